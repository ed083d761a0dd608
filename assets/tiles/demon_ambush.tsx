<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="demon_ambush" tilewidth="16" tileheight="16" tilecount="1280" columns="32">
 <image source="demon_ambush.png" width="512" height="640" />
 <tile id="2">
  <animation>
   <frame tileid="1" duration="133" />
   <frame tileid="1" duration="133" />
   <frame tileid="1" duration="133" />
   <frame tileid="0" duration="133" />
  </animation>
 </tile>
 <tile id="15">
  <animation>
   <frame tileid="14" duration="133" />
   <frame tileid="0" duration="133" />
   <frame tileid="14" duration="133" />
   <frame tileid="14" duration="133" />
  </animation>
 </tile>
 <tile id="24">
  <animation>
   <frame tileid="23" duration="133" />
   <frame tileid="18" duration="133" />
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
 <tile id="29">
  <animation>
   <frame tileid="18" duration="133" />
   <frame tileid="28" duration="133" />
   <frame tileid="28" duration="133" />
   <frame tileid="28" duration="133" />
  </animation>
 </tile>
 <tile id="31">
  <animation>
   <frame tileid="30" duration="133" />
   <frame tileid="30" duration="133" />
   <frame tileid="30" duration="133" />
   <frame tileid="18" duration="133" />
  </animation>
 </tile>
 <tile id="33">
  <animation>
   <frame tileid="32" duration="133" />
   <frame tileid="32" duration="133" />
   <frame tileid="18" duration="133" />
   <frame tileid="32" duration="133" />
  </animation>
 </tile>
 <tile id="38">
  <animation>
   <frame tileid="36" duration="133" />
   <frame tileid="37" duration="133" />
   <frame tileid="37" duration="133" />
   <frame tileid="37" duration="133" />
  </animation>
 </tile>
 <tile id="51">
  <animation>
   <frame tileid="50" duration="133" />
   <frame tileid="50" duration="133" />
   <frame tileid="44" duration="133" />
   <frame tileid="50" duration="133" />
  </animation>
 </tile>
 <tile id="57">
  <animation>
   <frame tileid="44" duration="133" />
   <frame tileid="56" duration="133" />
   <frame tileid="56" duration="133" />
   <frame tileid="56" duration="133" />
  </animation>
 </tile>
 <tile id="74">
  <animation>
   <frame tileid="73" duration="133" />
   <frame tileid="73" duration="133" />
   <frame tileid="63" duration="133" />
   <frame tileid="73" duration="133" />
  </animation>
 </tile>
 <tile id="87">
  <animation>
   <frame tileid="85" duration="133" />
   <frame tileid="86" duration="133" />
   <frame tileid="86" duration="133" />
   <frame tileid="85" duration="133" />
  </animation>
 </tile>
 <tile id="91">
  <animation>
   <frame tileid="89" duration="133" />
   <frame tileid="89" duration="133" />
   <frame tileid="90" duration="133" />
   <frame tileid="90" duration="133" />
  </animation>
 </tile>
 <tile id="94">
  <animation>
   <frame tileid="92" duration="133" />
   <frame tileid="93" duration="133" />
   <frame tileid="93" duration="133" />
   <frame tileid="92" duration="133" />
  </animation>
 </tile>
 <tile id="98">
  <animation>
   <frame tileid="96" duration="133" />
   <frame tileid="96" duration="133" />
   <frame tileid="97" duration="133" />
   <frame tileid="97" duration="133" />
  </animation>
 </tile>
 <tile id="101">
  <animation>
   <frame tileid="99" duration="133" />
   <frame tileid="100" duration="133" />
   <frame tileid="100" duration="133" />
   <frame tileid="99" duration="133" />
  </animation>
 </tile>
 <tile id="104">
  <animation>
   <frame tileid="102" duration="133" />
   <frame tileid="102" duration="133" />
   <frame tileid="103" duration="133" />
   <frame tileid="103" duration="133" />
  </animation>
 </tile>
 <tile id="111">
  <animation>
   <frame tileid="109" duration="133" />
   <frame tileid="110" duration="133" />
   <frame tileid="110" duration="133" />
   <frame tileid="109" duration="133" />
  </animation>
 </tile>
 <tile id="114">
  <animation>
   <frame tileid="112" duration="133" />
   <frame tileid="113" duration="133" />
   <frame tileid="113" duration="133" />
   <frame tileid="112" duration="133" />
  </animation>
 </tile>
 <tile id="117">
  <animation>
   <frame tileid="115" duration="133" />
   <frame tileid="116" duration="133" />
   <frame tileid="116" duration="133" />
   <frame tileid="115" duration="133" />
  </animation>
 </tile>
 <tile id="120">
  <animation>
   <frame tileid="118" duration="133" />
   <frame tileid="119" duration="133" />
   <frame tileid="119" duration="133" />
   <frame tileid="118" duration="133" />
  </animation>
 </tile>
 <tile id="123">
  <animation>
   <frame tileid="121" duration="133" />
   <frame tileid="122" duration="133" />
   <frame tileid="122" duration="133" />
   <frame tileid="121" duration="133" />
  </animation>
 </tile>
 <tile id="126">
  <animation>
   <frame tileid="124" duration="133" />
   <frame tileid="125" duration="133" />
   <frame tileid="125" duration="133" />
   <frame tileid="124" duration="133" />
  </animation>
 </tile>
 <tile id="129">
  <animation>
   <frame tileid="127" duration="133" />
   <frame tileid="128" duration="133" />
   <frame tileid="128" duration="133" />
   <frame tileid="127" duration="133" />
  </animation>
 </tile>
 <tile id="132">
  <animation>
   <frame tileid="130" duration="133" />
   <frame tileid="131" duration="133" />
   <frame tileid="131" duration="133" />
   <frame tileid="130" duration="133" />
  </animation>
 </tile>
 <tile id="263">
  <animation>
   <frame tileid="261" duration="133" />
   <frame tileid="262" duration="133" />
   <frame tileid="261" duration="133" />
   <frame tileid="261" duration="133" />
  </animation>
 </tile>
 <tile id="270">
  <animation>
   <frame tileid="268" duration="133" />
   <frame tileid="268" duration="133" />
   <frame tileid="268" duration="133" />
   <frame tileid="269" duration="133" />
  </animation>
 </tile>
 <tile id="306">
  <animation>
   <frame tileid="304" duration="133" />
   <frame tileid="304" duration="133" />
   <frame tileid="305" duration="133" />
   <frame tileid="305" duration="133" />
  </animation>
 </tile>
 <tile id="309">
  <animation>
   <frame tileid="307" duration="133" />
   <frame tileid="307" duration="133" />
   <frame tileid="308" duration="133" />
   <frame tileid="308" duration="133" />
  </animation>
 </tile>
 <tile id="312">
  <animation>
   <frame tileid="310" duration="133" />
   <frame tileid="311" duration="133" />
   <frame tileid="311" duration="133" />
   <frame tileid="310" duration="133" />
  </animation>
 </tile>
 <tile id="315">
  <animation>
   <frame tileid="313" duration="133" />
   <frame tileid="314" duration="133" />
   <frame tileid="314" duration="133" />
   <frame tileid="313" duration="133" />
  </animation>
 </tile>
 <tile id="318">
  <animation>
   <frame tileid="316" duration="133" />
   <frame tileid="316" duration="133" />
   <frame tileid="317" duration="133" />
   <frame tileid="317" duration="133" />
  </animation>
 </tile>
 <tile id="321">
  <animation>
   <frame tileid="319" duration="133" />
   <frame tileid="319" duration="133" />
   <frame tileid="320" duration="133" />
   <frame tileid="320" duration="133" />
  </animation>
 </tile>
 <tile id="324">
  <animation>
   <frame tileid="322" duration="133" />
   <frame tileid="322" duration="133" />
   <frame tileid="323" duration="133" />
   <frame tileid="323" duration="133" />
  </animation>
 </tile>
 <tile id="327">
  <animation>
   <frame tileid="325" duration="133" />
   <frame tileid="326" duration="133" />
   <frame tileid="326" duration="133" />
   <frame tileid="325" duration="133" />
  </animation>
 </tile>
 <tile id="330">
  <animation>
   <frame tileid="328" duration="133" />
   <frame tileid="329" duration="133" />
   <frame tileid="329" duration="133" />
   <frame tileid="328" duration="133" />
  </animation>
 </tile>
 <tile id="333">
  <animation>
   <frame tileid="331" duration="133" />
   <frame tileid="332" duration="133" />
   <frame tileid="332" duration="133" />
   <frame tileid="331" duration="133" />
  </animation>
 </tile>
 <tile id="336">
  <animation>
   <frame tileid="334" duration="133" />
   <frame tileid="335" duration="133" />
   <frame tileid="335" duration="133" />
   <frame tileid="334" duration="133" />
  </animation>
 </tile>
 <tile id="341">
  <animation>
   <frame tileid="338" duration="133" />
   <frame tileid="339" duration="133" />
   <frame tileid="340" duration="133" />
   <frame tileid="340" duration="133" />
  </animation>
 </tile>
 <tile id="345">
  <animation>
   <frame tileid="342" duration="133" />
   <frame tileid="342" duration="133" />
   <frame tileid="343" duration="133" />
   <frame tileid="344" duration="133" />
  </animation>
 </tile>
 <tile id="349">
  <animation>
   <frame tileid="346" duration="133" />
   <frame tileid="346" duration="133" />
   <frame tileid="347" duration="133" />
   <frame tileid="348" duration="133" />
  </animation>
 </tile>
 <tile id="354">
  <animation>
   <frame tileid="350" duration="133" />
   <frame tileid="351" duration="133" />
   <frame tileid="352" duration="133" />
   <frame tileid="353" duration="133" />
  </animation>
 </tile>
 <tile id="358">
  <animation>
   <frame tileid="355" duration="133" />
   <frame tileid="356" duration="133" />
   <frame tileid="356" duration="133" />
   <frame tileid="357" duration="133" />
  </animation>
 </tile>
 <tile id="361">
  <animation>
   <frame tileid="359" duration="133" />
   <frame tileid="359" duration="133" />
   <frame tileid="360" duration="133" />
   <frame tileid="360" duration="133" />
  </animation>
 </tile>
 <tile id="364">
  <animation>
   <frame tileid="362" duration="133" />
   <frame tileid="362" duration="133" />
   <frame tileid="363" duration="133" />
   <frame tileid="363" duration="133" />
  </animation>
 </tile>
 <tile id="367">
  <animation>
   <frame tileid="365" duration="133" />
   <frame tileid="365" duration="133" />
   <frame tileid="366" duration="133" />
   <frame tileid="366" duration="133" />
  </animation>
 </tile>
 <tile id="371">
  <animation>
   <frame tileid="368" duration="133" />
   <frame tileid="369" duration="133" />
   <frame tileid="370" duration="133" />
   <frame tileid="368" duration="133" />
  </animation>
 </tile>
 <tile id="375">
  <animation>
   <frame tileid="372" duration="133" />
   <frame tileid="373" duration="133" />
   <frame tileid="374" duration="133" />
   <frame tileid="372" duration="133" />
  </animation>
 </tile>
 <tile id="378">
  <animation>
   <frame tileid="376" duration="133" />
   <frame tileid="377" duration="133" />
   <frame tileid="377" duration="133" />
   <frame tileid="376" duration="133" />
  </animation>
 </tile>
 <tile id="381">
  <animation>
   <frame tileid="379" duration="133" />
   <frame tileid="380" duration="133" />
   <frame tileid="380" duration="133" />
   <frame tileid="379" duration="133" />
  </animation>
 </tile>
 <tile id="384">
  <animation>
   <frame tileid="382" duration="133" />
   <frame tileid="382" duration="133" />
   <frame tileid="383" duration="133" />
   <frame tileid="383" duration="133" />
  </animation>
 </tile>
 <tile id="387">
  <animation>
   <frame tileid="385" duration="133" />
   <frame tileid="385" duration="133" />
   <frame tileid="386" duration="133" />
   <frame tileid="386" duration="133" />
  </animation>
 </tile>
 <tile id="391">
  <animation>
   <frame tileid="388" duration="133" />
   <frame tileid="389" duration="133" />
   <frame tileid="390" duration="133" />
   <frame tileid="388" duration="133" />
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
   <frame tileid="402" duration="133" />
   <frame tileid="403" duration="133" />
   <frame tileid="404" duration="133" />
  </animation>
 </tile>
 <tile id="408">
  <animation>
   <frame tileid="406" duration="133" />
   <frame tileid="406" duration="133" />
   <frame tileid="407" duration="133" />
   <frame tileid="407" duration="133" />
  </animation>
 </tile>
 <tile id="415">
  <animation>
   <frame tileid="411" duration="133" />
   <frame tileid="412" duration="133" />
   <frame tileid="413" duration="133" />
   <frame tileid="414" duration="133" />
  </animation>
 </tile>
 <tile id="419">
  <animation>
   <frame tileid="410" duration="133" />
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
 <tile id="433">
  <animation>
   <frame tileid="430" duration="133" />
   <frame tileid="431" duration="133" />
   <frame tileid="432" duration="133" />
   <frame tileid="432" duration="133" />
  </animation>
 </tile>
 <tile id="435">
  <animation>
   <frame tileid="434" duration="133" />
   <frame tileid="410" duration="133" />
   <frame tileid="434" duration="133" />
   <frame tileid="434" duration="133" />
  </animation>
 </tile>
 <tile id="437">
  <animation>
   <frame tileid="410" duration="133" />
   <frame tileid="436" duration="133" />
   <frame tileid="436" duration="133" />
   <frame tileid="436" duration="133" />
  </animation>
 </tile>
 <tile id="440">
  <animation>
   <frame tileid="438" duration="133" />
   <frame tileid="439" duration="133" />
   <frame tileid="439" duration="133" />
   <frame tileid="438" duration="133" />
  </animation>
 </tile>
 <tile id="444">
  <animation>
   <frame tileid="441" duration="133" />
   <frame tileid="442" duration="133" />
   <frame tileid="443" duration="133" />
   <frame tileid="441" duration="133" />
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
 <tile id="450">
  <animation>
   <frame tileid="448" duration="133" />
   <frame tileid="448" duration="133" />
   <frame tileid="449" duration="133" />
   <frame tileid="449" duration="133" />
  </animation>
 </tile>
 <tile id="453">
  <animation>
   <frame tileid="451" duration="133" />
   <frame tileid="452" duration="133" />
   <frame tileid="452" duration="133" />
   <frame tileid="451" duration="133" />
  </animation>
 </tile>
 <tile id="456">
  <animation>
   <frame tileid="454" duration="133" />
   <frame tileid="455" duration="133" />
   <frame tileid="455" duration="133" />
   <frame tileid="454" duration="133" />
  </animation>
 </tile>
 <tile id="460">
  <animation>
   <frame tileid="458" duration="133" />
   <frame tileid="458" duration="133" />
   <frame tileid="458" duration="133" />
   <frame tileid="459" duration="133" />
  </animation>
 </tile>
 <tile id="465">
  <animation>
   <frame tileid="461" duration="133" />
   <frame tileid="462" duration="133" />
   <frame tileid="463" duration="133" />
   <frame tileid="464" duration="133" />
  </animation>
 </tile>
 <tile id="470">
  <animation>
   <frame tileid="466" duration="133" />
   <frame tileid="467" duration="133" />
   <frame tileid="468" duration="133" />
   <frame tileid="469" duration="133" />
  </animation>
 </tile>
 <tile id="475">
  <animation>
   <frame tileid="471" duration="133" />
   <frame tileid="472" duration="133" />
   <frame tileid="473" duration="133" />
   <frame tileid="474" duration="133" />
  </animation>
 </tile>
 <tile id="485">
  <animation>
   <frame tileid="481" duration="133" />
   <frame tileid="482" duration="133" />
   <frame tileid="483" duration="133" />
   <frame tileid="484" duration="133" />
  </animation>
 </tile>
 <tile id="489">
  <animation>
   <frame tileid="486" duration="133" />
   <frame tileid="486" duration="133" />
   <frame tileid="487" duration="133" />
   <frame tileid="488" duration="133" />
  </animation>
 </tile>
 <tile id="494">
  <animation>
   <frame tileid="492" duration="133" />
   <frame tileid="492" duration="133" />
   <frame tileid="493" duration="133" />
   <frame tileid="492" duration="133" />
  </animation>
 </tile>
 <tile id="498">
  <animation>
   <frame tileid="496" duration="133" />
   <frame tileid="496" duration="133" />
   <frame tileid="497" duration="133" />
   <frame tileid="497" duration="133" />
  </animation>
 </tile>
 <tile id="501">
  <animation>
   <frame tileid="499" duration="133" />
   <frame tileid="499" duration="133" />
   <frame tileid="500" duration="133" />
   <frame tileid="500" duration="133" />
  </animation>
 </tile>
 <tile id="506">
  <animation>
   <frame tileid="504" duration="133" />
   <frame tileid="505" duration="133" />
   <frame tileid="504" duration="133" />
   <frame tileid="504" duration="133" />
  </animation>
 </tile>
 <tile id="510">
  <animation>
   <frame tileid="507" duration="133" />
   <frame tileid="507" duration="133" />
   <frame tileid="508" duration="133" />
   <frame tileid="509" duration="133" />
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
 <tile id="518">
  <animation>
   <frame tileid="516" duration="133" />
   <frame tileid="517" duration="133" />
   <frame tileid="517" duration="133" />
   <frame tileid="517" duration="133" />
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
 <tile id="528">
  <animation>
   <frame tileid="524" duration="133" />
   <frame tileid="525" duration="133" />
   <frame tileid="526" duration="133" />
   <frame tileid="527" duration="133" />
  </animation>
 </tile>
 <tile id="533">
  <animation>
   <frame tileid="529" duration="133" />
   <frame tileid="530" duration="133" />
   <frame tileid="531" duration="133" />
   <frame tileid="532" duration="133" />
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
   <frame tileid="539" duration="133" />
   <frame tileid="541" duration="133" />
   <frame tileid="539" duration="133" />
  </animation>
 </tile>
 <tile id="544">
  <animation>
   <frame tileid="543" duration="133" />
   <frame tileid="543" duration="133" />
   <frame tileid="539" duration="133" />
   <frame tileid="543" duration="133" />
  </animation>
 </tile>
 <tile id="548">
  <animation>
   <frame tileid="545" duration="133" />
   <frame tileid="546" duration="133" />
   <frame tileid="547" duration="133" />
   <frame tileid="546" duration="133" />
  </animation>
 </tile>
 <tile id="551">
  <animation>
   <frame tileid="549" duration="133" />
   <frame tileid="549" duration="133" />
   <frame tileid="550" duration="133" />
   <frame tileid="549" duration="133" />
  </animation>
 </tile>
 <tile id="554">
  <animation>
   <frame tileid="552" duration="133" />
   <frame tileid="552" duration="133" />
   <frame tileid="553" duration="133" />
   <frame tileid="552" duration="133" />
  </animation>
 </tile>
 <tile id="558">
  <animation>
   <frame tileid="555" duration="133" />
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
 <tile id="571">
  <animation>
   <frame tileid="569" duration="133" />
   <frame tileid="570" duration="133" />
   <frame tileid="570" duration="133" />
   <frame tileid="569" duration="133" />
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
 <tile id="579">
  <animation>
   <frame tileid="577" duration="133" />
   <frame tileid="578" duration="133" />
   <frame tileid="577" duration="133" />
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
 <tile id="589">
  <animation>
   <frame tileid="585" duration="133" />
   <frame tileid="586" duration="133" />
   <frame tileid="587" duration="133" />
   <frame tileid="588" duration="133" />
  </animation>
 </tile>
 <tile id="594">
  <animation>
   <frame tileid="590" duration="133" />
   <frame tileid="591" duration="133" />
   <frame tileid="592" duration="133" />
   <frame tileid="593" duration="133" />
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
 <tile id="606">
  <animation>
   <frame tileid="604" duration="133" />
   <frame tileid="604" duration="133" />
   <frame tileid="605" duration="133" />
   <frame tileid="604" duration="133" />
  </animation>
 </tile>
 <tile id="609">
  <animation>
   <frame tileid="607" duration="133" />
   <frame tileid="607" duration="133" />
   <frame tileid="608" duration="133" />
   <frame tileid="607" duration="133" />
  </animation>
 </tile>
 <tile id="611">
  <animation>
   <frame tileid="610" duration="133" />
   <frame tileid="578" duration="133" />
   <frame tileid="610" duration="133" />
   <frame tileid="610" duration="133" />
  </animation>
 </tile>
 <tile id="617">
  <animation>
   <frame tileid="613" duration="133" />
   <frame tileid="614" duration="133" />
   <frame tileid="615" duration="133" />
   <frame tileid="616" duration="133" />
  </animation>
 </tile>
 <tile id="620">
  <animation>
   <frame tileid="618" duration="133" />
   <frame tileid="619" duration="133" />
   <frame tileid="619" duration="133" />
   <frame tileid="618" duration="133" />
  </animation>
 </tile>
 <tile id="623">
  <animation>
   <frame tileid="621" duration="133" />
   <frame tileid="622" duration="133" />
   <frame tileid="622" duration="133" />
   <frame tileid="621" duration="133" />
  </animation>
 </tile>
 <tile id="627">
  <animation>
   <frame tileid="625" duration="133" />
   <frame tileid="626" duration="133" />
   <frame tileid="626" duration="133" />
   <frame tileid="625" duration="133" />
  </animation>
 </tile>
 <tile id="630">
  <animation>
   <frame tileid="628" duration="133" />
   <frame tileid="629" duration="133" />
   <frame tileid="629" duration="133" />
   <frame tileid="628" duration="133" />
  </animation>
 </tile>
 <tile id="634">
  <animation>
   <frame tileid="631" duration="133" />
   <frame tileid="632" duration="133" />
   <frame tileid="633" duration="133" />
   <frame tileid="631" duration="133" />
  </animation>
 </tile>
 <tile id="637">
  <animation>
   <frame tileid="635" duration="133" />
   <frame tileid="635" duration="133" />
   <frame tileid="636" duration="133" />
   <frame tileid="635" duration="133" />
  </animation>
 </tile>
 <tile id="642">
  <animation>
   <frame tileid="638" duration="133" />
   <frame tileid="639" duration="133" />
   <frame tileid="640" duration="133" />
   <frame tileid="641" duration="133" />
  </animation>
 </tile>
 <tile id="648">
  <animation>
   <frame tileid="644" duration="133" />
   <frame tileid="645" duration="133" />
   <frame tileid="646" duration="133" />
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
 <tile id="664">
  <animation>
   <frame tileid="662" duration="133" />
   <frame tileid="662" duration="133" />
   <frame tileid="663" duration="133" />
   <frame tileid="662" duration="133" />
  </animation>
 </tile>
 <tile id="667">
  <animation>
   <frame tileid="665" duration="133" />
   <frame tileid="665" duration="133" />
   <frame tileid="666" duration="133" />
   <frame tileid="665" duration="133" />
  </animation>
 </tile>
 <tile id="671">
  <animation>
   <frame tileid="668" duration="133" />
   <frame tileid="669" duration="133" />
   <frame tileid="670" duration="133" />
   <frame tileid="668" duration="133" />
  </animation>
 </tile>
 <tile id="674">
  <animation>
   <frame tileid="672" duration="133" />
   <frame tileid="672" duration="133" />
   <frame tileid="673" duration="133" />
   <frame tileid="672" duration="133" />
  </animation>
 </tile>
 <tile id="679">
  <animation>
   <frame tileid="675" duration="133" />
   <frame tileid="676" duration="133" />
   <frame tileid="677" duration="133" />
   <frame tileid="678" duration="133" />
  </animation>
 </tile>
 <tile id="682">
  <animation>
   <frame tileid="680" duration="133" />
   <frame tileid="681" duration="133" />
   <frame tileid="681" duration="133" />
   <frame tileid="680" duration="133" />
  </animation>
 </tile>
 <tile id="685">
  <animation>
   <frame tileid="683" duration="133" />
   <frame tileid="684" duration="133" />
   <frame tileid="684" duration="133" />
   <frame tileid="683" duration="133" />
  </animation>
 </tile>
 <tile id="688">
  <animation>
   <frame tileid="686" duration="133" />
   <frame tileid="687" duration="133" />
   <frame tileid="687" duration="133" />
   <frame tileid="686" duration="133" />
  </animation>
 </tile>
 <tile id="691">
  <animation>
   <frame tileid="689" duration="133" />
   <frame tileid="690" duration="133" />
   <frame tileid="690" duration="133" />
   <frame tileid="689" duration="133" />
  </animation>
 </tile>
 <tile id="694">
  <animation>
   <frame tileid="692" duration="133" />
   <frame tileid="693" duration="133" />
   <frame tileid="693" duration="133" />
   <frame tileid="692" duration="133" />
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
 <tile id="703">
  <animation>
   <frame tileid="700" duration="133" />
   <frame tileid="700" duration="133" />
   <frame tileid="701" duration="133" />
   <frame tileid="702" duration="133" />
  </animation>
 </tile>
 <tile id="706">
  <animation>
   <frame tileid="704" duration="133" />
   <frame tileid="704" duration="133" />
   <frame tileid="705" duration="133" />
   <frame tileid="704" duration="133" />
  </animation>
 </tile>
 <tile id="709">
  <animation>
   <frame tileid="707" duration="133" />
   <frame tileid="708" duration="133" />
   <frame tileid="708" duration="133" />
   <frame tileid="708" duration="133" />
  </animation>
 </tile>
 <tile id="714">
  <animation>
   <frame tileid="710" duration="133" />
   <frame tileid="711" duration="133" />
   <frame tileid="712" duration="133" />
   <frame tileid="713" duration="133" />
  </animation>
 </tile>
 <tile id="719">
  <animation>
   <frame tileid="715" duration="133" />
   <frame tileid="716" duration="133" />
   <frame tileid="717" duration="133" />
   <frame tileid="718" duration="133" />
  </animation>
 </tile>
 <tile id="724">
  <animation>
   <frame tileid="720" duration="133" />
   <frame tileid="721" duration="133" />
   <frame tileid="722" duration="133" />
   <frame tileid="723" duration="133" />
  </animation>
 </tile>
 <tile id="732">
  <animation>
   <frame tileid="731" duration="133" />
   <frame tileid="707" duration="133" />
   <frame tileid="731" duration="133" />
   <frame tileid="731" duration="133" />
  </animation>
 </tile>
 <tile id="737">
  <animation>
   <frame tileid="733" duration="133" />
   <frame tileid="734" duration="133" />
   <frame tileid="735" duration="133" />
   <frame tileid="736" duration="133" />
  </animation>
 </tile>
 <tile id="739">
  <animation>
   <frame tileid="738" duration="133" />
   <frame tileid="738" duration="133" />
   <frame tileid="707" duration="133" />
   <frame tileid="738" duration="133" />
  </animation>
 </tile>
 <tile id="741">
  <animation>
   <frame tileid="740" duration="133" />
   <frame tileid="740" duration="133" />
   <frame tileid="740" duration="133" />
   <frame tileid="707" duration="133" />
  </animation>
 </tile>
 <tile id="745">
  <animation>
   <frame tileid="742" duration="133" />
   <frame tileid="742" duration="133" />
   <frame tileid="743" duration="133" />
   <frame tileid="744" duration="133" />
  </animation>
 </tile>
 <tile id="749">
  <animation>
   <frame tileid="746" duration="133" />
   <frame tileid="746" duration="133" />
   <frame tileid="747" duration="133" />
   <frame tileid="748" duration="133" />
  </animation>
 </tile>
 <tile id="754">
  <animation>
   <frame tileid="750" duration="133" />
   <frame tileid="751" duration="133" />
   <frame tileid="752" duration="133" />
   <frame tileid="753" duration="133" />
  </animation>
 </tile>
 <tile id="757">
  <animation>
   <frame tileid="755" duration="133" />
   <frame tileid="756" duration="133" />
   <frame tileid="756" duration="133" />
   <frame tileid="755" duration="133" />
  </animation>
 </tile>
 <tile id="760">
  <animation>
   <frame tileid="758" duration="133" />
   <frame tileid="759" duration="133" />
   <frame tileid="759" duration="133" />
   <frame tileid="758" duration="133" />
  </animation>
 </tile>
 <tile id="763">
  <animation>
   <frame tileid="761" duration="133" />
   <frame tileid="762" duration="133" />
   <frame tileid="762" duration="133" />
   <frame tileid="761" duration="133" />
  </animation>
 </tile>
 <tile id="766">
  <animation>
   <frame tileid="764" duration="133" />
   <frame tileid="765" duration="133" />
   <frame tileid="765" duration="133" />
   <frame tileid="764" duration="133" />
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
 <tile id="776">
  <animation>
   <frame tileid="772" duration="133" />
   <frame tileid="773" duration="133" />
   <frame tileid="774" duration="133" />
   <frame tileid="775" duration="133" />
  </animation>
 </tile>
 <tile id="781">
  <animation>
   <frame tileid="777" duration="133" />
   <frame tileid="778" duration="133" />
   <frame tileid="779" duration="133" />
   <frame tileid="780" duration="133" />
  </animation>
 </tile>
 <tile id="785">
  <animation>
   <frame tileid="782" duration="133" />
   <frame tileid="783" duration="133" />
   <frame tileid="784" duration="133" />
   <frame tileid="782" duration="133" />
  </animation>
 </tile>
 <tile id="790">
  <animation>
   <frame tileid="786" duration="133" />
   <frame tileid="787" duration="133" />
   <frame tileid="788" duration="133" />
   <frame tileid="789" duration="133" />
  </animation>
 </tile>
 <tile id="794">
  <animation>
   <frame tileid="791" duration="133" />
   <frame tileid="792" duration="133" />
   <frame tileid="793" duration="133" />
   <frame tileid="791" duration="133" />
  </animation>
 </tile>
 <tile id="798">
  <animation>
   <frame tileid="795" duration="133" />
   <frame tileid="796" duration="133" />
   <frame tileid="797" duration="133" />
   <frame tileid="795" duration="133" />
  </animation>
 </tile>
 <tile id="802">
  <animation>
   <frame tileid="799" duration="133" />
   <frame tileid="799" duration="133" />
   <frame tileid="800" duration="133" />
   <frame tileid="801" duration="133" />
  </animation>
 </tile>
 <tile id="811">
  <animation>
   <frame tileid="809" duration="133" />
   <frame tileid="810" duration="133" />
   <frame tileid="810" duration="133" />
   <frame tileid="810" duration="133" />
  </animation>
 </tile>
 <tile id="814">
  <animation>
   <frame tileid="812" duration="133" />
   <frame tileid="813" duration="133" />
   <frame tileid="813" duration="133" />
   <frame tileid="813" duration="133" />
  </animation>
 </tile>
 <tile id="818">
  <animation>
   <frame tileid="815" duration="133" />
   <frame tileid="816" duration="133" />
   <frame tileid="817" duration="133" />
   <frame tileid="817" duration="133" />
  </animation>
 </tile>
 <tile id="822">
  <animation>
   <frame tileid="819" duration="133" />
   <frame tileid="819" duration="133" />
   <frame tileid="820" duration="133" />
   <frame tileid="821" duration="133" />
  </animation>
 </tile>
 <tile id="826">
  <animation>
   <frame tileid="823" duration="133" />
   <frame tileid="823" duration="133" />
   <frame tileid="824" duration="133" />
   <frame tileid="825" duration="133" />
  </animation>
 </tile>
 <tile id="829">
  <animation>
   <frame tileid="827" duration="133" />
   <frame tileid="827" duration="133" />
   <frame tileid="828" duration="133" />
   <frame tileid="828" duration="133" />
  </animation>
 </tile>
 <tile id="832">
  <animation>
   <frame tileid="830" duration="133" />
   <frame tileid="830" duration="133" />
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
 <tile id="840">
  <animation>
   <frame tileid="838" duration="133" />
   <frame tileid="839" duration="133" />
   <frame tileid="839" duration="133" />
   <frame tileid="838" duration="133" />
  </animation>
 </tile>
 <tile id="843">
  <animation>
   <frame tileid="841" duration="133" />
   <frame tileid="842" duration="133" />
   <frame tileid="842" duration="133" />
   <frame tileid="841" duration="133" />
  </animation>
 </tile>
 <tile id="846">
  <animation>
   <frame tileid="844" duration="133" />
   <frame tileid="845" duration="133" />
   <frame tileid="845" duration="133" />
   <frame tileid="844" duration="133" />
  </animation>
 </tile>
 <tile id="850">
  <animation>
   <frame tileid="847" duration="133" />
   <frame tileid="848" duration="133" />
   <frame tileid="848" duration="133" />
   <frame tileid="849" duration="133" />
  </animation>
 </tile>
 <tile id="855">
  <animation>
   <frame tileid="851" duration="133" />
   <frame tileid="852" duration="133" />
   <frame tileid="853" duration="133" />
   <frame tileid="854" duration="133" />
  </animation>
 </tile>
 <tile id="859">
  <animation>
   <frame tileid="856" duration="133" />
   <frame tileid="857" duration="133" />
   <frame tileid="858" duration="133" />
   <frame tileid="858" duration="133" />
  </animation>
 </tile>
 <tile id="862">
  <animation>
   <frame tileid="860" duration="133" />
   <frame tileid="860" duration="133" />
   <frame tileid="861" duration="133" />
   <frame tileid="861" duration="133" />
  </animation>
 </tile>
 <tile id="866">
  <animation>
   <frame tileid="863" duration="133" />
   <frame tileid="864" duration="133" />
   <frame tileid="865" duration="133" />
   <frame tileid="863" duration="133" />
  </animation>
 </tile>
 <tile id="871">
  <animation>
   <frame tileid="867" duration="133" />
   <frame tileid="868" duration="133" />
   <frame tileid="869" duration="133" />
   <frame tileid="870" duration="133" />
  </animation>
 </tile>
 <tile id="876">
  <animation>
   <frame tileid="872" duration="133" />
   <frame tileid="873" duration="133" />
   <frame tileid="874" duration="133" />
   <frame tileid="875" duration="133" />
  </animation>
 </tile>
 <tile id="881">
  <animation>
   <frame tileid="877" duration="133" />
   <frame tileid="878" duration="133" />
   <frame tileid="879" duration="133" />
   <frame tileid="880" duration="133" />
  </animation>
 </tile>
 <tile id="884">
  <animation>
   <frame tileid="882" duration="133" />
   <frame tileid="882" duration="133" />
   <frame tileid="883" duration="133" />
   <frame tileid="882" duration="133" />
  </animation>
 </tile>
 <tile id="889">
  <animation>
   <frame tileid="887" duration="133" />
   <frame tileid="888" duration="133" />
   <frame tileid="888" duration="133" />
   <frame tileid="888" duration="133" />
  </animation>
 </tile>
 <tile id="892">
  <animation>
   <frame tileid="890" duration="133" />
   <frame tileid="891" duration="133" />
   <frame tileid="891" duration="133" />
   <frame tileid="891" duration="133" />
  </animation>
 </tile>
 <tile id="895">
  <animation>
   <frame tileid="893" duration="133" />
   <frame tileid="893" duration="133" />
   <frame tileid="894" duration="133" />
   <frame tileid="894" duration="133" />
  </animation>
 </tile>
 <tile id="898">
  <animation>
   <frame tileid="896" duration="133" />
   <frame tileid="896" duration="133" />
   <frame tileid="897" duration="133" />
   <frame tileid="897" duration="133" />
  </animation>
 </tile>
 <tile id="902">
  <animation>
   <frame tileid="899" duration="133" />
   <frame tileid="899" duration="133" />
   <frame tileid="900" duration="133" />
   <frame tileid="901" duration="133" />
  </animation>
 </tile>
 <tile id="906">
  <animation>
   <frame tileid="903" duration="133" />
   <frame tileid="903" duration="133" />
   <frame tileid="904" duration="133" />
   <frame tileid="905" duration="133" />
  </animation>
 </tile>
 <tile id="909">
  <animation>
   <frame tileid="907" duration="133" />
   <frame tileid="907" duration="133" />
   <frame tileid="908" duration="133" />
   <frame tileid="908" duration="133" />
  </animation>
 </tile>
 <tile id="914">
  <animation>
   <frame tileid="910" duration="133" />
   <frame tileid="911" duration="133" />
   <frame tileid="912" duration="133" />
   <frame tileid="913" duration="133" />
  </animation>
 </tile>
 <tile id="919">
  <animation>
   <frame tileid="915" duration="133" />
   <frame tileid="916" duration="133" />
   <frame tileid="917" duration="133" />
   <frame tileid="918" duration="133" />
  </animation>
 </tile>
 <tile id="922">
  <animation>
   <frame tileid="920" duration="133" />
   <frame tileid="921" duration="133" />
   <frame tileid="921" duration="133" />
   <frame tileid="920" duration="133" />
  </animation>
 </tile>
</tileset>
