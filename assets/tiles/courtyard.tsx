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
 <tile id="119">
  <animation>
   <frame tileid="118" duration="133" />
   <frame tileid="115" duration="133" />
   <frame tileid="118" duration="133" />
   <frame tileid="118" duration="133" />
  </animation>
 </tile>
 <tile id="124">
  <animation>
   <frame tileid="121" duration="133" />
   <frame tileid="122" duration="133" />
   <frame tileid="121" duration="133" />
   <frame tileid="123" duration="133" />
  </animation>
 </tile>
 <tile id="330">
  <animation>
   <frame tileid="326" duration="133" />
   <frame tileid="327" duration="133" />
   <frame tileid="328" duration="133" />
   <frame tileid="329" duration="133" />
  </animation>
 </tile>
 <tile id="335">
  <animation>
   <frame tileid="331" duration="133" />
   <frame tileid="332" duration="133" />
   <frame tileid="333" duration="133" />
   <frame tileid="334" duration="133" />
  </animation>
 </tile>
 <tile id="340">
  <animation>
   <frame tileid="336" duration="133" />
   <frame tileid="337" duration="133" />
   <frame tileid="338" duration="133" />
   <frame tileid="339" duration="133" />
  </animation>
 </tile>
 <tile id="345">
  <animation>
   <frame tileid="341" duration="133" />
   <frame tileid="342" duration="133" />
   <frame tileid="343" duration="133" />
   <frame tileid="344" duration="133" />
  </animation>
 </tile>
 <tile id="350">
  <animation>
   <frame tileid="346" duration="133" />
   <frame tileid="347" duration="133" />
   <frame tileid="348" duration="133" />
   <frame tileid="349" duration="133" />
  </animation>
 </tile>
 <tile id="355">
  <animation>
   <frame tileid="351" duration="133" />
   <frame tileid="352" duration="133" />
   <frame tileid="353" duration="133" />
   <frame tileid="354" duration="133" />
  </animation>
 </tile>
 <tile id="360">
  <animation>
   <frame tileid="356" duration="133" />
   <frame tileid="357" duration="133" />
   <frame tileid="358" duration="133" />
   <frame tileid="359" duration="133" />
  </animation>
 </tile>
 <tile id="365">
  <animation>
   <frame tileid="361" duration="133" />
   <frame tileid="362" duration="133" />
   <frame tileid="363" duration="133" />
   <frame tileid="364" duration="133" />
  </animation>
 </tile>
 <tile id="374">
  <animation>
   <frame tileid="370" duration="133" />
   <frame tileid="371" duration="133" />
   <frame tileid="372" duration="133" />
   <frame tileid="373" duration="133" />
  </animation>
 </tile>
 <tile id="385">
  <animation>
   <frame tileid="381" duration="133" />
   <frame tileid="382" duration="133" />
   <frame tileid="383" duration="133" />
   <frame tileid="384" duration="133" />
  </animation>
 </tile>
 <tile id="389">
  <animation>
   <frame tileid="387" duration="133" />
   <frame tileid="388" duration="133" />
   <frame tileid="387" duration="133" />
   <frame tileid="388" duration="133" />
  </animation>
 </tile>
 <tile id="394">
  <animation>
   <frame tileid="390" duration="133" />
   <frame tileid="391" duration="133" />
   <frame tileid="392" duration="133" />
   <frame tileid="393" duration="133" />
  </animation>
 </tile>
 <tile id="405">
  <animation>
   <frame tileid="401" duration="133" />
   <frame tileid="402" duration="133" />
   <frame tileid="403" duration="133" />
   <frame tileid="404" duration="133" />
  </animation>
 </tile>
 <tile id="408">
  <animation>
   <frame tileid="406" duration="133" />
   <frame tileid="407" duration="133" />
   <frame tileid="407" duration="133" />
   <frame tileid="407" duration="133" />
  </animation>
 </tile>
 <tile id="446">
  <animation>
   <frame tileid="444" duration="133" />
   <frame tileid="444" duration="133" />
   <frame tileid="445" duration="133" />
   <frame tileid="445" duration="133" />
  </animation>
 </tile>
 <tile id="478">
  <animation>
   <frame tileid="476" duration="133" />
   <frame tileid="477" duration="133" />
   <frame tileid="476" duration="133" />
   <frame tileid="476" duration="133" />
  </animation>
 </tile>
 <tile id="488">
  <animation>
   <frame tileid="486" duration="133" />
   <frame tileid="486" duration="133" />
   <frame tileid="486" duration="133" />
   <frame tileid="487" duration="133" />
  </animation>
 </tile>
 <tile id="495">
  <animation>
   <frame tileid="493" duration="133" />
   <frame tileid="493" duration="133" />
   <frame tileid="494" duration="133" />
   <frame tileid="493" duration="133" />
  </animation>
 </tile>
 <tile id="505">
  <animation>
   <frame tileid="503" duration="133" />
   <frame tileid="504" duration="133" />
   <frame tileid="504" duration="133" />
   <frame tileid="504" duration="133" />
  </animation>
 </tile>
 <tile id="528">
  <animation>
   <frame tileid="524" duration="133" />
   <frame tileid="525" duration="133" />
   <frame tileid="526" duration="133" />
   <frame tileid="527" duration="133" />
  </animation>
 </tile>
 <tile id="537">
  <animation>
   <frame tileid="533" duration="133" />
   <frame tileid="534" duration="133" />
   <frame tileid="535" duration="133" />
   <frame tileid="536" duration="133" />
  </animation>
 </tile>
 <tile id="541">
  <animation>
   <frame tileid="538" duration="133" />
   <frame tileid="539" duration="133" />
   <frame tileid="540" duration="133" />
   <frame tileid="539" duration="133" />
  </animation>
 </tile>
 <tile id="547">
  <animation>
   <frame tileid="543" duration="133" />
   <frame tileid="544" duration="133" />
   <frame tileid="545" duration="133" />
   <frame tileid="546" duration="133" />
  </animation>
 </tile>
 <tile id="556">
  <animation>
   <frame tileid="552" duration="133" />
   <frame tileid="553" duration="133" />
   <frame tileid="554" duration="133" />
   <frame tileid="555" duration="133" />
  </animation>
 </tile>
 <tile id="563">
  <animation>
   <frame tileid="559" duration="133" />
   <frame tileid="560" duration="133" />
   <frame tileid="561" duration="133" />
   <frame tileid="562" duration="133" />
  </animation>
 </tile>
 <tile id="566">
  <animation>
   <frame tileid="564" duration="133" />
   <frame tileid="565" duration="133" />
   <frame tileid="564" duration="133" />
   <frame tileid="564" duration="133" />
  </animation>
 </tile>
 <tile id="574">
  <animation>
   <frame tileid="570" duration="133" />
   <frame tileid="571" duration="133" />
   <frame tileid="572" duration="133" />
   <frame tileid="573" duration="133" />
  </animation>
 </tile>
 <tile id="602">
  <animation>
   <frame tileid="598" duration="133" />
   <frame tileid="599" duration="133" />
   <frame tileid="600" duration="133" />
   <frame tileid="601" duration="133" />
  </animation>
 </tile>
 <tile id="607">
  <animation>
   <frame tileid="603" duration="133" />
   <frame tileid="604" duration="133" />
   <frame tileid="605" duration="133" />
   <frame tileid="606" duration="133" />
  </animation>
 </tile>
 <tile id="621">
  <animation>
   <frame tileid="617" duration="133" />
   <frame tileid="618" duration="133" />
   <frame tileid="619" duration="133" />
   <frame tileid="620" duration="133" />
  </animation>
 </tile>
 <tile id="625">
  <animation>
   <frame tileid="622" duration="133" />
   <frame tileid="623" duration="133" />
   <frame tileid="624" duration="133" />
   <frame tileid="622" duration="133" />
  </animation>
 </tile>
 <tile id="657">
  <animation>
   <frame tileid="653" duration="133" />
   <frame tileid="654" duration="133" />
   <frame tileid="655" duration="133" />
   <frame tileid="656" duration="133" />
  </animation>
 </tile>
 <tile id="662">
  <animation>
   <frame tileid="658" duration="133" />
   <frame tileid="659" duration="133" />
   <frame tileid="660" duration="133" />
   <frame tileid="661" duration="133" />
  </animation>
 </tile>
 <tile id="676">
  <animation>
   <frame tileid="672" duration="133" />
   <frame tileid="673" duration="133" />
   <frame tileid="674" duration="133" />
   <frame tileid="675" duration="133" />
  </animation>
 </tile>
 <tile id="681">
  <animation>
   <frame tileid="677" duration="133" />
   <frame tileid="678" duration="133" />
   <frame tileid="679" duration="133" />
   <frame tileid="680" duration="133" />
  </animation>
 </tile>
 <tile id="710">
  <animation>
   <frame tileid="708" duration="133" />
   <frame tileid="709" duration="133" />
   <frame tileid="709" duration="133" />
   <frame tileid="709" duration="133" />
  </animation>
 </tile>
 <tile id="713">
  <animation>
   <frame tileid="711" duration="133" />
   <frame tileid="711" duration="133" />
   <frame tileid="712" duration="133" />
   <frame tileid="712" duration="133" />
  </animation>
 </tile>
 <tile id="717">
  <animation>
   <frame tileid="714" duration="133" />
   <frame tileid="715" duration="133" />
   <frame tileid="716" duration="133" />
   <frame tileid="716" duration="133" />
  </animation>
 </tile>
 <tile id="727">
  <animation>
   <frame tileid="725" duration="133" />
   <frame tileid="725" duration="133" />
   <frame tileid="725" duration="133" />
   <frame tileid="726" duration="133" />
  </animation>
 </tile>
 <tile id="731">
  <animation>
   <frame tileid="728" duration="133" />
   <frame tileid="729" duration="133" />
   <frame tileid="730" duration="133" />
   <frame tileid="728" duration="133" />
  </animation>
 </tile>
 <tile id="735">
  <animation>
   <frame tileid="732" duration="133" />
   <frame tileid="733" duration="133" />
   <frame tileid="733" duration="133" />
   <frame tileid="734" duration="133" />
  </animation>
 </tile>
</tileset>
