<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="courtyard" tilewidth="16" tileheight="16" tilecount="1152" columns="32">
 <image source="courtyard.png" width="512" height="576" />
 <tile id="6">
  <animation>
   <frame tileid="2" duration="133" />
   <frame tileid="3" duration="133" />
   <frame tileid="4" duration="133" />
   <frame tileid="5" duration="133" />
  </animation>
 </tile>
 <tile id="17">
  <animation>
   <frame tileid="14" duration="133" />
   <frame tileid="15" duration="133" />
   <frame tileid="14" duration="133" />
   <frame tileid="16" duration="133" />
  </animation>
 </tile>
 <tile id="20">
  <animation>
   <frame tileid="18" duration="133" />
   <frame tileid="19" duration="133" />
   <frame tileid="19" duration="133" />
   <frame tileid="19" duration="133" />
  </animation>
 </tile>
 <tile id="29">
  <animation>
   <frame tileid="27" duration="133" />
   <frame tileid="28" duration="133" />
   <frame tileid="27" duration="133" />
   <frame tileid="27" duration="133" />
  </animation>
 </tile>
 <tile id="36">
  <animation>
   <frame tileid="34" duration="133" />
   <frame tileid="35" duration="133" />
   <frame tileid="33" duration="133" />
   <frame tileid="35" duration="133" />
  </animation>
 </tile>
 <tile id="40">
  <animation>
   <frame tileid="38" duration="133" />
   <frame tileid="39" duration="133" />
   <frame tileid="33" duration="133" />
   <frame tileid="39" duration="133" />
  </animation>
 </tile>
 <tile id="43">
  <animation>
   <frame tileid="33" duration="133" />
   <frame tileid="41" duration="133" />
   <frame tileid="42" duration="133" />
   <frame tileid="41" duration="133" />
  </animation>
 </tile>
 <tile id="48">
  <animation>
   <frame tileid="33" duration="133" />
   <frame tileid="33" duration="133" />
   <frame tileid="47" duration="133" />
   <frame tileid="33" duration="133" />
  </animation>
 </tile>
 <tile id="51">
  <animation>
   <frame tileid="33" duration="133" />
   <frame tileid="49" duration="133" />
   <frame tileid="50" duration="133" />
   <frame tileid="49" duration="133" />
  </animation>
 </tile>
 <tile id="55">
  <animation>
   <frame tileid="52" duration="133" />
   <frame tileid="53" duration="133" />
   <frame tileid="54" duration="133" />
   <frame tileid="53" duration="133" />
  </animation>
 </tile>
 <tile id="72">
  <animation>
   <frame tileid="71" duration="133" />
   <frame tileid="60" duration="133" />
   <frame tileid="33" duration="133" />
   <frame tileid="60" duration="133" />
  </animation>
 </tile>
 <tile id="79">
  <animation>
   <frame tileid="77" duration="133" />
   <frame tileid="73" duration="133" />
   <frame tileid="77" duration="133" />
   <frame tileid="78" duration="133" />
  </animation>
 </tile>
 <tile id="84">
  <animation>
   <frame tileid="82" duration="133" />
   <frame tileid="83" duration="133" />
   <frame tileid="82" duration="133" />
   <frame tileid="82" duration="133" />
  </animation>
 </tile>
 <tile id="91">
  <animation>
   <frame tileid="73" duration="133" />
   <frame tileid="89" duration="133" />
   <frame tileid="90" duration="133" />
   <frame tileid="89" duration="133" />
  </animation>
 </tile>
 <tile id="94">
  <animation>
   <frame tileid="73" duration="133" />
   <frame tileid="92" duration="133" />
   <frame tileid="93" duration="133" />
   <frame tileid="92" duration="133" />
  </animation>
 </tile>
 <tile id="97">
  <animation>
   <frame tileid="73" duration="133" />
   <frame tileid="95" duration="133" />
   <frame tileid="96" duration="133" />
   <frame tileid="95" duration="133" />
  </animation>
 </tile>
 <tile id="101">
  <animation>
   <frame tileid="73" duration="133" />
   <frame tileid="99" duration="133" />
   <frame tileid="100" duration="133" />
   <frame tileid="99" duration="133" />
  </animation>
 </tile>
 <tile id="107">
  <animation>
   <frame tileid="105" duration="133" />
   <frame tileid="104" duration="133" />
   <frame tileid="105" duration="133" />
   <frame tileid="106" duration="133" />
  </animation>
 </tile>
 <tile id="120">
  <animation>
   <frame tileid="119" duration="133" />
   <frame tileid="116" duration="133" />
   <frame tileid="119" duration="133" />
   <frame tileid="119" duration="133" />
  </animation>
 </tile>
 <tile id="125">
  <animation>
   <frame tileid="122" duration="133" />
   <frame tileid="123" duration="133" />
   <frame tileid="122" duration="133" />
   <frame tileid="124" duration="133" />
  </animation>
 </tile>
 <tile id="331">
  <animation>
   <frame tileid="327" duration="133" />
   <frame tileid="328" duration="133" />
   <frame tileid="329" duration="133" />
   <frame tileid="330" duration="133" />
  </animation>
 </tile>
 <tile id="336">
  <animation>
   <frame tileid="332" duration="133" />
   <frame tileid="333" duration="133" />
   <frame tileid="334" duration="133" />
   <frame tileid="335" duration="133" />
  </animation>
 </tile>
 <tile id="341">
  <animation>
   <frame tileid="337" duration="133" />
   <frame tileid="338" duration="133" />
   <frame tileid="339" duration="133" />
   <frame tileid="340" duration="133" />
  </animation>
 </tile>
 <tile id="346">
  <animation>
   <frame tileid="342" duration="133" />
   <frame tileid="343" duration="133" />
   <frame tileid="344" duration="133" />
   <frame tileid="345" duration="133" />
  </animation>
 </tile>
 <tile id="351">
  <animation>
   <frame tileid="347" duration="133" />
   <frame tileid="348" duration="133" />
   <frame tileid="349" duration="133" />
   <frame tileid="350" duration="133" />
  </animation>
 </tile>
 <tile id="356">
  <animation>
   <frame tileid="352" duration="133" />
   <frame tileid="353" duration="133" />
   <frame tileid="354" duration="133" />
   <frame tileid="355" duration="133" />
  </animation>
 </tile>
 <tile id="361">
  <animation>
   <frame tileid="357" duration="133" />
   <frame tileid="358" duration="133" />
   <frame tileid="359" duration="133" />
   <frame tileid="360" duration="133" />
  </animation>
 </tile>
 <tile id="366">
  <animation>
   <frame tileid="362" duration="133" />
   <frame tileid="363" duration="133" />
   <frame tileid="364" duration="133" />
   <frame tileid="365" duration="133" />
  </animation>
 </tile>
 <tile id="375">
  <animation>
   <frame tileid="371" duration="133" />
   <frame tileid="372" duration="133" />
   <frame tileid="373" duration="133" />
   <frame tileid="374" duration="133" />
  </animation>
 </tile>
 <tile id="386">
  <animation>
   <frame tileid="382" duration="133" />
   <frame tileid="383" duration="133" />
   <frame tileid="384" duration="133" />
   <frame tileid="385" duration="133" />
  </animation>
 </tile>
 <tile id="390">
  <animation>
   <frame tileid="388" duration="133" />
   <frame tileid="389" duration="133" />
   <frame tileid="388" duration="133" />
   <frame tileid="389" duration="133" />
  </animation>
 </tile>
 <tile id="395">
  <animation>
   <frame tileid="391" duration="133" />
   <frame tileid="392" duration="133" />
   <frame tileid="393" duration="133" />
   <frame tileid="394" duration="133" />
  </animation>
 </tile>
 <tile id="406">
  <animation>
   <frame tileid="402" duration="133" />
   <frame tileid="403" duration="133" />
   <frame tileid="404" duration="133" />
   <frame tileid="405" duration="133" />
  </animation>
 </tile>
 <tile id="409">
  <animation>
   <frame tileid="407" duration="133" />
   <frame tileid="408" duration="133" />
   <frame tileid="408" duration="133" />
   <frame tileid="408" duration="133" />
  </animation>
 </tile>
 <tile id="447">
  <animation>
   <frame tileid="445" duration="133" />
   <frame tileid="445" duration="133" />
   <frame tileid="446" duration="133" />
   <frame tileid="446" duration="133" />
  </animation>
 </tile>
 <tile id="479">
  <animation>
   <frame tileid="477" duration="133" />
   <frame tileid="478" duration="133" />
   <frame tileid="477" duration="133" />
   <frame tileid="477" duration="133" />
  </animation>
 </tile>
 <tile id="489">
  <animation>
   <frame tileid="487" duration="133" />
   <frame tileid="487" duration="133" />
   <frame tileid="487" duration="133" />
   <frame tileid="488" duration="133" />
  </animation>
 </tile>
 <tile id="496">
  <animation>
   <frame tileid="494" duration="133" />
   <frame tileid="494" duration="133" />
   <frame tileid="495" duration="133" />
   <frame tileid="494" duration="133" />
  </animation>
 </tile>
 <tile id="506">
  <animation>
   <frame tileid="504" duration="133" />
   <frame tileid="505" duration="133" />
   <frame tileid="505" duration="133" />
   <frame tileid="505" duration="133" />
  </animation>
 </tile>
 <tile id="529">
  <animation>
   <frame tileid="525" duration="133" />
   <frame tileid="526" duration="133" />
   <frame tileid="527" duration="133" />
   <frame tileid="528" duration="133" />
  </animation>
 </tile>
 <tile id="538">
  <animation>
   <frame tileid="534" duration="133" />
   <frame tileid="535" duration="133" />
   <frame tileid="536" duration="133" />
   <frame tileid="537" duration="133" />
  </animation>
 </tile>
 <tile id="542">
  <animation>
   <frame tileid="539" duration="133" />
   <frame tileid="540" duration="133" />
   <frame tileid="541" duration="133" />
   <frame tileid="540" duration="133" />
  </animation>
 </tile>
 <tile id="548">
  <animation>
   <frame tileid="544" duration="133" />
   <frame tileid="545" duration="133" />
   <frame tileid="546" duration="133" />
   <frame tileid="547" duration="133" />
  </animation>
 </tile>
 <tile id="557">
  <animation>
   <frame tileid="553" duration="133" />
   <frame tileid="554" duration="133" />
   <frame tileid="555" duration="133" />
   <frame tileid="556" duration="133" />
  </animation>
 </tile>
 <tile id="564">
  <animation>
   <frame tileid="560" duration="133" />
   <frame tileid="561" duration="133" />
   <frame tileid="562" duration="133" />
   <frame tileid="563" duration="133" />
  </animation>
 </tile>
 <tile id="567">
  <animation>
   <frame tileid="565" duration="133" />
   <frame tileid="566" duration="133" />
   <frame tileid="565" duration="133" />
   <frame tileid="565" duration="133" />
  </animation>
 </tile>
 <tile id="575">
  <animation>
   <frame tileid="571" duration="133" />
   <frame tileid="572" duration="133" />
   <frame tileid="573" duration="133" />
   <frame tileid="574" duration="133" />
  </animation>
 </tile>
 <tile id="603">
  <animation>
   <frame tileid="599" duration="133" />
   <frame tileid="600" duration="133" />
   <frame tileid="601" duration="133" />
   <frame tileid="602" duration="133" />
  </animation>
 </tile>
 <tile id="608">
  <animation>
   <frame tileid="604" duration="133" />
   <frame tileid="605" duration="133" />
   <frame tileid="606" duration="133" />
   <frame tileid="607" duration="133" />
  </animation>
 </tile>
 <tile id="622">
  <animation>
   <frame tileid="618" duration="133" />
   <frame tileid="619" duration="133" />
   <frame tileid="620" duration="133" />
   <frame tileid="621" duration="133" />
  </animation>
 </tile>
 <tile id="626">
  <animation>
   <frame tileid="623" duration="133" />
   <frame tileid="624" duration="133" />
   <frame tileid="625" duration="133" />
   <frame tileid="623" duration="133" />
  </animation>
 </tile>
 <tile id="658">
  <animation>
   <frame tileid="654" duration="133" />
   <frame tileid="655" duration="133" />
   <frame tileid="656" duration="133" />
   <frame tileid="657" duration="133" />
  </animation>
 </tile>
 <tile id="663">
  <animation>
   <frame tileid="659" duration="133" />
   <frame tileid="660" duration="133" />
   <frame tileid="661" duration="133" />
   <frame tileid="662" duration="133" />
  </animation>
 </tile>
 <tile id="677">
  <animation>
   <frame tileid="673" duration="133" />
   <frame tileid="674" duration="133" />
   <frame tileid="675" duration="133" />
   <frame tileid="676" duration="133" />
  </animation>
 </tile>
 <tile id="682">
  <animation>
   <frame tileid="678" duration="133" />
   <frame tileid="679" duration="133" />
   <frame tileid="680" duration="133" />
   <frame tileid="681" duration="133" />
  </animation>
 </tile>
 <tile id="711">
  <animation>
   <frame tileid="709" duration="133" />
   <frame tileid="710" duration="133" />
   <frame tileid="710" duration="133" />
   <frame tileid="710" duration="133" />
  </animation>
 </tile>
 <tile id="714">
  <animation>
   <frame tileid="712" duration="133" />
   <frame tileid="712" duration="133" />
   <frame tileid="713" duration="133" />
   <frame tileid="713" duration="133" />
  </animation>
 </tile>
 <tile id="718">
  <animation>
   <frame tileid="715" duration="133" />
   <frame tileid="716" duration="133" />
   <frame tileid="717" duration="133" />
   <frame tileid="717" duration="133" />
  </animation>
 </tile>
 <tile id="728">
  <animation>
   <frame tileid="726" duration="133" />
   <frame tileid="726" duration="133" />
   <frame tileid="726" duration="133" />
   <frame tileid="727" duration="133" />
  </animation>
 </tile>
 <tile id="732">
  <animation>
   <frame tileid="729" duration="133" />
   <frame tileid="730" duration="133" />
   <frame tileid="731" duration="133" />
   <frame tileid="729" duration="133" />
  </animation>
 </tile>
 <tile id="736">
  <animation>
   <frame tileid="733" duration="133" />
   <frame tileid="734" duration="133" />
   <frame tileid="734" duration="133" />
   <frame tileid="735" duration="133" />
  </animation>
 </tile>
</tileset>
