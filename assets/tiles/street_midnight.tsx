<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="street_midnight" tilewidth="16" tileheight="16" tilecount="1472" columns="32">
 <image source="street_midnight.png" width="512" height="736" />
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
 <tile id="104">
  <animation>
   <frame tileid="102" duration="133" />
   <frame tileid="103" duration="133" />
   <frame tileid="103" duration="133" />
   <frame tileid="103" duration="133" />
  </animation>
 </tile>
 <tile id="116">
  <animation>
   <frame tileid="114" duration="133" />
   <frame tileid="114" duration="133" />
   <frame tileid="115" duration="133" />
   <frame tileid="115" duration="133" />
  </animation>
 </tile>
 <tile id="120">
  <animation>
   <frame tileid="118" duration="133" />
   <frame tileid="118" duration="133" />
   <frame tileid="119" duration="133" />
   <frame tileid="118" duration="133" />
  </animation>
 </tile>
 <tile id="132">
  <animation>
   <frame tileid="130" duration="133" />
   <frame tileid="130" duration="133" />
   <frame tileid="130" duration="133" />
   <frame tileid="131" duration="133" />
  </animation>
 </tile>
 <tile id="137">
  <animation>
   <frame tileid="135" duration="133" />
   <frame tileid="136" duration="133" />
   <frame tileid="136" duration="133" />
   <frame tileid="136" duration="133" />
  </animation>
 </tile>
 <tile id="142">
  <animation>
   <frame tileid="140" duration="133" />
   <frame tileid="140" duration="133" />
   <frame tileid="141" duration="133" />
   <frame tileid="140" duration="133" />
  </animation>
 </tile>
 <tile id="148">
  <animation>
   <frame tileid="146" duration="133" />
   <frame tileid="146" duration="133" />
   <frame tileid="147" duration="133" />
   <frame tileid="147" duration="133" />
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
 <tile id="161">
  <animation>
   <frame tileid="159" duration="133" />
   <frame tileid="159" duration="133" />
   <frame tileid="160" duration="133" />
   <frame tileid="159" duration="133" />
  </animation>
 </tile>
 <tile id="166">
  <animation>
   <frame tileid="164" duration="133" />
   <frame tileid="165" duration="133" />
   <frame tileid="165" duration="133" />
   <frame tileid="165" duration="133" />
  </animation>
 </tile>
 <tile id="169">
  <animation>
   <frame tileid="167" duration="133" />
   <frame tileid="167" duration="133" />
   <frame tileid="168" duration="133" />
   <frame tileid="167" duration="133" />
  </animation>
 </tile>
 <tile id="177">
  <animation>
   <frame tileid="145" duration="133" />
   <frame tileid="176" duration="133" />
   <frame tileid="176" duration="133" />
   <frame tileid="176" duration="133" />
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
 <tile id="205">
  <animation>
   <frame tileid="203" duration="133" />
   <frame tileid="204" duration="133" />
   <frame tileid="203" duration="133" />
   <frame tileid="203" duration="133" />
  </animation>
 </tile>
 <tile id="212">
  <animation>
   <frame tileid="209" duration="133" />
   <frame tileid="210" duration="133" />
   <frame tileid="211" duration="133" />
   <frame tileid="211" duration="133" />
  </animation>
 </tile>
 <tile id="216">
  <animation>
   <frame tileid="214" duration="133" />
   <frame tileid="214" duration="133" />
   <frame tileid="214" duration="133" />
   <frame tileid="215" duration="133" />
  </animation>
 </tile>
 <tile id="220">
  <animation>
   <frame tileid="218" duration="133" />
   <frame tileid="218" duration="133" />
   <frame tileid="219" duration="133" />
   <frame tileid="218" duration="133" />
  </animation>
 </tile>
 <tile id="228">
  <animation>
   <frame tileid="226" duration="133" />
   <frame tileid="227" duration="133" />
   <frame tileid="227" duration="133" />
   <frame tileid="227" duration="133" />
  </animation>
 </tile>
 <tile id="231">
  <animation>
   <frame tileid="229" duration="133" />
   <frame tileid="230" duration="133" />
   <frame tileid="229" duration="133" />
   <frame tileid="229" duration="133" />
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
 <tile id="239">
  <animation>
   <frame tileid="237" duration="133" />
   <frame tileid="238" duration="133" />
   <frame tileid="237" duration="133" />
   <frame tileid="237" duration="133" />
  </animation>
 </tile>
 <tile id="243">
  <animation>
   <frame tileid="241" duration="133" />
   <frame tileid="241" duration="133" />
   <frame tileid="241" duration="133" />
   <frame tileid="242" duration="133" />
  </animation>
 </tile>
 <tile id="248">
  <animation>
   <frame tileid="246" duration="133" />
   <frame tileid="247" duration="133" />
   <frame tileid="246" duration="133" />
   <frame tileid="246" duration="133" />
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
 <tile id="265">
  <animation>
   <frame tileid="263" duration="133" />
   <frame tileid="264" duration="133" />
   <frame tileid="263" duration="133" />
   <frame tileid="263" duration="133" />
  </animation>
 </tile>
 <tile id="271">
  <animation>
   <frame tileid="269" duration="133" />
   <frame tileid="269" duration="133" />
   <frame tileid="269" duration="133" />
   <frame tileid="270" duration="133" />
  </animation>
 </tile>
 <tile id="279">
  <animation>
   <frame tileid="277" duration="133" />
   <frame tileid="277" duration="133" />
   <frame tileid="278" duration="133" />
   <frame tileid="277" duration="133" />
  </animation>
 </tile>
 <tile id="351">
  <animation>
   <frame tileid="348" duration="133" />
   <frame tileid="349" duration="133" />
   <frame tileid="350" duration="133" />
   <frame tileid="349" duration="133" />
  </animation>
 </tile>
 <tile id="355">
  <animation>
   <frame tileid="352" duration="133" />
   <frame tileid="353" duration="133" />
   <frame tileid="354" duration="133" />
   <frame tileid="353" duration="133" />
  </animation>
 </tile>
 <tile id="374">
  <animation>
   <frame tileid="372" duration="133" />
   <frame tileid="372" duration="133" />
   <frame tileid="372" duration="133" />
   <frame tileid="373" duration="133" />
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
 <tile id="392">
  <animation>
   <frame tileid="390" duration="133" />
   <frame tileid="391" duration="133" />
   <frame tileid="390" duration="133" />
   <frame tileid="391" duration="133" />
  </animation>
 </tile>
 <tile id="395">
  <animation>
   <frame tileid="393" duration="133" />
   <frame tileid="394" duration="133" />
   <frame tileid="393" duration="133" />
   <frame tileid="394" duration="133" />
  </animation>
 </tile>
 <tile id="401">
  <animation>
   <frame tileid="398" duration="133" />
   <frame tileid="399" duration="133" />
   <frame tileid="400" duration="133" />
   <frame tileid="399" duration="133" />
  </animation>
 </tile>
 <tile id="410">
  <animation>
   <frame tileid="408" duration="133" />
   <frame tileid="408" duration="133" />
   <frame tileid="409" duration="133" />
   <frame tileid="409" duration="133" />
  </animation>
 </tile>
 <tile id="413">
  <animation>
   <frame tileid="411" duration="133" />
   <frame tileid="411" duration="133" />
   <frame tileid="412" duration="133" />
   <frame tileid="412" duration="133" />
  </animation>
 </tile>
 <tile id="428">
  <animation>
   <frame tileid="425" duration="133" />
   <frame tileid="425" duration="133" />
   <frame tileid="426" duration="133" />
   <frame tileid="427" duration="133" />
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
 <tile id="456">
  <animation>
   <frame tileid="454" duration="133" />
   <frame tileid="454" duration="133" />
   <frame tileid="455" duration="133" />
   <frame tileid="454" duration="133" />
  </animation>
 </tile>
 <tile id="461">
  <animation>
   <frame tileid="458" duration="133" />
   <frame tileid="459" duration="133" />
   <frame tileid="460" duration="133" />
   <frame tileid="459" duration="133" />
  </animation>
 </tile>
 <tile id="483">
  <animation>
   <frame tileid="481" duration="133" />
   <frame tileid="481" duration="133" />
   <frame tileid="482" duration="133" />
   <frame tileid="482" duration="133" />
  </animation>
 </tile>
 <tile id="498">
  <animation>
   <frame tileid="496" duration="133" />
   <frame tileid="497" duration="133" />
   <frame tileid="497" duration="133" />
   <frame tileid="497" duration="133" />
  </animation>
 </tile>
 <tile id="501">
  <animation>
   <frame tileid="499" duration="133" />
   <frame tileid="499" duration="133" />
   <frame tileid="499" duration="133" />
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
 <tile id="509">
  <animation>
   <frame tileid="507" duration="133" />
   <frame tileid="508" duration="133" />
   <frame tileid="508" duration="133" />
   <frame tileid="508" duration="133" />
  </animation>
 </tile>
 <tile id="515">
  <animation>
   <frame tileid="513" duration="133" />
   <frame tileid="514" duration="133" />
   <frame tileid="514" duration="133" />
   <frame tileid="514" duration="133" />
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
 <tile id="596">
  <animation>
   <frame tileid="592" duration="133" />
   <frame tileid="593" duration="133" />
   <frame tileid="594" duration="133" />
   <frame tileid="595" duration="133" />
  </animation>
 </tile>
 <tile id="602">
  <animation>
   <frame tileid="591" duration="133" />
   <frame tileid="599" duration="133" />
   <frame tileid="600" duration="133" />
   <frame tileid="601" duration="133" />
  </animation>
 </tile>
 <tile id="622">
  <animation>
   <frame tileid="620" duration="133" />
   <frame tileid="620" duration="133" />
   <frame tileid="620" duration="133" />
   <frame tileid="621" duration="133" />
  </animation>
 </tile>
 <tile id="656">
  <animation>
   <frame tileid="652" duration="133" />
   <frame tileid="653" duration="133" />
   <frame tileid="654" duration="133" />
   <frame tileid="655" duration="133" />
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
 <tile id="675">
  <animation>
   <frame tileid="671" duration="133" />
   <frame tileid="672" duration="133" />
   <frame tileid="673" duration="133" />
   <frame tileid="674" duration="133" />
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
 <tile id="690">
  <animation>
   <frame tileid="686" duration="133" />
   <frame tileid="687" duration="133" />
   <frame tileid="688" duration="133" />
   <frame tileid="689" duration="133" />
  </animation>
 </tile>
 <tile id="693">
  <animation>
   <frame tileid="691" duration="133" />
   <frame tileid="691" duration="133" />
   <frame tileid="692" duration="133" />
   <frame tileid="692" duration="133" />
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
 <tile id="709">
  <animation>
   <frame tileid="705" duration="133" />
   <frame tileid="706" duration="133" />
   <frame tileid="707" duration="133" />
   <frame tileid="708" duration="133" />
  </animation>
 </tile>
 <tile id="712">
  <animation>
   <frame tileid="710" duration="133" />
   <frame tileid="711" duration="133" />
   <frame tileid="710" duration="133" />
   <frame tileid="710" duration="133" />
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
 <tile id="729">
  <animation>
   <frame tileid="725" duration="133" />
   <frame tileid="726" duration="133" />
   <frame tileid="727" duration="133" />
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
 <tile id="742">
  <animation>
   <frame tileid="740" duration="133" />
   <frame tileid="651" duration="133" />
   <frame tileid="740" duration="133" />
   <frame tileid="741" duration="133" />
  </animation>
 </tile>
 <tile id="747">
  <animation>
   <frame tileid="743" duration="133" />
   <frame tileid="744" duration="133" />
   <frame tileid="745" duration="133" />
   <frame tileid="746" duration="133" />
  </animation>
 </tile>
 <tile id="752">
  <animation>
   <frame tileid="748" duration="133" />
   <frame tileid="749" duration="133" />
   <frame tileid="750" duration="133" />
   <frame tileid="751" duration="133" />
  </animation>
 </tile>
 <tile id="757">
  <animation>
   <frame tileid="753" duration="133" />
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
 <tile id="774">
  <animation>
   <frame tileid="770" duration="133" />
   <frame tileid="771" duration="133" />
   <frame tileid="772" duration="133" />
   <frame tileid="773" duration="133" />
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
 <tile id="799">
  <animation>
   <frame tileid="795" duration="133" />
   <frame tileid="796" duration="133" />
   <frame tileid="797" duration="133" />
   <frame tileid="798" duration="133" />
  </animation>
 </tile>
 <tile id="805">
  <animation>
   <frame tileid="801" duration="133" />
   <frame tileid="802" duration="133" />
   <frame tileid="803" duration="133" />
   <frame tileid="804" duration="133" />
  </animation>
 </tile>
 <tile id="808">
  <animation>
   <frame tileid="806" duration="133" />
   <frame tileid="807" duration="133" />
   <frame tileid="807" duration="133" />
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
 <tile id="818">
  <animation>
   <frame tileid="814" duration="133" />
   <frame tileid="815" duration="133" />
   <frame tileid="816" duration="133" />
   <frame tileid="817" duration="133" />
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
 <tile id="837">
  <animation>
   <frame tileid="833" duration="133" />
   <frame tileid="834" duration="133" />
   <frame tileid="835" duration="133" />
   <frame tileid="836" duration="133" />
  </animation>
 </tile>
 <tile id="842">
  <animation>
   <frame tileid="838" duration="133" />
   <frame tileid="839" duration="133" />
   <frame tileid="840" duration="133" />
   <frame tileid="841" duration="133" />
  </animation>
 </tile>
 <tile id="850">
  <animation>
   <frame tileid="846" duration="133" />
   <frame tileid="847" duration="133" />
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
   <frame tileid="856" duration="133" />
   <frame tileid="858" duration="133" />
  </animation>
 </tile>
 <tile id="864">
  <animation>
   <frame tileid="860" duration="133" />
   <frame tileid="861" duration="133" />
   <frame tileid="862" duration="133" />
   <frame tileid="863" duration="133" />
  </animation>
 </tile>
 <tile id="869">
  <animation>
   <frame tileid="865" duration="133" />
   <frame tileid="866" duration="133" />
   <frame tileid="867" duration="133" />
   <frame tileid="868" duration="133" />
  </animation>
 </tile>
 <tile id="872">
  <animation>
   <frame tileid="870" duration="133" />
   <frame tileid="870" duration="133" />
   <frame tileid="871" duration="133" />
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
 <tile id="888">
  <animation>
   <frame tileid="884" duration="133" />
   <frame tileid="885" duration="133" />
   <frame tileid="886" duration="133" />
   <frame tileid="887" duration="133" />
  </animation>
 </tile>
 <tile id="893">
  <animation>
   <frame tileid="889" duration="133" />
   <frame tileid="890" duration="133" />
   <frame tileid="891" duration="133" />
   <frame tileid="892" duration="133" />
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
 <tile id="909">
  <animation>
   <frame tileid="905" duration="133" />
   <frame tileid="906" duration="133" />
   <frame tileid="907" duration="133" />
   <frame tileid="908" duration="133" />
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
 <tile id="931">
  <animation>
   <frame tileid="927" duration="133" />
   <frame tileid="928" duration="133" />
   <frame tileid="929" duration="133" />
   <frame tileid="930" duration="133" />
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
 <tile id="941">
  <animation>
   <frame tileid="937" duration="133" />
   <frame tileid="938" duration="133" />
   <frame tileid="939" duration="133" />
   <frame tileid="940" duration="133" />
  </animation>
 </tile>
 <tile id="945">
  <animation>
   <frame tileid="942" duration="133" />
   <frame tileid="943" duration="133" />
   <frame tileid="942" duration="133" />
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
 <tile id="955">
  <animation>
   <frame tileid="951" duration="133" />
   <frame tileid="952" duration="133" />
   <frame tileid="953" duration="133" />
   <frame tileid="954" duration="133" />
  </animation>
 </tile>
 <tile id="959">
  <animation>
   <frame tileid="956" duration="133" />
   <frame tileid="957" duration="133" />
   <frame tileid="958" duration="133" />
   <frame tileid="956" duration="133" />
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
 <tile id="973">
  <animation>
   <frame tileid="970" duration="133" />
   <frame tileid="971" duration="133" />
   <frame tileid="970" duration="133" />
   <frame tileid="972" duration="133" />
  </animation>
 </tile>
 <tile id="976">
  <animation>
   <frame tileid="974" duration="133" />
   <frame tileid="975" duration="133" />
   <frame tileid="974" duration="133" />
   <frame tileid="974" duration="133" />
  </animation>
 </tile>
 <tile id="981">
  <animation>
   <frame tileid="977" duration="133" />
   <frame tileid="978" duration="133" />
   <frame tileid="979" duration="133" />
   <frame tileid="980" duration="133" />
  </animation>
 </tile>
 <tile id="986">
  <animation>
   <frame tileid="982" duration="133" />
   <frame tileid="983" duration="133" />
   <frame tileid="984" duration="133" />
   <frame tileid="985" duration="133" />
  </animation>
 </tile>
 <tile id="991">
  <animation>
   <frame tileid="987" duration="133" />
   <frame tileid="988" duration="133" />
   <frame tileid="989" duration="133" />
   <frame tileid="990" duration="133" />
  </animation>
 </tile>
 <tile id="996">
  <animation>
   <frame tileid="992" duration="133" />
   <frame tileid="993" duration="133" />
   <frame tileid="994" duration="133" />
   <frame tileid="995" duration="133" />
  </animation>
 </tile>
 <tile id="1001">
  <animation>
   <frame tileid="997" duration="133" />
   <frame tileid="998" duration="133" />
   <frame tileid="999" duration="133" />
   <frame tileid="1000" duration="133" />
  </animation>
 </tile>
 <tile id="1004">
  <animation>
   <frame tileid="1002" duration="133" />
   <frame tileid="1002" duration="133" />
   <frame tileid="1003" duration="133" />
   <frame tileid="1002" duration="133" />
  </animation>
 </tile>
 <tile id="1009">
  <animation>
   <frame tileid="1005" duration="133" />
   <frame tileid="1006" duration="133" />
   <frame tileid="1007" duration="133" />
   <frame tileid="1008" duration="133" />
  </animation>
 </tile>
 <tile id="1014">
  <animation>
   <frame tileid="1010" duration="133" />
   <frame tileid="1011" duration="133" />
   <frame tileid="1012" duration="133" />
   <frame tileid="1013" duration="133" />
  </animation>
 </tile>
 <tile id="1018">
  <animation>
   <frame tileid="1015" duration="133" />
   <frame tileid="1016" duration="133" />
   <frame tileid="1017" duration="133" />
   <frame tileid="1016" duration="133" />
  </animation>
 </tile>
 <tile id="1023">
  <animation>
   <frame tileid="1019" duration="133" />
   <frame tileid="1020" duration="133" />
   <frame tileid="1021" duration="133" />
   <frame tileid="1022" duration="133" />
  </animation>
 </tile>
 <tile id="1028">
  <animation>
   <frame tileid="1024" duration="133" />
   <frame tileid="1025" duration="133" />
   <frame tileid="1026" duration="133" />
   <frame tileid="1027" duration="133" />
  </animation>
 </tile>
 <tile id="1052">
  <animation>
   <frame tileid="1048" duration="133" />
   <frame tileid="1049" duration="133" />
   <frame tileid="1050" duration="133" />
   <frame tileid="1051" duration="133" />
  </animation>
 </tile>
 <tile id="1066">
  <animation>
   <frame tileid="1062" duration="133" />
   <frame tileid="1063" duration="133" />
   <frame tileid="1064" duration="133" />
   <frame tileid="1065" duration="133" />
  </animation>
 </tile>
 <tile id="1072">
  <animation>
   <frame tileid="1068" duration="133" />
   <frame tileid="1069" duration="133" />
   <frame tileid="1070" duration="133" />
   <frame tileid="1071" duration="133" />
  </animation>
 </tile>
 <tile id="1085">
  <animation>
   <frame tileid="1083" duration="133" />
   <frame tileid="1084" duration="133" />
   <frame tileid="1084" duration="133" />
   <frame tileid="1084" duration="133" />
  </animation>
 </tile>
 <tile id="1090">
  <animation>
   <frame tileid="1086" duration="133" />
   <frame tileid="1087" duration="133" />
   <frame tileid="1088" duration="133" />
   <frame tileid="1089" duration="133" />
  </animation>
 </tile>
 <tile id="1095">
  <animation>
   <frame tileid="1091" duration="133" />
   <frame tileid="1092" duration="133" />
   <frame tileid="1093" duration="133" />
   <frame tileid="1094" duration="133" />
  </animation>
 </tile>
 <tile id="1105">
  <animation>
   <frame tileid="1103" duration="133" />
   <frame tileid="1104" duration="133" />
   <frame tileid="1104" duration="133" />
   <frame tileid="1104" duration="133" />
  </animation>
 </tile>
 <tile id="1148">
  <animation>
   <frame tileid="1144" duration="133" />
   <frame tileid="1145" duration="133" />
   <frame tileid="1146" duration="133" />
   <frame tileid="1147" duration="133" />
  </animation>
 </tile>
 <tile id="1153">
  <animation>
   <frame tileid="1149" duration="133" />
   <frame tileid="1150" duration="133" />
   <frame tileid="1151" duration="133" />
   <frame tileid="1152" duration="133" />
  </animation>
 </tile>
 <tile id="1157">
  <animation>
   <frame tileid="1154" duration="133" />
   <frame tileid="1155" duration="133" />
   <frame tileid="1156" duration="133" />
   <frame tileid="1155" duration="133" />
  </animation>
 </tile>
</tileset>
