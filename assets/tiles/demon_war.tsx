<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="demon_war" tilewidth="16" tileheight="16" tilecount="1664" columns="32">
 <image source="demon_war.png" width="512" height="832" />
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
 <tile id="524">
  <animation>
   <frame tileid="521" duration="133" />
   <frame tileid="522" duration="133" />
   <frame tileid="522" duration="133" />
   <frame tileid="523" duration="133" />
  </animation>
 </tile>
 <tile id="529">
  <animation>
   <frame tileid="525" duration="133" />
   <frame tileid="526" duration="133" />
   <frame tileid="527" duration="133" />
   <frame tileid="528" duration="133" />
  </animation>
 </tile>
 <tile id="534">
  <animation>
   <frame tileid="530" duration="133" />
   <frame tileid="531" duration="133" />
   <frame tileid="532" duration="133" />
   <frame tileid="533" duration="133" />
  </animation>
 </tile>
 <tile id="539">
  <animation>
   <frame tileid="535" duration="133" />
   <frame tileid="536" duration="133" />
   <frame tileid="537" duration="133" />
   <frame tileid="538" duration="133" />
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
 <tile id="565">
  <animation>
   <frame tileid="562" duration="133" />
   <frame tileid="563" duration="133" />
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
 <tile id="585">
  <animation>
   <frame tileid="581" duration="133" />
   <frame tileid="582" duration="133" />
   <frame tileid="583" duration="133" />
   <frame tileid="584" duration="133" />
  </animation>
 </tile>
 <tile id="590">
  <animation>
   <frame tileid="586" duration="133" />
   <frame tileid="587" duration="133" />
   <frame tileid="588" duration="133" />
   <frame tileid="589" duration="133" />
  </animation>
 </tile>
 <tile id="595">
  <animation>
   <frame tileid="591" duration="133" />
   <frame tileid="592" duration="133" />
   <frame tileid="593" duration="133" />
   <frame tileid="594" duration="133" />
  </animation>
 </tile>
 <tile id="600">
  <animation>
   <frame tileid="596" duration="133" />
   <frame tileid="597" duration="133" />
   <frame tileid="598" duration="133" />
   <frame tileid="599" duration="133" />
  </animation>
 </tile>
 <tile id="605">
  <animation>
   <frame tileid="601" duration="133" />
   <frame tileid="602" duration="133" />
   <frame tileid="603" duration="133" />
   <frame tileid="604" duration="133" />
  </animation>
 </tile>
 <tile id="610">
  <animation>
   <frame tileid="606" duration="133" />
   <frame tileid="607" duration="133" />
   <frame tileid="608" duration="133" />
   <frame tileid="609" duration="133" />
  </animation>
 </tile>
 <tile id="631">
  <animation>
   <frame tileid="627" duration="133" />
   <frame tileid="628" duration="133" />
   <frame tileid="629" duration="133" />
   <frame tileid="630" duration="133" />
  </animation>
 </tile>
 <tile id="636">
  <animation>
   <frame tileid="632" duration="133" />
   <frame tileid="633" duration="133" />
   <frame tileid="634" duration="133" />
   <frame tileid="635" duration="133" />
  </animation>
 </tile>
 <tile id="639">
  <animation>
   <frame tileid="637" duration="133" />
   <frame tileid="637" duration="133" />
   <frame tileid="638" duration="133" />
   <frame tileid="637" duration="133" />
  </animation>
 </tile>
 <tile id="642">
  <animation>
   <frame tileid="640" duration="133" />
   <frame tileid="640" duration="133" />
   <frame tileid="641" duration="133" />
   <frame tileid="640" duration="133" />
  </animation>
 </tile>
 <tile id="647">
  <animation>
   <frame tileid="643" duration="133" />
   <frame tileid="644" duration="133" />
   <frame tileid="645" duration="133" />
   <frame tileid="646" duration="133" />
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
 <tile id="662">
  <animation>
   <frame tileid="658" duration="133" />
   <frame tileid="659" duration="133" />
   <frame tileid="660" duration="133" />
   <frame tileid="661" duration="133" />
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
 <tile id="672">
  <animation>
   <frame tileid="669" duration="133" />
   <frame tileid="670" duration="133" />
   <frame tileid="669" duration="133" />
   <frame tileid="671" duration="133" />
  </animation>
 </tile>
 <tile id="677">
  <animation>
   <frame tileid="673" duration="133" />
   <frame tileid="674" duration="133" />
   <frame tileid="675" duration="133" />
   <frame tileid="676" duration="133" />
  </animation>
 </tile>
 <tile id="681">
  <animation>
   <frame tileid="678" duration="133" />
   <frame tileid="678" duration="133" />
   <frame tileid="679" duration="133" />
   <frame tileid="680" duration="133" />
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
 <tile id="691">
  <animation>
   <frame tileid="687" duration="133" />
   <frame tileid="688" duration="133" />
   <frame tileid="689" duration="133" />
   <frame tileid="690" duration="133" />
  </animation>
 </tile>
 <tile id="696">
  <animation>
   <frame tileid="692" duration="133" />
   <frame tileid="693" duration="133" />
   <frame tileid="694" duration="133" />
   <frame tileid="695" duration="133" />
  </animation>
 </tile>
 <tile id="700">
  <animation>
   <frame tileid="697" duration="133" />
   <frame tileid="698" duration="133" />
   <frame tileid="699" duration="133" />
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
 <tile id="710">
  <animation>
   <frame tileid="706" duration="133" />
   <frame tileid="707" duration="133" />
   <frame tileid="708" duration="133" />
   <frame tileid="709" duration="133" />
  </animation>
 </tile>
 <tile id="717">
  <animation>
   <frame tileid="713" duration="133" />
   <frame tileid="714" duration="133" />
   <frame tileid="715" duration="133" />
   <frame tileid="716" duration="133" />
  </animation>
 </tile>
 <tile id="722">
  <animation>
   <frame tileid="718" duration="133" />
   <frame tileid="719" duration="133" />
   <frame tileid="720" duration="133" />
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
 <tile id="748">
  <animation>
   <frame tileid="745" duration="133" />
   <frame tileid="746" duration="133" />
   <frame tileid="747" duration="133" />
   <frame tileid="746" duration="133" />
  </animation>
 </tile>
 <tile id="754">
  <animation>
   <frame tileid="751" duration="133" />
   <frame tileid="752" duration="133" />
   <frame tileid="753" duration="133" />
   <frame tileid="752" duration="133" />
  </animation>
 </tile>
 <tile id="759">
  <animation>
   <frame tileid="755" duration="133" />
   <frame tileid="756" duration="133" />
   <frame tileid="757" duration="133" />
   <frame tileid="758" duration="133" />
  </animation>
 </tile>
 <tile id="764">
  <animation>
   <frame tileid="760" duration="133" />
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
 <tile id="779">
  <animation>
   <frame tileid="775" duration="133" />
   <frame tileid="776" duration="133" />
   <frame tileid="777" duration="133" />
   <frame tileid="778" duration="133" />
  </animation>
 </tile>
 <tile id="784">
  <animation>
   <frame tileid="780" duration="133" />
   <frame tileid="781" duration="133" />
   <frame tileid="782" duration="133" />
   <frame tileid="783" duration="133" />
  </animation>
 </tile>
 <tile id="789">
  <animation>
   <frame tileid="785" duration="133" />
   <frame tileid="786" duration="133" />
   <frame tileid="787" duration="133" />
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
   <frame tileid="795" duration="133" />
   <frame tileid="796" duration="133" />
   <frame tileid="797" duration="133" />
   <frame tileid="798" duration="133" />
  </animation>
 </tile>
 <tile id="804">
  <animation>
   <frame tileid="800" duration="133" />
   <frame tileid="801" duration="133" />
   <frame tileid="802" duration="133" />
   <frame tileid="803" duration="133" />
  </animation>
 </tile>
 <tile id="808">
  <animation>
   <frame tileid="805" duration="133" />
   <frame tileid="806" duration="133" />
   <frame tileid="806" duration="133" />
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
 <tile id="816">
  <animation>
   <frame tileid="814" duration="133" />
   <frame tileid="815" duration="133" />
   <frame tileid="814" duration="133" />
   <frame tileid="814" duration="133" />
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
 <tile id="829">
  <animation>
   <frame tileid="825" duration="133" />
   <frame tileid="826" duration="133" />
   <frame tileid="827" duration="133" />
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
 <tile id="856">
  <animation>
   <frame tileid="852" duration="133" />
   <frame tileid="853" duration="133" />
   <frame tileid="854" duration="133" />
   <frame tileid="855" duration="133" />
  </animation>
 </tile>
 <tile id="861">
  <animation>
   <frame tileid="859" duration="133" />
   <frame tileid="860" duration="133" />
   <frame tileid="859" duration="133" />
   <frame tileid="859" duration="133" />
  </animation>
 </tile>
 <tile id="864">
  <animation>
   <frame tileid="862" duration="133" />
   <frame tileid="863" duration="133" />
   <frame tileid="863" duration="133" />
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
 <tile id="874">
  <animation>
   <frame tileid="870" duration="133" />
   <frame tileid="871" duration="133" />
   <frame tileid="872" duration="133" />
   <frame tileid="873" duration="133" />
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
 <tile id="884">
  <animation>
   <frame tileid="880" duration="133" />
   <frame tileid="881" duration="133" />
   <frame tileid="882" duration="133" />
   <frame tileid="883" duration="133" />
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
 <tile id="894">
  <animation>
   <frame tileid="890" duration="133" />
   <frame tileid="891" duration="133" />
   <frame tileid="892" duration="133" />
   <frame tileid="893" duration="133" />
  </animation>
 </tile>
 <tile id="898">
  <animation>
   <frame tileid="895" duration="133" />
   <frame tileid="896" duration="133" />
   <frame tileid="897" duration="133" />
   <frame tileid="897" duration="133" />
  </animation>
 </tile>
 <tile id="903">
  <animation>
   <frame tileid="899" duration="133" />
   <frame tileid="900" duration="133" />
   <frame tileid="901" duration="133" />
   <frame tileid="902" duration="133" />
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
 <tile id="923">
  <animation>
   <frame tileid="920" duration="133" />
   <frame tileid="921" duration="133" />
   <frame tileid="922" duration="133" />
   <frame tileid="920" duration="133" />
  </animation>
 </tile>
 <tile id="928">
  <animation>
   <frame tileid="924" duration="133" />
   <frame tileid="925" duration="133" />
   <frame tileid="926" duration="133" />
   <frame tileid="927" duration="133" />
  </animation>
 </tile>
 <tile id="931">
  <animation>
   <frame tileid="929" duration="133" />
   <frame tileid="930" duration="133" />
   <frame tileid="930" duration="133" />
   <frame tileid="929" duration="133" />
  </animation>
 </tile>
 <tile id="936">
  <animation>
   <frame tileid="933" duration="133" />
   <frame tileid="934" duration="133" />
   <frame tileid="935" duration="133" />
   <frame tileid="933" duration="133" />
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
 <tile id="974">
  <animation>
   <frame tileid="970" duration="133" />
   <frame tileid="971" duration="133" />
   <frame tileid="972" duration="133" />
   <frame tileid="973" duration="133" />
  </animation>
 </tile>
 <tile id="978">
  <animation>
   <frame tileid="975" duration="133" />
   <frame tileid="976" duration="133" />
   <frame tileid="977" duration="133" />
   <frame tileid="977" duration="133" />
  </animation>
 </tile>
 <tile id="983">
  <animation>
   <frame tileid="979" duration="133" />
   <frame tileid="980" duration="133" />
   <frame tileid="981" duration="133" />
   <frame tileid="982" duration="133" />
  </animation>
 </tile>
 <tile id="988">
  <animation>
   <frame tileid="984" duration="133" />
   <frame tileid="985" duration="133" />
   <frame tileid="986" duration="133" />
   <frame tileid="987" duration="133" />
  </animation>
 </tile>
 <tile id="993">
  <animation>
   <frame tileid="989" duration="133" />
   <frame tileid="990" duration="133" />
   <frame tileid="991" duration="133" />
   <frame tileid="992" duration="133" />
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
 <tile id="1008">
  <animation>
   <frame tileid="1004" duration="133" />
   <frame tileid="1005" duration="133" />
   <frame tileid="1006" duration="133" />
   <frame tileid="1007" duration="133" />
  </animation>
 </tile>
 <tile id="1013">
  <animation>
   <frame tileid="1009" duration="133" />
   <frame tileid="1010" duration="133" />
   <frame tileid="1011" duration="133" />
   <frame tileid="1012" duration="133" />
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
 <tile id="1032">
  <animation>
   <frame tileid="1029" duration="133" />
   <frame tileid="1030" duration="133" />
   <frame tileid="1030" duration="133" />
   <frame tileid="1031" duration="133" />
  </animation>
 </tile>
 <tile id="1036">
  <animation>
   <frame tileid="1033" duration="133" />
   <frame tileid="1034" duration="133" />
   <frame tileid="1034" duration="133" />
   <frame tileid="1035" duration="133" />
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
 <tile id="1047">
  <animation>
   <frame tileid="1043" duration="133" />
   <frame tileid="1044" duration="133" />
   <frame tileid="1045" duration="133" />
   <frame tileid="1046" duration="133" />
  </animation>
 </tile>
 <tile id="1051">
  <animation>
   <frame tileid="1048" duration="133" />
   <frame tileid="1048" duration="133" />
   <frame tileid="1049" duration="133" />
   <frame tileid="1050" duration="133" />
  </animation>
 </tile>
 <tile id="1074">
  <animation>
   <frame tileid="1072" duration="133" />
   <frame tileid="1072" duration="133" />
   <frame tileid="1072" duration="133" />
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
 <tile id="1082">
  <animation>
   <frame tileid="1080" duration="133" />
   <frame tileid="1080" duration="133" />
   <frame tileid="1080" duration="133" />
   <frame tileid="1081" duration="133" />
  </animation>
 </tile>
 <tile id="1087">
  <animation>
   <frame tileid="1084" duration="133" />
   <frame tileid="1085" duration="133" />
   <frame tileid="1085" duration="133" />
   <frame tileid="1086" duration="133" />
  </animation>
 </tile>
 <tile id="1092">
  <animation>
   <frame tileid="1088" duration="133" />
   <frame tileid="1089" duration="133" />
   <frame tileid="1090" duration="133" />
   <frame tileid="1091" duration="133" />
  </animation>
 </tile>
 <tile id="1097">
  <animation>
   <frame tileid="1093" duration="133" />
   <frame tileid="1094" duration="133" />
   <frame tileid="1095" duration="133" />
   <frame tileid="1096" duration="133" />
  </animation>
 </tile>
 <tile id="1102">
  <animation>
   <frame tileid="1098" duration="133" />
   <frame tileid="1099" duration="133" />
   <frame tileid="1100" duration="133" />
   <frame tileid="1101" duration="133" />
  </animation>
 </tile>
 <tile id="1107">
  <animation>
   <frame tileid="1103" duration="133" />
   <frame tileid="1104" duration="133" />
   <frame tileid="1105" duration="133" />
   <frame tileid="1106" duration="133" />
  </animation>
 </tile>
 <tile id="1112">
  <animation>
   <frame tileid="1108" duration="133" />
   <frame tileid="1109" duration="133" />
   <frame tileid="1110" duration="133" />
   <frame tileid="1111" duration="133" />
  </animation>
 </tile>
 <tile id="1117">
  <animation>
   <frame tileid="1113" duration="133" />
   <frame tileid="1114" duration="133" />
   <frame tileid="1115" duration="133" />
   <frame tileid="1116" duration="133" />
  </animation>
 </tile>
 <tile id="1122">
  <animation>
   <frame tileid="1118" duration="133" />
   <frame tileid="1119" duration="133" />
   <frame tileid="1120" duration="133" />
   <frame tileid="1121" duration="133" />
  </animation>
 </tile>
 <tile id="1126">
  <animation>
   <frame tileid="1123" duration="133" />
   <frame tileid="1124" duration="133" />
   <frame tileid="1125" duration="133" />
   <frame tileid="1124" duration="133" />
  </animation>
 </tile>
 <tile id="1131">
  <animation>
   <frame tileid="1127" duration="133" />
   <frame tileid="1128" duration="133" />
   <frame tileid="1129" duration="133" />
   <frame tileid="1130" duration="133" />
  </animation>
 </tile>
 <tile id="1136">
  <animation>
   <frame tileid="1132" duration="133" />
   <frame tileid="1133" duration="133" />
   <frame tileid="1134" duration="133" />
   <frame tileid="1135" duration="133" />
  </animation>
 </tile>
 <tile id="1140">
  <animation>
   <frame tileid="1137" duration="133" />
   <frame tileid="1138" duration="133" />
   <frame tileid="1139" duration="133" />
   <frame tileid="1139" duration="133" />
  </animation>
 </tile>
 <tile id="1143">
  <animation>
   <frame tileid="1141" duration="133" />
   <frame tileid="1141" duration="133" />
   <frame tileid="1141" duration="133" />
   <frame tileid="1142" duration="133" />
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
 <tile id="1152">
  <animation>
   <frame tileid="1149" duration="133" />
   <frame tileid="1150" duration="133" />
   <frame tileid="1150" duration="133" />
   <frame tileid="1151" duration="133" />
  </animation>
 </tile>
 <tile id="1157">
  <animation>
   <frame tileid="1153" duration="133" />
   <frame tileid="1154" duration="133" />
   <frame tileid="1155" duration="133" />
   <frame tileid="1156" duration="133" />
  </animation>
 </tile>
 <tile id="1184">
  <animation>
   <frame tileid="1180" duration="133" />
   <frame tileid="1181" duration="133" />
   <frame tileid="1182" duration="133" />
   <frame tileid="1183" duration="133" />
  </animation>
 </tile>
 <tile id="1188">
  <animation>
   <frame tileid="1185" duration="133" />
   <frame tileid="1186" duration="133" />
   <frame tileid="1185" duration="133" />
   <frame tileid="1187" duration="133" />
  </animation>
 </tile>
 <tile id="1194">
  <animation>
   <frame tileid="1190" duration="133" />
   <frame tileid="1191" duration="133" />
   <frame tileid="1192" duration="133" />
   <frame tileid="1193" duration="133" />
  </animation>
 </tile>
 <tile id="1199">
  <animation>
   <frame tileid="1195" duration="133" />
   <frame tileid="1196" duration="133" />
   <frame tileid="1197" duration="133" />
   <frame tileid="1198" duration="133" />
  </animation>
 </tile>
 <tile id="1203">
  <animation>
   <frame tileid="1200" duration="133" />
   <frame tileid="1201" duration="133" />
   <frame tileid="1202" duration="133" />
   <frame tileid="1201" duration="133" />
  </animation>
 </tile>
 <tile id="1208">
  <animation>
   <frame tileid="1204" duration="133" />
   <frame tileid="1205" duration="133" />
   <frame tileid="1206" duration="133" />
   <frame tileid="1207" duration="133" />
  </animation>
 </tile>
 <tile id="1213">
  <animation>
   <frame tileid="1209" duration="133" />
   <frame tileid="1210" duration="133" />
   <frame tileid="1211" duration="133" />
   <frame tileid="1212" duration="133" />
  </animation>
 </tile>
 <tile id="1217">
  <animation>
   <frame tileid="1214" duration="133" />
   <frame tileid="1215" duration="133" />
   <frame tileid="1216" duration="133" />
   <frame tileid="1215" duration="133" />
  </animation>
 </tile>
 <tile id="1223">
  <animation>
   <frame tileid="1219" duration="133" />
   <frame tileid="1220" duration="133" />
   <frame tileid="1221" duration="133" />
   <frame tileid="1222" duration="133" />
  </animation>
 </tile>
 <tile id="1228">
  <animation>
   <frame tileid="1224" duration="133" />
   <frame tileid="1225" duration="133" />
   <frame tileid="1226" duration="133" />
   <frame tileid="1227" duration="133" />
  </animation>
 </tile>
 <tile id="1233">
  <animation>
   <frame tileid="1229" duration="133" />
   <frame tileid="1230" duration="133" />
   <frame tileid="1231" duration="133" />
   <frame tileid="1232" duration="133" />
  </animation>
 </tile>
 <tile id="1238">
  <animation>
   <frame tileid="1234" duration="133" />
   <frame tileid="1235" duration="133" />
   <frame tileid="1236" duration="133" />
   <frame tileid="1237" duration="133" />
  </animation>
 </tile>
 <tile id="1242">
  <animation>
   <frame tileid="1239" duration="133" />
   <frame tileid="1240" duration="133" />
   <frame tileid="1240" duration="133" />
   <frame tileid="1241" duration="133" />
  </animation>
 </tile>
 <tile id="1246">
  <animation>
   <frame tileid="1244" duration="133" />
   <frame tileid="1244" duration="133" />
   <frame tileid="1245" duration="133" />
   <frame tileid="1244" duration="133" />
  </animation>
 </tile>
 <tile id="1249">
  <animation>
   <frame tileid="1247" duration="133" />
   <frame tileid="1247" duration="133" />
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
 <tile id="1272">
  <animation>
   <frame tileid="1270" duration="133" />
   <frame tileid="1271" duration="133" />
   <frame tileid="1271" duration="133" />
   <frame tileid="1271" duration="133" />
  </animation>
 </tile>
 <tile id="1277">
  <animation>
   <frame tileid="1273" duration="133" />
   <frame tileid="1274" duration="133" />
   <frame tileid="1275" duration="133" />
   <frame tileid="1276" duration="133" />
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
 <tile id="1289">
  <animation>
   <frame tileid="1285" duration="133" />
   <frame tileid="1286" duration="133" />
   <frame tileid="1287" duration="133" />
   <frame tileid="1288" duration="133" />
  </animation>
 </tile>
 <tile id="1292">
  <animation>
   <frame tileid="1290" duration="133" />
   <frame tileid="1291" duration="133" />
   <frame tileid="1291" duration="133" />
   <frame tileid="1291" duration="133" />
  </animation>
 </tile>
 <tile id="1297">
  <animation>
   <frame tileid="1293" duration="133" />
   <frame tileid="1294" duration="133" />
   <frame tileid="1295" duration="133" />
   <frame tileid="1296" duration="133" />
  </animation>
 </tile>
 <tile id="1302">
  <animation>
   <frame tileid="1298" duration="133" />
   <frame tileid="1299" duration="133" />
   <frame tileid="1300" duration="133" />
   <frame tileid="1301" duration="133" />
  </animation>
 </tile>
 <tile id="1306">
  <animation>
   <frame tileid="1303" duration="133" />
   <frame tileid="1304" duration="133" />
   <frame tileid="1304" duration="133" />
   <frame tileid="1305" duration="133" />
  </animation>
 </tile>
 <tile id="1310">
  <animation>
   <frame tileid="1307" duration="133" />
   <frame tileid="1308" duration="133" />
   <frame tileid="1309" duration="133" />
   <frame tileid="1308" duration="133" />
  </animation>
 </tile>
</tileset>
