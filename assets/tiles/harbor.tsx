<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="harbor" tilewidth="16" tileheight="16" tilecount="2016" columns="32">
 <image source="harbor.png" width="512" height="1008" />
 <tile id="3">
  <animation>
   <frame tileid="1" duration="133" />
   <frame tileid="2" duration="133" />
   <frame tileid="1" duration="133" />
   <frame tileid="1" duration="133" />
  </animation>
 </tile>
 <tile id="9">
  <animation>
   <frame tileid="8" duration="133" />
   <frame tileid="8" duration="133" />
   <frame tileid="0" duration="133" />
   <frame tileid="8" duration="133" />
  </animation>
 </tile>
 <tile id="12">
  <animation>
   <frame tileid="11" duration="133" />
   <frame tileid="0" duration="133" />
   <frame tileid="11" duration="133" />
   <frame tileid="11" duration="133" />
  </animation>
 </tile>
 <tile id="16">
  <animation>
   <frame tileid="14" duration="133" />
   <frame tileid="14" duration="133" />
   <frame tileid="15" duration="133" />
   <frame tileid="14" duration="133" />
  </animation>
 </tile>
 <tile id="22">
  <animation>
   <frame tileid="21" duration="133" />
   <frame tileid="0" duration="133" />
   <frame tileid="21" duration="133" />
   <frame tileid="21" duration="133" />
  </animation>
 </tile>
 <tile id="25">
  <animation>
   <frame tileid="0" duration="133" />
   <frame tileid="24" duration="133" />
   <frame tileid="24" duration="133" />
   <frame tileid="24" duration="133" />
  </animation>
 </tile>
 <tile id="29">
  <animation>
   <frame tileid="27" duration="133" />
   <frame tileid="27" duration="133" />
   <frame tileid="27" duration="133" />
   <frame tileid="28" duration="133" />
  </animation>
 </tile>
 <tile id="33">
  <animation>
   <frame tileid="32" duration="133" />
   <frame tileid="0" duration="133" />
   <frame tileid="32" duration="133" />
   <frame tileid="32" duration="133" />
  </animation>
 </tile>
 <tile id="47">
  <animation>
   <frame tileid="35" duration="133" />
   <frame tileid="46" duration="133" />
   <frame tileid="46" duration="133" />
   <frame tileid="46" duration="133" />
  </animation>
 </tile>
 <tile id="51">
  <animation>
   <frame tileid="35" duration="133" />
   <frame tileid="50" duration="133" />
   <frame tileid="50" duration="133" />
   <frame tileid="50" duration="133" />
  </animation>
 </tile>
 <tile id="54">
  <animation>
   <frame tileid="53" duration="133" />
   <frame tileid="53" duration="133" />
   <frame tileid="53" duration="133" />
   <frame tileid="35" duration="133" />
  </animation>
 </tile>
 <tile id="56">
  <animation>
   <frame tileid="55" duration="133" />
   <frame tileid="55" duration="133" />
   <frame tileid="55" duration="133" />
   <frame tileid="35" duration="133" />
  </animation>
 </tile>
 <tile id="68">
  <animation>
   <frame tileid="66" duration="133" />
   <frame tileid="66" duration="133" />
   <frame tileid="66" duration="133" />
   <frame tileid="67" duration="133" />
  </animation>
 </tile>
 <tile id="73">
  <animation>
   <frame tileid="71" duration="133" />
   <frame tileid="72" duration="133" />
   <frame tileid="71" duration="133" />
   <frame tileid="71" duration="133" />
  </animation>
 </tile>
 <tile id="78">
  <animation>
   <frame tileid="76" duration="133" />
   <frame tileid="77" duration="133" />
   <frame tileid="77" duration="133" />
   <frame tileid="77" duration="133" />
  </animation>
 </tile>
 <tile id="82">
  <animation>
   <frame tileid="81" duration="133" />
   <frame tileid="81" duration="133" />
   <frame tileid="76" duration="133" />
   <frame tileid="81" duration="133" />
  </animation>
 </tile>
 <tile id="85">
  <animation>
   <frame tileid="84" duration="133" />
   <frame tileid="84" duration="133" />
   <frame tileid="76" duration="133" />
   <frame tileid="84" duration="133" />
  </animation>
 </tile>
 <tile id="88">
  <animation>
   <frame tileid="87" duration="133" />
   <frame tileid="87" duration="133" />
   <frame tileid="76" duration="133" />
   <frame tileid="87" duration="133" />
  </animation>
 </tile>
 <tile id="90">
  <animation>
   <frame tileid="76" duration="133" />
   <frame tileid="89" duration="133" />
   <frame tileid="89" duration="133" />
   <frame tileid="89" duration="133" />
  </animation>
 </tile>
 <tile id="92">
  <animation>
   <frame tileid="91" duration="133" />
   <frame tileid="91" duration="133" />
   <frame tileid="91" duration="133" />
   <frame tileid="76" duration="133" />
  </animation>
 </tile>
 <tile id="98">
  <animation>
   <frame tileid="94" duration="133" />
   <frame tileid="95" duration="133" />
   <frame tileid="96" duration="133" />
   <frame tileid="97" duration="133" />
  </animation>
 </tile>
 <tile id="104">
  <animation>
   <frame tileid="100" duration="133" />
   <frame tileid="101" duration="133" />
   <frame tileid="102" duration="133" />
   <frame tileid="103" duration="133" />
  </animation>
 </tile>
 <tile id="108">
  <animation>
   <frame tileid="105" duration="133" />
   <frame tileid="106" duration="133" />
   <frame tileid="107" duration="133" />
   <frame tileid="106" duration="133" />
  </animation>
 </tile>
 <tile id="112">
  <animation>
   <frame tileid="110" duration="133" />
   <frame tileid="110" duration="133" />
   <frame tileid="110" duration="133" />
   <frame tileid="111" duration="133" />
  </animation>
 </tile>
 <tile id="116">
  <animation>
   <frame tileid="114" duration="133" />
   <frame tileid="115" duration="133" />
   <frame tileid="114" duration="133" />
   <frame tileid="114" duration="133" />
  </animation>
 </tile>
 <tile id="222">
  <animation>
   <frame tileid="218" duration="133" />
   <frame tileid="219" duration="133" />
   <frame tileid="220" duration="133" />
   <frame tileid="221" duration="133" />
  </animation>
 </tile>
 <tile id="227">
  <animation>
   <frame tileid="223" duration="133" />
   <frame tileid="224" duration="133" />
   <frame tileid="225" duration="133" />
   <frame tileid="226" duration="133" />
  </animation>
 </tile>
 <tile id="232">
  <animation>
   <frame tileid="228" duration="133" />
   <frame tileid="229" duration="133" />
   <frame tileid="230" duration="133" />
   <frame tileid="231" duration="133" />
  </animation>
 </tile>
 <tile id="235">
  <animation>
   <frame tileid="233" duration="133" />
   <frame tileid="233" duration="133" />
   <frame tileid="233" duration="133" />
   <frame tileid="234" duration="133" />
  </animation>
 </tile>
 <tile id="240">
  <animation>
   <frame tileid="236" duration="133" />
   <frame tileid="237" duration="133" />
   <frame tileid="238" duration="133" />
   <frame tileid="239" duration="133" />
  </animation>
 </tile>
 <tile id="245">
  <animation>
   <frame tileid="241" duration="133" />
   <frame tileid="242" duration="133" />
   <frame tileid="243" duration="133" />
   <frame tileid="244" duration="133" />
  </animation>
 </tile>
 <tile id="249">
  <animation>
   <frame tileid="246" duration="133" />
   <frame tileid="247" duration="133" />
   <frame tileid="248" duration="133" />
   <frame tileid="247" duration="133" />
  </animation>
 </tile>
 <tile id="254">
  <animation>
   <frame tileid="250" duration="133" />
   <frame tileid="251" duration="133" />
   <frame tileid="252" duration="133" />
   <frame tileid="253" duration="133" />
  </animation>
 </tile>
 <tile id="259">
  <animation>
   <frame tileid="255" duration="133" />
   <frame tileid="256" duration="133" />
   <frame tileid="257" duration="133" />
   <frame tileid="258" duration="133" />
  </animation>
 </tile>
 <tile id="264">
  <animation>
   <frame tileid="260" duration="133" />
   <frame tileid="261" duration="133" />
   <frame tileid="262" duration="133" />
   <frame tileid="263" duration="133" />
  </animation>
 </tile>
 <tile id="269">
  <animation>
   <frame tileid="265" duration="133" />
   <frame tileid="266" duration="133" />
   <frame tileid="267" duration="133" />
   <frame tileid="268" duration="133" />
  </animation>
 </tile>
 <tile id="274">
  <animation>
   <frame tileid="270" duration="133" />
   <frame tileid="271" duration="133" />
   <frame tileid="272" duration="133" />
   <frame tileid="273" duration="133" />
  </animation>
 </tile>
 <tile id="279">
  <animation>
   <frame tileid="275" duration="133" />
   <frame tileid="276" duration="133" />
   <frame tileid="277" duration="133" />
   <frame tileid="278" duration="133" />
  </animation>
 </tile>
 <tile id="284">
  <animation>
   <frame tileid="280" duration="133" />
   <frame tileid="281" duration="133" />
   <frame tileid="282" duration="133" />
   <frame tileid="283" duration="133" />
  </animation>
 </tile>
 <tile id="289">
  <animation>
   <frame tileid="285" duration="133" />
   <frame tileid="286" duration="133" />
   <frame tileid="287" duration="133" />
   <frame tileid="288" duration="133" />
  </animation>
 </tile>
 <tile id="294">
  <animation>
   <frame tileid="290" duration="133" />
   <frame tileid="291" duration="133" />
   <frame tileid="292" duration="133" />
   <frame tileid="293" duration="133" />
  </animation>
 </tile>
 <tile id="297">
  <animation>
   <frame tileid="295" duration="133" />
   <frame tileid="295" duration="133" />
   <frame tileid="296" duration="133" />
   <frame tileid="295" duration="133" />
  </animation>
 </tile>
 <tile id="302">
  <animation>
   <frame tileid="298" duration="133" />
   <frame tileid="299" duration="133" />
   <frame tileid="300" duration="133" />
   <frame tileid="301" duration="133" />
  </animation>
 </tile>
 <tile id="306">
  <animation>
   <frame tileid="303" duration="133" />
   <frame tileid="304" duration="133" />
   <frame tileid="305" duration="133" />
   <frame tileid="304" duration="133" />
  </animation>
 </tile>
 <tile id="310">
  <animation>
   <frame tileid="307" duration="133" />
   <frame tileid="308" duration="133" />
   <frame tileid="309" duration="133" />
   <frame tileid="308" duration="133" />
  </animation>
 </tile>
 <tile id="314">
  <animation>
   <frame tileid="311" duration="133" />
   <frame tileid="312" duration="133" />
   <frame tileid="311" duration="133" />
   <frame tileid="313" duration="133" />
  </animation>
 </tile>
 <tile id="319">
  <animation>
   <frame tileid="315" duration="133" />
   <frame tileid="316" duration="133" />
   <frame tileid="317" duration="133" />
   <frame tileid="318" duration="133" />
  </animation>
 </tile>
 <tile id="324">
  <animation>
   <frame tileid="320" duration="133" />
   <frame tileid="321" duration="133" />
   <frame tileid="322" duration="133" />
   <frame tileid="323" duration="133" />
  </animation>
 </tile>
 <tile id="328">
  <animation>
   <frame tileid="325" duration="133" />
   <frame tileid="326" duration="133" />
   <frame tileid="325" duration="133" />
   <frame tileid="327" duration="133" />
  </animation>
 </tile>
 <tile id="333">
  <animation>
   <frame tileid="329" duration="133" />
   <frame tileid="330" duration="133" />
   <frame tileid="331" duration="133" />
   <frame tileid="332" duration="133" />
  </animation>
 </tile>
 <tile id="337">
  <animation>
   <frame tileid="334" duration="133" />
   <frame tileid="335" duration="133" />
   <frame tileid="336" duration="133" />
   <frame tileid="335" duration="133" />
  </animation>
 </tile>
 <tile id="343">
  <animation>
   <frame tileid="339" duration="133" />
   <frame tileid="340" duration="133" />
   <frame tileid="341" duration="133" />
   <frame tileid="342" duration="133" />
  </animation>
 </tile>
 <tile id="347">
  <animation>
   <frame tileid="344" duration="133" />
   <frame tileid="345" duration="133" />
   <frame tileid="346" duration="133" />
   <frame tileid="345" duration="133" />
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
 <tile id="367">
  <animation>
   <frame tileid="363" duration="133" />
   <frame tileid="364" duration="133" />
   <frame tileid="365" duration="133" />
   <frame tileid="366" duration="133" />
  </animation>
 </tile>
 <tile id="372">
  <animation>
   <frame tileid="368" duration="133" />
   <frame tileid="369" duration="133" />
   <frame tileid="370" duration="133" />
   <frame tileid="371" duration="133" />
  </animation>
 </tile>
 <tile id="377">
  <animation>
   <frame tileid="373" duration="133" />
   <frame tileid="374" duration="133" />
   <frame tileid="375" duration="133" />
   <frame tileid="376" duration="133" />
  </animation>
 </tile>
 <tile id="382">
  <animation>
   <frame tileid="378" duration="133" />
   <frame tileid="379" duration="133" />
   <frame tileid="380" duration="133" />
   <frame tileid="381" duration="133" />
  </animation>
 </tile>
 <tile id="387">
  <animation>
   <frame tileid="383" duration="133" />
   <frame tileid="384" duration="133" />
   <frame tileid="385" duration="133" />
   <frame tileid="386" duration="133" />
  </animation>
 </tile>
 <tile id="392">
  <animation>
   <frame tileid="388" duration="133" />
   <frame tileid="389" duration="133" />
   <frame tileid="390" duration="133" />
   <frame tileid="391" duration="133" />
  </animation>
 </tile>
 <tile id="397">
  <animation>
   <frame tileid="393" duration="133" />
   <frame tileid="394" duration="133" />
   <frame tileid="395" duration="133" />
   <frame tileid="396" duration="133" />
  </animation>
 </tile>
 <tile id="402">
  <animation>
   <frame tileid="398" duration="133" />
   <frame tileid="399" duration="133" />
   <frame tileid="400" duration="133" />
   <frame tileid="401" duration="133" />
  </animation>
 </tile>
 <tile id="406">
  <animation>
   <frame tileid="403" duration="133" />
   <frame tileid="404" duration="133" />
   <frame tileid="405" duration="133" />
   <frame tileid="404" duration="133" />
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
 <tile id="415">
  <animation>
   <frame tileid="412" duration="133" />
   <frame tileid="413" duration="133" />
   <frame tileid="414" duration="133" />
   <frame tileid="414" duration="133" />
  </animation>
 </tile>
 <tile id="420">
  <animation>
   <frame tileid="416" duration="133" />
   <frame tileid="417" duration="133" />
   <frame tileid="418" duration="133" />
   <frame tileid="419" duration="133" />
  </animation>
 </tile>
 <tile id="425">
  <animation>
   <frame tileid="421" duration="133" />
   <frame tileid="422" duration="133" />
   <frame tileid="423" duration="133" />
   <frame tileid="424" duration="133" />
  </animation>
 </tile>
 <tile id="430">
  <animation>
   <frame tileid="426" duration="133" />
   <frame tileid="427" duration="133" />
   <frame tileid="428" duration="133" />
   <frame tileid="429" duration="133" />
  </animation>
 </tile>
 <tile id="435">
  <animation>
   <frame tileid="431" duration="133" />
   <frame tileid="432" duration="133" />
   <frame tileid="433" duration="133" />
   <frame tileid="434" duration="133" />
  </animation>
 </tile>
 <tile id="440">
  <animation>
   <frame tileid="436" duration="133" />
   <frame tileid="437" duration="133" />
   <frame tileid="438" duration="133" />
   <frame tileid="439" duration="133" />
  </animation>
 </tile>
 <tile id="445">
  <animation>
   <frame tileid="441" duration="133" />
   <frame tileid="442" duration="133" />
   <frame tileid="443" duration="133" />
   <frame tileid="444" duration="133" />
  </animation>
 </tile>
 <tile id="450">
  <animation>
   <frame tileid="446" duration="133" />
   <frame tileid="447" duration="133" />
   <frame tileid="448" duration="133" />
   <frame tileid="449" duration="133" />
  </animation>
 </tile>
 <tile id="454">
  <animation>
   <frame tileid="451" duration="133" />
   <frame tileid="452" duration="133" />
   <frame tileid="451" duration="133" />
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
 <tile id="463">
  <animation>
   <frame tileid="460" duration="133" />
   <frame tileid="461" duration="133" />
   <frame tileid="462" duration="133" />
   <frame tileid="461" duration="133" />
  </animation>
 </tile>
 <tile id="468">
  <animation>
   <frame tileid="464" duration="133" />
   <frame tileid="465" duration="133" />
   <frame tileid="466" duration="133" />
   <frame tileid="467" duration="133" />
  </animation>
 </tile>
 <tile id="473">
  <animation>
   <frame tileid="469" duration="133" />
   <frame tileid="470" duration="133" />
   <frame tileid="471" duration="133" />
   <frame tileid="472" duration="133" />
  </animation>
 </tile>
 <tile id="478">
  <animation>
   <frame tileid="474" duration="133" />
   <frame tileid="475" duration="133" />
   <frame tileid="476" duration="133" />
   <frame tileid="477" duration="133" />
  </animation>
 </tile>
 <tile id="483">
  <animation>
   <frame tileid="479" duration="133" />
   <frame tileid="480" duration="133" />
   <frame tileid="481" duration="133" />
   <frame tileid="482" duration="133" />
  </animation>
 </tile>
 <tile id="488">
  <animation>
   <frame tileid="484" duration="133" />
   <frame tileid="485" duration="133" />
   <frame tileid="486" duration="133" />
   <frame tileid="487" duration="133" />
  </animation>
 </tile>
 <tile id="493">
  <animation>
   <frame tileid="489" duration="133" />
   <frame tileid="490" duration="133" />
   <frame tileid="491" duration="133" />
   <frame tileid="492" duration="133" />
  </animation>
 </tile>
 <tile id="498">
  <animation>
   <frame tileid="494" duration="133" />
   <frame tileid="495" duration="133" />
   <frame tileid="496" duration="133" />
   <frame tileid="497" duration="133" />
  </animation>
 </tile>
 <tile id="503">
  <animation>
   <frame tileid="499" duration="133" />
   <frame tileid="500" duration="133" />
   <frame tileid="501" duration="133" />
   <frame tileid="502" duration="133" />
  </animation>
 </tile>
 <tile id="508">
  <animation>
   <frame tileid="504" duration="133" />
   <frame tileid="505" duration="133" />
   <frame tileid="506" duration="133" />
   <frame tileid="507" duration="133" />
  </animation>
 </tile>
 <tile id="513">
  <animation>
   <frame tileid="509" duration="133" />
   <frame tileid="510" duration="133" />
   <frame tileid="511" duration="133" />
   <frame tileid="512" duration="133" />
  </animation>
 </tile>
 <tile id="517">
  <animation>
   <frame tileid="514" duration="133" />
   <frame tileid="515" duration="133" />
   <frame tileid="516" duration="133" />
   <frame tileid="515" duration="133" />
  </animation>
 </tile>
 <tile id="521">
  <animation>
   <frame tileid="518" duration="133" />
   <frame tileid="519" duration="133" />
   <frame tileid="520" duration="133" />
   <frame tileid="519" duration="133" />
  </animation>
 </tile>
 <tile id="526">
  <animation>
   <frame tileid="522" duration="133" />
   <frame tileid="523" duration="133" />
   <frame tileid="524" duration="133" />
   <frame tileid="525" duration="133" />
  </animation>
 </tile>
 <tile id="531">
  <animation>
   <frame tileid="527" duration="133" />
   <frame tileid="528" duration="133" />
   <frame tileid="529" duration="133" />
   <frame tileid="530" duration="133" />
  </animation>
 </tile>
 <tile id="536">
  <animation>
   <frame tileid="532" duration="133" />
   <frame tileid="533" duration="133" />
   <frame tileid="534" duration="133" />
   <frame tileid="535" duration="133" />
  </animation>
 </tile>
 <tile id="541">
  <animation>
   <frame tileid="537" duration="133" />
   <frame tileid="538" duration="133" />
   <frame tileid="539" duration="133" />
   <frame tileid="540" duration="133" />
  </animation>
 </tile>
 <tile id="546">
  <animation>
   <frame tileid="542" duration="133" />
   <frame tileid="543" duration="133" />
   <frame tileid="544" duration="133" />
   <frame tileid="545" duration="133" />
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
 <tile id="571">
  <animation>
   <frame tileid="567" duration="133" />
   <frame tileid="568" duration="133" />
   <frame tileid="569" duration="133" />
   <frame tileid="570" duration="133" />
  </animation>
 </tile>
 <tile id="576">
  <animation>
   <frame tileid="572" duration="133" />
   <frame tileid="573" duration="133" />
   <frame tileid="574" duration="133" />
   <frame tileid="575" duration="133" />
  </animation>
 </tile>
 <tile id="581">
  <animation>
   <frame tileid="577" duration="133" />
   <frame tileid="578" duration="133" />
   <frame tileid="579" duration="133" />
   <frame tileid="580" duration="133" />
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
 <tile id="589">
  <animation>
   <frame tileid="586" duration="133" />
   <frame tileid="587" duration="133" />
   <frame tileid="586" duration="133" />
   <frame tileid="588" duration="133" />
  </animation>
 </tile>
 <tile id="593">
  <animation>
   <frame tileid="590" duration="133" />
   <frame tileid="591" duration="133" />
   <frame tileid="590" duration="133" />
   <frame tileid="592" duration="133" />
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
 <tile id="601">
  <animation>
   <frame tileid="598" duration="133" />
   <frame tileid="599" duration="133" />
   <frame tileid="600" duration="133" />
   <frame tileid="599" duration="133" />
  </animation>
 </tile>
 <tile id="605">
  <animation>
   <frame tileid="602" duration="133" />
   <frame tileid="603" duration="133" />
   <frame tileid="602" duration="133" />
   <frame tileid="604" duration="133" />
  </animation>
 </tile>
 <tile id="609">
  <animation>
   <frame tileid="606" duration="133" />
   <frame tileid="607" duration="133" />
   <frame tileid="606" duration="133" />
   <frame tileid="608" duration="133" />
  </animation>
 </tile>
 <tile id="614">
  <animation>
   <frame tileid="610" duration="133" />
   <frame tileid="611" duration="133" />
   <frame tileid="612" duration="133" />
   <frame tileid="613" duration="133" />
  </animation>
 </tile>
 <tile id="618">
  <animation>
   <frame tileid="615" duration="133" />
   <frame tileid="616" duration="133" />
   <frame tileid="617" duration="133" />
   <frame tileid="616" duration="133" />
  </animation>
 </tile>
 <tile id="623">
  <animation>
   <frame tileid="619" duration="133" />
   <frame tileid="620" duration="133" />
   <frame tileid="621" duration="133" />
   <frame tileid="622" duration="133" />
  </animation>
 </tile>
 <tile id="628">
  <animation>
   <frame tileid="624" duration="133" />
   <frame tileid="625" duration="133" />
   <frame tileid="626" duration="133" />
   <frame tileid="627" duration="133" />
  </animation>
 </tile>
 <tile id="632">
  <animation>
   <frame tileid="629" duration="133" />
   <frame tileid="630" duration="133" />
   <frame tileid="629" duration="133" />
   <frame tileid="631" duration="133" />
  </animation>
 </tile>
 <tile id="636">
  <animation>
   <frame tileid="633" duration="133" />
   <frame tileid="634" duration="133" />
   <frame tileid="635" duration="133" />
   <frame tileid="634" duration="133" />
  </animation>
 </tile>
 <tile id="641">
  <animation>
   <frame tileid="637" duration="133" />
   <frame tileid="638" duration="133" />
   <frame tileid="639" duration="133" />
   <frame tileid="640" duration="133" />
  </animation>
 </tile>
 <tile id="646">
  <animation>
   <frame tileid="642" duration="133" />
   <frame tileid="643" duration="133" />
   <frame tileid="644" duration="133" />
   <frame tileid="645" duration="133" />
  </animation>
 </tile>
 <tile id="649">
  <animation>
   <frame tileid="630" duration="133" />
   <frame tileid="647" duration="133" />
   <frame tileid="648" duration="133" />
   <frame tileid="647" duration="133" />
  </animation>
 </tile>
 <tile id="653">
  <animation>
   <frame tileid="650" duration="133" />
   <frame tileid="651" duration="133" />
   <frame tileid="650" duration="133" />
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
 <tile id="663">
  <animation>
   <frame tileid="659" duration="133" />
   <frame tileid="660" duration="133" />
   <frame tileid="661" duration="133" />
   <frame tileid="662" duration="133" />
  </animation>
 </tile>
 <tile id="668">
  <animation>
   <frame tileid="664" duration="133" />
   <frame tileid="665" duration="133" />
   <frame tileid="666" duration="133" />
   <frame tileid="667" duration="133" />
  </animation>
 </tile>
 <tile id="671">
  <animation>
   <frame tileid="669" duration="133" />
   <frame tileid="670" duration="133" />
   <frame tileid="414" duration="133" />
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
 <tile id="678">
  <animation>
   <frame tileid="414" duration="133" />
   <frame tileid="677" duration="133" />
   <frame tileid="414" duration="133" />
   <frame tileid="414" duration="133" />
  </animation>
 </tile>
 <tile id="682">
  <animation>
   <frame tileid="679" duration="133" />
   <frame tileid="680" duration="133" />
   <frame tileid="681" duration="133" />
   <frame tileid="680" duration="133" />
  </animation>
 </tile>
 <tile id="687">
  <animation>
   <frame tileid="683" duration="133" />
   <frame tileid="684" duration="133" />
   <frame tileid="685" duration="133" />
   <frame tileid="686" duration="133" />
  </animation>
 </tile>
 <tile id="690">
  <animation>
   <frame tileid="688" duration="133" />
   <frame tileid="414" duration="133" />
   <frame tileid="688" duration="133" />
   <frame tileid="689" duration="133" />
  </animation>
 </tile>
 <tile id="695">
  <animation>
   <frame tileid="691" duration="133" />
   <frame tileid="692" duration="133" />
   <frame tileid="693" duration="133" />
   <frame tileid="694" duration="133" />
  </animation>
 </tile>
 <tile id="700">
  <animation>
   <frame tileid="696" duration="133" />
   <frame tileid="697" duration="133" />
   <frame tileid="698" duration="133" />
   <frame tileid="699" duration="133" />
  </animation>
 </tile>
 <tile id="705">
  <animation>
   <frame tileid="701" duration="133" />
   <frame tileid="702" duration="133" />
   <frame tileid="703" duration="133" />
   <frame tileid="704" duration="133" />
  </animation>
 </tile>
 <tile id="709">
  <animation>
   <frame tileid="706" duration="133" />
   <frame tileid="707" duration="133" />
   <frame tileid="706" duration="133" />
   <frame tileid="708" duration="133" />
  </animation>
 </tile>
 <tile id="713">
  <animation>
   <frame tileid="710" duration="133" />
   <frame tileid="711" duration="133" />
   <frame tileid="710" duration="133" />
   <frame tileid="712" duration="133" />
  </animation>
 </tile>
 <tile id="716">
  <animation>
   <frame tileid="714" duration="133" />
   <frame tileid="714" duration="133" />
   <frame tileid="715" duration="133" />
   <frame tileid="715" duration="133" />
  </animation>
 </tile>
 <tile id="720">
  <animation>
   <frame tileid="718" duration="133" />
   <frame tileid="718" duration="133" />
   <frame tileid="718" duration="133" />
   <frame tileid="719" duration="133" />
  </animation>
 </tile>
 <tile id="724">
  <animation>
   <frame tileid="721" duration="133" />
   <frame tileid="722" duration="133" />
   <frame tileid="721" duration="133" />
   <frame tileid="723" duration="133" />
  </animation>
 </tile>
 <tile id="728">
  <animation>
   <frame tileid="726" duration="133" />
   <frame tileid="726" duration="133" />
   <frame tileid="727" duration="133" />
   <frame tileid="726" duration="133" />
  </animation>
 </tile>
 <tile id="731">
  <animation>
   <frame tileid="729" duration="133" />
   <frame tileid="730" duration="133" />
   <frame tileid="729" duration="133" />
   <frame tileid="729" duration="133" />
  </animation>
 </tile>
 <tile id="741">
  <animation>
   <frame tileid="739" duration="133" />
   <frame tileid="739" duration="133" />
   <frame tileid="740" duration="133" />
   <frame tileid="740" duration="133" />
  </animation>
 </tile>
 <tile id="744">
  <animation>
   <frame tileid="742" duration="133" />
   <frame tileid="742" duration="133" />
   <frame tileid="743" duration="133" />
   <frame tileid="743" duration="133" />
  </animation>
 </tile>
 <tile id="747">
  <animation>
   <frame tileid="745" duration="133" />
   <frame tileid="745" duration="133" />
   <frame tileid="746" duration="133" />
   <frame tileid="746" duration="133" />
  </animation>
 </tile>
 <tile id="750">
  <animation>
   <frame tileid="748" duration="133" />
   <frame tileid="748" duration="133" />
   <frame tileid="749" duration="133" />
   <frame tileid="749" duration="133" />
  </animation>
 </tile>
 <tile id="753">
  <animation>
   <frame tileid="751" duration="133" />
   <frame tileid="751" duration="133" />
   <frame tileid="752" duration="133" />
   <frame tileid="752" duration="133" />
  </animation>
 </tile>
 <tile id="756">
  <animation>
   <frame tileid="754" duration="133" />
   <frame tileid="754" duration="133" />
   <frame tileid="755" duration="133" />
   <frame tileid="755" duration="133" />
  </animation>
 </tile>
 <tile id="759">
  <animation>
   <frame tileid="757" duration="133" />
   <frame tileid="757" duration="133" />
   <frame tileid="758" duration="133" />
   <frame tileid="758" duration="133" />
  </animation>
 </tile>
 <tile id="766">
  <animation>
   <frame tileid="764" duration="133" />
   <frame tileid="765" duration="133" />
   <frame tileid="765" duration="133" />
   <frame tileid="765" duration="133" />
  </animation>
 </tile>
 <tile id="773">
  <animation>
   <frame tileid="770" duration="133" />
   <frame tileid="771" duration="133" />
   <frame tileid="770" duration="133" />
   <frame tileid="772" duration="133" />
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
 <tile id="782">
  <animation>
   <frame tileid="779" duration="133" />
   <frame tileid="780" duration="133" />
   <frame tileid="781" duration="133" />
   <frame tileid="780" duration="133" />
  </animation>
 </tile>
 <tile id="786">
  <animation>
   <frame tileid="783" duration="133" />
   <frame tileid="784" duration="133" />
   <frame tileid="785" duration="133" />
   <frame tileid="784" duration="133" />
  </animation>
 </tile>
 <tile id="790">
  <animation>
   <frame tileid="787" duration="133" />
   <frame tileid="788" duration="133" />
   <frame tileid="787" duration="133" />
   <frame tileid="789" duration="133" />
  </animation>
 </tile>
 <tile id="795">
  <animation>
   <frame tileid="791" duration="133" />
   <frame tileid="792" duration="133" />
   <frame tileid="793" duration="133" />
   <frame tileid="794" duration="133" />
  </animation>
 </tile>
 <tile id="800">
  <animation>
   <frame tileid="797" duration="133" />
   <frame tileid="798" duration="133" />
   <frame tileid="799" duration="133" />
   <frame tileid="798" duration="133" />
  </animation>
 </tile>
 <tile id="804">
  <animation>
   <frame tileid="801" duration="133" />
   <frame tileid="802" duration="133" />
   <frame tileid="803" duration="133" />
   <frame tileid="802" duration="133" />
  </animation>
 </tile>
 <tile id="808">
  <animation>
   <frame tileid="805" duration="133" />
   <frame tileid="806" duration="133" />
   <frame tileid="805" duration="133" />
   <frame tileid="807" duration="133" />
  </animation>
 </tile>
 <tile id="813">
  <animation>
   <frame tileid="809" duration="133" />
   <frame tileid="810" duration="133" />
   <frame tileid="811" duration="133" />
   <frame tileid="812" duration="133" />
  </animation>
 </tile>
 <tile id="817">
  <animation>
   <frame tileid="814" duration="133" />
   <frame tileid="815" duration="133" />
   <frame tileid="816" duration="133" />
   <frame tileid="815" duration="133" />
  </animation>
 </tile>
 <tile id="821">
  <animation>
   <frame tileid="818" duration="133" />
   <frame tileid="819" duration="133" />
   <frame tileid="820" duration="133" />
   <frame tileid="819" duration="133" />
  </animation>
 </tile>
 <tile id="825">
  <animation>
   <frame tileid="823" duration="133" />
   <frame tileid="823" duration="133" />
   <frame tileid="824" duration="133" />
   <frame tileid="824" duration="133" />
  </animation>
 </tile>
 <tile id="828">
  <animation>
   <frame tileid="826" duration="133" />
   <frame tileid="826" duration="133" />
   <frame tileid="827" duration="133" />
   <frame tileid="827" duration="133" />
  </animation>
 </tile>
 <tile id="831">
  <animation>
   <frame tileid="829" duration="133" />
   <frame tileid="829" duration="133" />
   <frame tileid="830" duration="133" />
   <frame tileid="830" duration="133" />
  </animation>
 </tile>
 <tile id="834">
  <animation>
   <frame tileid="832" duration="133" />
   <frame tileid="832" duration="133" />
   <frame tileid="833" duration="133" />
   <frame tileid="833" duration="133" />
  </animation>
 </tile>
 <tile id="837">
  <animation>
   <frame tileid="835" duration="133" />
   <frame tileid="835" duration="133" />
   <frame tileid="836" duration="133" />
   <frame tileid="836" duration="133" />
  </animation>
 </tile>
 <tile id="840">
  <animation>
   <frame tileid="838" duration="133" />
   <frame tileid="838" duration="133" />
   <frame tileid="839" duration="133" />
   <frame tileid="839" duration="133" />
  </animation>
 </tile>
 <tile id="843">
  <animation>
   <frame tileid="841" duration="133" />
   <frame tileid="841" duration="133" />
   <frame tileid="842" duration="133" />
   <frame tileid="842" duration="133" />
  </animation>
 </tile>
 <tile id="846">
  <animation>
   <frame tileid="844" duration="133" />
   <frame tileid="844" duration="133" />
   <frame tileid="845" duration="133" />
   <frame tileid="845" duration="133" />
  </animation>
 </tile>
 <tile id="849">
  <animation>
   <frame tileid="847" duration="133" />
   <frame tileid="847" duration="133" />
   <frame tileid="848" duration="133" />
   <frame tileid="848" duration="133" />
  </animation>
 </tile>
 <tile id="853">
  <animation>
   <frame tileid="850" duration="133" />
   <frame tileid="851" duration="133" />
   <frame tileid="850" duration="133" />
   <frame tileid="852" duration="133" />
  </animation>
 </tile>
 <tile id="857">
  <animation>
   <frame tileid="854" duration="133" />
   <frame tileid="855" duration="133" />
   <frame tileid="854" duration="133" />
   <frame tileid="856" duration="133" />
  </animation>
 </tile>
 <tile id="861">
  <animation>
   <frame tileid="858" duration="133" />
   <frame tileid="859" duration="133" />
   <frame tileid="860" duration="133" />
   <frame tileid="859" duration="133" />
  </animation>
 </tile>
 <tile id="866">
  <animation>
   <frame tileid="862" duration="133" />
   <frame tileid="863" duration="133" />
   <frame tileid="864" duration="133" />
   <frame tileid="865" duration="133" />
  </animation>
 </tile>
 <tile id="870">
  <animation>
   <frame tileid="867" duration="133" />
   <frame tileid="868" duration="133" />
   <frame tileid="867" duration="133" />
   <frame tileid="869" duration="133" />
  </animation>
 </tile>
 <tile id="874">
  <animation>
   <frame tileid="871" duration="133" />
   <frame tileid="872" duration="133" />
   <frame tileid="871" duration="133" />
   <frame tileid="873" duration="133" />
  </animation>
 </tile>
 <tile id="878">
  <animation>
   <frame tileid="796" duration="133" />
   <frame tileid="876" duration="133" />
   <frame tileid="877" duration="133" />
   <frame tileid="876" duration="133" />
  </animation>
 </tile>
 <tile id="883">
  <animation>
   <frame tileid="879" duration="133" />
   <frame tileid="880" duration="133" />
   <frame tileid="881" duration="133" />
   <frame tileid="882" duration="133" />
  </animation>
 </tile>
 <tile id="887">
  <animation>
   <frame tileid="884" duration="133" />
   <frame tileid="885" duration="133" />
   <frame tileid="884" duration="133" />
   <frame tileid="886" duration="133" />
  </animation>
 </tile>
 <tile id="891">
  <animation>
   <frame tileid="888" duration="133" />
   <frame tileid="889" duration="133" />
   <frame tileid="888" duration="133" />
   <frame tileid="890" duration="133" />
  </animation>
 </tile>
 <tile id="895">
  <animation>
   <frame tileid="892" duration="133" />
   <frame tileid="893" duration="133" />
   <frame tileid="894" duration="133" />
   <frame tileid="893" duration="133" />
  </animation>
 </tile>
 <tile id="900">
  <animation>
   <frame tileid="896" duration="133" />
   <frame tileid="897" duration="133" />
   <frame tileid="898" duration="133" />
   <frame tileid="899" duration="133" />
  </animation>
 </tile>
 <tile id="905">
  <animation>
   <frame tileid="902" duration="133" />
   <frame tileid="903" duration="133" />
   <frame tileid="902" duration="133" />
   <frame tileid="904" duration="133" />
  </animation>
 </tile>
 <tile id="908">
  <animation>
   <frame tileid="906" duration="133" />
   <frame tileid="907" duration="133" />
   <frame tileid="907" duration="133" />
   <frame tileid="907" duration="133" />
  </animation>
 </tile>
 <tile id="912">
  <animation>
   <frame tileid="909" duration="133" />
   <frame tileid="910" duration="133" />
   <frame tileid="911" duration="133" />
   <frame tileid="910" duration="133" />
  </animation>
 </tile>
 <tile id="916">
  <animation>
   <frame tileid="913" duration="133" />
   <frame tileid="914" duration="133" />
   <frame tileid="913" duration="133" />
   <frame tileid="915" duration="133" />
  </animation>
 </tile>
 <tile id="919">
  <animation>
   <frame tileid="917" duration="133" />
   <frame tileid="917" duration="133" />
   <frame tileid="917" duration="133" />
   <frame tileid="918" duration="133" />
  </animation>
 </tile>
 <tile id="923">
  <animation>
   <frame tileid="920" duration="133" />
   <frame tileid="921" duration="133" />
   <frame tileid="922" duration="133" />
   <frame tileid="921" duration="133" />
  </animation>
 </tile>
 <tile id="927">
  <animation>
   <frame tileid="924" duration="133" />
   <frame tileid="925" duration="133" />
   <frame tileid="926" duration="133" />
   <frame tileid="925" duration="133" />
  </animation>
 </tile>
 <tile id="931">
  <animation>
   <frame tileid="928" duration="133" />
   <frame tileid="929" duration="133" />
   <frame tileid="928" duration="133" />
   <frame tileid="930" duration="133" />
  </animation>
 </tile>
 <tile id="935">
  <animation>
   <frame tileid="932" duration="133" />
   <frame tileid="933" duration="133" />
   <frame tileid="932" duration="133" />
   <frame tileid="934" duration="133" />
  </animation>
 </tile>
 <tile id="939">
  <animation>
   <frame tileid="936" duration="133" />
   <frame tileid="937" duration="133" />
   <frame tileid="938" duration="133" />
   <frame tileid="937" duration="133" />
  </animation>
 </tile>
 <tile id="943">
  <animation>
   <frame tileid="940" duration="133" />
   <frame tileid="941" duration="133" />
   <frame tileid="942" duration="133" />
   <frame tileid="941" duration="133" />
  </animation>
 </tile>
 <tile id="947">
  <animation>
   <frame tileid="945" duration="133" />
   <frame tileid="945" duration="133" />
   <frame tileid="946" duration="133" />
   <frame tileid="946" duration="133" />
  </animation>
 </tile>
 <tile id="950">
  <animation>
   <frame tileid="948" duration="133" />
   <frame tileid="948" duration="133" />
   <frame tileid="949" duration="133" />
   <frame tileid="949" duration="133" />
  </animation>
 </tile>
 <tile id="953">
  <animation>
   <frame tileid="951" duration="133" />
   <frame tileid="951" duration="133" />
   <frame tileid="952" duration="133" />
   <frame tileid="952" duration="133" />
  </animation>
 </tile>
 <tile id="956">
  <animation>
   <frame tileid="954" duration="133" />
   <frame tileid="954" duration="133" />
   <frame tileid="955" duration="133" />
   <frame tileid="955" duration="133" />
  </animation>
 </tile>
 <tile id="959">
  <animation>
   <frame tileid="957" duration="133" />
   <frame tileid="957" duration="133" />
   <frame tileid="958" duration="133" />
   <frame tileid="958" duration="133" />
  </animation>
 </tile>
 <tile id="962">
  <animation>
   <frame tileid="960" duration="133" />
   <frame tileid="960" duration="133" />
   <frame tileid="961" duration="133" />
   <frame tileid="961" duration="133" />
  </animation>
 </tile>
 <tile id="965">
  <animation>
   <frame tileid="963" duration="133" />
   <frame tileid="963" duration="133" />
   <frame tileid="964" duration="133" />
   <frame tileid="964" duration="133" />
  </animation>
 </tile>
 <tile id="968">
  <animation>
   <frame tileid="966" duration="133" />
   <frame tileid="966" duration="133" />
   <frame tileid="967" duration="133" />
   <frame tileid="967" duration="133" />
  </animation>
 </tile>
 <tile id="973">
  <animation>
   <frame tileid="969" duration="133" />
   <frame tileid="970" duration="133" />
   <frame tileid="971" duration="133" />
   <frame tileid="972" duration="133" />
  </animation>
 </tile>
 <tile id="978">
  <animation>
   <frame tileid="974" duration="133" />
   <frame tileid="975" duration="133" />
   <frame tileid="976" duration="133" />
   <frame tileid="977" duration="133" />
  </animation>
 </tile>
 <tile id="982">
  <animation>
   <frame tileid="979" duration="133" />
   <frame tileid="980" duration="133" />
   <frame tileid="979" duration="133" />
   <frame tileid="981" duration="133" />
  </animation>
 </tile>
 <tile id="986">
  <animation>
   <frame tileid="983" duration="133" />
   <frame tileid="984" duration="133" />
   <frame tileid="983" duration="133" />
   <frame tileid="985" duration="133" />
  </animation>
 </tile>
 <tile id="990">
  <animation>
   <frame tileid="987" duration="133" />
   <frame tileid="988" duration="133" />
   <frame tileid="989" duration="133" />
   <frame tileid="988" duration="133" />
  </animation>
 </tile>
 <tile id="995">
  <animation>
   <frame tileid="991" duration="133" />
   <frame tileid="992" duration="133" />
   <frame tileid="993" duration="133" />
   <frame tileid="994" duration="133" />
  </animation>
 </tile>
 <tile id="999">
  <animation>
   <frame tileid="996" duration="133" />
   <frame tileid="997" duration="133" />
   <frame tileid="996" duration="133" />
   <frame tileid="998" duration="133" />
  </animation>
 </tile>
 <tile id="1003">
  <animation>
   <frame tileid="1000" duration="133" />
   <frame tileid="1001" duration="133" />
   <frame tileid="1000" duration="133" />
   <frame tileid="1002" duration="133" />
  </animation>
 </tile>
 <tile id="1007">
  <animation>
   <frame tileid="796" duration="133" />
   <frame tileid="1005" duration="133" />
   <frame tileid="1006" duration="133" />
   <frame tileid="1005" duration="133" />
  </animation>
 </tile>
 <tile id="1011">
  <animation>
   <frame tileid="1008" duration="133" />
   <frame tileid="1009" duration="133" />
   <frame tileid="1010" duration="133" />
   <frame tileid="1009" duration="133" />
  </animation>
 </tile>
 <tile id="1015">
  <animation>
   <frame tileid="1012" duration="133" />
   <frame tileid="1013" duration="133" />
   <frame tileid="1012" duration="133" />
   <frame tileid="1014" duration="133" />
  </animation>
 </tile>
 <tile id="1019">
  <animation>
   <frame tileid="1016" duration="133" />
   <frame tileid="1017" duration="133" />
   <frame tileid="1016" duration="133" />
   <frame tileid="1018" duration="133" />
  </animation>
 </tile>
 <tile id="1020">
  <animation>
   <frame tileid="914" duration="133" />
   <frame tileid="913" duration="133" />
   <frame tileid="915" duration="133" />
   <frame tileid="913" duration="133" />
  </animation>
 </tile>
 <tile id="1023">
  <animation>
   <frame tileid="1021" duration="133" />
   <frame tileid="1021" duration="133" />
   <frame tileid="1022" duration="133" />
   <frame tileid="1021" duration="133" />
  </animation>
 </tile>
 <tile id="1026">
  <animation>
   <frame tileid="1024" duration="133" />
   <frame tileid="1024" duration="133" />
   <frame tileid="1025" duration="133" />
   <frame tileid="1025" duration="133" />
  </animation>
 </tile>
 <tile id="1029">
  <animation>
   <frame tileid="1027" duration="133" />
   <frame tileid="1027" duration="133" />
   <frame tileid="1028" duration="133" />
   <frame tileid="1028" duration="133" />
  </animation>
 </tile>
 <tile id="1032">
  <animation>
   <frame tileid="1030" duration="133" />
   <frame tileid="1030" duration="133" />
   <frame tileid="1031" duration="133" />
   <frame tileid="1031" duration="133" />
  </animation>
 </tile>
 <tile id="1035">
  <animation>
   <frame tileid="1033" duration="133" />
   <frame tileid="1033" duration="133" />
   <frame tileid="1034" duration="133" />
   <frame tileid="1034" duration="133" />
  </animation>
 </tile>
 <tile id="1038">
  <animation>
   <frame tileid="1036" duration="133" />
   <frame tileid="1036" duration="133" />
   <frame tileid="1037" duration="133" />
   <frame tileid="1037" duration="133" />
  </animation>
 </tile>
 <tile id="1041">
  <animation>
   <frame tileid="1039" duration="133" />
   <frame tileid="1039" duration="133" />
   <frame tileid="1040" duration="133" />
   <frame tileid="1040" duration="133" />
  </animation>
 </tile>
 <tile id="1044">
  <animation>
   <frame tileid="1042" duration="133" />
   <frame tileid="1042" duration="133" />
   <frame tileid="1043" duration="133" />
   <frame tileid="1043" duration="133" />
  </animation>
 </tile>
 <tile id="1047">
  <animation>
   <frame tileid="1045" duration="133" />
   <frame tileid="1045" duration="133" />
   <frame tileid="1046" duration="133" />
   <frame tileid="1046" duration="133" />
  </animation>
 </tile>
 <tile id="1050">
  <animation>
   <frame tileid="1048" duration="133" />
   <frame tileid="1048" duration="133" />
   <frame tileid="1049" duration="133" />
   <frame tileid="1049" duration="133" />
  </animation>
 </tile>
 <tile id="1053">
  <animation>
   <frame tileid="1051" duration="133" />
   <frame tileid="1051" duration="133" />
   <frame tileid="1052" duration="133" />
   <frame tileid="1052" duration="133" />
  </animation>
 </tile>
 <tile id="1057">
  <animation>
   <frame tileid="1054" duration="133" />
   <frame tileid="1054" duration="133" />
   <frame tileid="1055" duration="133" />
   <frame tileid="1056" duration="133" />
  </animation>
 </tile>
 <tile id="1061">
  <animation>
   <frame tileid="1058" duration="133" />
   <frame tileid="1059" duration="133" />
   <frame tileid="1060" duration="133" />
   <frame tileid="1059" duration="133" />
  </animation>
 </tile>
 <tile id="1065">
  <animation>
   <frame tileid="1063" duration="133" />
   <frame tileid="1063" duration="133" />
   <frame tileid="1064" duration="133" />
   <frame tileid="1064" duration="133" />
  </animation>
 </tile>
 <tile id="1068">
  <animation>
   <frame tileid="1066" duration="133" />
   <frame tileid="1066" duration="133" />
   <frame tileid="1067" duration="133" />
   <frame tileid="1067" duration="133" />
  </animation>
 </tile>
 <tile id="1071">
  <animation>
   <frame tileid="1069" duration="133" />
   <frame tileid="1069" duration="133" />
   <frame tileid="1070" duration="133" />
   <frame tileid="1070" duration="133" />
  </animation>
 </tile>
 <tile id="1075">
  <animation>
   <frame tileid="1072" duration="133" />
   <frame tileid="1072" duration="133" />
   <frame tileid="1073" duration="133" />
   <frame tileid="1074" duration="133" />
  </animation>
 </tile>
 <tile id="1079">
  <animation>
   <frame tileid="1076" duration="133" />
   <frame tileid="1077" duration="133" />
   <frame tileid="1078" duration="133" />
   <frame tileid="1078" duration="133" />
  </animation>
 </tile>
 <tile id="1082">
  <animation>
   <frame tileid="1080" duration="133" />
   <frame tileid="1080" duration="133" />
   <frame tileid="1081" duration="133" />
   <frame tileid="1081" duration="133" />
  </animation>
 </tile>
 <tile id="1086">
  <animation>
   <frame tileid="1083" duration="133" />
   <frame tileid="1084" duration="133" />
   <frame tileid="1085" duration="133" />
   <frame tileid="1085" duration="133" />
  </animation>
 </tile>
 <tile id="1089">
  <animation>
   <frame tileid="1087" duration="133" />
   <frame tileid="1087" duration="133" />
   <frame tileid="1088" duration="133" />
   <frame tileid="1088" duration="133" />
  </animation>
 </tile>
 <tile id="1092">
  <animation>
   <frame tileid="1090" duration="133" />
   <frame tileid="1090" duration="133" />
   <frame tileid="1091" duration="133" />
   <frame tileid="1091" duration="133" />
  </animation>
 </tile>
 <tile id="1095">
  <animation>
   <frame tileid="1093" duration="133" />
   <frame tileid="1093" duration="133" />
   <frame tileid="1094" duration="133" />
   <frame tileid="1094" duration="133" />
  </animation>
 </tile>
 <tile id="1098">
  <animation>
   <frame tileid="1096" duration="133" />
   <frame tileid="1096" duration="133" />
   <frame tileid="1097" duration="133" />
   <frame tileid="1097" duration="133" />
  </animation>
 </tile>
 <tile id="1106">
  <animation>
   <frame tileid="1103" duration="133" />
   <frame tileid="1104" duration="133" />
   <frame tileid="1105" duration="133" />
   <frame tileid="1104" duration="133" />
  </animation>
 </tile>
 <tile id="1111">
  <animation>
   <frame tileid="1107" duration="133" />
   <frame tileid="1108" duration="133" />
   <frame tileid="1109" duration="133" />
   <frame tileid="1110" duration="133" />
  </animation>
 </tile>
 <tile id="1116">
  <animation>
   <frame tileid="1112" duration="133" />
   <frame tileid="1113" duration="133" />
   <frame tileid="1114" duration="133" />
   <frame tileid="1115" duration="133" />
  </animation>
 </tile>
 <tile id="1121">
  <animation>
   <frame tileid="1117" duration="133" />
   <frame tileid="1118" duration="133" />
   <frame tileid="1119" duration="133" />
   <frame tileid="1120" duration="133" />
  </animation>
 </tile>
 <tile id="1124">
  <animation>
   <frame tileid="1122" duration="133" />
   <frame tileid="1122" duration="133" />
   <frame tileid="1123" duration="133" />
   <frame tileid="1123" duration="133" />
  </animation>
 </tile>
 <tile id="1129">
  <animation>
   <frame tileid="1125" duration="133" />
   <frame tileid="1126" duration="133" />
   <frame tileid="1127" duration="133" />
   <frame tileid="1128" duration="133" />
  </animation>
 </tile>
 <tile id="1134">
  <animation>
   <frame tileid="1130" duration="133" />
   <frame tileid="1131" duration="133" />
   <frame tileid="1132" duration="133" />
   <frame tileid="1133" duration="133" />
  </animation>
 </tile>
 <tile id="1139">
  <animation>
   <frame tileid="1135" duration="133" />
   <frame tileid="1136" duration="133" />
   <frame tileid="1137" duration="133" />
   <frame tileid="1138" duration="133" />
  </animation>
 </tile>
 <tile id="1144">
  <animation>
   <frame tileid="1140" duration="133" />
   <frame tileid="1141" duration="133" />
   <frame tileid="1142" duration="133" />
   <frame tileid="1143" duration="133" />
  </animation>
 </tile>
 <tile id="1147">
  <animation>
   <frame tileid="1145" duration="133" />
   <frame tileid="1145" duration="133" />
   <frame tileid="1146" duration="133" />
   <frame tileid="1146" duration="133" />
  </animation>
 </tile>
 <tile id="1156">
  <animation>
   <frame tileid="1153" duration="133" />
   <frame tileid="1154" duration="133" />
   <frame tileid="1153" duration="133" />
   <frame tileid="1155" duration="133" />
  </animation>
 </tile>
 <tile id="1160">
  <animation>
   <frame tileid="1157" duration="133" />
   <frame tileid="1158" duration="133" />
   <frame tileid="1157" duration="133" />
   <frame tileid="1159" duration="133" />
  </animation>
 </tile>
 <tile id="1165">
  <animation>
   <frame tileid="1161" duration="133" />
   <frame tileid="1162" duration="133" />
   <frame tileid="1163" duration="133" />
   <frame tileid="1164" duration="133" />
  </animation>
 </tile>
 <tile id="1170">
  <animation>
   <frame tileid="1166" duration="133" />
   <frame tileid="1167" duration="133" />
   <frame tileid="1168" duration="133" />
   <frame tileid="1169" duration="133" />
  </animation>
 </tile>
 <tile id="1175">
  <animation>
   <frame tileid="1171" duration="133" />
   <frame tileid="1172" duration="133" />
   <frame tileid="1173" duration="133" />
   <frame tileid="1174" duration="133" />
  </animation>
 </tile>
 <tile id="1180">
  <animation>
   <frame tileid="1176" duration="133" />
   <frame tileid="1177" duration="133" />
   <frame tileid="1178" duration="133" />
   <frame tileid="1179" duration="133" />
  </animation>
 </tile>
 <tile id="1186">
  <animation>
   <frame tileid="1182" duration="133" />
   <frame tileid="1183" duration="133" />
   <frame tileid="1184" duration="133" />
   <frame tileid="1185" duration="133" />
  </animation>
 </tile>
 <tile id="1191">
  <animation>
   <frame tileid="1187" duration="133" />
   <frame tileid="1188" duration="133" />
   <frame tileid="1189" duration="133" />
   <frame tileid="1190" duration="133" />
  </animation>
 </tile>
 <tile id="1196">
  <animation>
   <frame tileid="1192" duration="133" />
   <frame tileid="1193" duration="133" />
   <frame tileid="1194" duration="133" />
   <frame tileid="1195" duration="133" />
  </animation>
 </tile>
 <tile id="1201">
  <animation>
   <frame tileid="1197" duration="133" />
   <frame tileid="1198" duration="133" />
   <frame tileid="1199" duration="133" />
   <frame tileid="1200" duration="133" />
  </animation>
 </tile>
 <tile id="1206">
  <animation>
   <frame tileid="1202" duration="133" />
   <frame tileid="1203" duration="133" />
   <frame tileid="1204" duration="133" />
   <frame tileid="1205" duration="133" />
  </animation>
 </tile>
 <tile id="1211">
  <animation>
   <frame tileid="1207" duration="133" />
   <frame tileid="1208" duration="133" />
   <frame tileid="1209" duration="133" />
   <frame tileid="1210" duration="133" />
  </animation>
 </tile>
 <tile id="1220">
  <animation>
   <frame tileid="1216" duration="133" />
   <frame tileid="1217" duration="133" />
   <frame tileid="1218" duration="133" />
   <frame tileid="1219" duration="133" />
  </animation>
 </tile>
 <tile id="1225">
  <animation>
   <frame tileid="1221" duration="133" />
   <frame tileid="1222" duration="133" />
   <frame tileid="1223" duration="133" />
   <frame tileid="1224" duration="133" />
  </animation>
 </tile>
 <tile id="1230">
  <animation>
   <frame tileid="1226" duration="133" />
   <frame tileid="1227" duration="133" />
   <frame tileid="1228" duration="133" />
   <frame tileid="1229" duration="133" />
  </animation>
 </tile>
 <tile id="1235">
  <animation>
   <frame tileid="1232" duration="133" />
   <frame tileid="1233" duration="133" />
   <frame tileid="1231" duration="133" />
   <frame tileid="1234" duration="133" />
  </animation>
 </tile>
 <tile id="1240">
  <animation>
   <frame tileid="1236" duration="133" />
   <frame tileid="1237" duration="133" />
   <frame tileid="1238" duration="133" />
   <frame tileid="1239" duration="133" />
  </animation>
 </tile>
 <tile id="1245">
  <animation>
   <frame tileid="1241" duration="133" />
   <frame tileid="1242" duration="133" />
   <frame tileid="1243" duration="133" />
   <frame tileid="1244" duration="133" />
  </animation>
 </tile>
 <tile id="1250">
  <animation>
   <frame tileid="1246" duration="133" />
   <frame tileid="1247" duration="133" />
   <frame tileid="1248" duration="133" />
   <frame tileid="1249" duration="133" />
  </animation>
 </tile>
 <tile id="1255">
  <animation>
   <frame tileid="1251" duration="133" />
   <frame tileid="1252" duration="133" />
   <frame tileid="1253" duration="133" />
   <frame tileid="1254" duration="133" />
  </animation>
 </tile>
 <tile id="1260">
  <animation>
   <frame tileid="1256" duration="133" />
   <frame tileid="1257" duration="133" />
   <frame tileid="1258" duration="133" />
   <frame tileid="1259" duration="133" />
  </animation>
 </tile>
 <tile id="1265">
  <animation>
   <frame tileid="1261" duration="133" />
   <frame tileid="1262" duration="133" />
   <frame tileid="1263" duration="133" />
   <frame tileid="1264" duration="133" />
  </animation>
 </tile>
 <tile id="1270">
  <animation>
   <frame tileid="1266" duration="133" />
   <frame tileid="1267" duration="133" />
   <frame tileid="1268" duration="133" />
   <frame tileid="1269" duration="133" />
  </animation>
 </tile>
 <tile id="1274">
  <animation>
   <frame tileid="1272" duration="133" />
   <frame tileid="1272" duration="133" />
   <frame tileid="1272" duration="133" />
   <frame tileid="1273" duration="133" />
  </animation>
 </tile>
 <tile id="1279">
  <animation>
   <frame tileid="1275" duration="133" />
   <frame tileid="1276" duration="133" />
   <frame tileid="1277" duration="133" />
   <frame tileid="1278" duration="133" />
  </animation>
 </tile>
 <tile id="1284">
  <animation>
   <frame tileid="1280" duration="133" />
   <frame tileid="1281" duration="133" />
   <frame tileid="1282" duration="133" />
   <frame tileid="1283" duration="133" />
  </animation>
 </tile>
 <tile id="1289">
  <animation>
   <frame tileid="1285" duration="133" />
   <frame tileid="1286" duration="133" />
   <frame tileid="1287" duration="133" />
   <frame tileid="1288" duration="133" />
  </animation>
 </tile>
 <tile id="1294">
  <animation>
   <frame tileid="1290" duration="133" />
   <frame tileid="1291" duration="133" />
   <frame tileid="1292" duration="133" />
   <frame tileid="1293" duration="133" />
  </animation>
 </tile>
 <tile id="1299">
  <animation>
   <frame tileid="1295" duration="133" />
   <frame tileid="1296" duration="133" />
   <frame tileid="1297" duration="133" />
   <frame tileid="1298" duration="133" />
  </animation>
 </tile>
 <tile id="1306">
  <animation>
   <frame tileid="1302" duration="133" />
   <frame tileid="1303" duration="133" />
   <frame tileid="1304" duration="133" />
   <frame tileid="1305" duration="133" />
  </animation>
 </tile>
 <tile id="1311">
  <animation>
   <frame tileid="1307" duration="133" />
   <frame tileid="1308" duration="133" />
   <frame tileid="1309" duration="133" />
   <frame tileid="1310" duration="133" />
  </animation>
 </tile>
 <tile id="1316">
  <animation>
   <frame tileid="1312" duration="133" />
   <frame tileid="1313" duration="133" />
   <frame tileid="1314" duration="133" />
   <frame tileid="1315" duration="133" />
  </animation>
 </tile>
 <tile id="1321">
  <animation>
   <frame tileid="1317" duration="133" />
   <frame tileid="1318" duration="133" />
   <frame tileid="1319" duration="133" />
   <frame tileid="1320" duration="133" />
  </animation>
 </tile>
 <tile id="1326">
  <animation>
   <frame tileid="1322" duration="133" />
   <frame tileid="1323" duration="133" />
   <frame tileid="1324" duration="133" />
   <frame tileid="1325" duration="133" />
  </animation>
 </tile>
 <tile id="1331">
  <animation>
   <frame tileid="1327" duration="133" />
   <frame tileid="1328" duration="133" />
   <frame tileid="1329" duration="133" />
   <frame tileid="1330" duration="133" />
  </animation>
 </tile>
 <tile id="1337">
  <animation>
   <frame tileid="1333" duration="133" />
   <frame tileid="1334" duration="133" />
   <frame tileid="1335" duration="133" />
   <frame tileid="1336" duration="133" />
  </animation>
 </tile>
 <tile id="1342">
  <animation>
   <frame tileid="1338" duration="133" />
   <frame tileid="1339" duration="133" />
   <frame tileid="1340" duration="133" />
   <frame tileid="1341" duration="133" />
  </animation>
 </tile>
 <tile id="1347">
  <animation>
   <frame tileid="1343" duration="133" />
   <frame tileid="1344" duration="133" />
   <frame tileid="1345" duration="133" />
   <frame tileid="1346" duration="133" />
  </animation>
 </tile>
 <tile id="1352">
  <animation>
   <frame tileid="1348" duration="133" />
   <frame tileid="1349" duration="133" />
   <frame tileid="1350" duration="133" />
   <frame tileid="1351" duration="133" />
  </animation>
 </tile>
 <tile id="1357">
  <animation>
   <frame tileid="1353" duration="133" />
   <frame tileid="1354" duration="133" />
   <frame tileid="1355" duration="133" />
   <frame tileid="1356" duration="133" />
  </animation>
 </tile>
 <tile id="1362">
  <animation>
   <frame tileid="1358" duration="133" />
   <frame tileid="1359" duration="133" />
   <frame tileid="1360" duration="133" />
   <frame tileid="1361" duration="133" />
  </animation>
 </tile>
 <tile id="1371">
  <animation>
   <frame tileid="1367" duration="133" />
   <frame tileid="1368" duration="133" />
   <frame tileid="1369" duration="133" />
   <frame tileid="1370" duration="133" />
  </animation>
 </tile>
 <tile id="1374">
  <animation>
   <frame tileid="1372" duration="133" />
   <frame tileid="1372" duration="133" />
   <frame tileid="1373" duration="133" />
   <frame tileid="1372" duration="133" />
  </animation>
 </tile>
 <tile id="1379">
  <animation>
   <frame tileid="1375" duration="133" />
   <frame tileid="1376" duration="133" />
   <frame tileid="1377" duration="133" />
   <frame tileid="1378" duration="133" />
  </animation>
 </tile>
 <tile id="1385">
  <animation>
   <frame tileid="1383" duration="133" />
   <frame tileid="1384" duration="133" />
   <frame tileid="1383" duration="133" />
   <frame tileid="1383" duration="133" />
  </animation>
 </tile>
 <tile id="1390">
  <animation>
   <frame tileid="1386" duration="133" />
   <frame tileid="1387" duration="133" />
   <frame tileid="1388" duration="133" />
   <frame tileid="1389" duration="133" />
  </animation>
 </tile>
 <tile id="1395">
  <animation>
   <frame tileid="1391" duration="133" />
   <frame tileid="1392" duration="133" />
   <frame tileid="1393" duration="133" />
   <frame tileid="1394" duration="133" />
  </animation>
 </tile>
 <tile id="1400">
  <animation>
   <frame tileid="1396" duration="133" />
   <frame tileid="1397" duration="133" />
   <frame tileid="1398" duration="133" />
   <frame tileid="1399" duration="133" />
  </animation>
 </tile>
 <tile id="1405">
  <animation>
   <frame tileid="1401" duration="133" />
   <frame tileid="1402" duration="133" />
   <frame tileid="1403" duration="133" />
   <frame tileid="1404" duration="133" />
  </animation>
 </tile>
 <tile id="1410">
  <animation>
   <frame tileid="1406" duration="133" />
   <frame tileid="1407" duration="133" />
   <frame tileid="1408" duration="133" />
   <frame tileid="1409" duration="133" />
  </animation>
 </tile>
 <tile id="1415">
  <animation>
   <frame tileid="1411" duration="133" />
   <frame tileid="1412" duration="133" />
   <frame tileid="1413" duration="133" />
   <frame tileid="1414" duration="133" />
  </animation>
 </tile>
 <tile id="1420">
  <animation>
   <frame tileid="1416" duration="133" />
   <frame tileid="1417" duration="133" />
   <frame tileid="1418" duration="133" />
   <frame tileid="1419" duration="133" />
  </animation>
 </tile>
 <tile id="1427">
  <animation>
   <frame tileid="1423" duration="133" />
   <frame tileid="1424" duration="133" />
   <frame tileid="1425" duration="133" />
   <frame tileid="1426" duration="133" />
  </animation>
 </tile>
 <tile id="1432">
  <animation>
   <frame tileid="1428" duration="133" />
   <frame tileid="1429" duration="133" />
   <frame tileid="1430" duration="133" />
   <frame tileid="1431" duration="133" />
  </animation>
 </tile>
 <tile id="1437">
  <animation>
   <frame tileid="1433" duration="133" />
   <frame tileid="1434" duration="133" />
   <frame tileid="1435" duration="133" />
   <frame tileid="1436" duration="133" />
  </animation>
 </tile>
 <tile id="1442">
  <animation>
   <frame tileid="1438" duration="133" />
   <frame tileid="1439" duration="133" />
   <frame tileid="1440" duration="133" />
   <frame tileid="1441" duration="133" />
  </animation>
 </tile>
 <tile id="1447">
  <animation>
   <frame tileid="1443" duration="133" />
   <frame tileid="1444" duration="133" />
   <frame tileid="1445" duration="133" />
   <frame tileid="1446" duration="133" />
  </animation>
 </tile>
 <tile id="1455">
  <animation>
   <frame tileid="1451" duration="133" />
   <frame tileid="1452" duration="133" />
   <frame tileid="1453" duration="133" />
   <frame tileid="1454" duration="133" />
  </animation>
 </tile>
 <tile id="1460">
  <animation>
   <frame tileid="1456" duration="133" />
   <frame tileid="1457" duration="133" />
   <frame tileid="1458" duration="133" />
   <frame tileid="1459" duration="133" />
  </animation>
 </tile>
 <tile id="1465">
  <animation>
   <frame tileid="1461" duration="133" />
   <frame tileid="1462" duration="133" />
   <frame tileid="1463" duration="133" />
   <frame tileid="1464" duration="133" />
  </animation>
 </tile>
 <tile id="1470">
  <animation>
   <frame tileid="1466" duration="133" />
   <frame tileid="1467" duration="133" />
   <frame tileid="1468" duration="133" />
   <frame tileid="1469" duration="133" />
  </animation>
 </tile>
 <tile id="1475">
  <animation>
   <frame tileid="1471" duration="133" />
   <frame tileid="1472" duration="133" />
   <frame tileid="1473" duration="133" />
   <frame tileid="1474" duration="133" />
  </animation>
 </tile>
 <tile id="1481">
  <animation>
   <frame tileid="1477" duration="133" />
   <frame tileid="1478" duration="133" />
   <frame tileid="1479" duration="133" />
   <frame tileid="1480" duration="133" />
  </animation>
 </tile>
 <tile id="1486">
  <animation>
   <frame tileid="1482" duration="133" />
   <frame tileid="1483" duration="133" />
   <frame tileid="1484" duration="133" />
   <frame tileid="1485" duration="133" />
  </animation>
 </tile>
 <tile id="1491">
  <animation>
   <frame tileid="1487" duration="133" />
   <frame tileid="1488" duration="133" />
   <frame tileid="1489" duration="133" />
   <frame tileid="1490" duration="133" />
  </animation>
 </tile>
 <tile id="1496">
  <animation>
   <frame tileid="1492" duration="133" />
   <frame tileid="1493" duration="133" />
   <frame tileid="1494" duration="133" />
   <frame tileid="1495" duration="133" />
  </animation>
 </tile>
 <tile id="1501">
  <animation>
   <frame tileid="1497" duration="133" />
   <frame tileid="1498" duration="133" />
   <frame tileid="1499" duration="133" />
   <frame tileid="1500" duration="133" />
  </animation>
 </tile>
 <tile id="1506">
  <animation>
   <frame tileid="1502" duration="133" />
   <frame tileid="1503" duration="133" />
   <frame tileid="1504" duration="133" />
   <frame tileid="1505" duration="133" />
  </animation>
 </tile>
 <tile id="1514">
  <animation>
   <frame tileid="1511" duration="133" />
   <frame tileid="1512" duration="133" />
   <frame tileid="1511" duration="133" />
   <frame tileid="1513" duration="133" />
  </animation>
 </tile>
 <tile id="1518">
  <animation>
   <frame tileid="1515" duration="133" />
   <frame tileid="1516" duration="133" />
   <frame tileid="1517" duration="133" />
   <frame tileid="1515" duration="133" />
  </animation>
 </tile>
 <tile id="1523">
  <animation>
   <frame tileid="1519" duration="133" />
   <frame tileid="1520" duration="133" />
   <frame tileid="1521" duration="133" />
   <frame tileid="1522" duration="133" />
  </animation>
 </tile>
 <tile id="1527">
  <animation>
   <frame tileid="1524" duration="133" />
   <frame tileid="1525" duration="133" />
   <frame tileid="1526" duration="133" />
   <frame tileid="1525" duration="133" />
  </animation>
 </tile>
 <tile id="1535">
  <animation>
   <frame tileid="1531" duration="133" />
   <frame tileid="1532" duration="133" />
   <frame tileid="1533" duration="133" />
   <frame tileid="1534" duration="133" />
  </animation>
 </tile>
 <tile id="1540">
  <animation>
   <frame tileid="1536" duration="133" />
   <frame tileid="1537" duration="133" />
   <frame tileid="1538" duration="133" />
   <frame tileid="1539" duration="133" />
  </animation>
 </tile>
 <tile id="1545">
  <animation>
   <frame tileid="1541" duration="133" />
   <frame tileid="1542" duration="133" />
   <frame tileid="1543" duration="133" />
   <frame tileid="1544" duration="133" />
  </animation>
 </tile>
 <tile id="1550">
  <animation>
   <frame tileid="1546" duration="133" />
   <frame tileid="1547" duration="133" />
   <frame tileid="1548" duration="133" />
   <frame tileid="1549" duration="133" />
  </animation>
 </tile>
 <tile id="1555">
  <animation>
   <frame tileid="1551" duration="133" />
   <frame tileid="1552" duration="133" />
   <frame tileid="1553" duration="133" />
   <frame tileid="1554" duration="133" />
  </animation>
 </tile>
 <tile id="1560">
  <animation>
   <frame tileid="1556" duration="133" />
   <frame tileid="1557" duration="133" />
   <frame tileid="1558" duration="133" />
   <frame tileid="1559" duration="133" />
  </animation>
 </tile>
 <tile id="1565">
  <animation>
   <frame tileid="1561" duration="133" />
   <frame tileid="1562" duration="133" />
   <frame tileid="1563" duration="133" />
   <frame tileid="1564" duration="133" />
  </animation>
 </tile>
 <tile id="1572">
  <animation>
   <frame tileid="1568" duration="133" />
   <frame tileid="1569" duration="133" />
   <frame tileid="1570" duration="133" />
   <frame tileid="1571" duration="133" />
  </animation>
 </tile>
 <tile id="1577">
  <animation>
   <frame tileid="1573" duration="133" />
   <frame tileid="1574" duration="133" />
   <frame tileid="1575" duration="133" />
   <frame tileid="1576" duration="133" />
  </animation>
 </tile>
 <tile id="1582">
  <animation>
   <frame tileid="1578" duration="133" />
   <frame tileid="1579" duration="133" />
   <frame tileid="1580" duration="133" />
   <frame tileid="1581" duration="133" />
  </animation>
 </tile>
 <tile id="1587">
  <animation>
   <frame tileid="1583" duration="133" />
   <frame tileid="1584" duration="133" />
   <frame tileid="1585" duration="133" />
   <frame tileid="1586" duration="133" />
  </animation>
 </tile>
 <tile id="1592">
  <animation>
   <frame tileid="1588" duration="133" />
   <frame tileid="1589" duration="133" />
   <frame tileid="1590" duration="133" />
   <frame tileid="1591" duration="133" />
  </animation>
 </tile>
 <tile id="1599">
  <animation>
   <frame tileid="1595" duration="133" />
   <frame tileid="1596" duration="133" />
   <frame tileid="1597" duration="133" />
   <frame tileid="1598" duration="133" />
  </animation>
 </tile>
 <tile id="1604">
  <animation>
   <frame tileid="1600" duration="133" />
   <frame tileid="1601" duration="133" />
   <frame tileid="1602" duration="133" />
   <frame tileid="1603" duration="133" />
  </animation>
 </tile>
 <tile id="1609">
  <animation>
   <frame tileid="1605" duration="133" />
   <frame tileid="1606" duration="133" />
   <frame tileid="1607" duration="133" />
   <frame tileid="1608" duration="133" />
  </animation>
 </tile>
 <tile id="1617">
  <animation>
   <frame tileid="1613" duration="133" />
   <frame tileid="1614" duration="133" />
   <frame tileid="1615" duration="133" />
   <frame tileid="1616" duration="133" />
  </animation>
 </tile>
 <tile id="1622">
  <animation>
   <frame tileid="1618" duration="133" />
   <frame tileid="1619" duration="133" />
   <frame tileid="1620" duration="133" />
   <frame tileid="1621" duration="133" />
  </animation>
 </tile>
 <tile id="1626">
  <animation>
   <frame tileid="1623" duration="133" />
   <frame tileid="1624" duration="133" />
   <frame tileid="1623" duration="133" />
   <frame tileid="1625" duration="133" />
  </animation>
 </tile>
 <tile id="1631">
  <animation>
   <frame tileid="1627" duration="133" />
   <frame tileid="1628" duration="133" />
   <frame tileid="1629" duration="133" />
   <frame tileid="1630" duration="133" />
  </animation>
 </tile>
 <tile id="1648">
  <animation>
   <frame tileid="1646" duration="133" />
   <frame tileid="1646" duration="133" />
   <frame tileid="1646" duration="133" />
   <frame tileid="1647" duration="133" />
  </animation>
 </tile>
 <tile id="1652">
  <animation>
   <frame tileid="1649" duration="133" />
   <frame tileid="1650" duration="133" />
   <frame tileid="1649" duration="133" />
   <frame tileid="1651" duration="133" />
  </animation>
 </tile>
 <tile id="1655">
  <animation>
   <frame tileid="1653" duration="133" />
   <frame tileid="1653" duration="133" />
   <frame tileid="1654" duration="133" />
   <frame tileid="1653" duration="133" />
  </animation>
 </tile>
 <tile id="1659">
  <animation>
   <frame tileid="1656" duration="133" />
   <frame tileid="1657" duration="133" />
   <frame tileid="1658" duration="133" />
   <frame tileid="1657" duration="133" />
  </animation>
 </tile>
 <tile id="1665">
  <animation>
   <frame tileid="1661" duration="133" />
   <frame tileid="1662" duration="133" />
   <frame tileid="1663" duration="133" />
   <frame tileid="1664" duration="133" />
  </animation>
 </tile>
 <tile id="1670">
  <animation>
   <frame tileid="1666" duration="133" />
   <frame tileid="1667" duration="133" />
   <frame tileid="1668" duration="133" />
   <frame tileid="1669" duration="133" />
  </animation>
 </tile>
 <tile id="1674">
  <animation>
   <frame tileid="1671" duration="133" />
   <frame tileid="1672" duration="133" />
   <frame tileid="1673" duration="133" />
   <frame tileid="1672" duration="133" />
  </animation>
 </tile>
 <tile id="1679">
  <animation>
   <frame tileid="1675" duration="133" />
   <frame tileid="1676" duration="133" />
   <frame tileid="1677" duration="133" />
   <frame tileid="1678" duration="133" />
  </animation>
 </tile>
 <tile id="1684">
  <animation>
   <frame tileid="1680" duration="133" />
   <frame tileid="1681" duration="133" />
   <frame tileid="1682" duration="133" />
   <frame tileid="1683" duration="133" />
  </animation>
 </tile>
 <tile id="1689">
  <animation>
   <frame tileid="1685" duration="133" />
   <frame tileid="1686" duration="133" />
   <frame tileid="1687" duration="133" />
   <frame tileid="1688" duration="133" />
  </animation>
 </tile>
 <tile id="1693">
  <animation>
   <frame tileid="1690" duration="133" />
   <frame tileid="1691" duration="133" />
   <frame tileid="1692" duration="133" />
   <frame tileid="1691" duration="133" />
  </animation>
 </tile>
</tileset>
