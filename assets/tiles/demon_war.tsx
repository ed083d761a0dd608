<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="demon_war" tilewidth="16" tileheight="16" tilecount="1536" columns="32">
 <image source="demon_war.png" width="512" height="768" />
 <tile id="80">
  <animation>
   <frame tileid="76" duration="133" />
   <frame tileid="77" duration="133" />
   <frame tileid="78" duration="133" />
   <frame tileid="79" duration="133" />
  </animation>
 </tile>
 <tile id="94">
  <animation>
   <frame tileid="90" duration="133" />
   <frame tileid="91" duration="133" />
   <frame tileid="92" duration="133" />
   <frame tileid="93" duration="133" />
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
 <tile id="109">
  <animation>
   <frame tileid="105" duration="133" />
   <frame tileid="106" duration="133" />
   <frame tileid="107" duration="133" />
   <frame tileid="108" duration="133" />
  </animation>
 </tile>
 <tile id="121">
  <animation>
   <frame tileid="117" duration="133" />
   <frame tileid="118" duration="133" />
   <frame tileid="119" duration="133" />
   <frame tileid="120" duration="133" />
  </animation>
 </tile>
 <tile id="146">
  <animation>
   <frame tileid="142" duration="133" />
   <frame tileid="143" duration="133" />
   <frame tileid="144" duration="133" />
   <frame tileid="145" duration="133" />
  </animation>
 </tile>
 <tile id="151">
  <animation>
   <frame tileid="147" duration="133" />
   <frame tileid="148" duration="133" />
   <frame tileid="149" duration="133" />
   <frame tileid="150" duration="133" />
  </animation>
 </tile>
 <tile id="182">
  <animation>
   <frame tileid="178" duration="133" />
   <frame tileid="179" duration="133" />
   <frame tileid="180" duration="133" />
   <frame tileid="181" duration="133" />
  </animation>
 </tile>
 <tile id="187">
  <animation>
   <frame tileid="183" duration="133" />
   <frame tileid="184" duration="133" />
   <frame tileid="185" duration="133" />
   <frame tileid="186" duration="133" />
  </animation>
 </tile>
 <tile id="207">
  <animation>
   <frame tileid="203" duration="133" />
   <frame tileid="204" duration="133" />
   <frame tileid="205" duration="133" />
   <frame tileid="206" duration="133" />
  </animation>
 </tile>
 <tile id="212">
  <animation>
   <frame tileid="208" duration="133" />
   <frame tileid="209" duration="133" />
   <frame tileid="210" duration="133" />
   <frame tileid="211" duration="133" />
  </animation>
 </tile>
 <tile id="224">
  <animation>
   <frame tileid="220" duration="133" />
   <frame tileid="221" duration="133" />
   <frame tileid="222" duration="133" />
   <frame tileid="223" duration="133" />
  </animation>
 </tile>
 <tile id="229">
  <animation>
   <frame tileid="225" duration="133" />
   <frame tileid="226" duration="133" />
   <frame tileid="227" duration="133" />
   <frame tileid="228" duration="133" />
  </animation>
 </tile>
 <tile id="238">
  <animation>
   <frame tileid="236" duration="133" />
   <frame tileid="237" duration="133" />
   <frame tileid="237" duration="133" />
   <frame tileid="237" duration="133" />
  </animation>
 </tile>
 <tile id="256">
  <animation>
   <frame tileid="254" duration="133" />
   <frame tileid="254" duration="133" />
   <frame tileid="254" duration="133" />
   <frame tileid="255" duration="133" />
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
 <tile id="301">
  <animation>
   <frame tileid="297" duration="133" />
   <frame tileid="298" duration="133" />
   <frame tileid="299" duration="133" />
   <frame tileid="300" duration="133" />
  </animation>
 </tile>
 <tile id="306">
  <animation>
   <frame tileid="302" duration="133" />
   <frame tileid="303" duration="133" />
   <frame tileid="304" duration="133" />
   <frame tileid="305" duration="133" />
  </animation>
 </tile>
 <tile id="311">
  <animation>
   <frame tileid="307" duration="133" />
   <frame tileid="308" duration="133" />
   <frame tileid="309" duration="133" />
   <frame tileid="310" duration="133" />
  </animation>
 </tile>
 <tile id="316">
  <animation>
   <frame tileid="312" duration="133" />
   <frame tileid="313" duration="133" />
   <frame tileid="314" duration="133" />
   <frame tileid="315" duration="133" />
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
 <tile id="369">
  <animation>
   <frame tileid="366" duration="133" />
   <frame tileid="367" duration="133" />
   <frame tileid="367" duration="133" />
   <frame tileid="368" duration="133" />
  </animation>
 </tile>
 <tile id="374">
  <animation>
   <frame tileid="370" duration="133" />
   <frame tileid="371" duration="133" />
   <frame tileid="372" duration="133" />
   <frame tileid="373" duration="133" />
  </animation>
 </tile>
 <tile id="379">
  <animation>
   <frame tileid="375" duration="133" />
   <frame tileid="376" duration="133" />
   <frame tileid="377" duration="133" />
   <frame tileid="378" duration="133" />
  </animation>
 </tile>
 <tile id="384">
  <animation>
   <frame tileid="380" duration="133" />
   <frame tileid="381" duration="133" />
   <frame tileid="382" duration="133" />
   <frame tileid="383" duration="133" />
  </animation>
 </tile>
 <tile id="389">
  <animation>
   <frame tileid="385" duration="133" />
   <frame tileid="386" duration="133" />
   <frame tileid="387" duration="133" />
   <frame tileid="388" duration="133" />
  </animation>
 </tile>
 <tile id="394">
  <animation>
   <frame tileid="390" duration="133" />
   <frame tileid="391" duration="133" />
   <frame tileid="392" duration="133" />
   <frame tileid="393" duration="133" />
  </animation>
 </tile>
 <tile id="398">
  <animation>
   <frame tileid="395" duration="133" />
   <frame tileid="396" duration="133" />
   <frame tileid="396" duration="133" />
   <frame tileid="397" duration="133" />
  </animation>
 </tile>
 <tile id="423">
  <animation>
   <frame tileid="420" duration="133" />
   <frame tileid="421" duration="133" />
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
 <tile id="451">
  <animation>
   <frame tileid="447" duration="133" />
   <frame tileid="448" duration="133" />
   <frame tileid="449" duration="133" />
   <frame tileid="450" duration="133" />
  </animation>
 </tile>
 <tile id="456">
  <animation>
   <frame tileid="452" duration="133" />
   <frame tileid="453" duration="133" />
   <frame tileid="454" duration="133" />
   <frame tileid="455" duration="133" />
  </animation>
 </tile>
 <tile id="461">
  <animation>
   <frame tileid="457" duration="133" />
   <frame tileid="458" duration="133" />
   <frame tileid="459" duration="133" />
   <frame tileid="460" duration="133" />
  </animation>
 </tile>
 <tile id="466">
  <animation>
   <frame tileid="462" duration="133" />
   <frame tileid="463" duration="133" />
   <frame tileid="464" duration="133" />
   <frame tileid="465" duration="133" />
  </animation>
 </tile>
 <tile id="471">
  <animation>
   <frame tileid="467" duration="133" />
   <frame tileid="468" duration="133" />
   <frame tileid="469" duration="133" />
   <frame tileid="470" duration="133" />
  </animation>
 </tile>
 <tile id="476">
  <animation>
   <frame tileid="472" duration="133" />
   <frame tileid="473" duration="133" />
   <frame tileid="474" duration="133" />
   <frame tileid="475" duration="133" />
  </animation>
 </tile>
 <tile id="481">
  <animation>
   <frame tileid="477" duration="133" />
   <frame tileid="478" duration="133" />
   <frame tileid="479" duration="133" />
   <frame tileid="480" duration="133" />
  </animation>
 </tile>
 <tile id="486">
  <animation>
   <frame tileid="482" duration="133" />
   <frame tileid="483" duration="133" />
   <frame tileid="484" duration="133" />
   <frame tileid="485" duration="133" />
  </animation>
 </tile>
 <tile id="506">
  <animation>
   <frame tileid="504" duration="133" />
   <frame tileid="504" duration="133" />
   <frame tileid="504" duration="133" />
   <frame tileid="505" duration="133" />
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
 <tile id="557">
  <animation>
   <frame tileid="553" duration="133" />
   <frame tileid="554" duration="133" />
   <frame tileid="555" duration="133" />
   <frame tileid="556" duration="133" />
  </animation>
 </tile>
 <tile id="562">
  <animation>
   <frame tileid="558" duration="133" />
   <frame tileid="559" duration="133" />
   <frame tileid="560" duration="133" />
   <frame tileid="561" duration="133" />
  </animation>
 </tile>
 <tile id="566">
  <animation>
   <frame tileid="563" duration="133" />
   <frame tileid="564" duration="133" />
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
 <tile id="586">
  <animation>
   <frame tileid="582" duration="133" />
   <frame tileid="583" duration="133" />
   <frame tileid="584" duration="133" />
   <frame tileid="585" duration="133" />
  </animation>
 </tile>
 <tile id="591">
  <animation>
   <frame tileid="587" duration="133" />
   <frame tileid="588" duration="133" />
   <frame tileid="589" duration="133" />
   <frame tileid="590" duration="133" />
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
 <tile id="601">
  <animation>
   <frame tileid="597" duration="133" />
   <frame tileid="598" duration="133" />
   <frame tileid="599" duration="133" />
   <frame tileid="600" duration="133" />
  </animation>
 </tile>
 <tile id="606">
  <animation>
   <frame tileid="602" duration="133" />
   <frame tileid="603" duration="133" />
   <frame tileid="604" duration="133" />
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
 <tile id="632">
  <animation>
   <frame tileid="628" duration="133" />
   <frame tileid="629" duration="133" />
   <frame tileid="630" duration="133" />
   <frame tileid="631" duration="133" />
  </animation>
 </tile>
 <tile id="637">
  <animation>
   <frame tileid="633" duration="133" />
   <frame tileid="634" duration="133" />
   <frame tileid="635" duration="133" />
   <frame tileid="636" duration="133" />
  </animation>
 </tile>
 <tile id="640">
  <animation>
   <frame tileid="638" duration="133" />
   <frame tileid="638" duration="133" />
   <frame tileid="639" duration="133" />
   <frame tileid="638" duration="133" />
  </animation>
 </tile>
 <tile id="643">
  <animation>
   <frame tileid="641" duration="133" />
   <frame tileid="641" duration="133" />
   <frame tileid="642" duration="133" />
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
 <tile id="663">
  <animation>
   <frame tileid="659" duration="133" />
   <frame tileid="660" duration="133" />
   <frame tileid="661" duration="133" />
   <frame tileid="662" duration="133" />
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
 <tile id="673">
  <animation>
   <frame tileid="670" duration="133" />
   <frame tileid="671" duration="133" />
   <frame tileid="670" duration="133" />
   <frame tileid="672" duration="133" />
  </animation>
 </tile>
 <tile id="678">
  <animation>
   <frame tileid="674" duration="133" />
   <frame tileid="675" duration="133" />
   <frame tileid="676" duration="133" />
   <frame tileid="677" duration="133" />
  </animation>
 </tile>
 <tile id="682">
  <animation>
   <frame tileid="679" duration="133" />
   <frame tileid="679" duration="133" />
   <frame tileid="680" duration="133" />
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
 <tile id="697">
  <animation>
   <frame tileid="693" duration="133" />
   <frame tileid="694" duration="133" />
   <frame tileid="695" duration="133" />
   <frame tileid="696" duration="133" />
  </animation>
 </tile>
 <tile id="701">
  <animation>
   <frame tileid="698" duration="133" />
   <frame tileid="699" duration="133" />
   <frame tileid="700" duration="133" />
   <frame tileid="700" duration="133" />
  </animation>
 </tile>
 <tile id="706">
  <animation>
   <frame tileid="702" duration="133" />
   <frame tileid="703" duration="133" />
   <frame tileid="704" duration="133" />
   <frame tileid="705" duration="133" />
  </animation>
 </tile>
 <tile id="711">
  <animation>
   <frame tileid="707" duration="133" />
   <frame tileid="708" duration="133" />
   <frame tileid="709" duration="133" />
   <frame tileid="710" duration="133" />
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
 <tile id="749">
  <animation>
   <frame tileid="746" duration="133" />
   <frame tileid="747" duration="133" />
   <frame tileid="748" duration="133" />
   <frame tileid="747" duration="133" />
  </animation>
 </tile>
 <tile id="755">
  <animation>
   <frame tileid="752" duration="133" />
   <frame tileid="753" duration="133" />
   <frame tileid="754" duration="133" />
   <frame tileid="753" duration="133" />
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
 <tile id="765">
  <animation>
   <frame tileid="761" duration="133" />
   <frame tileid="762" duration="133" />
   <frame tileid="763" duration="133" />
   <frame tileid="764" duration="133" />
  </animation>
 </tile>
 <tile id="770">
  <animation>
   <frame tileid="766" duration="133" />
   <frame tileid="767" duration="133" />
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
   <frame tileid="796" duration="133" />
   <frame tileid="797" duration="133" />
   <frame tileid="798" duration="133" />
   <frame tileid="799" duration="133" />
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
 <tile id="809">
  <animation>
   <frame tileid="806" duration="133" />
   <frame tileid="807" duration="133" />
   <frame tileid="807" duration="133" />
   <frame tileid="808" duration="133" />
  </animation>
 </tile>
 <tile id="814">
  <animation>
   <frame tileid="810" duration="133" />
   <frame tileid="811" duration="133" />
   <frame tileid="812" duration="133" />
   <frame tileid="813" duration="133" />
  </animation>
 </tile>
 <tile id="817">
  <animation>
   <frame tileid="815" duration="133" />
   <frame tileid="816" duration="133" />
   <frame tileid="815" duration="133" />
   <frame tileid="815" duration="133" />
  </animation>
 </tile>
 <tile id="822">
  <animation>
   <frame tileid="818" duration="133" />
   <frame tileid="819" duration="133" />
   <frame tileid="820" duration="133" />
   <frame tileid="821" duration="133" />
  </animation>
 </tile>
 <tile id="830">
  <animation>
   <frame tileid="826" duration="133" />
   <frame tileid="827" duration="133" />
   <frame tileid="828" duration="133" />
   <frame tileid="829" duration="133" />
  </animation>
 </tile>
 <tile id="835">
  <animation>
   <frame tileid="831" duration="133" />
   <frame tileid="832" duration="133" />
   <frame tileid="833" duration="133" />
   <frame tileid="834" duration="133" />
  </animation>
 </tile>
 <tile id="857">
  <animation>
   <frame tileid="853" duration="133" />
   <frame tileid="854" duration="133" />
   <frame tileid="855" duration="133" />
   <frame tileid="856" duration="133" />
  </animation>
 </tile>
 <tile id="862">
  <animation>
   <frame tileid="860" duration="133" />
   <frame tileid="861" duration="133" />
   <frame tileid="860" duration="133" />
   <frame tileid="860" duration="133" />
  </animation>
 </tile>
 <tile id="865">
  <animation>
   <frame tileid="863" duration="133" />
   <frame tileid="864" duration="133" />
   <frame tileid="864" duration="133" />
   <frame tileid="864" duration="133" />
  </animation>
 </tile>
 <tile id="870">
  <animation>
   <frame tileid="866" duration="133" />
   <frame tileid="867" duration="133" />
   <frame tileid="868" duration="133" />
   <frame tileid="869" duration="133" />
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
 <tile id="885">
  <animation>
   <frame tileid="881" duration="133" />
   <frame tileid="882" duration="133" />
   <frame tileid="883" duration="133" />
   <frame tileid="884" duration="133" />
  </animation>
 </tile>
 <tile id="890">
  <animation>
   <frame tileid="886" duration="133" />
   <frame tileid="887" duration="133" />
   <frame tileid="888" duration="133" />
   <frame tileid="889" duration="133" />
  </animation>
 </tile>
 <tile id="895">
  <animation>
   <frame tileid="891" duration="133" />
   <frame tileid="892" duration="133" />
   <frame tileid="893" duration="133" />
   <frame tileid="894" duration="133" />
  </animation>
 </tile>
 <tile id="899">
  <animation>
   <frame tileid="896" duration="133" />
   <frame tileid="897" duration="133" />
   <frame tileid="898" duration="133" />
   <frame tileid="898" duration="133" />
  </animation>
 </tile>
 <tile id="904">
  <animation>
   <frame tileid="900" duration="133" />
   <frame tileid="901" duration="133" />
   <frame tileid="902" duration="133" />
   <frame tileid="903" duration="133" />
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
 <tile id="924">
  <animation>
   <frame tileid="921" duration="133" />
   <frame tileid="922" duration="133" />
   <frame tileid="923" duration="133" />
   <frame tileid="921" duration="133" />
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
 <tile id="932">
  <animation>
   <frame tileid="930" duration="133" />
   <frame tileid="931" duration="133" />
   <frame tileid="931" duration="133" />
   <frame tileid="930" duration="133" />
  </animation>
 </tile>
 <tile id="937">
  <animation>
   <frame tileid="934" duration="133" />
   <frame tileid="935" duration="133" />
   <frame tileid="936" duration="133" />
   <frame tileid="934" duration="133" />
  </animation>
 </tile>
 <tile id="942">
  <animation>
   <frame tileid="938" duration="133" />
   <frame tileid="939" duration="133" />
   <frame tileid="940" duration="133" />
   <frame tileid="941" duration="133" />
  </animation>
 </tile>
 <tile id="964">
  <animation>
   <frame tileid="960" duration="133" />
   <frame tileid="961" duration="133" />
   <frame tileid="962" duration="133" />
   <frame tileid="963" duration="133" />
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
 <tile id="975">
  <animation>
   <frame tileid="971" duration="133" />
   <frame tileid="972" duration="133" />
   <frame tileid="973" duration="133" />
   <frame tileid="974" duration="133" />
  </animation>
 </tile>
 <tile id="979">
  <animation>
   <frame tileid="976" duration="133" />
   <frame tileid="977" duration="133" />
   <frame tileid="978" duration="133" />
   <frame tileid="978" duration="133" />
  </animation>
 </tile>
 <tile id="984">
  <animation>
   <frame tileid="980" duration="133" />
   <frame tileid="981" duration="133" />
   <frame tileid="982" duration="133" />
   <frame tileid="983" duration="133" />
  </animation>
 </tile>
 <tile id="989">
  <animation>
   <frame tileid="985" duration="133" />
   <frame tileid="986" duration="133" />
   <frame tileid="987" duration="133" />
   <frame tileid="988" duration="133" />
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
 <tile id="999">
  <animation>
   <frame tileid="995" duration="133" />
   <frame tileid="996" duration="133" />
   <frame tileid="997" duration="133" />
   <frame tileid="998" duration="133" />
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
 <tile id="1019">
  <animation>
   <frame tileid="1015" duration="133" />
   <frame tileid="1016" duration="133" />
   <frame tileid="1017" duration="133" />
   <frame tileid="1018" duration="133" />
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
 <tile id="1029">
  <animation>
   <frame tileid="1025" duration="133" />
   <frame tileid="1026" duration="133" />
   <frame tileid="1027" duration="133" />
   <frame tileid="1028" duration="133" />
  </animation>
 </tile>
 <tile id="1033">
  <animation>
   <frame tileid="1030" duration="133" />
   <frame tileid="1031" duration="133" />
   <frame tileid="1031" duration="133" />
   <frame tileid="1032" duration="133" />
  </animation>
 </tile>
 <tile id="1037">
  <animation>
   <frame tileid="1034" duration="133" />
   <frame tileid="1035" duration="133" />
   <frame tileid="1035" duration="133" />
   <frame tileid="1036" duration="133" />
  </animation>
 </tile>
 <tile id="1042">
  <animation>
   <frame tileid="1038" duration="133" />
   <frame tileid="1039" duration="133" />
   <frame tileid="1040" duration="133" />
   <frame tileid="1041" duration="133" />
  </animation>
 </tile>
 <tile id="1048">
  <animation>
   <frame tileid="1044" duration="133" />
   <frame tileid="1045" duration="133" />
   <frame tileid="1046" duration="133" />
   <frame tileid="1047" duration="133" />
  </animation>
 </tile>
 <tile id="1052">
  <animation>
   <frame tileid="1049" duration="133" />
   <frame tileid="1049" duration="133" />
   <frame tileid="1050" duration="133" />
   <frame tileid="1051" duration="133" />
  </animation>
 </tile>
 <tile id="1075">
  <animation>
   <frame tileid="1073" duration="133" />
   <frame tileid="1073" duration="133" />
   <frame tileid="1073" duration="133" />
   <frame tileid="1074" duration="133" />
  </animation>
 </tile>
 <tile id="1080">
  <animation>
   <frame tileid="1076" duration="133" />
   <frame tileid="1077" duration="133" />
   <frame tileid="1078" duration="133" />
   <frame tileid="1079" duration="133" />
  </animation>
 </tile>
 <tile id="1083">
  <animation>
   <frame tileid="1081" duration="133" />
   <frame tileid="1081" duration="133" />
   <frame tileid="1081" duration="133" />
   <frame tileid="1082" duration="133" />
  </animation>
 </tile>
 <tile id="1088">
  <animation>
   <frame tileid="1085" duration="133" />
   <frame tileid="1086" duration="133" />
   <frame tileid="1086" duration="133" />
   <frame tileid="1087" duration="133" />
  </animation>
 </tile>
 <tile id="1093">
  <animation>
   <frame tileid="1089" duration="133" />
   <frame tileid="1090" duration="133" />
   <frame tileid="1091" duration="133" />
   <frame tileid="1092" duration="133" />
  </animation>
 </tile>
 <tile id="1098">
  <animation>
   <frame tileid="1094" duration="133" />
   <frame tileid="1095" duration="133" />
   <frame tileid="1096" duration="133" />
   <frame tileid="1097" duration="133" />
  </animation>
 </tile>
 <tile id="1103">
  <animation>
   <frame tileid="1099" duration="133" />
   <frame tileid="1100" duration="133" />
   <frame tileid="1101" duration="133" />
   <frame tileid="1102" duration="133" />
  </animation>
 </tile>
 <tile id="1108">
  <animation>
   <frame tileid="1104" duration="133" />
   <frame tileid="1105" duration="133" />
   <frame tileid="1106" duration="133" />
   <frame tileid="1107" duration="133" />
  </animation>
 </tile>
 <tile id="1113">
  <animation>
   <frame tileid="1109" duration="133" />
   <frame tileid="1110" duration="133" />
   <frame tileid="1111" duration="133" />
   <frame tileid="1112" duration="133" />
  </animation>
 </tile>
 <tile id="1118">
  <animation>
   <frame tileid="1114" duration="133" />
   <frame tileid="1115" duration="133" />
   <frame tileid="1116" duration="133" />
   <frame tileid="1117" duration="133" />
  </animation>
 </tile>
 <tile id="1123">
  <animation>
   <frame tileid="1119" duration="133" />
   <frame tileid="1120" duration="133" />
   <frame tileid="1121" duration="133" />
   <frame tileid="1122" duration="133" />
  </animation>
 </tile>
 <tile id="1127">
  <animation>
   <frame tileid="1124" duration="133" />
   <frame tileid="1125" duration="133" />
   <frame tileid="1126" duration="133" />
   <frame tileid="1125" duration="133" />
  </animation>
 </tile>
 <tile id="1132">
  <animation>
   <frame tileid="1128" duration="133" />
   <frame tileid="1129" duration="133" />
   <frame tileid="1130" duration="133" />
   <frame tileid="1131" duration="133" />
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
 <tile id="1141">
  <animation>
   <frame tileid="1138" duration="133" />
   <frame tileid="1139" duration="133" />
   <frame tileid="1140" duration="133" />
   <frame tileid="1140" duration="133" />
  </animation>
 </tile>
 <tile id="1144">
  <animation>
   <frame tileid="1142" duration="133" />
   <frame tileid="1142" duration="133" />
   <frame tileid="1142" duration="133" />
   <frame tileid="1143" duration="133" />
  </animation>
 </tile>
 <tile id="1149">
  <animation>
   <frame tileid="1145" duration="133" />
   <frame tileid="1146" duration="133" />
   <frame tileid="1147" duration="133" />
   <frame tileid="1148" duration="133" />
  </animation>
 </tile>
 <tile id="1153">
  <animation>
   <frame tileid="1150" duration="133" />
   <frame tileid="1151" duration="133" />
   <frame tileid="1151" duration="133" />
   <frame tileid="1152" duration="133" />
  </animation>
 </tile>
 <tile id="1158">
  <animation>
   <frame tileid="1154" duration="133" />
   <frame tileid="1155" duration="133" />
   <frame tileid="1156" duration="133" />
   <frame tileid="1157" duration="133" />
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
 <tile id="1189">
  <animation>
   <frame tileid="1186" duration="133" />
   <frame tileid="1187" duration="133" />
   <frame tileid="1186" duration="133" />
   <frame tileid="1188" duration="133" />
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
 <tile id="1204">
  <animation>
   <frame tileid="1201" duration="133" />
   <frame tileid="1202" duration="133" />
   <frame tileid="1203" duration="133" />
   <frame tileid="1202" duration="133" />
  </animation>
 </tile>
 <tile id="1209">
  <animation>
   <frame tileid="1205" duration="133" />
   <frame tileid="1206" duration="133" />
   <frame tileid="1207" duration="133" />
   <frame tileid="1208" duration="133" />
  </animation>
 </tile>
 <tile id="1214">
  <animation>
   <frame tileid="1210" duration="133" />
   <frame tileid="1211" duration="133" />
   <frame tileid="1212" duration="133" />
   <frame tileid="1213" duration="133" />
  </animation>
 </tile>
 <tile id="1218">
  <animation>
   <frame tileid="1215" duration="133" />
   <frame tileid="1216" duration="133" />
   <frame tileid="1217" duration="133" />
   <frame tileid="1216" duration="133" />
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
   <frame tileid="1230" duration="133" />
   <frame tileid="1231" duration="133" />
   <frame tileid="1232" duration="133" />
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
 <tile id="1243">
  <animation>
   <frame tileid="1240" duration="133" />
   <frame tileid="1241" duration="133" />
   <frame tileid="1241" duration="133" />
   <frame tileid="1242" duration="133" />
  </animation>
 </tile>
 <tile id="1247">
  <animation>
   <frame tileid="1245" duration="133" />
   <frame tileid="1245" duration="133" />
   <frame tileid="1246" duration="133" />
   <frame tileid="1245" duration="133" />
  </animation>
 </tile>
 <tile id="1250">
  <animation>
   <frame tileid="1248" duration="133" />
   <frame tileid="1248" duration="133" />
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
 <tile id="1273">
  <animation>
   <frame tileid="1271" duration="133" />
   <frame tileid="1272" duration="133" />
   <frame tileid="1272" duration="133" />
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
 <tile id="1286">
  <animation>
   <frame tileid="1282" duration="133" />
   <frame tileid="1283" duration="133" />
   <frame tileid="1284" duration="133" />
   <frame tileid="1285" duration="133" />
  </animation>
 </tile>
 <tile id="1292">
  <animation>
   <frame tileid="1288" duration="133" />
   <frame tileid="1289" duration="133" />
   <frame tileid="1290" duration="133" />
   <frame tileid="1291" duration="133" />
  </animation>
 </tile>
 <tile id="1295">
  <animation>
   <frame tileid="1293" duration="133" />
   <frame tileid="1294" duration="133" />
   <frame tileid="1294" duration="133" />
   <frame tileid="1294" duration="133" />
  </animation>
 </tile>
 <tile id="1300">
  <animation>
   <frame tileid="1296" duration="133" />
   <frame tileid="1297" duration="133" />
   <frame tileid="1298" duration="133" />
   <frame tileid="1299" duration="133" />
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
 <tile id="1309">
  <animation>
   <frame tileid="1306" duration="133" />
   <frame tileid="1307" duration="133" />
   <frame tileid="1307" duration="133" />
   <frame tileid="1308" duration="133" />
  </animation>
 </tile>
 <tile id="1313">
  <animation>
   <frame tileid="1310" duration="133" />
   <frame tileid="1311" duration="133" />
   <frame tileid="1312" duration="133" />
   <frame tileid="1311" duration="133" />
  </animation>
 </tile>
</tileset>
