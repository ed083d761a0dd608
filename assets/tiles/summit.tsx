<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="summit" tilewidth="16" tileheight="16" tilecount="1248" columns="32">
 <image source="summit.png" width="512" height="624" />
 <tile id="8">
  <animation>
   <frame tileid="7" duration="133" />
   <frame tileid="0" duration="133" />
   <frame tileid="7" duration="133" />
   <frame tileid="7" duration="133" />
  </animation>
 </tile>
 <tile id="10">
  <animation>
   <frame tileid="9" duration="133" />
   <frame tileid="9" duration="133" />
   <frame tileid="0" duration="133" />
   <frame tileid="9" duration="133" />
  </animation>
 </tile>
 <tile id="15">
  <animation>
   <frame tileid="0" duration="133" />
   <frame tileid="14" duration="133" />
   <frame tileid="14" duration="133" />
   <frame tileid="14" duration="133" />
  </animation>
 </tile>
 <tile id="21">
  <animation>
   <frame tileid="20" duration="133" />
   <frame tileid="0" duration="133" />
   <frame tileid="20" duration="133" />
   <frame tileid="20" duration="133" />
  </animation>
 </tile>
 <tile id="24">
  <animation>
   <frame tileid="22" duration="133" />
   <frame tileid="23" duration="133" />
   <frame tileid="22" duration="133" />
   <frame tileid="22" duration="133" />
  </animation>
 </tile>
 <tile id="34">
  <animation>
   <frame tileid="31" duration="133" />
   <frame tileid="32" duration="133" />
   <frame tileid="33" duration="133" />
   <frame tileid="32" duration="133" />
  </animation>
 </tile>
 <tile id="38">
  <animation>
   <frame tileid="37" duration="133" />
   <frame tileid="37" duration="133" />
   <frame tileid="37" duration="133" />
   <frame tileid="30" duration="133" />
  </animation>
 </tile>
 <tile id="41">
  <animation>
   <frame tileid="39" duration="133" />
   <frame tileid="39" duration="133" />
   <frame tileid="39" duration="133" />
   <frame tileid="40" duration="133" />
  </animation>
 </tile>
 <tile id="43">
  <animation>
   <frame tileid="42" duration="133" />
   <frame tileid="42" duration="133" />
   <frame tileid="42" duration="133" />
   <frame tileid="30" duration="133" />
  </animation>
 </tile>
 <tile id="49">
  <animation>
   <frame tileid="48" duration="133" />
   <frame tileid="48" duration="133" />
   <frame tileid="30" duration="133" />
   <frame tileid="48" duration="133" />
  </animation>
 </tile>
 <tile id="51">
  <animation>
   <frame tileid="50" duration="133" />
   <frame tileid="30" duration="133" />
   <frame tileid="50" duration="133" />
   <frame tileid="50" duration="133" />
  </animation>
 </tile>
 <tile id="53">
  <animation>
   <frame tileid="30" duration="133" />
   <frame tileid="52" duration="133" />
   <frame tileid="52" duration="133" />
   <frame tileid="52" duration="133" />
  </animation>
 </tile>
 <tile id="62">
  <animation>
   <frame tileid="60" duration="133" />
   <frame tileid="61" duration="133" />
   <frame tileid="61" duration="133" />
   <frame tileid="61" duration="133" />
  </animation>
 </tile>
 <tile id="65">
  <animation>
   <frame tileid="64" duration="133" />
   <frame tileid="64" duration="133" />
   <frame tileid="60" duration="133" />
   <frame tileid="64" duration="133" />
  </animation>
 </tile>
 <tile id="69">
  <animation>
   <frame tileid="67" duration="133" />
   <frame tileid="68" duration="133" />
   <frame tileid="67" duration="133" />
   <frame tileid="67" duration="133" />
  </animation>
 </tile>
 <tile id="82">
  <animation>
   <frame tileid="81" duration="133" />
   <frame tileid="81" duration="133" />
   <frame tileid="60" duration="133" />
   <frame tileid="81" duration="133" />
  </animation>
 </tile>
 <tile id="87">
  <animation>
   <frame tileid="85" duration="133" />
   <frame tileid="86" duration="133" />
   <frame tileid="86" duration="133" />
   <frame tileid="86" duration="133" />
  </animation>
 </tile>
 <tile id="109">
  <animation>
   <frame tileid="108" duration="133" />
   <frame tileid="106" duration="133" />
   <frame tileid="108" duration="133" />
   <frame tileid="108" duration="133" />
  </animation>
 </tile>
 <tile id="112">
  <animation>
   <frame tileid="110" duration="133" />
   <frame tileid="111" duration="133" />
   <frame tileid="111" duration="133" />
   <frame tileid="111" duration="133" />
  </animation>
 </tile>
 <tile id="123">
  <animation>
   <frame tileid="122" duration="133" />
   <frame tileid="122" duration="133" />
   <frame tileid="122" duration="133" />
   <frame tileid="106" duration="133" />
  </animation>
 </tile>
 <tile id="307">
  <animation>
   <frame tileid="303" duration="133" />
   <frame tileid="304" duration="133" />
   <frame tileid="305" duration="133" />
   <frame tileid="306" duration="133" />
  </animation>
 </tile>
 <tile id="312">
  <animation>
   <frame tileid="308" duration="133" />
   <frame tileid="309" duration="133" />
   <frame tileid="310" duration="133" />
   <frame tileid="311" duration="133" />
  </animation>
 </tile>
 <tile id="317">
  <animation>
   <frame tileid="313" duration="133" />
   <frame tileid="314" duration="133" />
   <frame tileid="315" duration="133" />
   <frame tileid="316" duration="133" />
  </animation>
 </tile>
 <tile id="322">
  <animation>
   <frame tileid="318" duration="133" />
   <frame tileid="319" duration="133" />
   <frame tileid="320" duration="133" />
   <frame tileid="321" duration="133" />
  </animation>
 </tile>
 <tile id="327">
  <animation>
   <frame tileid="323" duration="133" />
   <frame tileid="324" duration="133" />
   <frame tileid="325" duration="133" />
   <frame tileid="326" duration="133" />
  </animation>
 </tile>
 <tile id="332">
  <animation>
   <frame tileid="328" duration="133" />
   <frame tileid="329" duration="133" />
   <frame tileid="330" duration="133" />
   <frame tileid="331" duration="133" />
  </animation>
 </tile>
 <tile id="337">
  <animation>
   <frame tileid="333" duration="133" />
   <frame tileid="334" duration="133" />
   <frame tileid="335" duration="133" />
   <frame tileid="336" duration="133" />
  </animation>
 </tile>
 <tile id="342">
  <animation>
   <frame tileid="338" duration="133" />
   <frame tileid="339" duration="133" />
   <frame tileid="340" duration="133" />
   <frame tileid="341" duration="133" />
  </animation>
 </tile>
 <tile id="347">
  <animation>
   <frame tileid="343" duration="133" />
   <frame tileid="344" duration="133" />
   <frame tileid="345" duration="133" />
   <frame tileid="346" duration="133" />
  </animation>
 </tile>
 <tile id="352">
  <animation>
   <frame tileid="348" duration="133" />
   <frame tileid="349" duration="133" />
   <frame tileid="350" duration="133" />
   <frame tileid="351" duration="133" />
  </animation>
 </tile>
 <tile id="357">
  <animation>
   <frame tileid="353" duration="133" />
   <frame tileid="354" duration="133" />
   <frame tileid="355" duration="133" />
   <frame tileid="356" duration="133" />
  </animation>
 </tile>
 <tile id="362">
  <animation>
   <frame tileid="358" duration="133" />
   <frame tileid="359" duration="133" />
   <frame tileid="360" duration="133" />
   <frame tileid="361" duration="133" />
  </animation>
 </tile>
 <tile id="378">
  <animation>
   <frame tileid="374" duration="133" />
   <frame tileid="375" duration="133" />
   <frame tileid="376" duration="133" />
   <frame tileid="377" duration="133" />
  </animation>
 </tile>
 <tile id="383">
  <animation>
   <frame tileid="379" duration="133" />
   <frame tileid="380" duration="133" />
   <frame tileid="381" duration="133" />
   <frame tileid="382" duration="133" />
  </animation>
 </tile>
 <tile id="388">
  <animation>
   <frame tileid="384" duration="133" />
   <frame tileid="385" duration="133" />
   <frame tileid="386" duration="133" />
   <frame tileid="387" duration="133" />
  </animation>
 </tile>
 <tile id="393">
  <animation>
   <frame tileid="389" duration="133" />
   <frame tileid="390" duration="133" />
   <frame tileid="391" duration="133" />
   <frame tileid="392" duration="133" />
  </animation>
 </tile>
 <tile id="398">
  <animation>
   <frame tileid="394" duration="133" />
   <frame tileid="395" duration="133" />
   <frame tileid="396" duration="133" />
   <frame tileid="397" duration="133" />
  </animation>
 </tile>
 <tile id="403">
  <animation>
   <frame tileid="399" duration="133" />
   <frame tileid="400" duration="133" />
   <frame tileid="401" duration="133" />
   <frame tileid="402" duration="133" />
  </animation>
 </tile>
 <tile id="408">
  <animation>
   <frame tileid="404" duration="133" />
   <frame tileid="405" duration="133" />
   <frame tileid="406" duration="133" />
   <frame tileid="407" duration="133" />
  </animation>
 </tile>
 <tile id="413">
  <animation>
   <frame tileid="409" duration="133" />
   <frame tileid="410" duration="133" />
   <frame tileid="411" duration="133" />
   <frame tileid="412" duration="133" />
  </animation>
 </tile>
 <tile id="418">
  <animation>
   <frame tileid="414" duration="133" />
   <frame tileid="415" duration="133" />
   <frame tileid="416" duration="133" />
   <frame tileid="417" duration="133" />
  </animation>
 </tile>
 <tile id="423">
  <animation>
   <frame tileid="419" duration="133" />
   <frame tileid="420" duration="133" />
   <frame tileid="421" duration="133" />
   <frame tileid="422" duration="133" />
  </animation>
 </tile>
 <tile id="428">
  <animation>
   <frame tileid="424" duration="133" />
   <frame tileid="425" duration="133" />
   <frame tileid="426" duration="133" />
   <frame tileid="427" duration="133" />
  </animation>
 </tile>
 <tile id="433">
  <animation>
   <frame tileid="429" duration="133" />
   <frame tileid="430" duration="133" />
   <frame tileid="431" duration="133" />
   <frame tileid="432" duration="133" />
  </animation>
 </tile>
 <tile id="438">
  <animation>
   <frame tileid="434" duration="133" />
   <frame tileid="435" duration="133" />
   <frame tileid="436" duration="133" />
   <frame tileid="437" duration="133" />
  </animation>
 </tile>
 <tile id="443">
  <animation>
   <frame tileid="439" duration="133" />
   <frame tileid="440" duration="133" />
   <frame tileid="441" duration="133" />
   <frame tileid="442" duration="133" />
  </animation>
 </tile>
 <tile id="449">
  <animation>
   <frame tileid="445" duration="133" />
   <frame tileid="446" duration="133" />
   <frame tileid="447" duration="133" />
   <frame tileid="448" duration="133" />
  </animation>
 </tile>
 <tile id="454">
  <animation>
   <frame tileid="450" duration="133" />
   <frame tileid="451" duration="133" />
   <frame tileid="452" duration="133" />
   <frame tileid="453" duration="133" />
  </animation>
 </tile>
 <tile id="459">
  <animation>
   <frame tileid="455" duration="133" />
   <frame tileid="456" duration="133" />
   <frame tileid="457" duration="133" />
   <frame tileid="458" duration="133" />
  </animation>
 </tile>
 <tile id="464">
  <animation>
   <frame tileid="460" duration="133" />
   <frame tileid="461" duration="133" />
   <frame tileid="462" duration="133" />
   <frame tileid="463" duration="133" />
  </animation>
 </tile>
 <tile id="469">
  <animation>
   <frame tileid="465" duration="133" />
   <frame tileid="466" duration="133" />
   <frame tileid="467" duration="133" />
   <frame tileid="468" duration="133" />
  </animation>
 </tile>
 <tile id="474">
  <animation>
   <frame tileid="470" duration="133" />
   <frame tileid="471" duration="133" />
   <frame tileid="472" duration="133" />
   <frame tileid="473" duration="133" />
  </animation>
 </tile>
 <tile id="479">
  <animation>
   <frame tileid="475" duration="133" />
   <frame tileid="476" duration="133" />
   <frame tileid="477" duration="133" />
   <frame tileid="478" duration="133" />
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
 <tile id="502">
  <animation>
   <frame tileid="500" duration="133" />
   <frame tileid="500" duration="133" />
   <frame tileid="500" duration="133" />
   <frame tileid="501" duration="133" />
  </animation>
 </tile>
 <tile id="512">
  <animation>
   <frame tileid="510" duration="133" />
   <frame tileid="510" duration="133" />
   <frame tileid="511" duration="133" />
   <frame tileid="510" duration="133" />
  </animation>
 </tile>
 <tile id="517">
  <animation>
   <frame tileid="513" duration="133" />
   <frame tileid="514" duration="133" />
   <frame tileid="515" duration="133" />
   <frame tileid="516" duration="133" />
  </animation>
 </tile>
 <tile id="522">
  <animation>
   <frame tileid="518" duration="133" />
   <frame tileid="519" duration="133" />
   <frame tileid="520" duration="133" />
   <frame tileid="521" duration="133" />
  </animation>
 </tile>
 <tile id="527">
  <animation>
   <frame tileid="523" duration="133" />
   <frame tileid="524" duration="133" />
   <frame tileid="525" duration="133" />
   <frame tileid="526" duration="133" />
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
 <tile id="537">
  <animation>
   <frame tileid="533" duration="133" />
   <frame tileid="534" duration="133" />
   <frame tileid="535" duration="133" />
   <frame tileid="536" duration="133" />
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
 <tile id="547">
  <animation>
   <frame tileid="543" duration="133" />
   <frame tileid="544" duration="133" />
   <frame tileid="545" duration="133" />
   <frame tileid="546" duration="133" />
  </animation>
 </tile>
 <tile id="553">
  <animation>
   <frame tileid="549" duration="133" />
   <frame tileid="550" duration="133" />
   <frame tileid="551" duration="133" />
   <frame tileid="552" duration="133" />
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
 <tile id="563">
  <animation>
   <frame tileid="559" duration="133" />
   <frame tileid="560" duration="133" />
   <frame tileid="561" duration="133" />
   <frame tileid="562" duration="133" />
  </animation>
 </tile>
 <tile id="568">
  <animation>
   <frame tileid="564" duration="133" />
   <frame tileid="565" duration="133" />
   <frame tileid="566" duration="133" />
   <frame tileid="567" duration="133" />
  </animation>
 </tile>
 <tile id="572">
  <animation>
   <frame tileid="569" duration="133" />
   <frame tileid="570" duration="133" />
   <frame tileid="569" duration="133" />
   <frame tileid="571" duration="133" />
  </animation>
 </tile>
 <tile id="577">
  <animation>
   <frame tileid="573" duration="133" />
   <frame tileid="574" duration="133" />
   <frame tileid="575" duration="133" />
   <frame tileid="576" duration="133" />
  </animation>
 </tile>
 <tile id="581">
  <animation>
   <frame tileid="578" duration="133" />
   <frame tileid="579" duration="133" />
   <frame tileid="580" duration="133" />
   <frame tileid="579" duration="133" />
  </animation>
 </tile>
 <tile id="586">
  <animation>
   <frame tileid="582" duration="133" />
   <frame tileid="583" duration="133" />
   <frame tileid="584" duration="133" />
   <frame tileid="585" duration="133" />
  </animation>
 </tile>
 <tile id="597">
  <animation>
   <frame tileid="594" duration="133" />
   <frame tileid="595" duration="133" />
   <frame tileid="594" duration="133" />
   <frame tileid="596" duration="133" />
  </animation>
 </tile>
 <tile id="600">
  <animation>
   <frame tileid="598" duration="133" />
   <frame tileid="599" duration="133" />
   <frame tileid="598" duration="133" />
   <frame tileid="598" duration="133" />
  </animation>
 </tile>
 <tile id="603">
  <animation>
   <frame tileid="601" duration="133" />
   <frame tileid="601" duration="133" />
   <frame tileid="602" duration="133" />
   <frame tileid="601" duration="133" />
  </animation>
 </tile>
 <tile id="607">
  <animation>
   <frame tileid="604" duration="133" />
   <frame tileid="605" duration="133" />
   <frame tileid="606" duration="133" />
   <frame tileid="605" duration="133" />
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
