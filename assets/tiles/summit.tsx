<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="summit" tilewidth="16" tileheight="16" tilecount="1248" columns="32">
 <image source="summit.png" width="512" height="624" />
 <tile id="11">
  <animation>
   <frame tileid="10" duration="133" />
   <frame tileid="0" duration="133" />
   <frame tileid="10" duration="133" />
   <frame tileid="10" duration="133" />
  </animation>
 </tile>
 <tile id="13">
  <animation>
   <frame tileid="12" duration="133" />
   <frame tileid="12" duration="133" />
   <frame tileid="0" duration="133" />
   <frame tileid="12" duration="133" />
  </animation>
 </tile>
 <tile id="18">
  <animation>
   <frame tileid="0" duration="133" />
   <frame tileid="17" duration="133" />
   <frame tileid="17" duration="133" />
   <frame tileid="17" duration="133" />
  </animation>
 </tile>
 <tile id="24">
  <animation>
   <frame tileid="23" duration="133" />
   <frame tileid="0" duration="133" />
   <frame tileid="23" duration="133" />
   <frame tileid="23" duration="133" />
  </animation>
 </tile>
 <tile id="27">
  <animation>
   <frame tileid="25" duration="133" />
   <frame tileid="26" duration="133" />
   <frame tileid="25" duration="133" />
   <frame tileid="25" duration="133" />
  </animation>
 </tile>
 <tile id="37">
  <animation>
   <frame tileid="34" duration="133" />
   <frame tileid="35" duration="133" />
   <frame tileid="36" duration="133" />
   <frame tileid="35" duration="133" />
  </animation>
 </tile>
 <tile id="45">
  <animation>
   <frame tileid="43" duration="133" />
   <frame tileid="43" duration="133" />
   <frame tileid="43" duration="133" />
   <frame tileid="44" duration="133" />
  </animation>
 </tile>
 <tile id="47">
  <animation>
   <frame tileid="46" duration="133" />
   <frame tileid="46" duration="133" />
   <frame tileid="46" duration="133" />
   <frame tileid="33" duration="133" />
  </animation>
 </tile>
 <tile id="53">
  <animation>
   <frame tileid="52" duration="133" />
   <frame tileid="52" duration="133" />
   <frame tileid="33" duration="133" />
   <frame tileid="52" duration="133" />
  </animation>
 </tile>
 <tile id="55">
  <animation>
   <frame tileid="54" duration="133" />
   <frame tileid="33" duration="133" />
   <frame tileid="54" duration="133" />
   <frame tileid="54" duration="133" />
  </animation>
 </tile>
 <tile id="57">
  <animation>
   <frame tileid="33" duration="133" />
   <frame tileid="56" duration="133" />
   <frame tileid="56" duration="133" />
   <frame tileid="56" duration="133" />
  </animation>
 </tile>
 <tile id="66">
  <animation>
   <frame tileid="64" duration="133" />
   <frame tileid="65" duration="133" />
   <frame tileid="65" duration="133" />
   <frame tileid="65" duration="133" />
  </animation>
 </tile>
 <tile id="69">
  <animation>
   <frame tileid="68" duration="133" />
   <frame tileid="68" duration="133" />
   <frame tileid="64" duration="133" />
   <frame tileid="68" duration="133" />
  </animation>
 </tile>
 <tile id="85">
  <animation>
   <frame tileid="84" duration="133" />
   <frame tileid="84" duration="133" />
   <frame tileid="64" duration="133" />
   <frame tileid="84" duration="133" />
  </animation>
 </tile>
 <tile id="90">
  <animation>
   <frame tileid="88" duration="133" />
   <frame tileid="89" duration="133" />
   <frame tileid="89" duration="133" />
   <frame tileid="89" duration="133" />
  </animation>
 </tile>
 <tile id="112">
  <animation>
   <frame tileid="111" duration="133" />
   <frame tileid="109" duration="133" />
   <frame tileid="111" duration="133" />
   <frame tileid="111" duration="133" />
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
 <tile id="125">
  <animation>
   <frame tileid="124" duration="133" />
   <frame tileid="124" duration="133" />
   <frame tileid="124" duration="133" />
   <frame tileid="109" duration="133" />
  </animation>
 </tile>
 <tile id="305">
  <animation>
   <frame tileid="301" duration="133" />
   <frame tileid="302" duration="133" />
   <frame tileid="303" duration="133" />
   <frame tileid="304" duration="133" />
  </animation>
 </tile>
 <tile id="310">
  <animation>
   <frame tileid="306" duration="133" />
   <frame tileid="307" duration="133" />
   <frame tileid="308" duration="133" />
   <frame tileid="309" duration="133" />
  </animation>
 </tile>
 <tile id="315">
  <animation>
   <frame tileid="311" duration="133" />
   <frame tileid="312" duration="133" />
   <frame tileid="313" duration="133" />
   <frame tileid="314" duration="133" />
  </animation>
 </tile>
 <tile id="320">
  <animation>
   <frame tileid="316" duration="133" />
   <frame tileid="317" duration="133" />
   <frame tileid="318" duration="133" />
   <frame tileid="319" duration="133" />
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
 <tile id="376">
  <animation>
   <frame tileid="372" duration="133" />
   <frame tileid="373" duration="133" />
   <frame tileid="374" duration="133" />
   <frame tileid="375" duration="133" />
  </animation>
 </tile>
 <tile id="381">
  <animation>
   <frame tileid="377" duration="133" />
   <frame tileid="378" duration="133" />
   <frame tileid="379" duration="133" />
   <frame tileid="380" duration="133" />
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
 <tile id="391">
  <animation>
   <frame tileid="387" duration="133" />
   <frame tileid="388" duration="133" />
   <frame tileid="389" duration="133" />
   <frame tileid="390" duration="133" />
  </animation>
 </tile>
 <tile id="396">
  <animation>
   <frame tileid="392" duration="133" />
   <frame tileid="393" duration="133" />
   <frame tileid="394" duration="133" />
   <frame tileid="395" duration="133" />
  </animation>
 </tile>
 <tile id="401">
  <animation>
   <frame tileid="397" duration="133" />
   <frame tileid="398" duration="133" />
   <frame tileid="399" duration="133" />
   <frame tileid="400" duration="133" />
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
 <tile id="411">
  <animation>
   <frame tileid="407" duration="133" />
   <frame tileid="408" duration="133" />
   <frame tileid="409" duration="133" />
   <frame tileid="410" duration="133" />
  </animation>
 </tile>
 <tile id="416">
  <animation>
   <frame tileid="412" duration="133" />
   <frame tileid="413" duration="133" />
   <frame tileid="414" duration="133" />
   <frame tileid="415" duration="133" />
  </animation>
 </tile>
 <tile id="421">
  <animation>
   <frame tileid="417" duration="133" />
   <frame tileid="418" duration="133" />
   <frame tileid="419" duration="133" />
   <frame tileid="420" duration="133" />
  </animation>
 </tile>
 <tile id="426">
  <animation>
   <frame tileid="422" duration="133" />
   <frame tileid="423" duration="133" />
   <frame tileid="424" duration="133" />
   <frame tileid="425" duration="133" />
  </animation>
 </tile>
 <tile id="431">
  <animation>
   <frame tileid="427" duration="133" />
   <frame tileid="428" duration="133" />
   <frame tileid="429" duration="133" />
   <frame tileid="430" duration="133" />
  </animation>
 </tile>
 <tile id="436">
  <animation>
   <frame tileid="432" duration="133" />
   <frame tileid="433" duration="133" />
   <frame tileid="434" duration="133" />
   <frame tileid="435" duration="133" />
  </animation>
 </tile>
 <tile id="441">
  <animation>
   <frame tileid="437" duration="133" />
   <frame tileid="438" duration="133" />
   <frame tileid="439" duration="133" />
   <frame tileid="440" duration="133" />
  </animation>
 </tile>
 <tile id="447">
  <animation>
   <frame tileid="443" duration="133" />
   <frame tileid="444" duration="133" />
   <frame tileid="445" duration="133" />
   <frame tileid="446" duration="133" />
  </animation>
 </tile>
 <tile id="452">
  <animation>
   <frame tileid="448" duration="133" />
   <frame tileid="449" duration="133" />
   <frame tileid="450" duration="133" />
   <frame tileid="451" duration="133" />
  </animation>
 </tile>
 <tile id="457">
  <animation>
   <frame tileid="453" duration="133" />
   <frame tileid="454" duration="133" />
   <frame tileid="455" duration="133" />
   <frame tileid="456" duration="133" />
  </animation>
 </tile>
 <tile id="462">
  <animation>
   <frame tileid="458" duration="133" />
   <frame tileid="459" duration="133" />
   <frame tileid="460" duration="133" />
   <frame tileid="461" duration="133" />
  </animation>
 </tile>
 <tile id="467">
  <animation>
   <frame tileid="463" duration="133" />
   <frame tileid="464" duration="133" />
   <frame tileid="465" duration="133" />
   <frame tileid="466" duration="133" />
  </animation>
 </tile>
 <tile id="472">
  <animation>
   <frame tileid="468" duration="133" />
   <frame tileid="469" duration="133" />
   <frame tileid="470" duration="133" />
   <frame tileid="471" duration="133" />
  </animation>
 </tile>
 <tile id="477">
  <animation>
   <frame tileid="473" duration="133" />
   <frame tileid="474" duration="133" />
   <frame tileid="475" duration="133" />
   <frame tileid="476" duration="133" />
  </animation>
 </tile>
 <tile id="482">
  <animation>
   <frame tileid="478" duration="133" />
   <frame tileid="479" duration="133" />
   <frame tileid="480" duration="133" />
   <frame tileid="481" duration="133" />
  </animation>
 </tile>
 <tile id="487">
  <animation>
   <frame tileid="483" duration="133" />
   <frame tileid="484" duration="133" />
   <frame tileid="485" duration="133" />
   <frame tileid="486" duration="133" />
  </animation>
 </tile>
 <tile id="492">
  <animation>
   <frame tileid="488" duration="133" />
   <frame tileid="489" duration="133" />
   <frame tileid="490" duration="133" />
   <frame tileid="491" duration="133" />
  </animation>
 </tile>
 <tile id="497">
  <animation>
   <frame tileid="493" duration="133" />
   <frame tileid="494" duration="133" />
   <frame tileid="495" duration="133" />
   <frame tileid="496" duration="133" />
  </animation>
 </tile>
 <tile id="500">
  <animation>
   <frame tileid="498" duration="133" />
   <frame tileid="498" duration="133" />
   <frame tileid="498" duration="133" />
   <frame tileid="499" duration="133" />
  </animation>
 </tile>
 <tile id="510">
  <animation>
   <frame tileid="508" duration="133" />
   <frame tileid="508" duration="133" />
   <frame tileid="509" duration="133" />
   <frame tileid="508" duration="133" />
  </animation>
 </tile>
 <tile id="515">
  <animation>
   <frame tileid="511" duration="133" />
   <frame tileid="512" duration="133" />
   <frame tileid="513" duration="133" />
   <frame tileid="514" duration="133" />
  </animation>
 </tile>
 <tile id="520">
  <animation>
   <frame tileid="516" duration="133" />
   <frame tileid="517" duration="133" />
   <frame tileid="518" duration="133" />
   <frame tileid="519" duration="133" />
  </animation>
 </tile>
 <tile id="525">
  <animation>
   <frame tileid="521" duration="133" />
   <frame tileid="522" duration="133" />
   <frame tileid="523" duration="133" />
   <frame tileid="524" duration="133" />
  </animation>
 </tile>
 <tile id="530">
  <animation>
   <frame tileid="526" duration="133" />
   <frame tileid="527" duration="133" />
   <frame tileid="528" duration="133" />
   <frame tileid="529" duration="133" />
  </animation>
 </tile>
 <tile id="535">
  <animation>
   <frame tileid="531" duration="133" />
   <frame tileid="532" duration="133" />
   <frame tileid="533" duration="133" />
   <frame tileid="534" duration="133" />
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
 <tile id="545">
  <animation>
   <frame tileid="541" duration="133" />
   <frame tileid="542" duration="133" />
   <frame tileid="543" duration="133" />
   <frame tileid="544" duration="133" />
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
 <tile id="556">
  <animation>
   <frame tileid="552" duration="133" />
   <frame tileid="553" duration="133" />
   <frame tileid="554" duration="133" />
   <frame tileid="555" duration="133" />
  </animation>
 </tile>
 <tile id="561">
  <animation>
   <frame tileid="557" duration="133" />
   <frame tileid="558" duration="133" />
   <frame tileid="559" duration="133" />
   <frame tileid="560" duration="133" />
  </animation>
 </tile>
 <tile id="566">
  <animation>
   <frame tileid="562" duration="133" />
   <frame tileid="563" duration="133" />
   <frame tileid="564" duration="133" />
   <frame tileid="565" duration="133" />
  </animation>
 </tile>
 <tile id="570">
  <animation>
   <frame tileid="567" duration="133" />
   <frame tileid="568" duration="133" />
   <frame tileid="567" duration="133" />
   <frame tileid="569" duration="133" />
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
 <tile id="579">
  <animation>
   <frame tileid="576" duration="133" />
   <frame tileid="577" duration="133" />
   <frame tileid="578" duration="133" />
   <frame tileid="577" duration="133" />
  </animation>
 </tile>
 <tile id="584">
  <animation>
   <frame tileid="580" duration="133" />
   <frame tileid="581" duration="133" />
   <frame tileid="582" duration="133" />
   <frame tileid="583" duration="133" />
  </animation>
 </tile>
 <tile id="595">
  <animation>
   <frame tileid="592" duration="133" />
   <frame tileid="593" duration="133" />
   <frame tileid="592" duration="133" />
   <frame tileid="594" duration="133" />
  </animation>
 </tile>
 <tile id="598">
  <animation>
   <frame tileid="596" duration="133" />
   <frame tileid="597" duration="133" />
   <frame tileid="596" duration="133" />
   <frame tileid="596" duration="133" />
  </animation>
 </tile>
 <tile id="601">
  <animation>
   <frame tileid="599" duration="133" />
   <frame tileid="599" duration="133" />
   <frame tileid="600" duration="133" />
   <frame tileid="599" duration="133" />
  </animation>
 </tile>
 <tile id="605">
  <animation>
   <frame tileid="602" duration="133" />
   <frame tileid="603" duration="133" />
   <frame tileid="604" duration="133" />
   <frame tileid="603" duration="133" />
  </animation>
 </tile>
 <tile id="680">
  <animation>
   <frame tileid="676" duration="133" />
   <frame tileid="677" duration="133" />
   <frame tileid="678" duration="133" />
   <frame tileid="679" duration="133" />
  </animation>
 </tile>
 <tile id="685">
  <animation>
   <frame tileid="681" duration="133" />
   <frame tileid="682" duration="133" />
   <frame tileid="683" duration="133" />
   <frame tileid="684" duration="133" />
  </animation>
 </tile>
 <tile id="687">
  <animation>
   <frame tileid="677" duration="133" />
   <frame tileid="678" duration="133" />
   <frame tileid="679" duration="133" />
   <frame tileid="686" duration="133" />
  </animation>
 </tile>
 <tile id="689">
  <animation>
   <frame tileid="682" duration="133" />
   <frame tileid="683" duration="133" />
   <frame tileid="684" duration="133" />
   <frame tileid="688" duration="133" />
  </animation>
 </tile>
 <tile id="694">
  <animation>
   <frame tileid="690" duration="133" />
   <frame tileid="691" duration="133" />
   <frame tileid="692" duration="133" />
   <frame tileid="693" duration="133" />
  </animation>
 </tile>
 <tile id="699">
  <animation>
   <frame tileid="695" duration="133" />
   <frame tileid="696" duration="133" />
   <frame tileid="697" duration="133" />
   <frame tileid="698" duration="133" />
  </animation>
 </tile>
 <tile id="701">
  <animation>
   <frame tileid="691" duration="133" />
   <frame tileid="692" duration="133" />
   <frame tileid="693" duration="133" />
   <frame tileid="700" duration="133" />
  </animation>
 </tile>
 <tile id="703">
  <animation>
   <frame tileid="696" duration="133" />
   <frame tileid="697" duration="133" />
   <frame tileid="698" duration="133" />
   <frame tileid="702" duration="133" />
  </animation>
 </tile>
</tileset>
