<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="street_dawn" tilewidth="16" tileheight="16" tilecount="1088" columns="32">
 <image source="street_dawn.png" width="512" height="544" />
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
 <tile id="105">
  <animation>
   <frame tileid="103" duration="133" />
   <frame tileid="103" duration="133" />
   <frame tileid="104" duration="133" />
   <frame tileid="104" duration="133" />
  </animation>
 </tile>
 <tile id="125">
  <animation>
   <frame tileid="123" duration="133" />
   <frame tileid="123" duration="133" />
   <frame tileid="124" duration="133" />
   <frame tileid="124" duration="133" />
  </animation>
 </tile>
 <tile id="141">
  <animation>
   <frame tileid="139" duration="133" />
   <frame tileid="140" duration="133" />
   <frame tileid="140" duration="133" />
   <frame tileid="140" duration="133" />
  </animation>
 </tile>
 <tile id="153">
  <animation>
   <frame tileid="151" duration="133" />
   <frame tileid="152" duration="133" />
   <frame tileid="151" duration="133" />
   <frame tileid="151" duration="133" />
  </animation>
 </tile>
 <tile id="156">
  <animation>
   <frame tileid="117" duration="133" />
   <frame tileid="116" duration="133" />
   <frame tileid="116" duration="133" />
   <frame tileid="116" duration="133" />
  </animation>
 </tile>
 <tile id="159">
  <animation>
   <frame tileid="158" duration="133" />
   <frame tileid="158" duration="133" />
   <frame tileid="95" duration="133" />
   <frame tileid="158" duration="133" />
  </animation>
 </tile>
 <tile id="186">
  <animation>
   <frame tileid="184" duration="133" />
   <frame tileid="184" duration="133" />
   <frame tileid="184" duration="133" />
   <frame tileid="185" duration="133" />
  </animation>
 </tile>
 <tile id="189">
  <animation>
   <frame tileid="187" duration="133" />
   <frame tileid="187" duration="133" />
   <frame tileid="187" duration="133" />
   <frame tileid="188" duration="133" />
  </animation>
 </tile>
 <tile id="262">
  <animation>
   <frame tileid="259" duration="133" />
   <frame tileid="260" duration="133" />
   <frame tileid="261" duration="133" />
   <frame tileid="260" duration="133" />
  </animation>
 </tile>
 <tile id="266">
  <animation>
   <frame tileid="263" duration="133" />
   <frame tileid="264" duration="133" />
   <frame tileid="265" duration="133" />
   <frame tileid="264" duration="133" />
  </animation>
 </tile>
 <tile id="285">
  <animation>
   <frame tileid="283" duration="133" />
   <frame tileid="283" duration="133" />
   <frame tileid="283" duration="133" />
   <frame tileid="284" duration="133" />
  </animation>
 </tile>
 <tile id="295">
  <animation>
   <frame tileid="293" duration="133" />
   <frame tileid="294" duration="133" />
   <frame tileid="293" duration="133" />
   <frame tileid="294" duration="133" />
  </animation>
 </tile>
 <tile id="324">
  <animation>
   <frame tileid="321" duration="133" />
   <frame tileid="321" duration="133" />
   <frame tileid="322" duration="133" />
   <frame tileid="323" duration="133" />
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
 <tile id="411">
  <animation>
   <frame tileid="407" duration="133" />
   <frame tileid="408" duration="133" />
   <frame tileid="409" duration="133" />
   <frame tileid="410" duration="133" />
  </animation>
 </tile>
 <tile id="416">
  <animation>
   <frame tileid="412" duration="133" />
   <frame tileid="413" duration="133" />
   <frame tileid="414" duration="133" />
   <frame tileid="415" duration="133" />
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
 <tile id="521">
  <animation>
   <frame tileid="519" duration="133" />
   <frame tileid="519" duration="133" />
   <frame tileid="520" duration="133" />
   <frame tileid="520" duration="133" />
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
 <tile id="561">
  <animation>
   <frame tileid="559" duration="133" />
   <frame tileid="560" duration="133" />
   <frame tileid="560" duration="133" />
   <frame tileid="560" duration="133" />
  </animation>
 </tile>
 <tile id="567">
  <animation>
   <frame tileid="564" duration="133" />
   <frame tileid="565" duration="133" />
   <frame tileid="566" duration="133" />
   <frame tileid="566" duration="133" />
  </animation>
 </tile>
 <tile id="572">
  <animation>
   <frame tileid="568" duration="133" />
   <frame tileid="569" duration="133" />
   <frame tileid="570" duration="133" />
   <frame tileid="571" duration="133" />
  </animation>
 </tile>
 <tile id="577">
  <animation>
   <frame tileid="573" duration="133" />
   <frame tileid="574" duration="133" />
   <frame tileid="575" duration="133" />
   <frame tileid="576" duration="133" />
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
 <tile id="618">
  <animation>
   <frame tileid="614" duration="133" />
   <frame tileid="615" duration="133" />
   <frame tileid="616" duration="133" />
   <frame tileid="617" duration="133" />
  </animation>
 </tile>
 <tile id="621">
  <animation>
   <frame tileid="619" duration="133" />
   <frame tileid="620" duration="133" />
   <frame tileid="620" duration="133" />
   <frame tileid="620" duration="133" />
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
 <tile id="632">
  <animation>
   <frame tileid="628" duration="133" />
   <frame tileid="629" duration="133" />
   <frame tileid="630" duration="133" />
   <frame tileid="631" duration="133" />
  </animation>
 </tile>
 <tile id="636">
  <animation>
   <frame tileid="633" duration="133" />
   <frame tileid="634" duration="133" />
   <frame tileid="635" duration="133" />
   <frame tileid="633" duration="133" />
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
 <tile id="687">
  <animation>
   <frame tileid="683" duration="133" />
   <frame tileid="684" duration="133" />
   <frame tileid="685" duration="133" />
   <frame tileid="686" duration="133" />
  </animation>
 </tile>
 <tile id="713">
  <animation>
   <frame tileid="711" duration="133" />
   <frame tileid="712" duration="133" />
   <frame tileid="712" duration="133" />
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
 <tile id="733">
  <animation>
   <frame tileid="731" duration="133" />
   <frame tileid="732" duration="133" />
   <frame tileid="732" duration="133" />
   <frame tileid="732" duration="133" />
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
 <tile id="784">
  <animation>
   <frame tileid="781" duration="133" />
   <frame tileid="782" duration="133" />
   <frame tileid="783" duration="133" />
   <frame tileid="782" duration="133" />
  </animation>
 </tile>
</tileset>
