<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="street_dusk" tilewidth="16" tileheight="16" tilecount="1120" columns="32">
 <image source="street_dusk.png" width="512" height="560" />
 <tile id="6">
  <animation>
   <frame tileid="4" duration="133" />
   <frame tileid="5" duration="133" />
   <frame tileid="5" duration="133" />
   <frame tileid="5" duration="133" />
  </animation>
 </tile>
 <tile id="8">
  <animation>
   <frame tileid="7" duration="133" />
   <frame tileid="4" duration="133" />
   <frame tileid="7" duration="133" />
   <frame tileid="7" duration="133" />
  </animation>
 </tile>
 <tile id="106">
  <animation>
   <frame tileid="104" duration="133" />
   <frame tileid="104" duration="133" />
   <frame tileid="105" duration="133" />
   <frame tileid="105" duration="133" />
  </animation>
 </tile>
 <tile id="115">
  <animation>
   <frame tileid="113" duration="133" />
   <frame tileid="114" duration="133" />
   <frame tileid="114" duration="133" />
   <frame tileid="114" duration="133" />
  </animation>
 </tile>
 <tile id="122">
  <animation>
   <frame tileid="120" duration="133" />
   <frame tileid="120" duration="133" />
   <frame tileid="121" duration="133" />
   <frame tileid="120" duration="133" />
  </animation>
 </tile>
 <tile id="134">
  <animation>
   <frame tileid="132" duration="133" />
   <frame tileid="132" duration="133" />
   <frame tileid="133" duration="133" />
   <frame tileid="133" duration="133" />
  </animation>
 </tile>
 <tile id="146">
  <animation>
   <frame tileid="144" duration="133" />
   <frame tileid="144" duration="133" />
   <frame tileid="144" duration="133" />
   <frame tileid="145" duration="133" />
  </animation>
 </tile>
 <tile id="157">
  <animation>
   <frame tileid="155" duration="133" />
   <frame tileid="156" duration="133" />
   <frame tileid="156" duration="133" />
   <frame tileid="156" duration="133" />
  </animation>
 </tile>
 <tile id="169">
  <animation>
   <frame tileid="167" duration="133" />
   <frame tileid="168" duration="133" />
   <frame tileid="167" duration="133" />
   <frame tileid="167" duration="133" />
  </animation>
 </tile>
 <tile id="175">
  <animation>
   <frame tileid="150" duration="133" />
   <frame tileid="174" duration="133" />
   <frame tileid="174" duration="133" />
   <frame tileid="174" duration="133" />
  </animation>
 </tile>
 <tile id="179">
  <animation>
   <frame tileid="177" duration="133" />
   <frame tileid="177" duration="133" />
   <frame tileid="177" duration="133" />
   <frame tileid="178" duration="133" />
  </animation>
 </tile>
 <tile id="182">
  <animation>
   <frame tileid="180" duration="133" />
   <frame tileid="180" duration="133" />
   <frame tileid="181" duration="133" />
   <frame tileid="180" duration="133" />
  </animation>
 </tile>
 <tile id="190">
  <animation>
   <frame tileid="188" duration="133" />
   <frame tileid="188" duration="133" />
   <frame tileid="188" duration="133" />
   <frame tileid="189" duration="133" />
  </animation>
 </tile>
 <tile id="204">
  <animation>
   <frame tileid="202" duration="133" />
   <frame tileid="203" duration="133" />
   <frame tileid="202" duration="133" />
   <frame tileid="202" duration="133" />
  </animation>
 </tile>
 <tile id="212">
  <animation>
   <frame tileid="210" duration="133" />
   <frame tileid="210" duration="133" />
   <frame tileid="211" duration="133" />
   <frame tileid="210" duration="133" />
  </animation>
 </tile>
 <tile id="220">
  <animation>
   <frame tileid="218" duration="133" />
   <frame tileid="219" duration="133" />
   <frame tileid="218" duration="133" />
   <frame tileid="218" duration="133" />
  </animation>
 </tile>
 <tile id="295">
  <animation>
   <frame tileid="292" duration="133" />
   <frame tileid="293" duration="133" />
   <frame tileid="294" duration="133" />
   <frame tileid="293" duration="133" />
  </animation>
 </tile>
 <tile id="299">
  <animation>
   <frame tileid="296" duration="133" />
   <frame tileid="297" duration="133" />
   <frame tileid="298" duration="133" />
   <frame tileid="297" duration="133" />
  </animation>
 </tile>
 <tile id="318">
  <animation>
   <frame tileid="316" duration="133" />
   <frame tileid="316" duration="133" />
   <frame tileid="316" duration="133" />
   <frame tileid="317" duration="133" />
  </animation>
 </tile>
 <tile id="327">
  <animation>
   <frame tileid="325" duration="133" />
   <frame tileid="326" duration="133" />
   <frame tileid="325" duration="133" />
   <frame tileid="326" duration="133" />
  </animation>
 </tile>
 <tile id="330">
  <animation>
   <frame tileid="328" duration="133" />
   <frame tileid="329" duration="133" />
   <frame tileid="328" duration="133" />
   <frame tileid="329" duration="133" />
  </animation>
 </tile>
 <tile id="333">
  <animation>
   <frame tileid="331" duration="133" />
   <frame tileid="332" duration="133" />
   <frame tileid="331" duration="133" />
   <frame tileid="332" duration="133" />
  </animation>
 </tile>
 <tile id="336">
  <animation>
   <frame tileid="334" duration="133" />
   <frame tileid="335" duration="133" />
   <frame tileid="334" duration="133" />
   <frame tileid="335" duration="133" />
  </animation>
 </tile>
 <tile id="339">
  <animation>
   <frame tileid="337" duration="133" />
   <frame tileid="338" duration="133" />
   <frame tileid="337" duration="133" />
   <frame tileid="338" duration="133" />
  </animation>
 </tile>
 <tile id="345">
  <animation>
   <frame tileid="342" duration="133" />
   <frame tileid="343" duration="133" />
   <frame tileid="344" duration="133" />
   <frame tileid="343" duration="133" />
  </animation>
 </tile>
 <tile id="354">
  <animation>
   <frame tileid="352" duration="133" />
   <frame tileid="352" duration="133" />
   <frame tileid="353" duration="133" />
   <frame tileid="353" duration="133" />
  </animation>
 </tile>
 <tile id="357">
  <animation>
   <frame tileid="355" duration="133" />
   <frame tileid="355" duration="133" />
   <frame tileid="356" duration="133" />
   <frame tileid="356" duration="133" />
  </animation>
 </tile>
 <tile id="372">
  <animation>
   <frame tileid="369" duration="133" />
   <frame tileid="369" duration="133" />
   <frame tileid="370" duration="133" />
   <frame tileid="371" duration="133" />
  </animation>
 </tile>
 <tile id="385">
  <animation>
   <frame tileid="383" duration="133" />
   <frame tileid="384" duration="133" />
   <frame tileid="383" duration="133" />
   <frame tileid="384" duration="133" />
  </animation>
 </tile>
 <tile id="388">
  <animation>
   <frame tileid="386" duration="133" />
   <frame tileid="387" duration="133" />
   <frame tileid="386" duration="133" />
   <frame tileid="387" duration="133" />
  </animation>
 </tile>
 <tile id="391">
  <animation>
   <frame tileid="389" duration="133" />
   <frame tileid="390" duration="133" />
   <frame tileid="389" duration="133" />
   <frame tileid="390" duration="133" />
  </animation>
 </tile>
 <tile id="394">
  <animation>
   <frame tileid="392" duration="133" />
   <frame tileid="393" duration="133" />
   <frame tileid="392" duration="133" />
   <frame tileid="393" duration="133" />
  </animation>
 </tile>
 <tile id="397">
  <animation>
   <frame tileid="395" duration="133" />
   <frame tileid="396" duration="133" />
   <frame tileid="395" duration="133" />
   <frame tileid="396" duration="133" />
  </animation>
 </tile>
 <tile id="400">
  <animation>
   <frame tileid="398" duration="133" />
   <frame tileid="398" duration="133" />
   <frame tileid="399" duration="133" />
   <frame tileid="398" duration="133" />
  </animation>
 </tile>
 <tile id="405">
  <animation>
   <frame tileid="402" duration="133" />
   <frame tileid="403" duration="133" />
   <frame tileid="404" duration="133" />
   <frame tileid="403" duration="133" />
  </animation>
 </tile>
 <tile id="427">
  <animation>
   <frame tileid="425" duration="133" />
   <frame tileid="425" duration="133" />
   <frame tileid="426" duration="133" />
   <frame tileid="426" duration="133" />
  </animation>
 </tile>
 <tile id="442">
  <animation>
   <frame tileid="440" duration="133" />
   <frame tileid="441" duration="133" />
   <frame tileid="441" duration="133" />
   <frame tileid="441" duration="133" />
  </animation>
 </tile>
 <tile id="445">
  <animation>
   <frame tileid="443" duration="133" />
   <frame tileid="443" duration="133" />
   <frame tileid="443" duration="133" />
   <frame tileid="444" duration="133" />
  </animation>
 </tile>
 <tile id="450">
  <animation>
   <frame tileid="448" duration="133" />
   <frame tileid="449" duration="133" />
   <frame tileid="448" duration="133" />
   <frame tileid="448" duration="133" />
  </animation>
 </tile>
 <tile id="453">
  <animation>
   <frame tileid="451" duration="133" />
   <frame tileid="452" duration="133" />
   <frame tileid="452" duration="133" />
   <frame tileid="452" duration="133" />
  </animation>
 </tile>
 <tile id="459">
  <animation>
   <frame tileid="457" duration="133" />
   <frame tileid="458" duration="133" />
   <frame tileid="458" duration="133" />
   <frame tileid="458" duration="133" />
  </animation>
 </tile>
 <tile id="484">
  <animation>
   <frame tileid="480" duration="133" />
   <frame tileid="481" duration="133" />
   <frame tileid="482" duration="133" />
   <frame tileid="483" duration="133" />
  </animation>
 </tile>
 <tile id="489">
  <animation>
   <frame tileid="485" duration="133" />
   <frame tileid="486" duration="133" />
   <frame tileid="487" duration="133" />
   <frame tileid="488" duration="133" />
  </animation>
 </tile>
 <tile id="494">
  <animation>
   <frame tileid="490" duration="133" />
   <frame tileid="491" duration="133" />
   <frame tileid="492" duration="133" />
   <frame tileid="493" duration="133" />
  </animation>
 </tile>
 <tile id="499">
  <animation>
   <frame tileid="495" duration="133" />
   <frame tileid="496" duration="133" />
   <frame tileid="497" duration="133" />
   <frame tileid="498" duration="133" />
  </animation>
 </tile>
 <tile id="540">
  <animation>
   <frame tileid="536" duration="133" />
   <frame tileid="537" duration="133" />
   <frame tileid="538" duration="133" />
   <frame tileid="539" duration="133" />
  </animation>
 </tile>
 <tile id="546">
  <animation>
   <frame tileid="535" duration="133" />
   <frame tileid="543" duration="133" />
   <frame tileid="544" duration="133" />
   <frame tileid="545" duration="133" />
  </animation>
 </tile>
 <tile id="565">
  <animation>
   <frame tileid="563" duration="133" />
   <frame tileid="563" duration="133" />
   <frame tileid="563" duration="133" />
   <frame tileid="564" duration="133" />
  </animation>
 </tile>
 <tile id="606">
  <animation>
   <frame tileid="604" duration="133" />
   <frame tileid="604" duration="133" />
   <frame tileid="605" duration="133" />
   <frame tileid="605" duration="133" />
  </animation>
 </tile>
 <tile id="611">
  <animation>
   <frame tileid="607" duration="133" />
   <frame tileid="608" duration="133" />
   <frame tileid="609" duration="133" />
   <frame tileid="610" duration="133" />
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
 <tile id="648">
  <animation>
   <frame tileid="645" duration="133" />
   <frame tileid="646" duration="133" />
   <frame tileid="647" duration="133" />
   <frame tileid="647" duration="133" />
  </animation>
 </tile>
 <tile id="653">
  <animation>
   <frame tileid="649" duration="133" />
   <frame tileid="650" duration="133" />
   <frame tileid="651" duration="133" />
   <frame tileid="652" duration="133" />
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
 <tile id="698">
  <animation>
   <frame tileid="694" duration="133" />
   <frame tileid="695" duration="133" />
   <frame tileid="696" duration="133" />
   <frame tileid="697" duration="133" />
  </animation>
 </tile>
 <tile id="703">
  <animation>
   <frame tileid="699" duration="133" />
   <frame tileid="700" duration="133" />
   <frame tileid="701" duration="133" />
   <frame tileid="702" duration="133" />
  </animation>
 </tile>
 <tile id="707">
  <animation>
   <frame tileid="704" duration="133" />
   <frame tileid="705" duration="133" />
   <frame tileid="706" duration="133" />
   <frame tileid="704" duration="133" />
  </animation>
 </tile>
 <tile id="750">
  <animation>
   <frame tileid="746" duration="133" />
   <frame tileid="747" duration="133" />
   <frame tileid="748" duration="133" />
   <frame tileid="749" duration="133" />
  </animation>
 </tile>
 <tile id="784">
  <animation>
   <frame tileid="782" duration="133" />
   <frame tileid="783" duration="133" />
   <frame tileid="783" duration="133" />
   <frame tileid="783" duration="133" />
  </animation>
 </tile>
</tileset>
