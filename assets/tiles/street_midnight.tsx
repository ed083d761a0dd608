<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="street_midnight" tilewidth="16" tileheight="16" tilecount="1440" columns="32">
 <image source="street_midnight.png" width="512" height="720" />
 <tile id="10">
  <animation>
   <frame tileid="9" duration="133" />
   <frame tileid="9" duration="133" />
   <frame tileid="9" duration="133" />
   <frame tileid="8" duration="133" />
  </animation>
 </tile>
 <tile id="12">
  <animation>
   <frame tileid="8" duration="133" />
   <frame tileid="11" duration="133" />
   <frame tileid="11" duration="133" />
   <frame tileid="11" duration="133" />
  </animation>
 </tile>
 <tile id="14">
  <animation>
   <frame tileid="13" duration="133" />
   <frame tileid="8" duration="133" />
   <frame tileid="13" duration="133" />
   <frame tileid="13" duration="133" />
  </animation>
 </tile>
 <tile id="20">
  <animation>
   <frame tileid="8" duration="133" />
   <frame tileid="19" duration="133" />
   <frame tileid="19" duration="133" />
   <frame tileid="19" duration="133" />
  </animation>
 </tile>
 <tile id="35">
  <animation>
   <frame tileid="34" duration="133" />
   <frame tileid="34" duration="133" />
   <frame tileid="29" duration="133" />
   <frame tileid="34" duration="133" />
  </animation>
 </tile>
 <tile id="103">
  <animation>
   <frame tileid="101" duration="133" />
   <frame tileid="102" duration="133" />
   <frame tileid="102" duration="133" />
   <frame tileid="102" duration="133" />
  </animation>
 </tile>
 <tile id="108">
  <animation>
   <frame tileid="106" duration="133" />
   <frame tileid="107" duration="133" />
   <frame tileid="106" duration="133" />
   <frame tileid="106" duration="133" />
  </animation>
 </tile>
 <tile id="118">
  <animation>
   <frame tileid="116" duration="133" />
   <frame tileid="116" duration="133" />
   <frame tileid="117" duration="133" />
   <frame tileid="117" duration="133" />
  </animation>
 </tile>
 <tile id="122">
  <animation>
   <frame tileid="120" duration="133" />
   <frame tileid="120" duration="133" />
   <frame tileid="120" duration="133" />
   <frame tileid="121" duration="133" />
  </animation>
 </tile>
 <tile id="130">
  <animation>
   <frame tileid="128" duration="133" />
   <frame tileid="128" duration="133" />
   <frame tileid="128" duration="133" />
   <frame tileid="129" duration="133" />
  </animation>
 </tile>
 <tile id="135">
  <animation>
   <frame tileid="133" duration="133" />
   <frame tileid="134" duration="133" />
   <frame tileid="133" duration="133" />
   <frame tileid="133" duration="133" />
  </animation>
 </tile>
 <tile id="139">
  <animation>
   <frame tileid="137" duration="133" />
   <frame tileid="137" duration="133" />
   <frame tileid="137" duration="133" />
   <frame tileid="138" duration="133" />
  </animation>
 </tile>
 <tile id="145">
  <animation>
   <frame tileid="143" duration="133" />
   <frame tileid="143" duration="133" />
   <frame tileid="144" duration="133" />
   <frame tileid="143" duration="133" />
  </animation>
 </tile>
 <tile id="152">
  <animation>
   <frame tileid="150" duration="133" />
   <frame tileid="150" duration="133" />
   <frame tileid="151" duration="133" />
   <frame tileid="151" duration="133" />
  </animation>
 </tile>
 <tile id="160">
  <animation>
   <frame tileid="158" duration="133" />
   <frame tileid="158" duration="133" />
   <frame tileid="159" duration="133" />
   <frame tileid="158" duration="133" />
  </animation>
 </tile>
 <tile id="171">
  <animation>
   <frame tileid="169" duration="133" />
   <frame tileid="170" duration="133" />
   <frame tileid="170" duration="133" />
   <frame tileid="170" duration="133" />
  </animation>
 </tile>
 <tile id="192">
  <animation>
   <frame tileid="190" duration="133" />
   <frame tileid="191" duration="133" />
   <frame tileid="191" duration="133" />
   <frame tileid="191" duration="133" />
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
 <tile id="200">
  <animation>
   <frame tileid="198" duration="133" />
   <frame tileid="199" duration="133" />
   <frame tileid="199" duration="133" />
   <frame tileid="199" duration="133" />
  </animation>
 </tile>
 <tile id="204">
  <animation>
   <frame tileid="202" duration="133" />
   <frame tileid="202" duration="133" />
   <frame tileid="203" duration="133" />
   <frame tileid="202" duration="133" />
  </animation>
 </tile>
 <tile id="208">
  <animation>
   <frame tileid="206" duration="133" />
   <frame tileid="206" duration="133" />
   <frame tileid="206" duration="133" />
   <frame tileid="207" duration="133" />
  </animation>
 </tile>
 <tile id="210">
  <animation>
   <frame tileid="144" duration="133" />
   <frame tileid="209" duration="133" />
   <frame tileid="144" duration="133" />
   <frame tileid="144" duration="133" />
  </animation>
 </tile>
 <tile id="214">
  <animation>
   <frame tileid="149" duration="133" />
   <frame tileid="213" duration="133" />
   <frame tileid="213" duration="133" />
   <frame tileid="213" duration="133" />
  </animation>
 </tile>
 <tile id="218">
  <animation>
   <frame tileid="216" duration="133" />
   <frame tileid="217" duration="133" />
   <frame tileid="217" duration="133" />
   <frame tileid="217" duration="133" />
  </animation>
 </tile>
 <tile id="223">
  <animation>
   <frame tileid="220" duration="133" />
   <frame tileid="221" duration="133" />
   <frame tileid="220" duration="133" />
   <frame tileid="222" duration="133" />
  </animation>
 </tile>
 <tile id="227">
  <animation>
   <frame tileid="225" duration="133" />
   <frame tileid="225" duration="133" />
   <frame tileid="226" duration="133" />
   <frame tileid="225" duration="133" />
  </animation>
 </tile>
 <tile id="234">
  <animation>
   <frame tileid="232" duration="133" />
   <frame tileid="233" duration="133" />
   <frame tileid="233" duration="133" />
   <frame tileid="233" duration="133" />
  </animation>
 </tile>
 <tile id="239">
  <animation>
   <frame tileid="237" duration="133" />
   <frame tileid="238" duration="133" />
   <frame tileid="237" duration="133" />
   <frame tileid="237" duration="133" />
  </animation>
 </tile>
 <tile id="247">
  <animation>
   <frame tileid="245" duration="133" />
   <frame tileid="245" duration="133" />
   <frame tileid="245" duration="133" />
   <frame tileid="246" duration="133" />
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
 <tile id="273">
  <animation>
   <frame tileid="271" duration="133" />
   <frame tileid="271" duration="133" />
   <frame tileid="272" duration="133" />
   <frame tileid="271" duration="133" />
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
 <tile id="349">
  <animation>
   <frame tileid="346" duration="133" />
   <frame tileid="347" duration="133" />
   <frame tileid="348" duration="133" />
   <frame tileid="347" duration="133" />
  </animation>
 </tile>
 <tile id="368">
  <animation>
   <frame tileid="366" duration="133" />
   <frame tileid="366" duration="133" />
   <frame tileid="366" duration="133" />
   <frame tileid="367" duration="133" />
  </animation>
 </tile>
 <tile id="377">
  <animation>
   <frame tileid="375" duration="133" />
   <frame tileid="376" duration="133" />
   <frame tileid="375" duration="133" />
   <frame tileid="376" duration="133" />
  </animation>
 </tile>
 <tile id="380">
  <animation>
   <frame tileid="378" duration="133" />
   <frame tileid="379" duration="133" />
   <frame tileid="378" duration="133" />
   <frame tileid="379" duration="133" />
  </animation>
 </tile>
 <tile id="383">
  <animation>
   <frame tileid="381" duration="133" />
   <frame tileid="382" duration="133" />
   <frame tileid="381" duration="133" />
   <frame tileid="382" duration="133" />
  </animation>
 </tile>
 <tile id="386">
  <animation>
   <frame tileid="384" duration="133" />
   <frame tileid="385" duration="133" />
   <frame tileid="384" duration="133" />
   <frame tileid="385" duration="133" />
  </animation>
 </tile>
 <tile id="389">
  <animation>
   <frame tileid="387" duration="133" />
   <frame tileid="388" duration="133" />
   <frame tileid="387" duration="133" />
   <frame tileid="388" duration="133" />
  </animation>
 </tile>
 <tile id="395">
  <animation>
   <frame tileid="392" duration="133" />
   <frame tileid="393" duration="133" />
   <frame tileid="394" duration="133" />
   <frame tileid="393" duration="133" />
  </animation>
 </tile>
 <tile id="404">
  <animation>
   <frame tileid="402" duration="133" />
   <frame tileid="402" duration="133" />
   <frame tileid="403" duration="133" />
   <frame tileid="403" duration="133" />
  </animation>
 </tile>
 <tile id="407">
  <animation>
   <frame tileid="405" duration="133" />
   <frame tileid="405" duration="133" />
   <frame tileid="406" duration="133" />
   <frame tileid="406" duration="133" />
  </animation>
 </tile>
 <tile id="422">
  <animation>
   <frame tileid="419" duration="133" />
   <frame tileid="419" duration="133" />
   <frame tileid="420" duration="133" />
   <frame tileid="421" duration="133" />
  </animation>
 </tile>
 <tile id="435">
  <animation>
   <frame tileid="433" duration="133" />
   <frame tileid="434" duration="133" />
   <frame tileid="433" duration="133" />
   <frame tileid="434" duration="133" />
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
   <frame tileid="448" duration="133" />
   <frame tileid="449" duration="133" />
   <frame tileid="448" duration="133" />
  </animation>
 </tile>
 <tile id="455">
  <animation>
   <frame tileid="452" duration="133" />
   <frame tileid="453" duration="133" />
   <frame tileid="454" duration="133" />
   <frame tileid="453" duration="133" />
  </animation>
 </tile>
 <tile id="477">
  <animation>
   <frame tileid="475" duration="133" />
   <frame tileid="475" duration="133" />
   <frame tileid="476" duration="133" />
   <frame tileid="476" duration="133" />
  </animation>
 </tile>
 <tile id="492">
  <animation>
   <frame tileid="490" duration="133" />
   <frame tileid="491" duration="133" />
   <frame tileid="491" duration="133" />
   <frame tileid="491" duration="133" />
  </animation>
 </tile>
 <tile id="495">
  <animation>
   <frame tileid="493" duration="133" />
   <frame tileid="493" duration="133" />
   <frame tileid="493" duration="133" />
   <frame tileid="494" duration="133" />
  </animation>
 </tile>
 <tile id="500">
  <animation>
   <frame tileid="498" duration="133" />
   <frame tileid="499" duration="133" />
   <frame tileid="498" duration="133" />
   <frame tileid="498" duration="133" />
  </animation>
 </tile>
 <tile id="503">
  <animation>
   <frame tileid="501" duration="133" />
   <frame tileid="502" duration="133" />
   <frame tileid="502" duration="133" />
   <frame tileid="502" duration="133" />
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
 <tile id="586">
  <animation>
   <frame tileid="582" duration="133" />
   <frame tileid="583" duration="133" />
   <frame tileid="584" duration="133" />
   <frame tileid="585" duration="133" />
  </animation>
 </tile>
 <tile id="592">
  <animation>
   <frame tileid="581" duration="133" />
   <frame tileid="589" duration="133" />
   <frame tileid="590" duration="133" />
   <frame tileid="591" duration="133" />
  </animation>
 </tile>
 <tile id="611">
  <animation>
   <frame tileid="609" duration="133" />
   <frame tileid="609" duration="133" />
   <frame tileid="609" duration="133" />
   <frame tileid="610" duration="133" />
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
 <tile id="664">
  <animation>
   <frame tileid="660" duration="133" />
   <frame tileid="661" duration="133" />
   <frame tileid="662" duration="133" />
   <frame tileid="663" duration="133" />
  </animation>
 </tile>
 <tile id="669">
  <animation>
   <frame tileid="665" duration="133" />
   <frame tileid="666" duration="133" />
   <frame tileid="667" duration="133" />
   <frame tileid="668" duration="133" />
  </animation>
 </tile>
 <tile id="674">
  <animation>
   <frame tileid="670" duration="133" />
   <frame tileid="671" duration="133" />
   <frame tileid="672" duration="133" />
   <frame tileid="673" duration="133" />
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
   <frame tileid="680" duration="133" />
   <frame tileid="681" duration="133" />
   <frame tileid="681" duration="133" />
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
 <tile id="692">
  <animation>
   <frame tileid="688" duration="133" />
   <frame tileid="689" duration="133" />
   <frame tileid="690" duration="133" />
   <frame tileid="691" duration="133" />
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
 <tile id="701">
  <animation>
   <frame tileid="699" duration="133" />
   <frame tileid="700" duration="133" />
   <frame tileid="699" duration="133" />
   <frame tileid="699" duration="133" />
  </animation>
 </tile>
 <tile id="708">
  <animation>
   <frame tileid="704" duration="133" />
   <frame tileid="705" duration="133" />
   <frame tileid="706" duration="133" />
   <frame tileid="707" duration="133" />
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
 <tile id="723">
  <animation>
   <frame tileid="719" duration="133" />
   <frame tileid="720" duration="133" />
   <frame tileid="721" duration="133" />
   <frame tileid="722" duration="133" />
  </animation>
 </tile>
 <tile id="728">
  <animation>
   <frame tileid="724" duration="133" />
   <frame tileid="725" duration="133" />
   <frame tileid="726" duration="133" />
   <frame tileid="727" duration="133" />
  </animation>
 </tile>
 <tile id="731">
  <animation>
   <frame tileid="729" duration="133" />
   <frame tileid="640" duration="133" />
   <frame tileid="729" duration="133" />
   <frame tileid="730" duration="133" />
  </animation>
 </tile>
 <tile id="736">
  <animation>
   <frame tileid="732" duration="133" />
   <frame tileid="733" duration="133" />
   <frame tileid="734" duration="133" />
   <frame tileid="735" duration="133" />
  </animation>
 </tile>
 <tile id="741">
  <animation>
   <frame tileid="737" duration="133" />
   <frame tileid="738" duration="133" />
   <frame tileid="739" duration="133" />
   <frame tileid="740" duration="133" />
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
 <tile id="751">
  <animation>
   <frame tileid="747" duration="133" />
   <frame tileid="748" duration="133" />
   <frame tileid="749" duration="133" />
   <frame tileid="750" duration="133" />
  </animation>
 </tile>
 <tile id="756">
  <animation>
   <frame tileid="752" duration="133" />
   <frame tileid="753" duration="133" />
   <frame tileid="754" duration="133" />
   <frame tileid="755" duration="133" />
  </animation>
 </tile>
 <tile id="763">
  <animation>
   <frame tileid="759" duration="133" />
   <frame tileid="760" duration="133" />
   <frame tileid="761" duration="133" />
   <frame tileid="762" duration="133" />
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
 <tile id="788">
  <animation>
   <frame tileid="784" duration="133" />
   <frame tileid="785" duration="133" />
   <frame tileid="786" duration="133" />
   <frame tileid="787" duration="133" />
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
 <tile id="797">
  <animation>
   <frame tileid="795" duration="133" />
   <frame tileid="796" duration="133" />
   <frame tileid="796" duration="133" />
   <frame tileid="796" duration="133" />
  </animation>
 </tile>
 <tile id="802">
  <animation>
   <frame tileid="798" duration="133" />
   <frame tileid="799" duration="133" />
   <frame tileid="800" duration="133" />
   <frame tileid="801" duration="133" />
  </animation>
 </tile>
 <tile id="807">
  <animation>
   <frame tileid="803" duration="133" />
   <frame tileid="804" duration="133" />
   <frame tileid="805" duration="133" />
   <frame tileid="806" duration="133" />
  </animation>
 </tile>
 <tile id="811">
  <animation>
   <frame tileid="808" duration="133" />
   <frame tileid="809" duration="133" />
   <frame tileid="810" duration="133" />
   <frame tileid="810" duration="133" />
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
 <tile id="821">
  <animation>
   <frame tileid="817" duration="133" />
   <frame tileid="818" duration="133" />
   <frame tileid="819" duration="133" />
   <frame tileid="820" duration="133" />
  </animation>
 </tile>
 <tile id="826">
  <animation>
   <frame tileid="822" duration="133" />
   <frame tileid="823" duration="133" />
   <frame tileid="824" duration="133" />
   <frame tileid="825" duration="133" />
  </animation>
 </tile>
 <tile id="831">
  <animation>
   <frame tileid="827" duration="133" />
   <frame tileid="828" duration="133" />
   <frame tileid="829" duration="133" />
   <frame tileid="830" duration="133" />
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
 <tile id="844">
  <animation>
   <frame tileid="840" duration="133" />
   <frame tileid="841" duration="133" />
   <frame tileid="842" duration="133" />
   <frame tileid="843" duration="133" />
  </animation>
 </tile>
 <tile id="848">
  <animation>
   <frame tileid="845" duration="133" />
   <frame tileid="846" duration="133" />
   <frame tileid="845" duration="133" />
   <frame tileid="847" duration="133" />
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
 <tile id="858">
  <animation>
   <frame tileid="854" duration="133" />
   <frame tileid="855" duration="133" />
   <frame tileid="856" duration="133" />
   <frame tileid="857" duration="133" />
  </animation>
 </tile>
 <tile id="861">
  <animation>
   <frame tileid="859" duration="133" />
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
 <tile id="871">
  <animation>
   <frame tileid="867" duration="133" />
   <frame tileid="868" duration="133" />
   <frame tileid="869" duration="133" />
   <frame tileid="870" duration="133" />
  </animation>
 </tile>
 <tile id="877">
  <animation>
   <frame tileid="873" duration="133" />
   <frame tileid="874" duration="133" />
   <frame tileid="875" duration="133" />
   <frame tileid="876" duration="133" />
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
 <tile id="889">
  <animation>
   <frame tileid="885" duration="133" />
   <frame tileid="886" duration="133" />
   <frame tileid="887" duration="133" />
   <frame tileid="888" duration="133" />
  </animation>
 </tile>
 <tile id="898">
  <animation>
   <frame tileid="894" duration="133" />
   <frame tileid="895" duration="133" />
   <frame tileid="896" duration="133" />
   <frame tileid="897" duration="133" />
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
 <tile id="920">
  <animation>
   <frame tileid="916" duration="133" />
   <frame tileid="917" duration="133" />
   <frame tileid="918" duration="133" />
   <frame tileid="919" duration="133" />
  </animation>
 </tile>
 <tile id="925">
  <animation>
   <frame tileid="921" duration="133" />
   <frame tileid="922" duration="133" />
   <frame tileid="923" duration="133" />
   <frame tileid="924" duration="133" />
  </animation>
 </tile>
 <tile id="930">
  <animation>
   <frame tileid="926" duration="133" />
   <frame tileid="927" duration="133" />
   <frame tileid="928" duration="133" />
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
 <tile id="939">
  <animation>
   <frame tileid="935" duration="133" />
   <frame tileid="936" duration="133" />
   <frame tileid="937" duration="133" />
   <frame tileid="938" duration="133" />
  </animation>
 </tile>
 <tile id="944">
  <animation>
   <frame tileid="940" duration="133" />
   <frame tileid="941" duration="133" />
   <frame tileid="942" duration="133" />
   <frame tileid="943" duration="133" />
  </animation>
 </tile>
 <tile id="948">
  <animation>
   <frame tileid="945" duration="133" />
   <frame tileid="946" duration="133" />
   <frame tileid="947" duration="133" />
   <frame tileid="945" duration="133" />
  </animation>
 </tile>
 <tile id="958">
  <animation>
   <frame tileid="954" duration="133" />
   <frame tileid="955" duration="133" />
   <frame tileid="956" duration="133" />
   <frame tileid="957" duration="133" />
  </animation>
 </tile>
 <tile id="962">
  <animation>
   <frame tileid="959" duration="133" />
   <frame tileid="960" duration="133" />
   <frame tileid="959" duration="133" />
   <frame tileid="961" duration="133" />
  </animation>
 </tile>
 <tile id="965">
  <animation>
   <frame tileid="963" duration="133" />
   <frame tileid="964" duration="133" />
   <frame tileid="963" duration="133" />
   <frame tileid="963" duration="133" />
  </animation>
 </tile>
 <tile id="970">
  <animation>
   <frame tileid="966" duration="133" />
   <frame tileid="967" duration="133" />
   <frame tileid="968" duration="133" />
   <frame tileid="969" duration="133" />
  </animation>
 </tile>
 <tile id="975">
  <animation>
   <frame tileid="971" duration="133" />
   <frame tileid="972" duration="133" />
   <frame tileid="973" duration="133" />
   <frame tileid="974" duration="133" />
  </animation>
 </tile>
 <tile id="980">
  <animation>
   <frame tileid="976" duration="133" />
   <frame tileid="977" duration="133" />
   <frame tileid="978" duration="133" />
   <frame tileid="979" duration="133" />
  </animation>
 </tile>
 <tile id="985">
  <animation>
   <frame tileid="981" duration="133" />
   <frame tileid="982" duration="133" />
   <frame tileid="983" duration="133" />
   <frame tileid="984" duration="133" />
  </animation>
 </tile>
 <tile id="990">
  <animation>
   <frame tileid="986" duration="133" />
   <frame tileid="987" duration="133" />
   <frame tileid="988" duration="133" />
   <frame tileid="989" duration="133" />
  </animation>
 </tile>
 <tile id="993">
  <animation>
   <frame tileid="991" duration="133" />
   <frame tileid="991" duration="133" />
   <frame tileid="992" duration="133" />
   <frame tileid="991" duration="133" />
  </animation>
 </tile>
 <tile id="998">
  <animation>
   <frame tileid="994" duration="133" />
   <frame tileid="995" duration="133" />
   <frame tileid="996" duration="133" />
   <frame tileid="997" duration="133" />
  </animation>
 </tile>
 <tile id="1003">
  <animation>
   <frame tileid="999" duration="133" />
   <frame tileid="1000" duration="133" />
   <frame tileid="1001" duration="133" />
   <frame tileid="1002" duration="133" />
  </animation>
 </tile>
 <tile id="1007">
  <animation>
   <frame tileid="1004" duration="133" />
   <frame tileid="1005" duration="133" />
   <frame tileid="1006" duration="133" />
   <frame tileid="1005" duration="133" />
  </animation>
 </tile>
 <tile id="1012">
  <animation>
   <frame tileid="1008" duration="133" />
   <frame tileid="1009" duration="133" />
   <frame tileid="1010" duration="133" />
   <frame tileid="1011" duration="133" />
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
 <tile id="1041">
  <animation>
   <frame tileid="1037" duration="133" />
   <frame tileid="1038" duration="133" />
   <frame tileid="1039" duration="133" />
   <frame tileid="1040" duration="133" />
  </animation>
 </tile>
 <tile id="1055">
  <animation>
   <frame tileid="1051" duration="133" />
   <frame tileid="1052" duration="133" />
   <frame tileid="1053" duration="133" />
   <frame tileid="1054" duration="133" />
  </animation>
 </tile>
 <tile id="1061">
  <animation>
   <frame tileid="1057" duration="133" />
   <frame tileid="1058" duration="133" />
   <frame tileid="1059" duration="133" />
   <frame tileid="1060" duration="133" />
  </animation>
 </tile>
 <tile id="1074">
  <animation>
   <frame tileid="1072" duration="133" />
   <frame tileid="1073" duration="133" />
   <frame tileid="1073" duration="133" />
   <frame tileid="1073" duration="133" />
  </animation>
 </tile>
 <tile id="1079">
  <animation>
   <frame tileid="1075" duration="133" />
   <frame tileid="1076" duration="133" />
   <frame tileid="1077" duration="133" />
   <frame tileid="1078" duration="133" />
  </animation>
 </tile>
 <tile id="1084">
  <animation>
   <frame tileid="1080" duration="133" />
   <frame tileid="1081" duration="133" />
   <frame tileid="1082" duration="133" />
   <frame tileid="1083" duration="133" />
  </animation>
 </tile>
 <tile id="1094">
  <animation>
   <frame tileid="1092" duration="133" />
   <frame tileid="1093" duration="133" />
   <frame tileid="1093" duration="133" />
   <frame tileid="1093" duration="133" />
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
 <tile id="1142">
  <animation>
   <frame tileid="1138" duration="133" />
   <frame tileid="1139" duration="133" />
   <frame tileid="1140" duration="133" />
   <frame tileid="1141" duration="133" />
  </animation>
 </tile>
 <tile id="1146">
  <animation>
   <frame tileid="1143" duration="133" />
   <frame tileid="1144" duration="133" />
   <frame tileid="1145" duration="133" />
   <frame tileid="1144" duration="133" />
  </animation>
 </tile>
</tileset>
