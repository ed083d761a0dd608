<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="forest_gate" tilewidth="16" tileheight="16" tilecount="1376" columns="32">
 <image source="forest_gate.png" width="512" height="688" />
 <tile id="6">
  <animation>
   <frame tileid="2" duration="133" />
   <frame tileid="3" duration="133" />
   <frame tileid="4" duration="133" />
   <frame tileid="5" duration="133" />
  </animation>
 </tile>
 <tile id="18">
  <animation>
   <frame tileid="15" duration="133" />
   <frame tileid="16" duration="133" />
   <frame tileid="15" duration="133" />
   <frame tileid="17" duration="133" />
  </animation>
 </tile>
 <tile id="21">
  <animation>
   <frame tileid="19" duration="133" />
   <frame tileid="20" duration="133" />
   <frame tileid="20" duration="133" />
   <frame tileid="20" duration="133" />
  </animation>
 </tile>
 <tile id="30">
  <animation>
   <frame tileid="28" duration="133" />
   <frame tileid="29" duration="133" />
   <frame tileid="28" duration="133" />
   <frame tileid="28" duration="133" />
  </animation>
 </tile>
 <tile id="37">
  <animation>
   <frame tileid="35" duration="133" />
   <frame tileid="36" duration="133" />
   <frame tileid="34" duration="133" />
   <frame tileid="36" duration="133" />
  </animation>
 </tile>
 <tile id="41">
  <animation>
   <frame tileid="39" duration="133" />
   <frame tileid="40" duration="133" />
   <frame tileid="34" duration="133" />
   <frame tileid="40" duration="133" />
  </animation>
 </tile>
 <tile id="44">
  <animation>
   <frame tileid="34" duration="133" />
   <frame tileid="42" duration="133" />
   <frame tileid="43" duration="133" />
   <frame tileid="42" duration="133" />
  </animation>
 </tile>
 <tile id="49">
  <animation>
   <frame tileid="34" duration="133" />
   <frame tileid="34" duration="133" />
   <frame tileid="48" duration="133" />
   <frame tileid="34" duration="133" />
  </animation>
 </tile>
 <tile id="52">
  <animation>
   <frame tileid="34" duration="133" />
   <frame tileid="50" duration="133" />
   <frame tileid="51" duration="133" />
   <frame tileid="50" duration="133" />
  </animation>
 </tile>
 <tile id="56">
  <animation>
   <frame tileid="53" duration="133" />
   <frame tileid="54" duration="133" />
   <frame tileid="55" duration="133" />
   <frame tileid="54" duration="133" />
  </animation>
 </tile>
 <tile id="72">
  <animation>
   <frame tileid="70" duration="133" />
   <frame tileid="71" duration="133" />
   <frame tileid="34" duration="133" />
   <frame tileid="71" duration="133" />
  </animation>
 </tile>
 <tile id="85">
  <animation>
   <frame tileid="82" duration="133" />
   <frame tileid="83" duration="133" />
   <frame tileid="82" duration="133" />
   <frame tileid="84" duration="133" />
  </animation>
 </tile>
 <tile id="89">
  <animation>
   <frame tileid="76" duration="133" />
   <frame tileid="88" duration="133" />
   <frame tileid="76" duration="133" />
   <frame tileid="76" duration="133" />
  </animation>
 </tile>
 <tile id="92">
  <animation>
   <frame tileid="90" duration="133" />
   <frame tileid="91" duration="133" />
   <frame tileid="90" duration="133" />
   <frame tileid="76" duration="133" />
  </animation>
 </tile>
 <tile id="96">
  <animation>
   <frame tileid="76" duration="133" />
   <frame tileid="94" duration="133" />
   <frame tileid="95" duration="133" />
   <frame tileid="94" duration="133" />
  </animation>
 </tile>
 <tile id="99">
  <animation>
   <frame tileid="76" duration="133" />
   <frame tileid="97" duration="133" />
   <frame tileid="98" duration="133" />
   <frame tileid="97" duration="133" />
  </animation>
 </tile>
 <tile id="102">
  <animation>
   <frame tileid="76" duration="133" />
   <frame tileid="100" duration="133" />
   <frame tileid="101" duration="133" />
   <frame tileid="100" duration="133" />
  </animation>
 </tile>
 <tile id="106">
  <animation>
   <frame tileid="76" duration="133" />
   <frame tileid="104" duration="133" />
   <frame tileid="105" duration="133" />
   <frame tileid="104" duration="133" />
  </animation>
 </tile>
 <tile id="112">
  <animation>
   <frame tileid="110" duration="133" />
   <frame tileid="109" duration="133" />
   <frame tileid="110" duration="133" />
   <frame tileid="111" duration="133" />
  </animation>
 </tile>
 <tile id="121">
  <animation>
   <frame tileid="118" duration="133" />
   <frame tileid="119" duration="133" />
   <frame tileid="118" duration="133" />
   <frame tileid="120" duration="133" />
  </animation>
 </tile>
 <tile id="133">
  <animation>
   <frame tileid="131" duration="133" />
   <frame tileid="132" duration="133" />
   <frame tileid="131" duration="133" />
   <frame tileid="131" duration="133" />
  </animation>
 </tile>
 <tile id="138">
  <animation>
   <frame tileid="136" duration="133" />
   <frame tileid="137" duration="133" />
   <frame tileid="136" duration="133" />
   <frame tileid="127" duration="133" />
  </animation>
 </tile>
 <tile id="585">
  <animation>
   <frame tileid="582" duration="133" />
   <frame tileid="583" duration="133" />
   <frame tileid="582" duration="133" />
   <frame tileid="584" duration="133" />
  </animation>
 </tile>
 <tile id="603">
  <animation>
   <frame tileid="600" duration="133" />
   <frame tileid="601" duration="133" />
   <frame tileid="600" duration="133" />
   <frame tileid="602" duration="133" />
  </animation>
 </tile>
 <tile id="622">
  <animation>
   <frame tileid="619" duration="133" />
   <frame tileid="620" duration="133" />
   <frame tileid="619" duration="133" />
   <frame tileid="621" duration="133" />
  </animation>
 </tile>
 <tile id="638">
  <animation>
   <frame tileid="635" duration="133" />
   <frame tileid="636" duration="133" />
   <frame tileid="635" duration="133" />
   <frame tileid="637" duration="133" />
  </animation>
 </tile>
 <tile id="646">
  <animation>
   <frame tileid="644" duration="133" />
   <frame tileid="644" duration="133" />
   <frame tileid="645" duration="133" />
   <frame tileid="645" duration="133" />
  </animation>
 </tile>
 <tile id="650">
  <animation>
   <frame tileid="648" duration="133" />
   <frame tileid="648" duration="133" />
   <frame tileid="649" duration="133" />
   <frame tileid="649" duration="133" />
  </animation>
 </tile>
 <tile id="659">
  <animation>
   <frame tileid="656" duration="133" />
   <frame tileid="657" duration="133" />
   <frame tileid="656" duration="133" />
   <frame tileid="658" duration="133" />
  </animation>
 </tile>
 <tile id="669">
  <animation>
   <frame tileid="666" duration="133" />
   <frame tileid="667" duration="133" />
   <frame tileid="666" duration="133" />
   <frame tileid="668" duration="133" />
  </animation>
 </tile>
 <tile id="677">
  <animation>
   <frame tileid="675" duration="133" />
   <frame tileid="675" duration="133" />
   <frame tileid="676" duration="133" />
   <frame tileid="676" duration="133" />
  </animation>
 </tile>
 <tile id="682">
  <animation>
   <frame tileid="680" duration="133" />
   <frame tileid="680" duration="133" />
   <frame tileid="681" duration="133" />
   <frame tileid="681" duration="133" />
  </animation>
 </tile>
 <tile id="692">
  <animation>
   <frame tileid="688" duration="133" />
   <frame tileid="689" duration="133" />
   <frame tileid="690" duration="133" />
   <frame tileid="691" duration="133" />
  </animation>
 </tile>
 <tile id="704">
  <animation>
   <frame tileid="701" duration="133" />
   <frame tileid="702" duration="133" />
   <frame tileid="701" duration="133" />
   <frame tileid="703" duration="133" />
  </animation>
 </tile>
 <tile id="716">
  <animation>
   <frame tileid="712" duration="133" />
   <frame tileid="713" duration="133" />
   <frame tileid="714" duration="133" />
   <frame tileid="715" duration="133" />
  </animation>
 </tile>
 <tile id="721">
  <animation>
   <frame tileid="717" duration="133" />
   <frame tileid="718" duration="133" />
   <frame tileid="719" duration="133" />
   <frame tileid="720" duration="133" />
  </animation>
 </tile>
 <tile id="730">
  <animation>
   <frame tileid="726" duration="133" />
   <frame tileid="727" duration="133" />
   <frame tileid="728" duration="133" />
   <frame tileid="729" duration="133" />
  </animation>
 </tile>
 <tile id="735">
  <animation>
   <frame tileid="731" duration="133" />
   <frame tileid="732" duration="133" />
   <frame tileid="733" duration="133" />
   <frame tileid="734" duration="133" />
  </animation>
 </tile>
 <tile id="746">
  <animation>
   <frame tileid="742" duration="133" />
   <frame tileid="743" duration="133" />
   <frame tileid="744" duration="133" />
   <frame tileid="745" duration="133" />
  </animation>
 </tile>
 <tile id="749">
  <animation>
   <frame tileid="747" duration="133" />
   <frame tileid="747" duration="133" />
   <frame tileid="747" duration="133" />
   <frame tileid="748" duration="133" />
  </animation>
 </tile>
 <tile id="771">
  <animation>
   <frame tileid="767" duration="133" />
   <frame tileid="768" duration="133" />
   <frame tileid="769" duration="133" />
   <frame tileid="770" duration="133" />
  </animation>
 </tile>
 <tile id="778">
  <animation>
   <frame tileid="774" duration="133" />
   <frame tileid="775" duration="133" />
   <frame tileid="776" duration="133" />
   <frame tileid="777" duration="133" />
  </animation>
 </tile>
 <tile id="783">
  <animation>
   <frame tileid="779" duration="133" />
   <frame tileid="780" duration="133" />
   <frame tileid="781" duration="133" />
   <frame tileid="782" duration="133" />
  </animation>
 </tile>
 <tile id="792">
  <animation>
   <frame tileid="788" duration="133" />
   <frame tileid="789" duration="133" />
   <frame tileid="790" duration="133" />
   <frame tileid="791" duration="133" />
  </animation>
 </tile>
 <tile id="797">
  <animation>
   <frame tileid="793" duration="133" />
   <frame tileid="794" duration="133" />
   <frame tileid="795" duration="133" />
   <frame tileid="796" duration="133" />
  </animation>
 </tile>
 <tile id="804">
  <animation>
   <frame tileid="800" duration="133" />
   <frame tileid="801" duration="133" />
   <frame tileid="802" duration="133" />
   <frame tileid="803" duration="133" />
  </animation>
 </tile>
 <tile id="832">
  <animation>
   <frame tileid="830" duration="133" />
   <frame tileid="831" duration="133" />
   <frame tileid="831" duration="133" />
   <frame tileid="831" duration="133" />
  </animation>
 </tile>
 <tile id="837">
  <animation>
   <frame tileid="833" duration="133" />
   <frame tileid="834" duration="133" />
   <frame tileid="835" duration="133" />
   <frame tileid="836" duration="133" />
  </animation>
 </tile>
 <tile id="854">
  <animation>
   <frame tileid="850" duration="133" />
   <frame tileid="851" duration="133" />
   <frame tileid="852" duration="133" />
   <frame tileid="853" duration="133" />
  </animation>
 </tile>
 <tile id="1022">
  <animation>
   <frame tileid="747" duration="133" />
   <frame tileid="1019" duration="133" />
   <frame tileid="1020" duration="133" />
   <frame tileid="1021" duration="133" />
  </animation>
 </tile>
 <tile id="1026">
  <animation>
   <frame tileid="1023" duration="133" />
   <frame tileid="1024" duration="133" />
   <frame tileid="747" duration="133" />
   <frame tileid="1025" duration="133" />
  </animation>
 </tile>
 <tile id="1030">
  <animation>
   <frame tileid="747" duration="133" />
   <frame tileid="1027" duration="133" />
   <frame tileid="1028" duration="133" />
   <frame tileid="1029" duration="133" />
  </animation>
 </tile>
 <tile id="1034">
  <animation>
   <frame tileid="1031" duration="133" />
   <frame tileid="1032" duration="133" />
   <frame tileid="1033" duration="133" />
   <frame tileid="747" duration="133" />
  </animation>
 </tile>
 <tile id="1038">
  <animation>
   <frame tileid="1035" duration="133" />
   <frame tileid="747" duration="133" />
   <frame tileid="1036" duration="133" />
   <frame tileid="1037" duration="133" />
  </animation>
 </tile>
 <tile id="1045">
  <animation>
   <frame tileid="1041" duration="133" />
   <frame tileid="1042" duration="133" />
   <frame tileid="1043" duration="133" />
   <frame tileid="1044" duration="133" />
  </animation>
 </tile>
 <tile id="1053">
  <animation>
   <frame tileid="1050" duration="133" />
   <frame tileid="747" duration="133" />
   <frame tileid="1051" duration="133" />
   <frame tileid="1052" duration="133" />
  </animation>
 </tile>
 <tile id="1059">
  <animation>
   <frame tileid="1056" duration="133" />
   <frame tileid="1057" duration="133" />
   <frame tileid="1058" duration="133" />
   <frame tileid="747" duration="133" />
  </animation>
 </tile>
 <tile id="1070">
  <animation>
   <frame tileid="1066" duration="133" />
   <frame tileid="1067" duration="133" />
   <frame tileid="1068" duration="133" />
   <frame tileid="1069" duration="133" />
  </animation>
 </tile>
 <tile id="1122">
  <animation>
   <frame tileid="1118" duration="133" />
   <frame tileid="1119" duration="133" />
   <frame tileid="1120" duration="133" />
   <frame tileid="1121" duration="133" />
  </animation>
 </tile>
 <tile id="1137">
  <animation>
   <frame tileid="1133" duration="133" />
   <frame tileid="1134" duration="133" />
   <frame tileid="1135" duration="133" />
   <frame tileid="1136" duration="133" />
  </animation>
 </tile>
 <tile id="1145">
  <animation>
   <frame tileid="1141" duration="133" />
   <frame tileid="1142" duration="133" />
   <frame tileid="1143" duration="133" />
   <frame tileid="1144" duration="133" />
  </animation>
 </tile>
 <tile id="1159">
  <animation>
   <frame tileid="1155" duration="133" />
   <frame tileid="1156" duration="133" />
   <frame tileid="1157" duration="133" />
   <frame tileid="1158" duration="133" />
  </animation>
 </tile>
</tileset>
