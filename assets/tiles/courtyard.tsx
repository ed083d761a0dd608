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
 <tile id="121">
  <animation>
   <frame tileid="119" duration="133" />
   <frame tileid="116" duration="133" />
   <frame tileid="119" duration="133" />
   <frame tileid="120" duration="133" />
  </animation>
 </tile>
 <tile id="124">
  <animation>
   <frame tileid="122" duration="133" />
   <frame tileid="123" duration="133" />
   <frame tileid="122" duration="133" />
   <frame tileid="116" duration="133" />
  </animation>
 </tile>
 <tile id="325">
  <animation>
   <frame tileid="321" duration="133" />
   <frame tileid="322" duration="133" />
   <frame tileid="323" duration="133" />
   <frame tileid="324" duration="133" />
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
 <tile id="369">
  <animation>
   <frame tileid="365" duration="133" />
   <frame tileid="366" duration="133" />
   <frame tileid="367" duration="133" />
   <frame tileid="368" duration="133" />
  </animation>
 </tile>
 <tile id="380">
  <animation>
   <frame tileid="376" duration="133" />
   <frame tileid="377" duration="133" />
   <frame tileid="378" duration="133" />
   <frame tileid="379" duration="133" />
  </animation>
 </tile>
 <tile id="384">
  <animation>
   <frame tileid="382" duration="133" />
   <frame tileid="383" duration="133" />
   <frame tileid="382" duration="133" />
   <frame tileid="383" duration="133" />
  </animation>
 </tile>
 <tile id="389">
  <animation>
   <frame tileid="385" duration="133" />
   <frame tileid="386" duration="133" />
   <frame tileid="387" duration="133" />
   <frame tileid="388" duration="133" />
  </animation>
 </tile>
 <tile id="400">
  <animation>
   <frame tileid="396" duration="133" />
   <frame tileid="397" duration="133" />
   <frame tileid="398" duration="133" />
   <frame tileid="399" duration="133" />
  </animation>
 </tile>
 <tile id="403">
  <animation>
   <frame tileid="401" duration="133" />
   <frame tileid="402" duration="133" />
   <frame tileid="402" duration="133" />
   <frame tileid="402" duration="133" />
  </animation>
 </tile>
 <tile id="441">
  <animation>
   <frame tileid="439" duration="133" />
   <frame tileid="439" duration="133" />
   <frame tileid="440" duration="133" />
   <frame tileid="440" duration="133" />
  </animation>
 </tile>
 <tile id="473">
  <animation>
   <frame tileid="471" duration="133" />
   <frame tileid="472" duration="133" />
   <frame tileid="471" duration="133" />
   <frame tileid="471" duration="133" />
  </animation>
 </tile>
 <tile id="483">
  <animation>
   <frame tileid="481" duration="133" />
   <frame tileid="481" duration="133" />
   <frame tileid="481" duration="133" />
   <frame tileid="482" duration="133" />
  </animation>
 </tile>
 <tile id="490">
  <animation>
   <frame tileid="488" duration="133" />
   <frame tileid="488" duration="133" />
   <frame tileid="489" duration="133" />
   <frame tileid="488" duration="133" />
  </animation>
 </tile>
 <tile id="500">
  <animation>
   <frame tileid="498" duration="133" />
   <frame tileid="499" duration="133" />
   <frame tileid="499" duration="133" />
   <frame tileid="499" duration="133" />
  </animation>
 </tile>
 <tile id="523">
  <animation>
   <frame tileid="519" duration="133" />
   <frame tileid="520" duration="133" />
   <frame tileid="521" duration="133" />
   <frame tileid="522" duration="133" />
  </animation>
 </tile>
 <tile id="532">
  <animation>
   <frame tileid="528" duration="133" />
   <frame tileid="529" duration="133" />
   <frame tileid="530" duration="133" />
   <frame tileid="531" duration="133" />
  </animation>
 </tile>
 <tile id="536">
  <animation>
   <frame tileid="533" duration="133" />
   <frame tileid="534" duration="133" />
   <frame tileid="535" duration="133" />
   <frame tileid="534" duration="133" />
  </animation>
 </tile>
 <tile id="542">
  <animation>
   <frame tileid="538" duration="133" />
   <frame tileid="539" duration="133" />
   <frame tileid="540" duration="133" />
   <frame tileid="541" duration="133" />
  </animation>
 </tile>
 <tile id="551">
  <animation>
   <frame tileid="547" duration="133" />
   <frame tileid="548" duration="133" />
   <frame tileid="549" duration="133" />
   <frame tileid="550" duration="133" />
  </animation>
 </tile>
 <tile id="558">
  <animation>
   <frame tileid="554" duration="133" />
   <frame tileid="555" duration="133" />
   <frame tileid="556" duration="133" />
   <frame tileid="557" duration="133" />
  </animation>
 </tile>
 <tile id="561">
  <animation>
   <frame tileid="559" duration="133" />
   <frame tileid="560" duration="133" />
   <frame tileid="559" duration="133" />
   <frame tileid="559" duration="133" />
  </animation>
 </tile>
 <tile id="569">
  <animation>
   <frame tileid="565" duration="133" />
   <frame tileid="566" duration="133" />
   <frame tileid="567" duration="133" />
   <frame tileid="568" duration="133" />
  </animation>
 </tile>
 <tile id="597">
  <animation>
   <frame tileid="593" duration="133" />
   <frame tileid="594" duration="133" />
   <frame tileid="595" duration="133" />
   <frame tileid="596" duration="133" />
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
 <tile id="616">
  <animation>
   <frame tileid="612" duration="133" />
   <frame tileid="613" duration="133" />
   <frame tileid="614" duration="133" />
   <frame tileid="615" duration="133" />
  </animation>
 </tile>
 <tile id="620">
  <animation>
   <frame tileid="617" duration="133" />
   <frame tileid="618" duration="133" />
   <frame tileid="619" duration="133" />
   <frame tileid="617" duration="133" />
  </animation>
 </tile>
 <tile id="652">
  <animation>
   <frame tileid="648" duration="133" />
   <frame tileid="649" duration="133" />
   <frame tileid="650" duration="133" />
   <frame tileid="651" duration="133" />
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
 <tile id="671">
  <animation>
   <frame tileid="667" duration="133" />
   <frame tileid="668" duration="133" />
   <frame tileid="669" duration="133" />
   <frame tileid="670" duration="133" />
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
 <tile id="705">
  <animation>
   <frame tileid="703" duration="133" />
   <frame tileid="704" duration="133" />
   <frame tileid="704" duration="133" />
   <frame tileid="704" duration="133" />
  </animation>
 </tile>
 <tile id="708">
  <animation>
   <frame tileid="706" duration="133" />
   <frame tileid="706" duration="133" />
   <frame tileid="707" duration="133" />
   <frame tileid="707" duration="133" />
  </animation>
 </tile>
 <tile id="712">
  <animation>
   <frame tileid="709" duration="133" />
   <frame tileid="710" duration="133" />
   <frame tileid="711" duration="133" />
   <frame tileid="711" duration="133" />
  </animation>
 </tile>
 <tile id="722">
  <animation>
   <frame tileid="720" duration="133" />
   <frame tileid="720" duration="133" />
   <frame tileid="720" duration="133" />
   <frame tileid="721" duration="133" />
  </animation>
 </tile>
 <tile id="726">
  <animation>
   <frame tileid="723" duration="133" />
   <frame tileid="724" duration="133" />
   <frame tileid="725" duration="133" />
   <frame tileid="723" duration="133" />
  </animation>
 </tile>
 <tile id="730">
  <animation>
   <frame tileid="727" duration="133" />
   <frame tileid="728" duration="133" />
   <frame tileid="728" duration="133" />
   <frame tileid="729" duration="133" />
  </animation>
 </tile>
</tileset>
