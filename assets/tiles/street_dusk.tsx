<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="street_dusk" tilewidth="16" tileheight="16" tilecount="1120" columns="32">
 <image source="street_dusk.png" width="512" height="560" />
 <tile id="6">
  <animation>
   <frame tileid="4" duration="133" />
   <frame tileid="5" duration="133" />
   <frame tileid="5" duration="133" />
   <frame tileid="5" duration="133" />
  </animation>
 </tile>
 <tile id="8">
  <animation>
   <frame tileid="7" duration="133" />
   <frame tileid="4" duration="133" />
   <frame tileid="7" duration="133" />
   <frame tileid="7" duration="133" />
  </animation>
 </tile>
 <tile id="95">
  <animation>
   <frame tileid="93" duration="133" />
   <frame tileid="93" duration="133" />
   <frame tileid="94" duration="133" />
   <frame tileid="93" duration="133" />
  </animation>
 </tile>
 <tile id="108">
  <animation>
   <frame tileid="106" duration="133" />
   <frame tileid="106" duration="133" />
   <frame tileid="107" duration="133" />
   <frame tileid="107" duration="133" />
  </animation>
 </tile>
 <tile id="117">
  <animation>
   <frame tileid="115" duration="133" />
   <frame tileid="116" duration="133" />
   <frame tileid="116" duration="133" />
   <frame tileid="116" duration="133" />
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
 <tile id="136">
  <animation>
   <frame tileid="134" duration="133" />
   <frame tileid="134" duration="133" />
   <frame tileid="135" duration="133" />
   <frame tileid="135" duration="133" />
  </animation>
 </tile>
 <tile id="152">
  <animation>
   <frame tileid="147" duration="133" />
   <frame tileid="151" duration="133" />
   <frame tileid="151" duration="133" />
   <frame tileid="151" duration="133" />
  </animation>
 </tile>
 <tile id="155">
  <animation>
   <frame tileid="130" duration="133" />
   <frame tileid="130" duration="133" />
   <frame tileid="130" duration="133" />
   <frame tileid="154" duration="133" />
  </animation>
 </tile>
 <tile id="161">
  <animation>
   <frame tileid="159" duration="133" />
   <frame tileid="160" duration="133" />
   <frame tileid="160" duration="133" />
   <frame tileid="160" duration="133" />
  </animation>
 </tile>
 <tile id="173">
  <animation>
   <frame tileid="171" duration="133" />
   <frame tileid="172" duration="133" />
   <frame tileid="171" duration="133" />
   <frame tileid="171" duration="133" />
  </animation>
 </tile>
 <tile id="184">
  <animation>
   <frame tileid="182" duration="133" />
   <frame tileid="182" duration="133" />
   <frame tileid="183" duration="133" />
   <frame tileid="182" duration="133" />
  </animation>
 </tile>
 <tile id="192">
  <animation>
   <frame tileid="190" duration="133" />
   <frame tileid="190" duration="133" />
   <frame tileid="190" duration="133" />
   <frame tileid="191" duration="133" />
  </animation>
 </tile>
 <tile id="200">
  <animation>
   <frame tileid="198" duration="133" />
   <frame tileid="199" duration="133" />
   <frame tileid="198" duration="133" />
   <frame tileid="198" duration="133" />
  </animation>
 </tile>
 <tile id="208">
  <animation>
   <frame tileid="206" duration="133" />
   <frame tileid="207" duration="133" />
   <frame tileid="206" duration="133" />
   <frame tileid="206" duration="133" />
  </animation>
 </tile>
 <tile id="212">
  <animation>
   <frame tileid="211" duration="133" />
   <frame tileid="211" duration="133" />
   <frame tileid="185" duration="133" />
   <frame tileid="211" duration="133" />
  </animation>
 </tile>
 <tile id="294">
  <animation>
   <frame tileid="291" duration="133" />
   <frame tileid="292" duration="133" />
   <frame tileid="293" duration="133" />
   <frame tileid="292" duration="133" />
  </animation>
 </tile>
 <tile id="298">
  <animation>
   <frame tileid="295" duration="133" />
   <frame tileid="296" duration="133" />
   <frame tileid="297" duration="133" />
   <frame tileid="296" duration="133" />
  </animation>
 </tile>
 <tile id="317">
  <animation>
   <frame tileid="315" duration="133" />
   <frame tileid="315" duration="133" />
   <frame tileid="315" duration="133" />
   <frame tileid="316" duration="133" />
  </animation>
 </tile>
 <tile id="326">
  <animation>
   <frame tileid="324" duration="133" />
   <frame tileid="325" duration="133" />
   <frame tileid="324" duration="133" />
   <frame tileid="325" duration="133" />
  </animation>
 </tile>
 <tile id="329">
  <animation>
   <frame tileid="327" duration="133" />
   <frame tileid="328" duration="133" />
   <frame tileid="327" duration="133" />
   <frame tileid="328" duration="133" />
  </animation>
 </tile>
 <tile id="332">
  <animation>
   <frame tileid="330" duration="133" />
   <frame tileid="331" duration="133" />
   <frame tileid="330" duration="133" />
   <frame tileid="331" duration="133" />
  </animation>
 </tile>
 <tile id="335">
  <animation>
   <frame tileid="333" duration="133" />
   <frame tileid="334" duration="133" />
   <frame tileid="333" duration="133" />
   <frame tileid="334" duration="133" />
  </animation>
 </tile>
 <tile id="338">
  <animation>
   <frame tileid="336" duration="133" />
   <frame tileid="337" duration="133" />
   <frame tileid="336" duration="133" />
   <frame tileid="337" duration="133" />
  </animation>
 </tile>
 <tile id="344">
  <animation>
   <frame tileid="341" duration="133" />
   <frame tileid="342" duration="133" />
   <frame tileid="343" duration="133" />
   <frame tileid="342" duration="133" />
  </animation>
 </tile>
 <tile id="353">
  <animation>
   <frame tileid="351" duration="133" />
   <frame tileid="351" duration="133" />
   <frame tileid="352" duration="133" />
   <frame tileid="352" duration="133" />
  </animation>
 </tile>
 <tile id="356">
  <animation>
   <frame tileid="354" duration="133" />
   <frame tileid="354" duration="133" />
   <frame tileid="355" duration="133" />
   <frame tileid="355" duration="133" />
  </animation>
 </tile>
 <tile id="371">
  <animation>
   <frame tileid="368" duration="133" />
   <frame tileid="368" duration="133" />
   <frame tileid="369" duration="133" />
   <frame tileid="370" duration="133" />
  </animation>
 </tile>
 <tile id="384">
  <animation>
   <frame tileid="382" duration="133" />
   <frame tileid="383" duration="133" />
   <frame tileid="382" duration="133" />
   <frame tileid="383" duration="133" />
  </animation>
 </tile>
 <tile id="387">
  <animation>
   <frame tileid="385" duration="133" />
   <frame tileid="386" duration="133" />
   <frame tileid="385" duration="133" />
   <frame tileid="386" duration="133" />
  </animation>
 </tile>
 <tile id="390">
  <animation>
   <frame tileid="388" duration="133" />
   <frame tileid="389" duration="133" />
   <frame tileid="388" duration="133" />
   <frame tileid="389" duration="133" />
  </animation>
 </tile>
 <tile id="393">
  <animation>
   <frame tileid="391" duration="133" />
   <frame tileid="392" duration="133" />
   <frame tileid="391" duration="133" />
   <frame tileid="392" duration="133" />
  </animation>
 </tile>
 <tile id="396">
  <animation>
   <frame tileid="394" duration="133" />
   <frame tileid="395" duration="133" />
   <frame tileid="394" duration="133" />
   <frame tileid="395" duration="133" />
  </animation>
 </tile>
 <tile id="399">
  <animation>
   <frame tileid="397" duration="133" />
   <frame tileid="397" duration="133" />
   <frame tileid="398" duration="133" />
   <frame tileid="397" duration="133" />
  </animation>
 </tile>
 <tile id="404">
  <animation>
   <frame tileid="401" duration="133" />
   <frame tileid="402" duration="133" />
   <frame tileid="403" duration="133" />
   <frame tileid="402" duration="133" />
  </animation>
 </tile>
 <tile id="426">
  <animation>
   <frame tileid="424" duration="133" />
   <frame tileid="424" duration="133" />
   <frame tileid="425" duration="133" />
   <frame tileid="425" duration="133" />
  </animation>
 </tile>
 <tile id="441">
  <animation>
   <frame tileid="439" duration="133" />
   <frame tileid="440" duration="133" />
   <frame tileid="440" duration="133" />
   <frame tileid="440" duration="133" />
  </animation>
 </tile>
 <tile id="444">
  <animation>
   <frame tileid="442" duration="133" />
   <frame tileid="442" duration="133" />
   <frame tileid="442" duration="133" />
   <frame tileid="443" duration="133" />
  </animation>
 </tile>
 <tile id="449">
  <animation>
   <frame tileid="447" duration="133" />
   <frame tileid="448" duration="133" />
   <frame tileid="447" duration="133" />
   <frame tileid="447" duration="133" />
  </animation>
 </tile>
 <tile id="452">
  <animation>
   <frame tileid="450" duration="133" />
   <frame tileid="451" duration="133" />
   <frame tileid="451" duration="133" />
   <frame tileid="451" duration="133" />
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
 <tile id="491">
  <animation>
   <frame tileid="487" duration="133" />
   <frame tileid="488" duration="133" />
   <frame tileid="489" duration="133" />
   <frame tileid="490" duration="133" />
  </animation>
 </tile>
 <tile id="496">
  <animation>
   <frame tileid="492" duration="133" />
   <frame tileid="493" duration="133" />
   <frame tileid="494" duration="133" />
   <frame tileid="495" duration="133" />
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
 <tile id="543">
  <animation>
   <frame tileid="532" duration="133" />
   <frame tileid="540" duration="133" />
   <frame tileid="541" duration="133" />
   <frame tileid="542" duration="133" />
  </animation>
 </tile>
 <tile id="563">
  <animation>
   <frame tileid="561" duration="133" />
   <frame tileid="561" duration="133" />
   <frame tileid="561" duration="133" />
   <frame tileid="562" duration="133" />
  </animation>
 </tile>
 <tile id="604">
  <animation>
   <frame tileid="602" duration="133" />
   <frame tileid="602" duration="133" />
   <frame tileid="603" duration="133" />
   <frame tileid="603" duration="133" />
  </animation>
 </tile>
 <tile id="609">
  <animation>
   <frame tileid="605" duration="133" />
   <frame tileid="606" duration="133" />
   <frame tileid="607" duration="133" />
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
 <tile id="646">
  <animation>
   <frame tileid="643" duration="133" />
   <frame tileid="644" duration="133" />
   <frame tileid="645" duration="133" />
   <frame tileid="645" duration="133" />
  </animation>
 </tile>
 <tile id="651">
  <animation>
   <frame tileid="647" duration="133" />
   <frame tileid="648" duration="133" />
   <frame tileid="649" duration="133" />
   <frame tileid="650" duration="133" />
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
 <tile id="696">
  <animation>
   <frame tileid="692" duration="133" />
   <frame tileid="693" duration="133" />
   <frame tileid="694" duration="133" />
   <frame tileid="695" duration="133" />
  </animation>
 </tile>
 <tile id="701">
  <animation>
   <frame tileid="697" duration="133" />
   <frame tileid="698" duration="133" />
   <frame tileid="699" duration="133" />
   <frame tileid="700" duration="133" />
  </animation>
 </tile>
 <tile id="705">
  <animation>
   <frame tileid="702" duration="133" />
   <frame tileid="703" duration="133" />
   <frame tileid="704" duration="133" />
   <frame tileid="702" duration="133" />
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
 <tile id="782">
  <animation>
   <frame tileid="780" duration="133" />
   <frame tileid="781" duration="133" />
   <frame tileid="781" duration="133" />
   <frame tileid="781" duration="133" />
  </animation>
 </tile>
</tileset>
