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
 <tile id="111">
  <animation>
   <frame tileid="109" duration="133" />
   <frame tileid="110" duration="133" />
   <frame tileid="110" duration="133" />
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
 <tile id="118">
  <animation>
   <frame tileid="116" duration="133" />
   <frame tileid="116" duration="133" />
   <frame tileid="117" duration="133" />
   <frame tileid="116" duration="133" />
  </animation>
 </tile>
 <tile id="123">
  <animation>
   <frame tileid="121" duration="133" />
   <frame tileid="122" duration="133" />
   <frame tileid="122" duration="133" />
   <frame tileid="122" duration="133" />
  </animation>
 </tile>
 <tile id="129">
  <animation>
   <frame tileid="127" duration="133" />
   <frame tileid="127" duration="133" />
   <frame tileid="128" duration="133" />
   <frame tileid="128" duration="133" />
  </animation>
 </tile>
 <tile id="133">
  <animation>
   <frame tileid="130" duration="133" />
   <frame tileid="131" duration="133" />
   <frame tileid="132" duration="133" />
   <frame tileid="132" duration="133" />
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
   <frame tileid="148" duration="133" />
   <frame tileid="148" duration="133" />
   <frame tileid="149" duration="133" />
   <frame tileid="148" duration="133" />
  </animation>
 </tile>
 <tile id="153">
  <animation>
   <frame tileid="151" duration="133" />
   <frame tileid="151" duration="133" />
   <frame tileid="151" duration="133" />
   <frame tileid="152" duration="133" />
  </animation>
 </tile>
 <tile id="158">
  <animation>
   <frame tileid="156" duration="133" />
   <frame tileid="157" duration="133" />
   <frame tileid="157" duration="133" />
   <frame tileid="157" duration="133" />
  </animation>
 </tile>
 <tile id="162">
  <animation>
   <frame tileid="160" duration="133" />
   <frame tileid="160" duration="133" />
   <frame tileid="160" duration="133" />
   <frame tileid="161" duration="133" />
  </animation>
 </tile>
 <tile id="168">
  <animation>
   <frame tileid="166" duration="133" />
   <frame tileid="166" duration="133" />
   <frame tileid="167" duration="133" />
   <frame tileid="167" duration="133" />
  </animation>
 </tile>
 <tile id="176">
  <animation>
   <frame tileid="174" duration="133" />
   <frame tileid="174" duration="133" />
   <frame tileid="174" duration="133" />
   <frame tileid="175" duration="133" />
  </animation>
 </tile>
 <tile id="180">
  <animation>
   <frame tileid="178" duration="133" />
   <frame tileid="179" duration="133" />
   <frame tileid="179" duration="133" />
   <frame tileid="179" duration="133" />
  </animation>
 </tile>
 <tile id="183">
  <animation>
   <frame tileid="181" duration="133" />
   <frame tileid="182" duration="133" />
   <frame tileid="182" duration="133" />
   <frame tileid="182" duration="133" />
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
   <frame tileid="190" duration="133" />
   <frame tileid="189" duration="133" />
   <frame tileid="189" duration="133" />
  </animation>
 </tile>
 <tile id="196">
  <animation>
   <frame tileid="194" duration="133" />
   <frame tileid="194" duration="133" />
   <frame tileid="194" duration="133" />
   <frame tileid="195" duration="133" />
  </animation>
 </tile>
 <tile id="201">
  <animation>
   <frame tileid="199" duration="133" />
   <frame tileid="199" duration="133" />
   <frame tileid="199" duration="133" />
   <frame tileid="200" duration="133" />
  </animation>
 </tile>
 <tile id="206">
  <animation>
   <frame tileid="204" duration="133" />
   <frame tileid="205" duration="133" />
   <frame tileid="205" duration="133" />
   <frame tileid="205" duration="133" />
  </animation>
 </tile>
 <tile id="213">
  <animation>
   <frame tileid="211" duration="133" />
   <frame tileid="212" duration="133" />
   <frame tileid="212" duration="133" />
   <frame tileid="212" duration="133" />
  </animation>
 </tile>
 <tile id="222">
  <animation>
   <frame tileid="220" duration="133" />
   <frame tileid="220" duration="133" />
   <frame tileid="221" duration="133" />
   <frame tileid="220" duration="133" />
  </animation>
 </tile>
 <tile id="224">
  <animation>
   <frame tileid="223" duration="133" />
   <frame tileid="223" duration="133" />
   <frame tileid="223" duration="133" />
   <frame tileid="177" duration="133" />
  </animation>
 </tile>
 <tile id="229">
  <animation>
   <frame tileid="227" duration="133" />
   <frame tileid="227" duration="133" />
   <frame tileid="227" duration="133" />
   <frame tileid="228" duration="133" />
  </animation>
 </tile>
 <tile id="233">
  <animation>
   <frame tileid="231" duration="133" />
   <frame tileid="231" duration="133" />
   <frame tileid="231" duration="133" />
   <frame tileid="232" duration="133" />
  </animation>
 </tile>
 <tile id="236">
  <animation>
   <frame tileid="234" duration="133" />
   <frame tileid="234" duration="133" />
   <frame tileid="234" duration="133" />
   <frame tileid="235" duration="133" />
  </animation>
 </tile>
 <tile id="240">
  <animation>
   <frame tileid="238" duration="133" />
   <frame tileid="238" duration="133" />
   <frame tileid="239" duration="133" />
   <frame tileid="238" duration="133" />
  </animation>
 </tile>
 <tile id="245">
  <animation>
   <frame tileid="242" duration="133" />
   <frame tileid="243" duration="133" />
   <frame tileid="244" duration="133" />
   <frame tileid="242" duration="133" />
  </animation>
 </tile>
 <tile id="249">
  <animation>
   <frame tileid="247" duration="133" />
   <frame tileid="247" duration="133" />
   <frame tileid="248" duration="133" />
   <frame tileid="247" duration="133" />
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
 <tile id="266">
  <animation>
   <frame tileid="264" duration="133" />
   <frame tileid="264" duration="133" />
   <frame tileid="265" duration="133" />
   <frame tileid="264" duration="133" />
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
 <tile id="277">
  <animation>
   <frame tileid="275" duration="133" />
   <frame tileid="275" duration="133" />
   <frame tileid="276" duration="133" />
   <frame tileid="275" duration="133" />
  </animation>
 </tile>
 <tile id="283">
  <animation>
   <frame tileid="280" duration="133" />
   <frame tileid="281" duration="133" />
   <frame tileid="282" duration="133" />
   <frame tileid="280" duration="133" />
  </animation>
 </tile>
 <tile id="288">
  <animation>
   <frame tileid="286" duration="133" />
   <frame tileid="287" duration="133" />
   <frame tileid="286" duration="133" />
   <frame tileid="286" duration="133" />
  </animation>
 </tile>
 <tile id="293">
  <animation>
   <frame tileid="291" duration="133" />
   <frame tileid="292" duration="133" />
   <frame tileid="292" duration="133" />
   <frame tileid="292" duration="133" />
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
   <frame tileid="300" duration="133" />
   <frame tileid="300" duration="133" />
   <frame tileid="301" duration="133" />
   <frame tileid="300" duration="133" />
  </animation>
 </tile>
 <tile id="307">
  <animation>
   <frame tileid="305" duration="133" />
   <frame tileid="305" duration="133" />
   <frame tileid="305" duration="133" />
   <frame tileid="306" duration="133" />
  </animation>
 </tile>
 <tile id="310">
  <animation>
   <frame tileid="308" duration="133" />
   <frame tileid="309" duration="133" />
   <frame tileid="308" duration="133" />
   <frame tileid="308" duration="133" />
  </animation>
 </tile>
 <tile id="314">
  <animation>
   <frame tileid="312" duration="133" />
   <frame tileid="313" duration="133" />
   <frame tileid="312" duration="133" />
   <frame tileid="312" duration="133" />
  </animation>
 </tile>
 <tile id="319">
  <animation>
   <frame tileid="317" duration="133" />
   <frame tileid="318" duration="133" />
   <frame tileid="317" duration="133" />
   <frame tileid="317" duration="133" />
  </animation>
 </tile>
 <tile id="322">
  <animation>
   <frame tileid="320" duration="133" />
   <frame tileid="320" duration="133" />
   <frame tileid="321" duration="133" />
   <frame tileid="320" duration="133" />
  </animation>
 </tile>
 <tile id="329">
  <animation>
   <frame tileid="326" duration="133" />
   <frame tileid="327" duration="133" />
   <frame tileid="327" duration="133" />
   <frame tileid="328" duration="133" />
  </animation>
 </tile>
 <tile id="399">
  <animation>
   <frame tileid="396" duration="133" />
   <frame tileid="397" duration="133" />
   <frame tileid="398" duration="133" />
   <frame tileid="397" duration="133" />
  </animation>
 </tile>
 <tile id="403">
  <animation>
   <frame tileid="400" duration="133" />
   <frame tileid="401" duration="133" />
   <frame tileid="402" duration="133" />
   <frame tileid="401" duration="133" />
  </animation>
 </tile>
 <tile id="412">
  <animation>
   <frame tileid="409" duration="133" />
   <frame tileid="410" duration="133" />
   <frame tileid="411" duration="133" />
   <frame tileid="410" duration="133" />
  </animation>
 </tile>
 <tile id="422">
  <animation>
   <frame tileid="420" duration="133" />
   <frame tileid="420" duration="133" />
   <frame tileid="421" duration="133" />
   <frame tileid="421" duration="133" />
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
 <tile id="429">
  <animation>
   <frame tileid="427" duration="133" />
   <frame tileid="427" duration="133" />
   <frame tileid="427" duration="133" />
   <frame tileid="428" duration="133" />
  </animation>
 </tile>
 <tile id="438">
  <animation>
   <frame tileid="436" duration="133" />
   <frame tileid="437" duration="133" />
   <frame tileid="436" duration="133" />
   <frame tileid="437" duration="133" />
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
 <tile id="456">
  <animation>
   <frame tileid="453" duration="133" />
   <frame tileid="454" duration="133" />
   <frame tileid="455" duration="133" />
   <frame tileid="454" duration="133" />
  </animation>
 </tile>
 <tile id="465">
  <animation>
   <frame tileid="463" duration="133" />
   <frame tileid="463" duration="133" />
   <frame tileid="464" duration="133" />
   <frame tileid="464" duration="133" />
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
 <tile id="483">
  <animation>
   <frame tileid="480" duration="133" />
   <frame tileid="480" duration="133" />
   <frame tileid="481" duration="133" />
   <frame tileid="482" duration="133" />
  </animation>
 </tile>
 <tile id="496">
  <animation>
   <frame tileid="494" duration="133" />
   <frame tileid="495" duration="133" />
   <frame tileid="494" duration="133" />
   <frame tileid="495" duration="133" />
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
   <frame tileid="509" duration="133" />
   <frame tileid="510" duration="133" />
   <frame tileid="509" duration="133" />
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
 <tile id="538">
  <animation>
   <frame tileid="536" duration="133" />
   <frame tileid="536" duration="133" />
   <frame tileid="537" duration="133" />
   <frame tileid="537" duration="133" />
  </animation>
 </tile>
 <tile id="553">
  <animation>
   <frame tileid="551" duration="133" />
   <frame tileid="552" duration="133" />
   <frame tileid="552" duration="133" />
   <frame tileid="552" duration="133" />
  </animation>
 </tile>
 <tile id="556">
  <animation>
   <frame tileid="554" duration="133" />
   <frame tileid="554" duration="133" />
   <frame tileid="554" duration="133" />
   <frame tileid="555" duration="133" />
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
 <tile id="564">
  <animation>
   <frame tileid="562" duration="133" />
   <frame tileid="563" duration="133" />
   <frame tileid="563" duration="133" />
   <frame tileid="563" duration="133" />
  </animation>
 </tile>
 <tile id="593">
  <animation>
   <frame tileid="589" duration="133" />
   <frame tileid="590" duration="133" />
   <frame tileid="591" duration="133" />
   <frame tileid="592" duration="133" />
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
 <tile id="648">
  <animation>
   <frame tileid="644" duration="133" />
   <frame tileid="645" duration="133" />
   <frame tileid="646" duration="133" />
   <frame tileid="647" duration="133" />
  </animation>
 </tile>
 <tile id="654">
  <animation>
   <frame tileid="643" duration="133" />
   <frame tileid="651" duration="133" />
   <frame tileid="652" duration="133" />
   <frame tileid="653" duration="133" />
  </animation>
 </tile>
 <tile id="672">
  <animation>
   <frame tileid="670" duration="133" />
   <frame tileid="670" duration="133" />
   <frame tileid="670" duration="133" />
   <frame tileid="671" duration="133" />
  </animation>
 </tile>
 <tile id="713">
  <animation>
   <frame tileid="709" duration="133" />
   <frame tileid="710" duration="133" />
   <frame tileid="711" duration="133" />
   <frame tileid="712" duration="133" />
  </animation>
 </tile>
 <tile id="718">
  <animation>
   <frame tileid="714" duration="133" />
   <frame tileid="715" duration="133" />
   <frame tileid="716" duration="133" />
   <frame tileid="717" duration="133" />
  </animation>
 </tile>
 <tile id="722">
  <animation>
   <frame tileid="720" duration="133" />
   <frame tileid="720" duration="133" />
   <frame tileid="721" duration="133" />
   <frame tileid="721" duration="133" />
  </animation>
 </tile>
 <tile id="727">
  <animation>
   <frame tileid="723" duration="133" />
   <frame tileid="724" duration="133" />
   <frame tileid="725" duration="133" />
   <frame tileid="726" duration="133" />
  </animation>
 </tile>
 <tile id="732">
  <animation>
   <frame tileid="728" duration="133" />
   <frame tileid="729" duration="133" />
   <frame tileid="730" duration="133" />
   <frame tileid="731" duration="133" />
  </animation>
 </tile>
 <tile id="738">
  <animation>
   <frame tileid="734" duration="133" />
   <frame tileid="735" duration="133" />
   <frame tileid="736" duration="133" />
   <frame tileid="737" duration="133" />
  </animation>
 </tile>
 <tile id="741">
  <animation>
   <frame tileid="739" duration="133" />
   <frame tileid="740" duration="133" />
   <frame tileid="739" duration="133" />
   <frame tileid="739" duration="133" />
  </animation>
 </tile>
 <tile id="748">
  <animation>
   <frame tileid="744" duration="133" />
   <frame tileid="745" duration="133" />
   <frame tileid="746" duration="133" />
   <frame tileid="747" duration="133" />
  </animation>
 </tile>
 <tile id="753">
  <animation>
   <frame tileid="749" duration="133" />
   <frame tileid="750" duration="133" />
   <frame tileid="751" duration="133" />
   <frame tileid="752" duration="133" />
  </animation>
 </tile>
 <tile id="757">
  <animation>
   <frame tileid="754" duration="133" />
   <frame tileid="754" duration="133" />
   <frame tileid="755" duration="133" />
   <frame tileid="756" duration="133" />
  </animation>
 </tile>
 <tile id="762">
  <animation>
   <frame tileid="758" duration="133" />
   <frame tileid="759" duration="133" />
   <frame tileid="760" duration="133" />
   <frame tileid="761" duration="133" />
  </animation>
 </tile>
 <tile id="767">
  <animation>
   <frame tileid="763" duration="133" />
   <frame tileid="764" duration="133" />
   <frame tileid="765" duration="133" />
   <frame tileid="766" duration="133" />
  </animation>
 </tile>
 <tile id="770">
  <animation>
   <frame tileid="768" duration="133" />
   <frame tileid="701" duration="133" />
   <frame tileid="768" duration="133" />
   <frame tileid="769" duration="133" />
  </animation>
 </tile>
 <tile id="775">
  <animation>
   <frame tileid="771" duration="133" />
   <frame tileid="772" duration="133" />
   <frame tileid="773" duration="133" />
   <frame tileid="774" duration="133" />
  </animation>
 </tile>
 <tile id="780">
  <animation>
   <frame tileid="776" duration="133" />
   <frame tileid="777" duration="133" />
   <frame tileid="778" duration="133" />
   <frame tileid="779" duration="133" />
  </animation>
 </tile>
 <tile id="785">
  <animation>
   <frame tileid="781" duration="133" />
   <frame tileid="782" duration="133" />
   <frame tileid="783" duration="133" />
   <frame tileid="784" duration="133" />
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
 <tile id="809">
  <animation>
   <frame tileid="805" duration="133" />
   <frame tileid="806" duration="133" />
   <frame tileid="807" duration="133" />
   <frame tileid="808" duration="133" />
  </animation>
 </tile>
 <tile id="812">
  <animation>
   <frame tileid="810" duration="133" />
   <frame tileid="811" duration="133" />
   <frame tileid="811" duration="133" />
   <frame tileid="811" duration="133" />
  </animation>
 </tile>
 <tile id="817">
  <animation>
   <frame tileid="813" duration="133" />
   <frame tileid="814" duration="133" />
   <frame tileid="815" duration="133" />
   <frame tileid="816" duration="133" />
  </animation>
 </tile>
 <tile id="822">
  <animation>
   <frame tileid="819" duration="133" />
   <frame tileid="820" duration="133" />
   <frame tileid="821" duration="133" />
   <frame tileid="821" duration="133" />
  </animation>
 </tile>
 <tile id="827">
  <animation>
   <frame tileid="823" duration="133" />
   <frame tileid="824" duration="133" />
   <frame tileid="825" duration="133" />
   <frame tileid="826" duration="133" />
  </animation>
 </tile>
 <tile id="832">
  <animation>
   <frame tileid="828" duration="133" />
   <frame tileid="829" duration="133" />
   <frame tileid="830" duration="133" />
   <frame tileid="831" duration="133" />
  </animation>
 </tile>
 <tile id="838">
  <animation>
   <frame tileid="834" duration="133" />
   <frame tileid="835" duration="133" />
   <frame tileid="836" duration="133" />
   <frame tileid="837" duration="133" />
  </animation>
 </tile>
 <tile id="846">
  <animation>
   <frame tileid="842" duration="133" />
   <frame tileid="843" duration="133" />
   <frame tileid="844" duration="133" />
   <frame tileid="845" duration="133" />
  </animation>
 </tile>
 <tile id="849">
  <animation>
   <frame tileid="847" duration="133" />
   <frame tileid="848" duration="133" />
   <frame tileid="848" duration="133" />
   <frame tileid="848" duration="133" />
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
 <tile id="860">
  <animation>
   <frame tileid="856" duration="133" />
   <frame tileid="857" duration="133" />
   <frame tileid="858" duration="133" />
   <frame tileid="859" duration="133" />
  </animation>
 </tile>
 <tile id="863">
  <animation>
   <frame tileid="861" duration="133" />
   <frame tileid="861" duration="133" />
   <frame tileid="862" duration="133" />
   <frame tileid="861" duration="133" />
  </animation>
 </tile>
 <tile id="868">
  <animation>
   <frame tileid="864" duration="133" />
   <frame tileid="865" duration="133" />
   <frame tileid="866" duration="133" />
   <frame tileid="867" duration="133" />
  </animation>
 </tile>
 <tile id="873">
  <animation>
   <frame tileid="869" duration="133" />
   <frame tileid="870" duration="133" />
   <frame tileid="871" duration="133" />
   <frame tileid="872" duration="133" />
  </animation>
 </tile>
 <tile id="879">
  <animation>
   <frame tileid="875" duration="133" />
   <frame tileid="876" duration="133" />
   <frame tileid="877" duration="133" />
   <frame tileid="878" duration="133" />
  </animation>
 </tile>
 <tile id="901">
  <animation>
   <frame tileid="897" duration="133" />
   <frame tileid="898" duration="133" />
   <frame tileid="899" duration="133" />
   <frame tileid="900" duration="133" />
  </animation>
 </tile>
 <tile id="906">
  <animation>
   <frame tileid="902" duration="133" />
   <frame tileid="903" duration="133" />
   <frame tileid="904" duration="133" />
   <frame tileid="905" duration="133" />
  </animation>
 </tile>
 <tile id="911">
  <animation>
   <frame tileid="907" duration="133" />
   <frame tileid="908" duration="133" />
   <frame tileid="909" duration="133" />
   <frame tileid="910" duration="133" />
  </animation>
 </tile>
 <tile id="917">
  <animation>
   <frame tileid="913" duration="133" />
   <frame tileid="914" duration="133" />
   <frame tileid="915" duration="133" />
   <frame tileid="916" duration="133" />
  </animation>
 </tile>
 <tile id="922">
  <animation>
   <frame tileid="918" duration="133" />
   <frame tileid="919" duration="133" />
   <frame tileid="920" duration="133" />
   <frame tileid="921" duration="133" />
  </animation>
 </tile>
 <tile id="926">
  <animation>
   <frame tileid="923" duration="133" />
   <frame tileid="924" duration="133" />
   <frame tileid="925" duration="133" />
   <frame tileid="923" duration="133" />
  </animation>
 </tile>
 <tile id="936">
  <animation>
   <frame tileid="932" duration="133" />
   <frame tileid="933" duration="133" />
   <frame tileid="934" duration="133" />
   <frame tileid="935" duration="133" />
  </animation>
 </tile>
 <tile id="939">
  <animation>
   <frame tileid="937" duration="133" />
   <frame tileid="937" duration="133" />
   <frame tileid="937" duration="133" />
   <frame tileid="938" duration="133" />
  </animation>
 </tile>
 <tile id="945">
  <animation>
   <frame tileid="941" duration="133" />
   <frame tileid="942" duration="133" />
   <frame tileid="943" duration="133" />
   <frame tileid="944" duration="133" />
  </animation>
 </tile>
 <tile id="950">
  <animation>
   <frame tileid="946" duration="133" />
   <frame tileid="947" duration="133" />
   <frame tileid="948" duration="133" />
   <frame tileid="949" duration="133" />
  </animation>
 </tile>
 <tile id="956">
  <animation>
   <frame tileid="952" duration="133" />
   <frame tileid="953" duration="133" />
   <frame tileid="954" duration="133" />
   <frame tileid="955" duration="133" />
  </animation>
 </tile>
 <tile id="961">
  <animation>
   <frame tileid="957" duration="133" />
   <frame tileid="958" duration="133" />
   <frame tileid="959" duration="133" />
   <frame tileid="960" duration="133" />
  </animation>
 </tile>
 <tile id="964">
  <animation>
   <frame tileid="962" duration="133" />
   <frame tileid="962" duration="133" />
   <frame tileid="963" duration="133" />
   <frame tileid="962" duration="133" />
  </animation>
 </tile>
 <tile id="969">
  <animation>
   <frame tileid="965" duration="133" />
   <frame tileid="966" duration="133" />
   <frame tileid="967" duration="133" />
   <frame tileid="968" duration="133" />
  </animation>
 </tile>
 <tile id="997">
  <animation>
   <frame tileid="993" duration="133" />
   <frame tileid="994" duration="133" />
   <frame tileid="995" duration="133" />
   <frame tileid="996" duration="133" />
  </animation>
 </tile>
 <tile id="1011">
  <animation>
   <frame tileid="1007" duration="133" />
   <frame tileid="1008" duration="133" />
   <frame tileid="1009" duration="133" />
   <frame tileid="1010" duration="133" />
  </animation>
 </tile>
 <tile id="1017">
  <animation>
   <frame tileid="1013" duration="133" />
   <frame tileid="1014" duration="133" />
   <frame tileid="1015" duration="133" />
   <frame tileid="1016" duration="133" />
  </animation>
 </tile>
 <tile id="1040">
  <animation>
   <frame tileid="1038" duration="133" />
   <frame tileid="1039" duration="133" />
   <frame tileid="1039" duration="133" />
   <frame tileid="1039" duration="133" />
  </animation>
 </tile>
</tileset>
