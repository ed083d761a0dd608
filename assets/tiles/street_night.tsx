<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="street_night" tilewidth="16" tileheight="16" tilecount="1376" columns="32">
 <image source="street_night.png" width="512" height="688" />
 <tile id="4">
  <animation>
   <frame tileid="1" duration="133" />
   <frame tileid="3" duration="133" />
   <frame tileid="3" duration="133" />
   <frame tileid="3" duration="133" />
  </animation>
 </tile>
 <tile id="6">
  <animation>
   <frame tileid="5" duration="133" />
   <frame tileid="1" duration="133" />
   <frame tileid="5" duration="133" />
   <frame tileid="5" duration="133" />
  </animation>
 </tile>
 <tile id="9">
  <animation>
   <frame tileid="8" duration="133" />
   <frame tileid="8" duration="133" />
   <frame tileid="1" duration="133" />
   <frame tileid="8" duration="133" />
  </animation>
 </tile>
 <tile id="18">
  <animation>
   <frame tileid="15" duration="133" />
   <frame tileid="16" duration="133" />
   <frame tileid="16" duration="133" />
   <frame tileid="17" duration="133" />
  </animation>
 </tile>
 <tile id="20">
  <animation>
   <frame tileid="14" duration="133" />
   <frame tileid="19" duration="133" />
   <frame tileid="19" duration="133" />
   <frame tileid="19" duration="133" />
  </animation>
 </tile>
 <tile id="22">
  <animation>
   <frame tileid="21" duration="133" />
   <frame tileid="14" duration="133" />
   <frame tileid="21" duration="133" />
   <frame tileid="21" duration="133" />
  </animation>
 </tile>
 <tile id="24">
  <animation>
   <frame tileid="23" duration="133" />
   <frame tileid="14" duration="133" />
   <frame tileid="23" duration="133" />
   <frame tileid="23" duration="133" />
  </animation>
 </tile>
 <tile id="29">
  <animation>
   <frame tileid="14" duration="133" />
   <frame tileid="28" duration="133" />
   <frame tileid="28" duration="133" />
   <frame tileid="28" duration="133" />
  </animation>
 </tile>
 <tile id="38">
  <animation>
   <frame tileid="35" duration="133" />
   <frame tileid="36" duration="133" />
   <frame tileid="35" duration="133" />
   <frame tileid="37" duration="133" />
  </animation>
 </tile>
 <tile id="40">
  <animation>
   <frame tileid="39" duration="133" />
   <frame tileid="39" duration="133" />
   <frame tileid="32" duration="133" />
   <frame tileid="39" duration="133" />
  </animation>
 </tile>
 <tile id="53">
  <animation>
   <frame tileid="52" duration="133" />
   <frame tileid="52" duration="133" />
   <frame tileid="43" duration="133" />
   <frame tileid="52" duration="133" />
  </animation>
 </tile>
 <tile id="110">
  <animation>
   <frame tileid="108" duration="133" />
   <frame tileid="109" duration="133" />
   <frame tileid="109" duration="133" />
   <frame tileid="109" duration="133" />
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
 <tile id="120">
  <animation>
   <frame tileid="118" duration="133" />
   <frame tileid="119" duration="133" />
   <frame tileid="119" duration="133" />
   <frame tileid="119" duration="133" />
  </animation>
 </tile>
 <tile id="127">
  <animation>
   <frame tileid="125" duration="133" />
   <frame tileid="125" duration="133" />
   <frame tileid="126" duration="133" />
   <frame tileid="126" duration="133" />
  </animation>
 </tile>
 <tile id="131">
  <animation>
   <frame tileid="129" duration="133" />
   <frame tileid="130" duration="133" />
   <frame tileid="130" duration="133" />
   <frame tileid="130" duration="133" />
  </animation>
 </tile>
 <tile id="136">
  <animation>
   <frame tileid="134" duration="133" />
   <frame tileid="135" duration="133" />
   <frame tileid="135" duration="133" />
   <frame tileid="135" duration="133" />
  </animation>
 </tile>
 <tile id="141">
  <animation>
   <frame tileid="139" duration="133" />
   <frame tileid="140" duration="133" />
   <frame tileid="139" duration="133" />
   <frame tileid="139" duration="133" />
  </animation>
 </tile>
 <tile id="146">
  <animation>
   <frame tileid="144" duration="133" />
   <frame tileid="145" duration="133" />
   <frame tileid="144" duration="133" />
   <frame tileid="144" duration="133" />
  </animation>
 </tile>
 <tile id="150">
  <animation>
   <frame tileid="147" duration="133" />
   <frame tileid="147" duration="133" />
   <frame tileid="148" duration="133" />
   <frame tileid="149" duration="133" />
  </animation>
 </tile>
 <tile id="156">
  <animation>
   <frame tileid="154" duration="133" />
   <frame tileid="155" duration="133" />
   <frame tileid="155" duration="133" />
   <frame tileid="155" duration="133" />
  </animation>
 </tile>
 <tile id="160">
  <animation>
   <frame tileid="158" duration="133" />
   <frame tileid="158" duration="133" />
   <frame tileid="158" duration="133" />
   <frame tileid="159" duration="133" />
  </animation>
 </tile>
 <tile id="166">
  <animation>
   <frame tileid="164" duration="133" />
   <frame tileid="164" duration="133" />
   <frame tileid="165" duration="133" />
   <frame tileid="165" duration="133" />
  </animation>
 </tile>
 <tile id="174">
  <animation>
   <frame tileid="172" duration="133" />
   <frame tileid="172" duration="133" />
   <frame tileid="172" duration="133" />
   <frame tileid="173" duration="133" />
  </animation>
 </tile>
 <tile id="179">
  <animation>
   <frame tileid="177" duration="133" />
   <frame tileid="178" duration="133" />
   <frame tileid="178" duration="133" />
   <frame tileid="178" duration="133" />
  </animation>
 </tile>
 <tile id="184">
  <animation>
   <frame tileid="182" duration="133" />
   <frame tileid="183" duration="133" />
   <frame tileid="183" duration="133" />
   <frame tileid="183" duration="133" />
  </animation>
 </tile>
 <tile id="188">
  <animation>
   <frame tileid="186" duration="133" />
   <frame tileid="187" duration="133" />
   <frame tileid="187" duration="133" />
   <frame tileid="187" duration="133" />
  </animation>
 </tile>
 <tile id="191">
  <animation>
   <frame tileid="189" duration="133" />
   <frame tileid="189" duration="133" />
   <frame tileid="189" duration="133" />
   <frame tileid="190" duration="133" />
  </animation>
 </tile>
 <tile id="196">
  <animation>
   <frame tileid="194" duration="133" />
   <frame tileid="194" duration="133" />
   <frame tileid="195" duration="133" />
   <frame tileid="194" duration="133" />
  </animation>
 </tile>
 <tile id="199">
  <animation>
   <frame tileid="198" duration="133" />
   <frame tileid="198" duration="133" />
   <frame tileid="198" duration="133" />
   <frame tileid="163" duration="133" />
  </animation>
 </tile>
 <tile id="203">
  <animation>
   <frame tileid="201" duration="133" />
   <frame tileid="202" duration="133" />
   <frame tileid="202" duration="133" />
   <frame tileid="202" duration="133" />
  </animation>
 </tile>
 <tile id="210">
  <animation>
   <frame tileid="208" duration="133" />
   <frame tileid="209" duration="133" />
   <frame tileid="209" duration="133" />
   <frame tileid="209" duration="133" />
  </animation>
 </tile>
 <tile id="219">
  <animation>
   <frame tileid="217" duration="133" />
   <frame tileid="217" duration="133" />
   <frame tileid="218" duration="133" />
   <frame tileid="217" duration="133" />
  </animation>
 </tile>
 <tile id="223">
  <animation>
   <frame tileid="221" duration="133" />
   <frame tileid="221" duration="133" />
   <frame tileid="221" duration="133" />
   <frame tileid="222" duration="133" />
  </animation>
 </tile>
 <tile id="227">
  <animation>
   <frame tileid="225" duration="133" />
   <frame tileid="225" duration="133" />
   <frame tileid="225" duration="133" />
   <frame tileid="226" duration="133" />
  </animation>
 </tile>
 <tile id="231">
  <animation>
   <frame tileid="229" duration="133" />
   <frame tileid="229" duration="133" />
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
 <tile id="240">
  <animation>
   <frame tileid="237" duration="133" />
   <frame tileid="238" duration="133" />
   <frame tileid="239" duration="133" />
   <frame tileid="237" duration="133" />
  </animation>
 </tile>
 <tile id="244">
  <animation>
   <frame tileid="242" duration="133" />
   <frame tileid="243" duration="133" />
   <frame tileid="242" duration="133" />
   <frame tileid="242" duration="133" />
  </animation>
 </tile>
 <tile id="247">
  <animation>
   <frame tileid="245" duration="133" />
   <frame tileid="245" duration="133" />
   <frame tileid="246" duration="133" />
   <frame tileid="245" duration="133" />
  </animation>
 </tile>
 <tile id="252">
  <animation>
   <frame tileid="250" duration="133" />
   <frame tileid="250" duration="133" />
   <frame tileid="251" duration="133" />
   <frame tileid="250" duration="133" />
  </animation>
 </tile>
 <tile id="255">
  <animation>
   <frame tileid="253" duration="133" />
   <frame tileid="253" duration="133" />
   <frame tileid="253" duration="133" />
   <frame tileid="254" duration="133" />
  </animation>
 </tile>
 <tile id="261">
  <animation>
   <frame tileid="259" duration="133" />
   <frame tileid="260" duration="133" />
   <frame tileid="259" duration="133" />
   <frame tileid="259" duration="133" />
  </animation>
 </tile>
 <tile id="267">
  <animation>
   <frame tileid="265" duration="133" />
   <frame tileid="266" duration="133" />
   <frame tileid="265" duration="133" />
   <frame tileid="265" duration="133" />
  </animation>
 </tile>
 <tile id="270">
  <animation>
   <frame tileid="268" duration="133" />
   <frame tileid="269" duration="133" />
   <frame tileid="269" duration="133" />
   <frame tileid="269" duration="133" />
  </animation>
 </tile>
 <tile id="274">
  <animation>
   <frame tileid="272" duration="133" />
   <frame tileid="273" duration="133" />
   <frame tileid="272" duration="133" />
   <frame tileid="272" duration="133" />
  </animation>
 </tile>
 <tile id="277">
  <animation>
   <frame tileid="275" duration="133" />
   <frame tileid="275" duration="133" />
   <frame tileid="276" duration="133" />
   <frame tileid="275" duration="133" />
  </animation>
 </tile>
 <tile id="281">
  <animation>
   <frame tileid="279" duration="133" />
   <frame tileid="279" duration="133" />
   <frame tileid="280" duration="133" />
   <frame tileid="279" duration="133" />
  </animation>
 </tile>
 <tile id="286">
  <animation>
   <frame tileid="283" duration="133" />
   <frame tileid="284" duration="133" />
   <frame tileid="285" duration="133" />
   <frame tileid="283" duration="133" />
  </animation>
 </tile>
 <tile id="291">
  <animation>
   <frame tileid="289" duration="133" />
   <frame tileid="289" duration="133" />
   <frame tileid="290" duration="133" />
   <frame tileid="289" duration="133" />
  </animation>
 </tile>
 <tile id="297">
  <animation>
   <frame tileid="295" duration="133" />
   <frame tileid="296" duration="133" />
   <frame tileid="296" duration="133" />
   <frame tileid="296" duration="133" />
  </animation>
 </tile>
 <tile id="300">
  <animation>
   <frame tileid="298" duration="133" />
   <frame tileid="299" duration="133" />
   <frame tileid="298" duration="133" />
   <frame tileid="298" duration="133" />
  </animation>
 </tile>
 <tile id="306">
  <animation>
   <frame tileid="304" duration="133" />
   <frame tileid="304" duration="133" />
   <frame tileid="305" duration="133" />
   <frame tileid="304" duration="133" />
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
 <tile id="316">
  <animation>
   <frame tileid="314" duration="133" />
   <frame tileid="314" duration="133" />
   <frame tileid="315" duration="133" />
   <frame tileid="314" duration="133" />
  </animation>
 </tile>
 <tile id="321">
  <animation>
   <frame tileid="319" duration="133" />
   <frame tileid="319" duration="133" />
   <frame tileid="319" duration="133" />
   <frame tileid="320" duration="133" />
  </animation>
 </tile>
 <tile id="329">
  <animation>
   <frame tileid="327" duration="133" />
   <frame tileid="328" duration="133" />
   <frame tileid="328" duration="133" />
   <frame tileid="328" duration="133" />
  </animation>
 </tile>
 <tile id="332">
  <animation>
   <frame tileid="330" duration="133" />
   <frame tileid="330" duration="133" />
   <frame tileid="330" duration="133" />
   <frame tileid="331" duration="133" />
  </animation>
 </tile>
 <tile id="402">
  <animation>
   <frame tileid="399" duration="133" />
   <frame tileid="400" duration="133" />
   <frame tileid="401" duration="133" />
   <frame tileid="400" duration="133" />
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
 <tile id="415">
  <animation>
   <frame tileid="412" duration="133" />
   <frame tileid="413" duration="133" />
   <frame tileid="414" duration="133" />
   <frame tileid="413" duration="133" />
  </animation>
 </tile>
 <tile id="425">
  <animation>
   <frame tileid="423" duration="133" />
   <frame tileid="423" duration="133" />
   <frame tileid="424" duration="133" />
   <frame tileid="424" duration="133" />
  </animation>
 </tile>
 <tile id="428">
  <animation>
   <frame tileid="426" duration="133" />
   <frame tileid="426" duration="133" />
   <frame tileid="427" duration="133" />
   <frame tileid="427" duration="133" />
  </animation>
 </tile>
 <tile id="432">
  <animation>
   <frame tileid="430" duration="133" />
   <frame tileid="430" duration="133" />
   <frame tileid="430" duration="133" />
   <frame tileid="431" duration="133" />
  </animation>
 </tile>
 <tile id="441">
  <animation>
   <frame tileid="439" duration="133" />
   <frame tileid="440" duration="133" />
   <frame tileid="439" duration="133" />
   <frame tileid="440" duration="133" />
  </animation>
 </tile>
 <tile id="444">
  <animation>
   <frame tileid="442" duration="133" />
   <frame tileid="443" duration="133" />
   <frame tileid="442" duration="133" />
   <frame tileid="443" duration="133" />
  </animation>
 </tile>
 <tile id="447">
  <animation>
   <frame tileid="445" duration="133" />
   <frame tileid="446" duration="133" />
   <frame tileid="445" duration="133" />
   <frame tileid="446" duration="133" />
  </animation>
 </tile>
 <tile id="450">
  <animation>
   <frame tileid="448" duration="133" />
   <frame tileid="449" duration="133" />
   <frame tileid="448" duration="133" />
   <frame tileid="449" duration="133" />
  </animation>
 </tile>
 <tile id="453">
  <animation>
   <frame tileid="451" duration="133" />
   <frame tileid="452" duration="133" />
   <frame tileid="451" duration="133" />
   <frame tileid="452" duration="133" />
  </animation>
 </tile>
 <tile id="459">
  <animation>
   <frame tileid="456" duration="133" />
   <frame tileid="457" duration="133" />
   <frame tileid="458" duration="133" />
   <frame tileid="457" duration="133" />
  </animation>
 </tile>
 <tile id="468">
  <animation>
   <frame tileid="466" duration="133" />
   <frame tileid="466" duration="133" />
   <frame tileid="467" duration="133" />
   <frame tileid="467" duration="133" />
  </animation>
 </tile>
 <tile id="471">
  <animation>
   <frame tileid="469" duration="133" />
   <frame tileid="469" duration="133" />
   <frame tileid="470" duration="133" />
   <frame tileid="470" duration="133" />
  </animation>
 </tile>
 <tile id="486">
  <animation>
   <frame tileid="483" duration="133" />
   <frame tileid="483" duration="133" />
   <frame tileid="484" duration="133" />
   <frame tileid="485" duration="133" />
  </animation>
 </tile>
 <tile id="499">
  <animation>
   <frame tileid="497" duration="133" />
   <frame tileid="498" duration="133" />
   <frame tileid="497" duration="133" />
   <frame tileid="498" duration="133" />
  </animation>
 </tile>
 <tile id="502">
  <animation>
   <frame tileid="500" duration="133" />
   <frame tileid="501" duration="133" />
   <frame tileid="500" duration="133" />
   <frame tileid="501" duration="133" />
  </animation>
 </tile>
 <tile id="505">
  <animation>
   <frame tileid="503" duration="133" />
   <frame tileid="504" duration="133" />
   <frame tileid="503" duration="133" />
   <frame tileid="504" duration="133" />
  </animation>
 </tile>
 <tile id="508">
  <animation>
   <frame tileid="506" duration="133" />
   <frame tileid="507" duration="133" />
   <frame tileid="506" duration="133" />
   <frame tileid="507" duration="133" />
  </animation>
 </tile>
 <tile id="511">
  <animation>
   <frame tileid="509" duration="133" />
   <frame tileid="510" duration="133" />
   <frame tileid="509" duration="133" />
   <frame tileid="510" duration="133" />
  </animation>
 </tile>
 <tile id="514">
  <animation>
   <frame tileid="512" duration="133" />
   <frame tileid="512" duration="133" />
   <frame tileid="513" duration="133" />
   <frame tileid="512" duration="133" />
  </animation>
 </tile>
 <tile id="519">
  <animation>
   <frame tileid="516" duration="133" />
   <frame tileid="517" duration="133" />
   <frame tileid="518" duration="133" />
   <frame tileid="517" duration="133" />
  </animation>
 </tile>
 <tile id="541">
  <animation>
   <frame tileid="539" duration="133" />
   <frame tileid="539" duration="133" />
   <frame tileid="540" duration="133" />
   <frame tileid="540" duration="133" />
  </animation>
 </tile>
 <tile id="556">
  <animation>
   <frame tileid="554" duration="133" />
   <frame tileid="555" duration="133" />
   <frame tileid="555" duration="133" />
   <frame tileid="555" duration="133" />
  </animation>
 </tile>
 <tile id="559">
  <animation>
   <frame tileid="557" duration="133" />
   <frame tileid="557" duration="133" />
   <frame tileid="557" duration="133" />
   <frame tileid="558" duration="133" />
  </animation>
 </tile>
 <tile id="564">
  <animation>
   <frame tileid="562" duration="133" />
   <frame tileid="563" duration="133" />
   <frame tileid="562" duration="133" />
   <frame tileid="562" duration="133" />
  </animation>
 </tile>
 <tile id="567">
  <animation>
   <frame tileid="565" duration="133" />
   <frame tileid="566" duration="133" />
   <frame tileid="566" duration="133" />
   <frame tileid="566" duration="133" />
  </animation>
 </tile>
 <tile id="573">
  <animation>
   <frame tileid="571" duration="133" />
   <frame tileid="572" duration="133" />
   <frame tileid="572" duration="133" />
   <frame tileid="572" duration="133" />
  </animation>
 </tile>
 <tile id="598">
  <animation>
   <frame tileid="594" duration="133" />
   <frame tileid="595" duration="133" />
   <frame tileid="596" duration="133" />
   <frame tileid="597" duration="133" />
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
 <tile id="613">
  <animation>
   <frame tileid="609" duration="133" />
   <frame tileid="610" duration="133" />
   <frame tileid="611" duration="133" />
   <frame tileid="612" duration="133" />
  </animation>
 </tile>
 <tile id="654">
  <animation>
   <frame tileid="650" duration="133" />
   <frame tileid="651" duration="133" />
   <frame tileid="652" duration="133" />
   <frame tileid="653" duration="133" />
  </animation>
 </tile>
 <tile id="660">
  <animation>
   <frame tileid="649" duration="133" />
   <frame tileid="657" duration="133" />
   <frame tileid="658" duration="133" />
   <frame tileid="659" duration="133" />
  </animation>
 </tile>
 <tile id="679">
  <animation>
   <frame tileid="677" duration="133" />
   <frame tileid="677" duration="133" />
   <frame tileid="677" duration="133" />
   <frame tileid="678" duration="133" />
  </animation>
 </tile>
 <tile id="720">
  <animation>
   <frame tileid="716" duration="133" />
   <frame tileid="717" duration="133" />
   <frame tileid="718" duration="133" />
   <frame tileid="719" duration="133" />
  </animation>
 </tile>
 <tile id="725">
  <animation>
   <frame tileid="721" duration="133" />
   <frame tileid="722" duration="133" />
   <frame tileid="723" duration="133" />
   <frame tileid="724" duration="133" />
  </animation>
 </tile>
 <tile id="729">
  <animation>
   <frame tileid="727" duration="133" />
   <frame tileid="727" duration="133" />
   <frame tileid="728" duration="133" />
   <frame tileid="728" duration="133" />
  </animation>
 </tile>
 <tile id="734">
  <animation>
   <frame tileid="730" duration="133" />
   <frame tileid="731" duration="133" />
   <frame tileid="732" duration="133" />
   <frame tileid="733" duration="133" />
  </animation>
 </tile>
 <tile id="739">
  <animation>
   <frame tileid="735" duration="133" />
   <frame tileid="736" duration="133" />
   <frame tileid="737" duration="133" />
   <frame tileid="738" duration="133" />
  </animation>
 </tile>
 <tile id="745">
  <animation>
   <frame tileid="741" duration="133" />
   <frame tileid="742" duration="133" />
   <frame tileid="743" duration="133" />
   <frame tileid="744" duration="133" />
  </animation>
 </tile>
 <tile id="748">
  <animation>
   <frame tileid="746" duration="133" />
   <frame tileid="747" duration="133" />
   <frame tileid="746" duration="133" />
   <frame tileid="746" duration="133" />
  </animation>
 </tile>
 <tile id="755">
  <animation>
   <frame tileid="751" duration="133" />
   <frame tileid="752" duration="133" />
   <frame tileid="753" duration="133" />
   <frame tileid="754" duration="133" />
  </animation>
 </tile>
 <tile id="760">
  <animation>
   <frame tileid="756" duration="133" />
   <frame tileid="757" duration="133" />
   <frame tileid="758" duration="133" />
   <frame tileid="759" duration="133" />
  </animation>
 </tile>
 <tile id="764">
  <animation>
   <frame tileid="761" duration="133" />
   <frame tileid="761" duration="133" />
   <frame tileid="762" duration="133" />
   <frame tileid="763" duration="133" />
  </animation>
 </tile>
 <tile id="769">
  <animation>
   <frame tileid="765" duration="133" />
   <frame tileid="766" duration="133" />
   <frame tileid="767" duration="133" />
   <frame tileid="768" duration="133" />
  </animation>
 </tile>
 <tile id="774">
  <animation>
   <frame tileid="770" duration="133" />
   <frame tileid="771" duration="133" />
   <frame tileid="772" duration="133" />
   <frame tileid="773" duration="133" />
  </animation>
 </tile>
 <tile id="777">
  <animation>
   <frame tileid="775" duration="133" />
   <frame tileid="708" duration="133" />
   <frame tileid="775" duration="133" />
   <frame tileid="776" duration="133" />
  </animation>
 </tile>
 <tile id="782">
  <animation>
   <frame tileid="778" duration="133" />
   <frame tileid="779" duration="133" />
   <frame tileid="780" duration="133" />
   <frame tileid="781" duration="133" />
  </animation>
 </tile>
 <tile id="787">
  <animation>
   <frame tileid="783" duration="133" />
   <frame tileid="784" duration="133" />
   <frame tileid="785" duration="133" />
   <frame tileid="786" duration="133" />
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
 <tile id="816">
  <animation>
   <frame tileid="812" duration="133" />
   <frame tileid="813" duration="133" />
   <frame tileid="814" duration="133" />
   <frame tileid="815" duration="133" />
  </animation>
 </tile>
 <tile id="819">
  <animation>
   <frame tileid="817" duration="133" />
   <frame tileid="818" duration="133" />
   <frame tileid="818" duration="133" />
   <frame tileid="818" duration="133" />
  </animation>
 </tile>
 <tile id="824">
  <animation>
   <frame tileid="820" duration="133" />
   <frame tileid="821" duration="133" />
   <frame tileid="822" duration="133" />
   <frame tileid="823" duration="133" />
  </animation>
 </tile>
 <tile id="829">
  <animation>
   <frame tileid="826" duration="133" />
   <frame tileid="827" duration="133" />
   <frame tileid="828" duration="133" />
   <frame tileid="828" duration="133" />
  </animation>
 </tile>
 <tile id="834">
  <animation>
   <frame tileid="830" duration="133" />
   <frame tileid="831" duration="133" />
   <frame tileid="832" duration="133" />
   <frame tileid="833" duration="133" />
  </animation>
 </tile>
 <tile id="839">
  <animation>
   <frame tileid="835" duration="133" />
   <frame tileid="836" duration="133" />
   <frame tileid="837" duration="133" />
   <frame tileid="838" duration="133" />
  </animation>
 </tile>
 <tile id="845">
  <animation>
   <frame tileid="841" duration="133" />
   <frame tileid="842" duration="133" />
   <frame tileid="843" duration="133" />
   <frame tileid="844" duration="133" />
  </animation>
 </tile>
 <tile id="853">
  <animation>
   <frame tileid="849" duration="133" />
   <frame tileid="850" duration="133" />
   <frame tileid="851" duration="133" />
   <frame tileid="852" duration="133" />
  </animation>
 </tile>
 <tile id="856">
  <animation>
   <frame tileid="854" duration="133" />
   <frame tileid="855" duration="133" />
   <frame tileid="855" duration="133" />
   <frame tileid="855" duration="133" />
  </animation>
 </tile>
 <tile id="862">
  <animation>
   <frame tileid="858" duration="133" />
   <frame tileid="859" duration="133" />
   <frame tileid="860" duration="133" />
   <frame tileid="861" duration="133" />
  </animation>
 </tile>
 <tile id="867">
  <animation>
   <frame tileid="863" duration="133" />
   <frame tileid="864" duration="133" />
   <frame tileid="865" duration="133" />
   <frame tileid="866" duration="133" />
  </animation>
 </tile>
 <tile id="870">
  <animation>
   <frame tileid="868" duration="133" />
   <frame tileid="868" duration="133" />
   <frame tileid="869" duration="133" />
   <frame tileid="868" duration="133" />
  </animation>
 </tile>
 <tile id="875">
  <animation>
   <frame tileid="871" duration="133" />
   <frame tileid="872" duration="133" />
   <frame tileid="873" duration="133" />
   <frame tileid="874" duration="133" />
  </animation>
 </tile>
 <tile id="880">
  <animation>
   <frame tileid="876" duration="133" />
   <frame tileid="877" duration="133" />
   <frame tileid="878" duration="133" />
   <frame tileid="879" duration="133" />
  </animation>
 </tile>
 <tile id="886">
  <animation>
   <frame tileid="882" duration="133" />
   <frame tileid="883" duration="133" />
   <frame tileid="884" duration="133" />
   <frame tileid="885" duration="133" />
  </animation>
 </tile>
 <tile id="908">
  <animation>
   <frame tileid="904" duration="133" />
   <frame tileid="905" duration="133" />
   <frame tileid="906" duration="133" />
   <frame tileid="907" duration="133" />
  </animation>
 </tile>
 <tile id="913">
  <animation>
   <frame tileid="909" duration="133" />
   <frame tileid="910" duration="133" />
   <frame tileid="911" duration="133" />
   <frame tileid="912" duration="133" />
  </animation>
 </tile>
 <tile id="918">
  <animation>
   <frame tileid="914" duration="133" />
   <frame tileid="915" duration="133" />
   <frame tileid="916" duration="133" />
   <frame tileid="917" duration="133" />
  </animation>
 </tile>
 <tile id="924">
  <animation>
   <frame tileid="920" duration="133" />
   <frame tileid="921" duration="133" />
   <frame tileid="922" duration="133" />
   <frame tileid="923" duration="133" />
  </animation>
 </tile>
 <tile id="929">
  <animation>
   <frame tileid="925" duration="133" />
   <frame tileid="926" duration="133" />
   <frame tileid="927" duration="133" />
   <frame tileid="928" duration="133" />
  </animation>
 </tile>
 <tile id="933">
  <animation>
   <frame tileid="930" duration="133" />
   <frame tileid="931" duration="133" />
   <frame tileid="932" duration="133" />
   <frame tileid="930" duration="133" />
  </animation>
 </tile>
 <tile id="943">
  <animation>
   <frame tileid="939" duration="133" />
   <frame tileid="940" duration="133" />
   <frame tileid="941" duration="133" />
   <frame tileid="942" duration="133" />
  </animation>
 </tile>
 <tile id="946">
  <animation>
   <frame tileid="944" duration="133" />
   <frame tileid="944" duration="133" />
   <frame tileid="944" duration="133" />
   <frame tileid="945" duration="133" />
  </animation>
 </tile>
 <tile id="952">
  <animation>
   <frame tileid="948" duration="133" />
   <frame tileid="949" duration="133" />
   <frame tileid="950" duration="133" />
   <frame tileid="951" duration="133" />
  </animation>
 </tile>
 <tile id="957">
  <animation>
   <frame tileid="953" duration="133" />
   <frame tileid="954" duration="133" />
   <frame tileid="955" duration="133" />
   <frame tileid="956" duration="133" />
  </animation>
 </tile>
 <tile id="963">
  <animation>
   <frame tileid="959" duration="133" />
   <frame tileid="960" duration="133" />
   <frame tileid="961" duration="133" />
   <frame tileid="962" duration="133" />
  </animation>
 </tile>
 <tile id="968">
  <animation>
   <frame tileid="964" duration="133" />
   <frame tileid="965" duration="133" />
   <frame tileid="966" duration="133" />
   <frame tileid="967" duration="133" />
  </animation>
 </tile>
 <tile id="971">
  <animation>
   <frame tileid="969" duration="133" />
   <frame tileid="969" duration="133" />
   <frame tileid="970" duration="133" />
   <frame tileid="969" duration="133" />
  </animation>
 </tile>
 <tile id="976">
  <animation>
   <frame tileid="972" duration="133" />
   <frame tileid="973" duration="133" />
   <frame tileid="974" duration="133" />
   <frame tileid="975" duration="133" />
  </animation>
 </tile>
 <tile id="1004">
  <animation>
   <frame tileid="1000" duration="133" />
   <frame tileid="1001" duration="133" />
   <frame tileid="1002" duration="133" />
   <frame tileid="1003" duration="133" />
  </animation>
 </tile>
 <tile id="1018">
  <animation>
   <frame tileid="1014" duration="133" />
   <frame tileid="1015" duration="133" />
   <frame tileid="1016" duration="133" />
   <frame tileid="1017" duration="133" />
  </animation>
 </tile>
 <tile id="1024">
  <animation>
   <frame tileid="1020" duration="133" />
   <frame tileid="1021" duration="133" />
   <frame tileid="1022" duration="133" />
   <frame tileid="1023" duration="133" />
  </animation>
 </tile>
 <tile id="1047">
  <animation>
   <frame tileid="1045" duration="133" />
   <frame tileid="1046" duration="133" />
   <frame tileid="1046" duration="133" />
   <frame tileid="1046" duration="133" />
  </animation>
 </tile>
</tileset>
