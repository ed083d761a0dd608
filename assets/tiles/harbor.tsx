<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="harbor" tilewidth="16" tileheight="16" tilecount="2048" columns="32">
 <image source="harbor.png" width="512" height="1024" />
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
 <tile id="77">
  <animation>
   <frame tileid="75" duration="133" />
   <frame tileid="76" duration="133" />
   <frame tileid="76" duration="133" />
   <frame tileid="76" duration="133" />
  </animation>
 </tile>
 <tile id="81">
  <animation>
   <frame tileid="80" duration="133" />
   <frame tileid="80" duration="133" />
   <frame tileid="75" duration="133" />
   <frame tileid="80" duration="133" />
  </animation>
 </tile>
 <tile id="84">
  <animation>
   <frame tileid="83" duration="133" />
   <frame tileid="83" duration="133" />
   <frame tileid="75" duration="133" />
   <frame tileid="83" duration="133" />
  </animation>
 </tile>
 <tile id="87">
  <animation>
   <frame tileid="86" duration="133" />
   <frame tileid="86" duration="133" />
   <frame tileid="75" duration="133" />
   <frame tileid="86" duration="133" />
  </animation>
 </tile>
 <tile id="89">
  <animation>
   <frame tileid="75" duration="133" />
   <frame tileid="88" duration="133" />
   <frame tileid="88" duration="133" />
   <frame tileid="88" duration="133" />
  </animation>
 </tile>
 <tile id="91">
  <animation>
   <frame tileid="90" duration="133" />
   <frame tileid="90" duration="133" />
   <frame tileid="90" duration="133" />
   <frame tileid="75" duration="133" />
  </animation>
 </tile>
 <tile id="97">
  <animation>
   <frame tileid="93" duration="133" />
   <frame tileid="94" duration="133" />
   <frame tileid="95" duration="133" />
   <frame tileid="96" duration="133" />
  </animation>
 </tile>
 <tile id="103">
  <animation>
   <frame tileid="99" duration="133" />
   <frame tileid="100" duration="133" />
   <frame tileid="101" duration="133" />
   <frame tileid="102" duration="133" />
  </animation>
 </tile>
 <tile id="107">
  <animation>
   <frame tileid="104" duration="133" />
   <frame tileid="105" duration="133" />
   <frame tileid="106" duration="133" />
   <frame tileid="105" duration="133" />
  </animation>
 </tile>
 <tile id="111">
  <animation>
   <frame tileid="109" duration="133" />
   <frame tileid="109" duration="133" />
   <frame tileid="109" duration="133" />
   <frame tileid="110" duration="133" />
  </animation>
 </tile>
 <tile id="115">
  <animation>
   <frame tileid="113" duration="133" />
   <frame tileid="114" duration="133" />
   <frame tileid="113" duration="133" />
   <frame tileid="113" duration="133" />
  </animation>
 </tile>
 <tile id="221">
  <animation>
   <frame tileid="217" duration="133" />
   <frame tileid="218" duration="133" />
   <frame tileid="219" duration="133" />
   <frame tileid="220" duration="133" />
  </animation>
 </tile>
 <tile id="226">
  <animation>
   <frame tileid="222" duration="133" />
   <frame tileid="223" duration="133" />
   <frame tileid="224" duration="133" />
   <frame tileid="225" duration="133" />
  </animation>
 </tile>
 <tile id="231">
  <animation>
   <frame tileid="227" duration="133" />
   <frame tileid="228" duration="133" />
   <frame tileid="229" duration="133" />
   <frame tileid="230" duration="133" />
  </animation>
 </tile>
 <tile id="234">
  <animation>
   <frame tileid="232" duration="133" />
   <frame tileid="232" duration="133" />
   <frame tileid="232" duration="133" />
   <frame tileid="233" duration="133" />
  </animation>
 </tile>
 <tile id="239">
  <animation>
   <frame tileid="235" duration="133" />
   <frame tileid="236" duration="133" />
   <frame tileid="237" duration="133" />
   <frame tileid="238" duration="133" />
  </animation>
 </tile>
 <tile id="244">
  <animation>
   <frame tileid="240" duration="133" />
   <frame tileid="241" duration="133" />
   <frame tileid="242" duration="133" />
   <frame tileid="243" duration="133" />
  </animation>
 </tile>
 <tile id="248">
  <animation>
   <frame tileid="245" duration="133" />
   <frame tileid="246" duration="133" />
   <frame tileid="247" duration="133" />
   <frame tileid="246" duration="133" />
  </animation>
 </tile>
 <tile id="253">
  <animation>
   <frame tileid="249" duration="133" />
   <frame tileid="250" duration="133" />
   <frame tileid="251" duration="133" />
   <frame tileid="252" duration="133" />
  </animation>
 </tile>
 <tile id="258">
  <animation>
   <frame tileid="254" duration="133" />
   <frame tileid="255" duration="133" />
   <frame tileid="256" duration="133" />
   <frame tileid="257" duration="133" />
  </animation>
 </tile>
 <tile id="263">
  <animation>
   <frame tileid="259" duration="133" />
   <frame tileid="260" duration="133" />
   <frame tileid="261" duration="133" />
   <frame tileid="262" duration="133" />
  </animation>
 </tile>
 <tile id="268">
  <animation>
   <frame tileid="264" duration="133" />
   <frame tileid="265" duration="133" />
   <frame tileid="266" duration="133" />
   <frame tileid="267" duration="133" />
  </animation>
 </tile>
 <tile id="273">
  <animation>
   <frame tileid="269" duration="133" />
   <frame tileid="270" duration="133" />
   <frame tileid="271" duration="133" />
   <frame tileid="272" duration="133" />
  </animation>
 </tile>
 <tile id="278">
  <animation>
   <frame tileid="274" duration="133" />
   <frame tileid="275" duration="133" />
   <frame tileid="276" duration="133" />
   <frame tileid="277" duration="133" />
  </animation>
 </tile>
 <tile id="283">
  <animation>
   <frame tileid="279" duration="133" />
   <frame tileid="280" duration="133" />
   <frame tileid="281" duration="133" />
   <frame tileid="282" duration="133" />
  </animation>
 </tile>
 <tile id="288">
  <animation>
   <frame tileid="284" duration="133" />
   <frame tileid="285" duration="133" />
   <frame tileid="286" duration="133" />
   <frame tileid="287" duration="133" />
  </animation>
 </tile>
 <tile id="293">
  <animation>
   <frame tileid="289" duration="133" />
   <frame tileid="290" duration="133" />
   <frame tileid="291" duration="133" />
   <frame tileid="292" duration="133" />
  </animation>
 </tile>
 <tile id="296">
  <animation>
   <frame tileid="294" duration="133" />
   <frame tileid="294" duration="133" />
   <frame tileid="295" duration="133" />
   <frame tileid="294" duration="133" />
  </animation>
 </tile>
 <tile id="301">
  <animation>
   <frame tileid="297" duration="133" />
   <frame tileid="298" duration="133" />
   <frame tileid="299" duration="133" />
   <frame tileid="300" duration="133" />
  </animation>
 </tile>
 <tile id="305">
  <animation>
   <frame tileid="302" duration="133" />
   <frame tileid="303" duration="133" />
   <frame tileid="304" duration="133" />
   <frame tileid="303" duration="133" />
  </animation>
 </tile>
 <tile id="309">
  <animation>
   <frame tileid="306" duration="133" />
   <frame tileid="307" duration="133" />
   <frame tileid="308" duration="133" />
   <frame tileid="307" duration="133" />
  </animation>
 </tile>
 <tile id="313">
  <animation>
   <frame tileid="310" duration="133" />
   <frame tileid="311" duration="133" />
   <frame tileid="310" duration="133" />
   <frame tileid="312" duration="133" />
  </animation>
 </tile>
 <tile id="318">
  <animation>
   <frame tileid="314" duration="133" />
   <frame tileid="315" duration="133" />
   <frame tileid="316" duration="133" />
   <frame tileid="317" duration="133" />
  </animation>
 </tile>
 <tile id="323">
  <animation>
   <frame tileid="319" duration="133" />
   <frame tileid="320" duration="133" />
   <frame tileid="321" duration="133" />
   <frame tileid="322" duration="133" />
  </animation>
 </tile>
 <tile id="327">
  <animation>
   <frame tileid="324" duration="133" />
   <frame tileid="325" duration="133" />
   <frame tileid="324" duration="133" />
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
 <tile id="336">
  <animation>
   <frame tileid="333" duration="133" />
   <frame tileid="334" duration="133" />
   <frame tileid="335" duration="133" />
   <frame tileid="334" duration="133" />
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
 <tile id="346">
  <animation>
   <frame tileid="343" duration="133" />
   <frame tileid="344" duration="133" />
   <frame tileid="345" duration="133" />
   <frame tileid="344" duration="133" />
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
 <tile id="371">
  <animation>
   <frame tileid="367" duration="133" />
   <frame tileid="368" duration="133" />
   <frame tileid="369" duration="133" />
   <frame tileid="370" duration="133" />
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
 <tile id="405">
  <animation>
   <frame tileid="402" duration="133" />
   <frame tileid="403" duration="133" />
   <frame tileid="404" duration="133" />
   <frame tileid="403" duration="133" />
  </animation>
 </tile>
 <tile id="410">
  <animation>
   <frame tileid="406" duration="133" />
   <frame tileid="407" duration="133" />
   <frame tileid="408" duration="133" />
   <frame tileid="409" duration="133" />
  </animation>
 </tile>
 <tile id="414">
  <animation>
   <frame tileid="411" duration="133" />
   <frame tileid="412" duration="133" />
   <frame tileid="413" duration="133" />
   <frame tileid="413" duration="133" />
  </animation>
 </tile>
 <tile id="419">
  <animation>
   <frame tileid="415" duration="133" />
   <frame tileid="416" duration="133" />
   <frame tileid="417" duration="133" />
   <frame tileid="418" duration="133" />
  </animation>
 </tile>
 <tile id="424">
  <animation>
   <frame tileid="420" duration="133" />
   <frame tileid="421" duration="133" />
   <frame tileid="422" duration="133" />
   <frame tileid="423" duration="133" />
  </animation>
 </tile>
 <tile id="429">
  <animation>
   <frame tileid="425" duration="133" />
   <frame tileid="426" duration="133" />
   <frame tileid="427" duration="133" />
   <frame tileid="428" duration="133" />
  </animation>
 </tile>
 <tile id="434">
  <animation>
   <frame tileid="430" duration="133" />
   <frame tileid="431" duration="133" />
   <frame tileid="432" duration="133" />
   <frame tileid="433" duration="133" />
  </animation>
 </tile>
 <tile id="439">
  <animation>
   <frame tileid="435" duration="133" />
   <frame tileid="436" duration="133" />
   <frame tileid="437" duration="133" />
   <frame tileid="438" duration="133" />
  </animation>
 </tile>
 <tile id="444">
  <animation>
   <frame tileid="440" duration="133" />
   <frame tileid="441" duration="133" />
   <frame tileid="442" duration="133" />
   <frame tileid="443" duration="133" />
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
 <tile id="453">
  <animation>
   <frame tileid="450" duration="133" />
   <frame tileid="451" duration="133" />
   <frame tileid="450" duration="133" />
   <frame tileid="452" duration="133" />
  </animation>
 </tile>
 <tile id="458">
  <animation>
   <frame tileid="454" duration="133" />
   <frame tileid="455" duration="133" />
   <frame tileid="456" duration="133" />
   <frame tileid="457" duration="133" />
  </animation>
 </tile>
 <tile id="462">
  <animation>
   <frame tileid="459" duration="133" />
   <frame tileid="460" duration="133" />
   <frame tileid="461" duration="133" />
   <frame tileid="460" duration="133" />
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
 <tile id="502">
  <animation>
   <frame tileid="498" duration="133" />
   <frame tileid="499" duration="133" />
   <frame tileid="500" duration="133" />
   <frame tileid="501" duration="133" />
  </animation>
 </tile>
 <tile id="507">
  <animation>
   <frame tileid="503" duration="133" />
   <frame tileid="504" duration="133" />
   <frame tileid="505" duration="133" />
   <frame tileid="506" duration="133" />
  </animation>
 </tile>
 <tile id="512">
  <animation>
   <frame tileid="508" duration="133" />
   <frame tileid="509" duration="133" />
   <frame tileid="510" duration="133" />
   <frame tileid="511" duration="133" />
  </animation>
 </tile>
 <tile id="516">
  <animation>
   <frame tileid="513" duration="133" />
   <frame tileid="514" duration="133" />
   <frame tileid="515" duration="133" />
   <frame tileid="514" duration="133" />
  </animation>
 </tile>
 <tile id="520">
  <animation>
   <frame tileid="517" duration="133" />
   <frame tileid="518" duration="133" />
   <frame tileid="519" duration="133" />
   <frame tileid="518" duration="133" />
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
 <tile id="550">
  <animation>
   <frame tileid="546" duration="133" />
   <frame tileid="547" duration="133" />
   <frame tileid="548" duration="133" />
   <frame tileid="549" duration="133" />
  </animation>
 </tile>
 <tile id="555">
  <animation>
   <frame tileid="551" duration="133" />
   <frame tileid="552" duration="133" />
   <frame tileid="553" duration="133" />
   <frame tileid="554" duration="133" />
  </animation>
 </tile>
 <tile id="560">
  <animation>
   <frame tileid="556" duration="133" />
   <frame tileid="557" duration="133" />
   <frame tileid="558" duration="133" />
   <frame tileid="559" duration="133" />
  </animation>
 </tile>
 <tile id="565">
  <animation>
   <frame tileid="561" duration="133" />
   <frame tileid="562" duration="133" />
   <frame tileid="563" duration="133" />
   <frame tileid="564" duration="133" />
  </animation>
 </tile>
 <tile id="570">
  <animation>
   <frame tileid="566" duration="133" />
   <frame tileid="567" duration="133" />
   <frame tileid="568" duration="133" />
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
 <tile id="580">
  <animation>
   <frame tileid="576" duration="133" />
   <frame tileid="577" duration="133" />
   <frame tileid="578" duration="133" />
   <frame tileid="579" duration="133" />
  </animation>
 </tile>
 <tile id="584">
  <animation>
   <frame tileid="581" duration="133" />
   <frame tileid="582" duration="133" />
   <frame tileid="581" duration="133" />
   <frame tileid="583" duration="133" />
  </animation>
 </tile>
 <tile id="588">
  <animation>
   <frame tileid="585" duration="133" />
   <frame tileid="586" duration="133" />
   <frame tileid="585" duration="133" />
   <frame tileid="587" duration="133" />
  </animation>
 </tile>
 <tile id="592">
  <animation>
   <frame tileid="589" duration="133" />
   <frame tileid="590" duration="133" />
   <frame tileid="589" duration="133" />
   <frame tileid="591" duration="133" />
  </animation>
 </tile>
 <tile id="596">
  <animation>
   <frame tileid="593" duration="133" />
   <frame tileid="594" duration="133" />
   <frame tileid="593" duration="133" />
   <frame tileid="595" duration="133" />
  </animation>
 </tile>
 <tile id="600">
  <animation>
   <frame tileid="597" duration="133" />
   <frame tileid="598" duration="133" />
   <frame tileid="599" duration="133" />
   <frame tileid="598" duration="133" />
  </animation>
 </tile>
 <tile id="604">
  <animation>
   <frame tileid="601" duration="133" />
   <frame tileid="602" duration="133" />
   <frame tileid="601" duration="133" />
   <frame tileid="603" duration="133" />
  </animation>
 </tile>
 <tile id="608">
  <animation>
   <frame tileid="605" duration="133" />
   <frame tileid="606" duration="133" />
   <frame tileid="605" duration="133" />
   <frame tileid="607" duration="133" />
  </animation>
 </tile>
 <tile id="613">
  <animation>
   <frame tileid="609" duration="133" />
   <frame tileid="610" duration="133" />
   <frame tileid="611" duration="133" />
   <frame tileid="612" duration="133" />
  </animation>
 </tile>
 <tile id="617">
  <animation>
   <frame tileid="614" duration="133" />
   <frame tileid="615" duration="133" />
   <frame tileid="616" duration="133" />
   <frame tileid="615" duration="133" />
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
 <tile id="627">
  <animation>
   <frame tileid="623" duration="133" />
   <frame tileid="624" duration="133" />
   <frame tileid="625" duration="133" />
   <frame tileid="626" duration="133" />
  </animation>
 </tile>
 <tile id="631">
  <animation>
   <frame tileid="628" duration="133" />
   <frame tileid="629" duration="133" />
   <frame tileid="628" duration="133" />
   <frame tileid="630" duration="133" />
  </animation>
 </tile>
 <tile id="635">
  <animation>
   <frame tileid="632" duration="133" />
   <frame tileid="633" duration="133" />
   <frame tileid="634" duration="133" />
   <frame tileid="633" duration="133" />
  </animation>
 </tile>
 <tile id="640">
  <animation>
   <frame tileid="636" duration="133" />
   <frame tileid="637" duration="133" />
   <frame tileid="638" duration="133" />
   <frame tileid="639" duration="133" />
  </animation>
 </tile>
 <tile id="645">
  <animation>
   <frame tileid="641" duration="133" />
   <frame tileid="642" duration="133" />
   <frame tileid="643" duration="133" />
   <frame tileid="644" duration="133" />
  </animation>
 </tile>
 <tile id="648">
  <animation>
   <frame tileid="629" duration="133" />
   <frame tileid="646" duration="133" />
   <frame tileid="647" duration="133" />
   <frame tileid="646" duration="133" />
  </animation>
 </tile>
 <tile id="652">
  <animation>
   <frame tileid="649" duration="133" />
   <frame tileid="650" duration="133" />
   <frame tileid="649" duration="133" />
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
 <tile id="662">
  <animation>
   <frame tileid="658" duration="133" />
   <frame tileid="659" duration="133" />
   <frame tileid="660" duration="133" />
   <frame tileid="661" duration="133" />
  </animation>
 </tile>
 <tile id="667">
  <animation>
   <frame tileid="663" duration="133" />
   <frame tileid="664" duration="133" />
   <frame tileid="665" duration="133" />
   <frame tileid="666" duration="133" />
  </animation>
 </tile>
 <tile id="670">
  <animation>
   <frame tileid="668" duration="133" />
   <frame tileid="669" duration="133" />
   <frame tileid="413" duration="133" />
   <frame tileid="669" duration="133" />
  </animation>
 </tile>
 <tile id="675">
  <animation>
   <frame tileid="671" duration="133" />
   <frame tileid="672" duration="133" />
   <frame tileid="673" duration="133" />
   <frame tileid="674" duration="133" />
  </animation>
 </tile>
 <tile id="677">
  <animation>
   <frame tileid="413" duration="133" />
   <frame tileid="676" duration="133" />
   <frame tileid="413" duration="133" />
   <frame tileid="413" duration="133" />
  </animation>
 </tile>
 <tile id="681">
  <animation>
   <frame tileid="678" duration="133" />
   <frame tileid="679" duration="133" />
   <frame tileid="680" duration="133" />
   <frame tileid="679" duration="133" />
  </animation>
 </tile>
 <tile id="686">
  <animation>
   <frame tileid="682" duration="133" />
   <frame tileid="683" duration="133" />
   <frame tileid="684" duration="133" />
   <frame tileid="685" duration="133" />
  </animation>
 </tile>
 <tile id="689">
  <animation>
   <frame tileid="687" duration="133" />
   <frame tileid="413" duration="133" />
   <frame tileid="687" duration="133" />
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
 <tile id="704">
  <animation>
   <frame tileid="700" duration="133" />
   <frame tileid="701" duration="133" />
   <frame tileid="702" duration="133" />
   <frame tileid="703" duration="133" />
  </animation>
 </tile>
 <tile id="708">
  <animation>
   <frame tileid="705" duration="133" />
   <frame tileid="706" duration="133" />
   <frame tileid="705" duration="133" />
   <frame tileid="707" duration="133" />
  </animation>
 </tile>
 <tile id="712">
  <animation>
   <frame tileid="709" duration="133" />
   <frame tileid="710" duration="133" />
   <frame tileid="709" duration="133" />
   <frame tileid="711" duration="133" />
  </animation>
 </tile>
 <tile id="715">
  <animation>
   <frame tileid="713" duration="133" />
   <frame tileid="713" duration="133" />
   <frame tileid="714" duration="133" />
   <frame tileid="714" duration="133" />
  </animation>
 </tile>
 <tile id="719">
  <animation>
   <frame tileid="717" duration="133" />
   <frame tileid="717" duration="133" />
   <frame tileid="717" duration="133" />
   <frame tileid="718" duration="133" />
  </animation>
 </tile>
 <tile id="723">
  <animation>
   <frame tileid="720" duration="133" />
   <frame tileid="721" duration="133" />
   <frame tileid="720" duration="133" />
   <frame tileid="722" duration="133" />
  </animation>
 </tile>
 <tile id="727">
  <animation>
   <frame tileid="725" duration="133" />
   <frame tileid="725" duration="133" />
   <frame tileid="726" duration="133" />
   <frame tileid="725" duration="133" />
  </animation>
 </tile>
 <tile id="730">
  <animation>
   <frame tileid="728" duration="133" />
   <frame tileid="729" duration="133" />
   <frame tileid="728" duration="133" />
   <frame tileid="728" duration="133" />
  </animation>
 </tile>
 <tile id="740">
  <animation>
   <frame tileid="738" duration="133" />
   <frame tileid="738" duration="133" />
   <frame tileid="739" duration="133" />
   <frame tileid="739" duration="133" />
  </animation>
 </tile>
 <tile id="743">
  <animation>
   <frame tileid="741" duration="133" />
   <frame tileid="741" duration="133" />
   <frame tileid="742" duration="133" />
   <frame tileid="742" duration="133" />
  </animation>
 </tile>
 <tile id="746">
  <animation>
   <frame tileid="744" duration="133" />
   <frame tileid="744" duration="133" />
   <frame tileid="745" duration="133" />
   <frame tileid="745" duration="133" />
  </animation>
 </tile>
 <tile id="749">
  <animation>
   <frame tileid="747" duration="133" />
   <frame tileid="747" duration="133" />
   <frame tileid="748" duration="133" />
   <frame tileid="748" duration="133" />
  </animation>
 </tile>
 <tile id="752">
  <animation>
   <frame tileid="750" duration="133" />
   <frame tileid="750" duration="133" />
   <frame tileid="751" duration="133" />
   <frame tileid="751" duration="133" />
  </animation>
 </tile>
 <tile id="755">
  <animation>
   <frame tileid="753" duration="133" />
   <frame tileid="753" duration="133" />
   <frame tileid="754" duration="133" />
   <frame tileid="754" duration="133" />
  </animation>
 </tile>
 <tile id="758">
  <animation>
   <frame tileid="756" duration="133" />
   <frame tileid="756" duration="133" />
   <frame tileid="757" duration="133" />
   <frame tileid="757" duration="133" />
  </animation>
 </tile>
 <tile id="765">
  <animation>
   <frame tileid="763" duration="133" />
   <frame tileid="764" duration="133" />
   <frame tileid="764" duration="133" />
   <frame tileid="764" duration="133" />
  </animation>
 </tile>
 <tile id="772">
  <animation>
   <frame tileid="769" duration="133" />
   <frame tileid="770" duration="133" />
   <frame tileid="769" duration="133" />
   <frame tileid="771" duration="133" />
  </animation>
 </tile>
 <tile id="777">
  <animation>
   <frame tileid="773" duration="133" />
   <frame tileid="774" duration="133" />
   <frame tileid="775" duration="133" />
   <frame tileid="776" duration="133" />
  </animation>
 </tile>
 <tile id="781">
  <animation>
   <frame tileid="778" duration="133" />
   <frame tileid="779" duration="133" />
   <frame tileid="780" duration="133" />
   <frame tileid="779" duration="133" />
  </animation>
 </tile>
 <tile id="785">
  <animation>
   <frame tileid="782" duration="133" />
   <frame tileid="783" duration="133" />
   <frame tileid="784" duration="133" />
   <frame tileid="783" duration="133" />
  </animation>
 </tile>
 <tile id="789">
  <animation>
   <frame tileid="786" duration="133" />
   <frame tileid="787" duration="133" />
   <frame tileid="786" duration="133" />
   <frame tileid="788" duration="133" />
  </animation>
 </tile>
 <tile id="794">
  <animation>
   <frame tileid="790" duration="133" />
   <frame tileid="791" duration="133" />
   <frame tileid="792" duration="133" />
   <frame tileid="793" duration="133" />
  </animation>
 </tile>
 <tile id="799">
  <animation>
   <frame tileid="796" duration="133" />
   <frame tileid="797" duration="133" />
   <frame tileid="798" duration="133" />
   <frame tileid="797" duration="133" />
  </animation>
 </tile>
 <tile id="803">
  <animation>
   <frame tileid="800" duration="133" />
   <frame tileid="801" duration="133" />
   <frame tileid="802" duration="133" />
   <frame tileid="801" duration="133" />
  </animation>
 </tile>
 <tile id="807">
  <animation>
   <frame tileid="804" duration="133" />
   <frame tileid="805" duration="133" />
   <frame tileid="804" duration="133" />
   <frame tileid="806" duration="133" />
  </animation>
 </tile>
 <tile id="812">
  <animation>
   <frame tileid="808" duration="133" />
   <frame tileid="809" duration="133" />
   <frame tileid="810" duration="133" />
   <frame tileid="811" duration="133" />
  </animation>
 </tile>
 <tile id="816">
  <animation>
   <frame tileid="813" duration="133" />
   <frame tileid="814" duration="133" />
   <frame tileid="815" duration="133" />
   <frame tileid="814" duration="133" />
  </animation>
 </tile>
 <tile id="820">
  <animation>
   <frame tileid="817" duration="133" />
   <frame tileid="818" duration="133" />
   <frame tileid="819" duration="133" />
   <frame tileid="818" duration="133" />
  </animation>
 </tile>
 <tile id="824">
  <animation>
   <frame tileid="822" duration="133" />
   <frame tileid="822" duration="133" />
   <frame tileid="823" duration="133" />
   <frame tileid="823" duration="133" />
  </animation>
 </tile>
 <tile id="827">
  <animation>
   <frame tileid="825" duration="133" />
   <frame tileid="825" duration="133" />
   <frame tileid="826" duration="133" />
   <frame tileid="826" duration="133" />
  </animation>
 </tile>
 <tile id="830">
  <animation>
   <frame tileid="828" duration="133" />
   <frame tileid="828" duration="133" />
   <frame tileid="829" duration="133" />
   <frame tileid="829" duration="133" />
  </animation>
 </tile>
 <tile id="833">
  <animation>
   <frame tileid="831" duration="133" />
   <frame tileid="831" duration="133" />
   <frame tileid="832" duration="133" />
   <frame tileid="832" duration="133" />
  </animation>
 </tile>
 <tile id="836">
  <animation>
   <frame tileid="834" duration="133" />
   <frame tileid="834" duration="133" />
   <frame tileid="835" duration="133" />
   <frame tileid="835" duration="133" />
  </animation>
 </tile>
 <tile id="839">
  <animation>
   <frame tileid="837" duration="133" />
   <frame tileid="837" duration="133" />
   <frame tileid="838" duration="133" />
   <frame tileid="838" duration="133" />
  </animation>
 </tile>
 <tile id="842">
  <animation>
   <frame tileid="840" duration="133" />
   <frame tileid="840" duration="133" />
   <frame tileid="841" duration="133" />
   <frame tileid="841" duration="133" />
  </animation>
 </tile>
 <tile id="845">
  <animation>
   <frame tileid="843" duration="133" />
   <frame tileid="843" duration="133" />
   <frame tileid="844" duration="133" />
   <frame tileid="844" duration="133" />
  </animation>
 </tile>
 <tile id="848">
  <animation>
   <frame tileid="846" duration="133" />
   <frame tileid="846" duration="133" />
   <frame tileid="847" duration="133" />
   <frame tileid="847" duration="133" />
  </animation>
 </tile>
 <tile id="852">
  <animation>
   <frame tileid="849" duration="133" />
   <frame tileid="850" duration="133" />
   <frame tileid="849" duration="133" />
   <frame tileid="851" duration="133" />
  </animation>
 </tile>
 <tile id="856">
  <animation>
   <frame tileid="853" duration="133" />
   <frame tileid="854" duration="133" />
   <frame tileid="853" duration="133" />
   <frame tileid="855" duration="133" />
  </animation>
 </tile>
 <tile id="860">
  <animation>
   <frame tileid="857" duration="133" />
   <frame tileid="858" duration="133" />
   <frame tileid="859" duration="133" />
   <frame tileid="858" duration="133" />
  </animation>
 </tile>
 <tile id="865">
  <animation>
   <frame tileid="861" duration="133" />
   <frame tileid="862" duration="133" />
   <frame tileid="863" duration="133" />
   <frame tileid="864" duration="133" />
  </animation>
 </tile>
 <tile id="869">
  <animation>
   <frame tileid="866" duration="133" />
   <frame tileid="867" duration="133" />
   <frame tileid="866" duration="133" />
   <frame tileid="868" duration="133" />
  </animation>
 </tile>
 <tile id="873">
  <animation>
   <frame tileid="870" duration="133" />
   <frame tileid="871" duration="133" />
   <frame tileid="870" duration="133" />
   <frame tileid="872" duration="133" />
  </animation>
 </tile>
 <tile id="877">
  <animation>
   <frame tileid="795" duration="133" />
   <frame tileid="875" duration="133" />
   <frame tileid="876" duration="133" />
   <frame tileid="875" duration="133" />
  </animation>
 </tile>
 <tile id="882">
  <animation>
   <frame tileid="878" duration="133" />
   <frame tileid="879" duration="133" />
   <frame tileid="880" duration="133" />
   <frame tileid="881" duration="133" />
  </animation>
 </tile>
 <tile id="886">
  <animation>
   <frame tileid="883" duration="133" />
   <frame tileid="884" duration="133" />
   <frame tileid="883" duration="133" />
   <frame tileid="885" duration="133" />
  </animation>
 </tile>
 <tile id="890">
  <animation>
   <frame tileid="887" duration="133" />
   <frame tileid="888" duration="133" />
   <frame tileid="887" duration="133" />
   <frame tileid="889" duration="133" />
  </animation>
 </tile>
 <tile id="894">
  <animation>
   <frame tileid="891" duration="133" />
   <frame tileid="892" duration="133" />
   <frame tileid="893" duration="133" />
   <frame tileid="892" duration="133" />
  </animation>
 </tile>
 <tile id="899">
  <animation>
   <frame tileid="895" duration="133" />
   <frame tileid="896" duration="133" />
   <frame tileid="897" duration="133" />
   <frame tileid="898" duration="133" />
  </animation>
 </tile>
 <tile id="904">
  <animation>
   <frame tileid="901" duration="133" />
   <frame tileid="902" duration="133" />
   <frame tileid="901" duration="133" />
   <frame tileid="903" duration="133" />
  </animation>
 </tile>
 <tile id="907">
  <animation>
   <frame tileid="905" duration="133" />
   <frame tileid="906" duration="133" />
   <frame tileid="906" duration="133" />
   <frame tileid="906" duration="133" />
  </animation>
 </tile>
 <tile id="911">
  <animation>
   <frame tileid="908" duration="133" />
   <frame tileid="909" duration="133" />
   <frame tileid="910" duration="133" />
   <frame tileid="909" duration="133" />
  </animation>
 </tile>
 <tile id="915">
  <animation>
   <frame tileid="912" duration="133" />
   <frame tileid="913" duration="133" />
   <frame tileid="912" duration="133" />
   <frame tileid="914" duration="133" />
  </animation>
 </tile>
 <tile id="918">
  <animation>
   <frame tileid="916" duration="133" />
   <frame tileid="916" duration="133" />
   <frame tileid="916" duration="133" />
   <frame tileid="917" duration="133" />
  </animation>
 </tile>
 <tile id="922">
  <animation>
   <frame tileid="919" duration="133" />
   <frame tileid="920" duration="133" />
   <frame tileid="921" duration="133" />
   <frame tileid="920" duration="133" />
  </animation>
 </tile>
 <tile id="926">
  <animation>
   <frame tileid="923" duration="133" />
   <frame tileid="924" duration="133" />
   <frame tileid="925" duration="133" />
   <frame tileid="924" duration="133" />
  </animation>
 </tile>
 <tile id="930">
  <animation>
   <frame tileid="927" duration="133" />
   <frame tileid="928" duration="133" />
   <frame tileid="927" duration="133" />
   <frame tileid="929" duration="133" />
  </animation>
 </tile>
 <tile id="934">
  <animation>
   <frame tileid="931" duration="133" />
   <frame tileid="932" duration="133" />
   <frame tileid="931" duration="133" />
   <frame tileid="933" duration="133" />
  </animation>
 </tile>
 <tile id="938">
  <animation>
   <frame tileid="935" duration="133" />
   <frame tileid="936" duration="133" />
   <frame tileid="937" duration="133" />
   <frame tileid="936" duration="133" />
  </animation>
 </tile>
 <tile id="942">
  <animation>
   <frame tileid="939" duration="133" />
   <frame tileid="940" duration="133" />
   <frame tileid="941" duration="133" />
   <frame tileid="940" duration="133" />
  </animation>
 </tile>
 <tile id="946">
  <animation>
   <frame tileid="944" duration="133" />
   <frame tileid="944" duration="133" />
   <frame tileid="945" duration="133" />
   <frame tileid="945" duration="133" />
  </animation>
 </tile>
 <tile id="949">
  <animation>
   <frame tileid="947" duration="133" />
   <frame tileid="947" duration="133" />
   <frame tileid="948" duration="133" />
   <frame tileid="948" duration="133" />
  </animation>
 </tile>
 <tile id="952">
  <animation>
   <frame tileid="950" duration="133" />
   <frame tileid="950" duration="133" />
   <frame tileid="951" duration="133" />
   <frame tileid="951" duration="133" />
  </animation>
 </tile>
 <tile id="955">
  <animation>
   <frame tileid="953" duration="133" />
   <frame tileid="953" duration="133" />
   <frame tileid="954" duration="133" />
   <frame tileid="954" duration="133" />
  </animation>
 </tile>
 <tile id="958">
  <animation>
   <frame tileid="956" duration="133" />
   <frame tileid="956" duration="133" />
   <frame tileid="957" duration="133" />
   <frame tileid="957" duration="133" />
  </animation>
 </tile>
 <tile id="961">
  <animation>
   <frame tileid="959" duration="133" />
   <frame tileid="959" duration="133" />
   <frame tileid="960" duration="133" />
   <frame tileid="960" duration="133" />
  </animation>
 </tile>
 <tile id="964">
  <animation>
   <frame tileid="962" duration="133" />
   <frame tileid="962" duration="133" />
   <frame tileid="963" duration="133" />
   <frame tileid="963" duration="133" />
  </animation>
 </tile>
 <tile id="967">
  <animation>
   <frame tileid="965" duration="133" />
   <frame tileid="965" duration="133" />
   <frame tileid="966" duration="133" />
   <frame tileid="966" duration="133" />
  </animation>
 </tile>
 <tile id="972">
  <animation>
   <frame tileid="968" duration="133" />
   <frame tileid="969" duration="133" />
   <frame tileid="970" duration="133" />
   <frame tileid="971" duration="133" />
  </animation>
 </tile>
 <tile id="977">
  <animation>
   <frame tileid="973" duration="133" />
   <frame tileid="974" duration="133" />
   <frame tileid="975" duration="133" />
   <frame tileid="976" duration="133" />
  </animation>
 </tile>
 <tile id="981">
  <animation>
   <frame tileid="978" duration="133" />
   <frame tileid="979" duration="133" />
   <frame tileid="978" duration="133" />
   <frame tileid="980" duration="133" />
  </animation>
 </tile>
 <tile id="985">
  <animation>
   <frame tileid="982" duration="133" />
   <frame tileid="983" duration="133" />
   <frame tileid="982" duration="133" />
   <frame tileid="984" duration="133" />
  </animation>
 </tile>
 <tile id="989">
  <animation>
   <frame tileid="986" duration="133" />
   <frame tileid="987" duration="133" />
   <frame tileid="988" duration="133" />
   <frame tileid="987" duration="133" />
  </animation>
 </tile>
 <tile id="994">
  <animation>
   <frame tileid="990" duration="133" />
   <frame tileid="991" duration="133" />
   <frame tileid="992" duration="133" />
   <frame tileid="993" duration="133" />
  </animation>
 </tile>
 <tile id="998">
  <animation>
   <frame tileid="995" duration="133" />
   <frame tileid="996" duration="133" />
   <frame tileid="995" duration="133" />
   <frame tileid="997" duration="133" />
  </animation>
 </tile>
 <tile id="1002">
  <animation>
   <frame tileid="999" duration="133" />
   <frame tileid="1000" duration="133" />
   <frame tileid="999" duration="133" />
   <frame tileid="1001" duration="133" />
  </animation>
 </tile>
 <tile id="1006">
  <animation>
   <frame tileid="795" duration="133" />
   <frame tileid="1004" duration="133" />
   <frame tileid="1005" duration="133" />
   <frame tileid="1004" duration="133" />
  </animation>
 </tile>
 <tile id="1010">
  <animation>
   <frame tileid="1007" duration="133" />
   <frame tileid="1008" duration="133" />
   <frame tileid="1009" duration="133" />
   <frame tileid="1008" duration="133" />
  </animation>
 </tile>
 <tile id="1014">
  <animation>
   <frame tileid="1011" duration="133" />
   <frame tileid="1012" duration="133" />
   <frame tileid="1011" duration="133" />
   <frame tileid="1013" duration="133" />
  </animation>
 </tile>
 <tile id="1018">
  <animation>
   <frame tileid="1015" duration="133" />
   <frame tileid="1016" duration="133" />
   <frame tileid="1015" duration="133" />
   <frame tileid="1017" duration="133" />
  </animation>
 </tile>
 <tile id="1019">
  <animation>
   <frame tileid="913" duration="133" />
   <frame tileid="912" duration="133" />
   <frame tileid="914" duration="133" />
   <frame tileid="912" duration="133" />
  </animation>
 </tile>
 <tile id="1022">
  <animation>
   <frame tileid="1020" duration="133" />
   <frame tileid="1020" duration="133" />
   <frame tileid="1021" duration="133" />
   <frame tileid="1020" duration="133" />
  </animation>
 </tile>
 <tile id="1025">
  <animation>
   <frame tileid="1023" duration="133" />
   <frame tileid="1023" duration="133" />
   <frame tileid="1024" duration="133" />
   <frame tileid="1024" duration="133" />
  </animation>
 </tile>
 <tile id="1028">
  <animation>
   <frame tileid="1026" duration="133" />
   <frame tileid="1026" duration="133" />
   <frame tileid="1027" duration="133" />
   <frame tileid="1027" duration="133" />
  </animation>
 </tile>
 <tile id="1031">
  <animation>
   <frame tileid="1029" duration="133" />
   <frame tileid="1029" duration="133" />
   <frame tileid="1030" duration="133" />
   <frame tileid="1030" duration="133" />
  </animation>
 </tile>
 <tile id="1034">
  <animation>
   <frame tileid="1032" duration="133" />
   <frame tileid="1032" duration="133" />
   <frame tileid="1033" duration="133" />
   <frame tileid="1033" duration="133" />
  </animation>
 </tile>
 <tile id="1037">
  <animation>
   <frame tileid="1035" duration="133" />
   <frame tileid="1035" duration="133" />
   <frame tileid="1036" duration="133" />
   <frame tileid="1036" duration="133" />
  </animation>
 </tile>
 <tile id="1040">
  <animation>
   <frame tileid="1038" duration="133" />
   <frame tileid="1038" duration="133" />
   <frame tileid="1039" duration="133" />
   <frame tileid="1039" duration="133" />
  </animation>
 </tile>
 <tile id="1043">
  <animation>
   <frame tileid="1041" duration="133" />
   <frame tileid="1041" duration="133" />
   <frame tileid="1042" duration="133" />
   <frame tileid="1042" duration="133" />
  </animation>
 </tile>
 <tile id="1046">
  <animation>
   <frame tileid="1044" duration="133" />
   <frame tileid="1044" duration="133" />
   <frame tileid="1045" duration="133" />
   <frame tileid="1045" duration="133" />
  </animation>
 </tile>
 <tile id="1049">
  <animation>
   <frame tileid="1047" duration="133" />
   <frame tileid="1047" duration="133" />
   <frame tileid="1048" duration="133" />
   <frame tileid="1048" duration="133" />
  </animation>
 </tile>
 <tile id="1052">
  <animation>
   <frame tileid="1050" duration="133" />
   <frame tileid="1050" duration="133" />
   <frame tileid="1051" duration="133" />
   <frame tileid="1051" duration="133" />
  </animation>
 </tile>
 <tile id="1056">
  <animation>
   <frame tileid="1053" duration="133" />
   <frame tileid="1053" duration="133" />
   <frame tileid="1054" duration="133" />
   <frame tileid="1055" duration="133" />
  </animation>
 </tile>
 <tile id="1060">
  <animation>
   <frame tileid="1057" duration="133" />
   <frame tileid="1058" duration="133" />
   <frame tileid="1059" duration="133" />
   <frame tileid="1058" duration="133" />
  </animation>
 </tile>
 <tile id="1064">
  <animation>
   <frame tileid="1062" duration="133" />
   <frame tileid="1062" duration="133" />
   <frame tileid="1063" duration="133" />
   <frame tileid="1063" duration="133" />
  </animation>
 </tile>
 <tile id="1067">
  <animation>
   <frame tileid="1065" duration="133" />
   <frame tileid="1065" duration="133" />
   <frame tileid="1066" duration="133" />
   <frame tileid="1066" duration="133" />
  </animation>
 </tile>
 <tile id="1070">
  <animation>
   <frame tileid="1068" duration="133" />
   <frame tileid="1068" duration="133" />
   <frame tileid="1069" duration="133" />
   <frame tileid="1069" duration="133" />
  </animation>
 </tile>
 <tile id="1074">
  <animation>
   <frame tileid="1071" duration="133" />
   <frame tileid="1071" duration="133" />
   <frame tileid="1072" duration="133" />
   <frame tileid="1073" duration="133" />
  </animation>
 </tile>
 <tile id="1078">
  <animation>
   <frame tileid="1075" duration="133" />
   <frame tileid="1076" duration="133" />
   <frame tileid="1077" duration="133" />
   <frame tileid="1077" duration="133" />
  </animation>
 </tile>
 <tile id="1081">
  <animation>
   <frame tileid="1079" duration="133" />
   <frame tileid="1079" duration="133" />
   <frame tileid="1080" duration="133" />
   <frame tileid="1080" duration="133" />
  </animation>
 </tile>
 <tile id="1085">
  <animation>
   <frame tileid="1082" duration="133" />
   <frame tileid="1083" duration="133" />
   <frame tileid="1084" duration="133" />
   <frame tileid="1084" duration="133" />
  </animation>
 </tile>
 <tile id="1088">
  <animation>
   <frame tileid="1086" duration="133" />
   <frame tileid="1086" duration="133" />
   <frame tileid="1087" duration="133" />
   <frame tileid="1087" duration="133" />
  </animation>
 </tile>
 <tile id="1091">
  <animation>
   <frame tileid="1089" duration="133" />
   <frame tileid="1089" duration="133" />
   <frame tileid="1090" duration="133" />
   <frame tileid="1090" duration="133" />
  </animation>
 </tile>
 <tile id="1094">
  <animation>
   <frame tileid="1092" duration="133" />
   <frame tileid="1092" duration="133" />
   <frame tileid="1093" duration="133" />
   <frame tileid="1093" duration="133" />
  </animation>
 </tile>
 <tile id="1097">
  <animation>
   <frame tileid="1095" duration="133" />
   <frame tileid="1095" duration="133" />
   <frame tileid="1096" duration="133" />
   <frame tileid="1096" duration="133" />
  </animation>
 </tile>
 <tile id="1105">
  <animation>
   <frame tileid="1102" duration="133" />
   <frame tileid="1103" duration="133" />
   <frame tileid="1104" duration="133" />
   <frame tileid="1103" duration="133" />
  </animation>
 </tile>
 <tile id="1110">
  <animation>
   <frame tileid="1106" duration="133" />
   <frame tileid="1107" duration="133" />
   <frame tileid="1108" duration="133" />
   <frame tileid="1109" duration="133" />
  </animation>
 </tile>
 <tile id="1115">
  <animation>
   <frame tileid="1111" duration="133" />
   <frame tileid="1112" duration="133" />
   <frame tileid="1113" duration="133" />
   <frame tileid="1114" duration="133" />
  </animation>
 </tile>
 <tile id="1120">
  <animation>
   <frame tileid="1116" duration="133" />
   <frame tileid="1117" duration="133" />
   <frame tileid="1118" duration="133" />
   <frame tileid="1119" duration="133" />
  </animation>
 </tile>
 <tile id="1123">
  <animation>
   <frame tileid="1121" duration="133" />
   <frame tileid="1121" duration="133" />
   <frame tileid="1122" duration="133" />
   <frame tileid="1122" duration="133" />
  </animation>
 </tile>
 <tile id="1128">
  <animation>
   <frame tileid="1124" duration="133" />
   <frame tileid="1125" duration="133" />
   <frame tileid="1126" duration="133" />
   <frame tileid="1127" duration="133" />
  </animation>
 </tile>
 <tile id="1133">
  <animation>
   <frame tileid="1129" duration="133" />
   <frame tileid="1130" duration="133" />
   <frame tileid="1131" duration="133" />
   <frame tileid="1132" duration="133" />
  </animation>
 </tile>
 <tile id="1138">
  <animation>
   <frame tileid="1134" duration="133" />
   <frame tileid="1135" duration="133" />
   <frame tileid="1136" duration="133" />
   <frame tileid="1137" duration="133" />
  </animation>
 </tile>
 <tile id="1143">
  <animation>
   <frame tileid="1139" duration="133" />
   <frame tileid="1140" duration="133" />
   <frame tileid="1141" duration="133" />
   <frame tileid="1142" duration="133" />
  </animation>
 </tile>
 <tile id="1146">
  <animation>
   <frame tileid="1144" duration="133" />
   <frame tileid="1144" duration="133" />
   <frame tileid="1145" duration="133" />
   <frame tileid="1145" duration="133" />
  </animation>
 </tile>
 <tile id="1155">
  <animation>
   <frame tileid="1152" duration="133" />
   <frame tileid="1153" duration="133" />
   <frame tileid="1152" duration="133" />
   <frame tileid="1154" duration="133" />
  </animation>
 </tile>
 <tile id="1159">
  <animation>
   <frame tileid="1156" duration="133" />
   <frame tileid="1157" duration="133" />
   <frame tileid="1156" duration="133" />
   <frame tileid="1158" duration="133" />
  </animation>
 </tile>
 <tile id="1164">
  <animation>
   <frame tileid="1160" duration="133" />
   <frame tileid="1161" duration="133" />
   <frame tileid="1162" duration="133" />
   <frame tileid="1163" duration="133" />
  </animation>
 </tile>
 <tile id="1169">
  <animation>
   <frame tileid="1165" duration="133" />
   <frame tileid="1166" duration="133" />
   <frame tileid="1167" duration="133" />
   <frame tileid="1168" duration="133" />
  </animation>
 </tile>
 <tile id="1174">
  <animation>
   <frame tileid="1170" duration="133" />
   <frame tileid="1171" duration="133" />
   <frame tileid="1172" duration="133" />
   <frame tileid="1173" duration="133" />
  </animation>
 </tile>
 <tile id="1179">
  <animation>
   <frame tileid="1175" duration="133" />
   <frame tileid="1176" duration="133" />
   <frame tileid="1177" duration="133" />
   <frame tileid="1178" duration="133" />
  </animation>
 </tile>
 <tile id="1185">
  <animation>
   <frame tileid="1181" duration="133" />
   <frame tileid="1182" duration="133" />
   <frame tileid="1183" duration="133" />
   <frame tileid="1184" duration="133" />
  </animation>
 </tile>
 <tile id="1190">
  <animation>
   <frame tileid="1186" duration="133" />
   <frame tileid="1187" duration="133" />
   <frame tileid="1188" duration="133" />
   <frame tileid="1189" duration="133" />
  </animation>
 </tile>
 <tile id="1195">
  <animation>
   <frame tileid="1191" duration="133" />
   <frame tileid="1192" duration="133" />
   <frame tileid="1193" duration="133" />
   <frame tileid="1194" duration="133" />
  </animation>
 </tile>
 <tile id="1200">
  <animation>
   <frame tileid="1196" duration="133" />
   <frame tileid="1197" duration="133" />
   <frame tileid="1198" duration="133" />
   <frame tileid="1199" duration="133" />
  </animation>
 </tile>
 <tile id="1205">
  <animation>
   <frame tileid="1201" duration="133" />
   <frame tileid="1202" duration="133" />
   <frame tileid="1203" duration="133" />
   <frame tileid="1204" duration="133" />
  </animation>
 </tile>
 <tile id="1210">
  <animation>
   <frame tileid="1206" duration="133" />
   <frame tileid="1207" duration="133" />
   <frame tileid="1208" duration="133" />
   <frame tileid="1209" duration="133" />
  </animation>
 </tile>
 <tile id="1219">
  <animation>
   <frame tileid="1215" duration="133" />
   <frame tileid="1216" duration="133" />
   <frame tileid="1217" duration="133" />
   <frame tileid="1218" duration="133" />
  </animation>
 </tile>
 <tile id="1224">
  <animation>
   <frame tileid="1220" duration="133" />
   <frame tileid="1221" duration="133" />
   <frame tileid="1222" duration="133" />
   <frame tileid="1223" duration="133" />
  </animation>
 </tile>
 <tile id="1229">
  <animation>
   <frame tileid="1225" duration="133" />
   <frame tileid="1226" duration="133" />
   <frame tileid="1227" duration="133" />
   <frame tileid="1228" duration="133" />
  </animation>
 </tile>
 <tile id="1234">
  <animation>
   <frame tileid="1231" duration="133" />
   <frame tileid="1232" duration="133" />
   <frame tileid="1230" duration="133" />
   <frame tileid="1233" duration="133" />
  </animation>
 </tile>
 <tile id="1239">
  <animation>
   <frame tileid="1235" duration="133" />
   <frame tileid="1236" duration="133" />
   <frame tileid="1237" duration="133" />
   <frame tileid="1238" duration="133" />
  </animation>
 </tile>
 <tile id="1244">
  <animation>
   <frame tileid="1240" duration="133" />
   <frame tileid="1241" duration="133" />
   <frame tileid="1242" duration="133" />
   <frame tileid="1243" duration="133" />
  </animation>
 </tile>
 <tile id="1249">
  <animation>
   <frame tileid="1245" duration="133" />
   <frame tileid="1246" duration="133" />
   <frame tileid="1247" duration="133" />
   <frame tileid="1248" duration="133" />
  </animation>
 </tile>
 <tile id="1254">
  <animation>
   <frame tileid="1250" duration="133" />
   <frame tileid="1251" duration="133" />
   <frame tileid="1252" duration="133" />
   <frame tileid="1253" duration="133" />
  </animation>
 </tile>
 <tile id="1259">
  <animation>
   <frame tileid="1255" duration="133" />
   <frame tileid="1256" duration="133" />
   <frame tileid="1257" duration="133" />
   <frame tileid="1258" duration="133" />
  </animation>
 </tile>
 <tile id="1264">
  <animation>
   <frame tileid="1260" duration="133" />
   <frame tileid="1261" duration="133" />
   <frame tileid="1262" duration="133" />
   <frame tileid="1263" duration="133" />
  </animation>
 </tile>
 <tile id="1269">
  <animation>
   <frame tileid="1265" duration="133" />
   <frame tileid="1266" duration="133" />
   <frame tileid="1267" duration="133" />
   <frame tileid="1268" duration="133" />
  </animation>
 </tile>
 <tile id="1273">
  <animation>
   <frame tileid="1271" duration="133" />
   <frame tileid="1271" duration="133" />
   <frame tileid="1271" duration="133" />
   <frame tileid="1272" duration="133" />
  </animation>
 </tile>
 <tile id="1278">
  <animation>
   <frame tileid="1274" duration="133" />
   <frame tileid="1275" duration="133" />
   <frame tileid="1276" duration="133" />
   <frame tileid="1277" duration="133" />
  </animation>
 </tile>
 <tile id="1283">
  <animation>
   <frame tileid="1279" duration="133" />
   <frame tileid="1280" duration="133" />
   <frame tileid="1281" duration="133" />
   <frame tileid="1282" duration="133" />
  </animation>
 </tile>
 <tile id="1288">
  <animation>
   <frame tileid="1284" duration="133" />
   <frame tileid="1285" duration="133" />
   <frame tileid="1286" duration="133" />
   <frame tileid="1287" duration="133" />
  </animation>
 </tile>
 <tile id="1293">
  <animation>
   <frame tileid="1289" duration="133" />
   <frame tileid="1290" duration="133" />
   <frame tileid="1291" duration="133" />
   <frame tileid="1292" duration="133" />
  </animation>
 </tile>
 <tile id="1298">
  <animation>
   <frame tileid="1294" duration="133" />
   <frame tileid="1295" duration="133" />
   <frame tileid="1296" duration="133" />
   <frame tileid="1297" duration="133" />
  </animation>
 </tile>
 <tile id="1305">
  <animation>
   <frame tileid="1301" duration="133" />
   <frame tileid="1302" duration="133" />
   <frame tileid="1303" duration="133" />
   <frame tileid="1304" duration="133" />
  </animation>
 </tile>
 <tile id="1310">
  <animation>
   <frame tileid="1306" duration="133" />
   <frame tileid="1307" duration="133" />
   <frame tileid="1308" duration="133" />
   <frame tileid="1309" duration="133" />
  </animation>
 </tile>
 <tile id="1315">
  <animation>
   <frame tileid="1311" duration="133" />
   <frame tileid="1312" duration="133" />
   <frame tileid="1313" duration="133" />
   <frame tileid="1314" duration="133" />
  </animation>
 </tile>
 <tile id="1320">
  <animation>
   <frame tileid="1316" duration="133" />
   <frame tileid="1317" duration="133" />
   <frame tileid="1318" duration="133" />
   <frame tileid="1319" duration="133" />
  </animation>
 </tile>
 <tile id="1325">
  <animation>
   <frame tileid="1321" duration="133" />
   <frame tileid="1322" duration="133" />
   <frame tileid="1323" duration="133" />
   <frame tileid="1324" duration="133" />
  </animation>
 </tile>
 <tile id="1330">
  <animation>
   <frame tileid="1326" duration="133" />
   <frame tileid="1327" duration="133" />
   <frame tileid="1328" duration="133" />
   <frame tileid="1329" duration="133" />
  </animation>
 </tile>
 <tile id="1336">
  <animation>
   <frame tileid="1332" duration="133" />
   <frame tileid="1333" duration="133" />
   <frame tileid="1334" duration="133" />
   <frame tileid="1335" duration="133" />
  </animation>
 </tile>
 <tile id="1341">
  <animation>
   <frame tileid="1337" duration="133" />
   <frame tileid="1338" duration="133" />
   <frame tileid="1339" duration="133" />
   <frame tileid="1340" duration="133" />
  </animation>
 </tile>
 <tile id="1346">
  <animation>
   <frame tileid="1342" duration="133" />
   <frame tileid="1343" duration="133" />
   <frame tileid="1344" duration="133" />
   <frame tileid="1345" duration="133" />
  </animation>
 </tile>
 <tile id="1351">
  <animation>
   <frame tileid="1347" duration="133" />
   <frame tileid="1348" duration="133" />
   <frame tileid="1349" duration="133" />
   <frame tileid="1350" duration="133" />
  </animation>
 </tile>
 <tile id="1356">
  <animation>
   <frame tileid="1352" duration="133" />
   <frame tileid="1353" duration="133" />
   <frame tileid="1354" duration="133" />
   <frame tileid="1355" duration="133" />
  </animation>
 </tile>
 <tile id="1361">
  <animation>
   <frame tileid="1357" duration="133" />
   <frame tileid="1358" duration="133" />
   <frame tileid="1359" duration="133" />
   <frame tileid="1360" duration="133" />
  </animation>
 </tile>
 <tile id="1370">
  <animation>
   <frame tileid="1366" duration="133" />
   <frame tileid="1367" duration="133" />
   <frame tileid="1368" duration="133" />
   <frame tileid="1369" duration="133" />
  </animation>
 </tile>
 <tile id="1373">
  <animation>
   <frame tileid="1371" duration="133" />
   <frame tileid="1371" duration="133" />
   <frame tileid="1372" duration="133" />
   <frame tileid="1371" duration="133" />
  </animation>
 </tile>
 <tile id="1378">
  <animation>
   <frame tileid="1374" duration="133" />
   <frame tileid="1375" duration="133" />
   <frame tileid="1376" duration="133" />
   <frame tileid="1377" duration="133" />
  </animation>
 </tile>
 <tile id="1384">
  <animation>
   <frame tileid="1382" duration="133" />
   <frame tileid="1383" duration="133" />
   <frame tileid="1382" duration="133" />
   <frame tileid="1382" duration="133" />
  </animation>
 </tile>
 <tile id="1389">
  <animation>
   <frame tileid="1385" duration="133" />
   <frame tileid="1386" duration="133" />
   <frame tileid="1387" duration="133" />
   <frame tileid="1388" duration="133" />
  </animation>
 </tile>
 <tile id="1394">
  <animation>
   <frame tileid="1390" duration="133" />
   <frame tileid="1391" duration="133" />
   <frame tileid="1392" duration="133" />
   <frame tileid="1393" duration="133" />
  </animation>
 </tile>
 <tile id="1399">
  <animation>
   <frame tileid="1395" duration="133" />
   <frame tileid="1396" duration="133" />
   <frame tileid="1397" duration="133" />
   <frame tileid="1398" duration="133" />
  </animation>
 </tile>
 <tile id="1404">
  <animation>
   <frame tileid="1400" duration="133" />
   <frame tileid="1401" duration="133" />
   <frame tileid="1402" duration="133" />
   <frame tileid="1403" duration="133" />
  </animation>
 </tile>
 <tile id="1409">
  <animation>
   <frame tileid="1405" duration="133" />
   <frame tileid="1406" duration="133" />
   <frame tileid="1407" duration="133" />
   <frame tileid="1408" duration="133" />
  </animation>
 </tile>
 <tile id="1414">
  <animation>
   <frame tileid="1410" duration="133" />
   <frame tileid="1411" duration="133" />
   <frame tileid="1412" duration="133" />
   <frame tileid="1413" duration="133" />
  </animation>
 </tile>
 <tile id="1419">
  <animation>
   <frame tileid="1415" duration="133" />
   <frame tileid="1416" duration="133" />
   <frame tileid="1417" duration="133" />
   <frame tileid="1418" duration="133" />
  </animation>
 </tile>
 <tile id="1426">
  <animation>
   <frame tileid="1422" duration="133" />
   <frame tileid="1423" duration="133" />
   <frame tileid="1424" duration="133" />
   <frame tileid="1425" duration="133" />
  </animation>
 </tile>
 <tile id="1431">
  <animation>
   <frame tileid="1427" duration="133" />
   <frame tileid="1428" duration="133" />
   <frame tileid="1429" duration="133" />
   <frame tileid="1430" duration="133" />
  </animation>
 </tile>
 <tile id="1436">
  <animation>
   <frame tileid="1432" duration="133" />
   <frame tileid="1433" duration="133" />
   <frame tileid="1434" duration="133" />
   <frame tileid="1435" duration="133" />
  </animation>
 </tile>
 <tile id="1441">
  <animation>
   <frame tileid="1437" duration="133" />
   <frame tileid="1438" duration="133" />
   <frame tileid="1439" duration="133" />
   <frame tileid="1440" duration="133" />
  </animation>
 </tile>
 <tile id="1446">
  <animation>
   <frame tileid="1442" duration="133" />
   <frame tileid="1443" duration="133" />
   <frame tileid="1444" duration="133" />
   <frame tileid="1445" duration="133" />
  </animation>
 </tile>
 <tile id="1454">
  <animation>
   <frame tileid="1450" duration="133" />
   <frame tileid="1451" duration="133" />
   <frame tileid="1452" duration="133" />
   <frame tileid="1453" duration="133" />
  </animation>
 </tile>
 <tile id="1459">
  <animation>
   <frame tileid="1455" duration="133" />
   <frame tileid="1456" duration="133" />
   <frame tileid="1457" duration="133" />
   <frame tileid="1458" duration="133" />
  </animation>
 </tile>
 <tile id="1464">
  <animation>
   <frame tileid="1460" duration="133" />
   <frame tileid="1461" duration="133" />
   <frame tileid="1462" duration="133" />
   <frame tileid="1463" duration="133" />
  </animation>
 </tile>
 <tile id="1469">
  <animation>
   <frame tileid="1465" duration="133" />
   <frame tileid="1466" duration="133" />
   <frame tileid="1467" duration="133" />
   <frame tileid="1468" duration="133" />
  </animation>
 </tile>
 <tile id="1474">
  <animation>
   <frame tileid="1470" duration="133" />
   <frame tileid="1471" duration="133" />
   <frame tileid="1472" duration="133" />
   <frame tileid="1473" duration="133" />
  </animation>
 </tile>
 <tile id="1480">
  <animation>
   <frame tileid="1476" duration="133" />
   <frame tileid="1477" duration="133" />
   <frame tileid="1478" duration="133" />
   <frame tileid="1479" duration="133" />
  </animation>
 </tile>
 <tile id="1485">
  <animation>
   <frame tileid="1481" duration="133" />
   <frame tileid="1482" duration="133" />
   <frame tileid="1483" duration="133" />
   <frame tileid="1484" duration="133" />
  </animation>
 </tile>
 <tile id="1490">
  <animation>
   <frame tileid="1486" duration="133" />
   <frame tileid="1487" duration="133" />
   <frame tileid="1488" duration="133" />
   <frame tileid="1489" duration="133" />
  </animation>
 </tile>
 <tile id="1495">
  <animation>
   <frame tileid="1491" duration="133" />
   <frame tileid="1492" duration="133" />
   <frame tileid="1493" duration="133" />
   <frame tileid="1494" duration="133" />
  </animation>
 </tile>
 <tile id="1500">
  <animation>
   <frame tileid="1496" duration="133" />
   <frame tileid="1497" duration="133" />
   <frame tileid="1498" duration="133" />
   <frame tileid="1499" duration="133" />
  </animation>
 </tile>
 <tile id="1505">
  <animation>
   <frame tileid="1501" duration="133" />
   <frame tileid="1502" duration="133" />
   <frame tileid="1503" duration="133" />
   <frame tileid="1504" duration="133" />
  </animation>
 </tile>
 <tile id="1513">
  <animation>
   <frame tileid="1510" duration="133" />
   <frame tileid="1511" duration="133" />
   <frame tileid="1510" duration="133" />
   <frame tileid="1512" duration="133" />
  </animation>
 </tile>
 <tile id="1517">
  <animation>
   <frame tileid="1514" duration="133" />
   <frame tileid="1515" duration="133" />
   <frame tileid="1516" duration="133" />
   <frame tileid="1514" duration="133" />
  </animation>
 </tile>
 <tile id="1522">
  <animation>
   <frame tileid="1518" duration="133" />
   <frame tileid="1519" duration="133" />
   <frame tileid="1520" duration="133" />
   <frame tileid="1521" duration="133" />
  </animation>
 </tile>
 <tile id="1526">
  <animation>
   <frame tileid="1523" duration="133" />
   <frame tileid="1524" duration="133" />
   <frame tileid="1525" duration="133" />
   <frame tileid="1524" duration="133" />
  </animation>
 </tile>
 <tile id="1534">
  <animation>
   <frame tileid="1530" duration="133" />
   <frame tileid="1531" duration="133" />
   <frame tileid="1532" duration="133" />
   <frame tileid="1533" duration="133" />
  </animation>
 </tile>
 <tile id="1539">
  <animation>
   <frame tileid="1535" duration="133" />
   <frame tileid="1536" duration="133" />
   <frame tileid="1537" duration="133" />
   <frame tileid="1538" duration="133" />
  </animation>
 </tile>
 <tile id="1544">
  <animation>
   <frame tileid="1540" duration="133" />
   <frame tileid="1541" duration="133" />
   <frame tileid="1542" duration="133" />
   <frame tileid="1543" duration="133" />
  </animation>
 </tile>
 <tile id="1549">
  <animation>
   <frame tileid="1545" duration="133" />
   <frame tileid="1546" duration="133" />
   <frame tileid="1547" duration="133" />
   <frame tileid="1548" duration="133" />
  </animation>
 </tile>
 <tile id="1554">
  <animation>
   <frame tileid="1550" duration="133" />
   <frame tileid="1551" duration="133" />
   <frame tileid="1552" duration="133" />
   <frame tileid="1553" duration="133" />
  </animation>
 </tile>
 <tile id="1559">
  <animation>
   <frame tileid="1555" duration="133" />
   <frame tileid="1556" duration="133" />
   <frame tileid="1557" duration="133" />
   <frame tileid="1558" duration="133" />
  </animation>
 </tile>
 <tile id="1564">
  <animation>
   <frame tileid="1560" duration="133" />
   <frame tileid="1561" duration="133" />
   <frame tileid="1562" duration="133" />
   <frame tileid="1563" duration="133" />
  </animation>
 </tile>
 <tile id="1571">
  <animation>
   <frame tileid="1567" duration="133" />
   <frame tileid="1568" duration="133" />
   <frame tileid="1569" duration="133" />
   <frame tileid="1570" duration="133" />
  </animation>
 </tile>
 <tile id="1576">
  <animation>
   <frame tileid="1572" duration="133" />
   <frame tileid="1573" duration="133" />
   <frame tileid="1574" duration="133" />
   <frame tileid="1575" duration="133" />
  </animation>
 </tile>
 <tile id="1581">
  <animation>
   <frame tileid="1577" duration="133" />
   <frame tileid="1578" duration="133" />
   <frame tileid="1579" duration="133" />
   <frame tileid="1580" duration="133" />
  </animation>
 </tile>
 <tile id="1586">
  <animation>
   <frame tileid="1582" duration="133" />
   <frame tileid="1583" duration="133" />
   <frame tileid="1584" duration="133" />
   <frame tileid="1585" duration="133" />
  </animation>
 </tile>
 <tile id="1591">
  <animation>
   <frame tileid="1587" duration="133" />
   <frame tileid="1588" duration="133" />
   <frame tileid="1589" duration="133" />
   <frame tileid="1590" duration="133" />
  </animation>
 </tile>
 <tile id="1598">
  <animation>
   <frame tileid="1594" duration="133" />
   <frame tileid="1595" duration="133" />
   <frame tileid="1596" duration="133" />
   <frame tileid="1597" duration="133" />
  </animation>
 </tile>
 <tile id="1603">
  <animation>
   <frame tileid="1599" duration="133" />
   <frame tileid="1600" duration="133" />
   <frame tileid="1601" duration="133" />
   <frame tileid="1602" duration="133" />
  </animation>
 </tile>
 <tile id="1608">
  <animation>
   <frame tileid="1604" duration="133" />
   <frame tileid="1605" duration="133" />
   <frame tileid="1606" duration="133" />
   <frame tileid="1607" duration="133" />
  </animation>
 </tile>
 <tile id="1616">
  <animation>
   <frame tileid="1612" duration="133" />
   <frame tileid="1613" duration="133" />
   <frame tileid="1614" duration="133" />
   <frame tileid="1615" duration="133" />
  </animation>
 </tile>
 <tile id="1621">
  <animation>
   <frame tileid="1617" duration="133" />
   <frame tileid="1618" duration="133" />
   <frame tileid="1619" duration="133" />
   <frame tileid="1620" duration="133" />
  </animation>
 </tile>
 <tile id="1625">
  <animation>
   <frame tileid="1622" duration="133" />
   <frame tileid="1623" duration="133" />
   <frame tileid="1622" duration="133" />
   <frame tileid="1624" duration="133" />
  </animation>
 </tile>
 <tile id="1630">
  <animation>
   <frame tileid="1626" duration="133" />
   <frame tileid="1627" duration="133" />
   <frame tileid="1628" duration="133" />
   <frame tileid="1629" duration="133" />
  </animation>
 </tile>
 <tile id="1647">
  <animation>
   <frame tileid="1645" duration="133" />
   <frame tileid="1645" duration="133" />
   <frame tileid="1645" duration="133" />
   <frame tileid="1646" duration="133" />
  </animation>
 </tile>
 <tile id="1651">
  <animation>
   <frame tileid="1648" duration="133" />
   <frame tileid="1649" duration="133" />
   <frame tileid="1648" duration="133" />
   <frame tileid="1650" duration="133" />
  </animation>
 </tile>
 <tile id="1654">
  <animation>
   <frame tileid="1652" duration="133" />
   <frame tileid="1652" duration="133" />
   <frame tileid="1653" duration="133" />
   <frame tileid="1652" duration="133" />
  </animation>
 </tile>
 <tile id="1658">
  <animation>
   <frame tileid="1655" duration="133" />
   <frame tileid="1656" duration="133" />
   <frame tileid="1657" duration="133" />
   <frame tileid="1656" duration="133" />
  </animation>
 </tile>
 <tile id="1664">
  <animation>
   <frame tileid="1660" duration="133" />
   <frame tileid="1661" duration="133" />
   <frame tileid="1662" duration="133" />
   <frame tileid="1663" duration="133" />
  </animation>
 </tile>
 <tile id="1669">
  <animation>
   <frame tileid="1665" duration="133" />
   <frame tileid="1666" duration="133" />
   <frame tileid="1667" duration="133" />
   <frame tileid="1668" duration="133" />
  </animation>
 </tile>
 <tile id="1673">
  <animation>
   <frame tileid="1670" duration="133" />
   <frame tileid="1671" duration="133" />
   <frame tileid="1672" duration="133" />
   <frame tileid="1671" duration="133" />
  </animation>
 </tile>
 <tile id="1678">
  <animation>
   <frame tileid="1674" duration="133" />
   <frame tileid="1675" duration="133" />
   <frame tileid="1676" duration="133" />
   <frame tileid="1677" duration="133" />
  </animation>
 </tile>
 <tile id="1683">
  <animation>
   <frame tileid="1679" duration="133" />
   <frame tileid="1680" duration="133" />
   <frame tileid="1681" duration="133" />
   <frame tileid="1682" duration="133" />
  </animation>
 </tile>
 <tile id="1688">
  <animation>
   <frame tileid="1684" duration="133" />
   <frame tileid="1685" duration="133" />
   <frame tileid="1686" duration="133" />
   <frame tileid="1687" duration="133" />
  </animation>
 </tile>
 <tile id="1692">
  <animation>
   <frame tileid="1689" duration="133" />
   <frame tileid="1690" duration="133" />
   <frame tileid="1691" duration="133" />
   <frame tileid="1690" duration="133" />
  </animation>
 </tile>
</tileset>
