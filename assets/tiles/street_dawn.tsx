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
 <tile id="101">
  <animation>
   <frame tileid="99" duration="133" />
   <frame tileid="99" duration="133" />
   <frame tileid="100" duration="133" />
   <frame tileid="100" duration="133" />
  </animation>
 </tile>
 <tile id="121">
  <animation>
   <frame tileid="119" duration="133" />
   <frame tileid="119" duration="133" />
   <frame tileid="120" duration="133" />
   <frame tileid="120" duration="133" />
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
 <tile id="149">
  <animation>
   <frame tileid="147" duration="133" />
   <frame tileid="148" duration="133" />
   <frame tileid="147" duration="133" />
   <frame tileid="147" duration="133" />
  </animation>
 </tile>
 <tile id="152">
  <animation>
   <frame tileid="113" duration="133" />
   <frame tileid="112" duration="133" />
   <frame tileid="112" duration="133" />
   <frame tileid="112" duration="133" />
  </animation>
 </tile>
 <tile id="155">
  <animation>
   <frame tileid="154" duration="133" />
   <frame tileid="154" duration="133" />
   <frame tileid="91" duration="133" />
   <frame tileid="154" duration="133" />
  </animation>
 </tile>
 <tile id="182">
  <animation>
   <frame tileid="180" duration="133" />
   <frame tileid="180" duration="133" />
   <frame tileid="180" duration="133" />
   <frame tileid="181" duration="133" />
  </animation>
 </tile>
 <tile id="185">
  <animation>
   <frame tileid="183" duration="133" />
   <frame tileid="183" duration="133" />
   <frame tileid="183" duration="133" />
   <frame tileid="184" duration="133" />
  </animation>
 </tile>
 <tile id="258">
  <animation>
   <frame tileid="255" duration="133" />
   <frame tileid="256" duration="133" />
   <frame tileid="257" duration="133" />
   <frame tileid="256" duration="133" />
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
 <tile id="281">
  <animation>
   <frame tileid="279" duration="133" />
   <frame tileid="279" duration="133" />
   <frame tileid="279" duration="133" />
   <frame tileid="280" duration="133" />
  </animation>
 </tile>
 <tile id="291">
  <animation>
   <frame tileid="289" duration="133" />
   <frame tileid="290" duration="133" />
   <frame tileid="289" duration="133" />
   <frame tileid="290" duration="133" />
  </animation>
 </tile>
 <tile id="320">
  <animation>
   <frame tileid="317" duration="133" />
   <frame tileid="317" duration="133" />
   <frame tileid="318" duration="133" />
   <frame tileid="319" duration="133" />
  </animation>
 </tile>
 <tile id="360">
  <animation>
   <frame tileid="358" duration="133" />
   <frame tileid="358" duration="133" />
   <frame tileid="359" duration="133" />
   <frame tileid="359" duration="133" />
  </animation>
 </tile>
 <tile id="407">
  <animation>
   <frame tileid="403" duration="133" />
   <frame tileid="404" duration="133" />
   <frame tileid="405" duration="133" />
   <frame tileid="406" duration="133" />
  </animation>
 </tile>
 <tile id="412">
  <animation>
   <frame tileid="408" duration="133" />
   <frame tileid="409" duration="133" />
   <frame tileid="410" duration="133" />
   <frame tileid="411" duration="133" />
  </animation>
 </tile>
 <tile id="455">
  <animation>
   <frame tileid="451" duration="133" />
   <frame tileid="452" duration="133" />
   <frame tileid="453" duration="133" />
   <frame tileid="454" duration="133" />
  </animation>
 </tile>
 <tile id="515">
  <animation>
   <frame tileid="513" duration="133" />
   <frame tileid="513" duration="133" />
   <frame tileid="514" duration="133" />
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
 <tile id="555">
  <animation>
   <frame tileid="553" duration="133" />
   <frame tileid="554" duration="133" />
   <frame tileid="554" duration="133" />
   <frame tileid="554" duration="133" />
  </animation>
 </tile>
 <tile id="561">
  <animation>
   <frame tileid="558" duration="133" />
   <frame tileid="559" duration="133" />
   <frame tileid="560" duration="133" />
   <frame tileid="560" duration="133" />
  </animation>
 </tile>
 <tile id="566">
  <animation>
   <frame tileid="562" duration="133" />
   <frame tileid="563" duration="133" />
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
 <tile id="607">
  <animation>
   <frame tileid="603" duration="133" />
   <frame tileid="604" duration="133" />
   <frame tileid="605" duration="133" />
   <frame tileid="606" duration="133" />
  </animation>
 </tile>
 <tile id="612">
  <animation>
   <frame tileid="608" duration="133" />
   <frame tileid="609" duration="133" />
   <frame tileid="610" duration="133" />
   <frame tileid="611" duration="133" />
  </animation>
 </tile>
 <tile id="615">
  <animation>
   <frame tileid="613" duration="133" />
   <frame tileid="614" duration="133" />
   <frame tileid="614" duration="133" />
   <frame tileid="614" duration="133" />
  </animation>
 </tile>
 <tile id="621">
  <animation>
   <frame tileid="617" duration="133" />
   <frame tileid="618" duration="133" />
   <frame tileid="619" duration="133" />
   <frame tileid="620" duration="133" />
  </animation>
 </tile>
 <tile id="626">
  <animation>
   <frame tileid="622" duration="133" />
   <frame tileid="623" duration="133" />
   <frame tileid="624" duration="133" />
   <frame tileid="625" duration="133" />
  </animation>
 </tile>
 <tile id="630">
  <animation>
   <frame tileid="627" duration="133" />
   <frame tileid="628" duration="133" />
   <frame tileid="629" duration="133" />
   <frame tileid="627" duration="133" />
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
 <tile id="650">
  <animation>
   <frame tileid="646" duration="133" />
   <frame tileid="647" duration="133" />
   <frame tileid="648" duration="133" />
   <frame tileid="649" duration="133" />
  </animation>
 </tile>
 <tile id="681">
  <animation>
   <frame tileid="677" duration="133" />
   <frame tileid="678" duration="133" />
   <frame tileid="679" duration="133" />
   <frame tileid="680" duration="133" />
  </animation>
 </tile>
 <tile id="706">
  <animation>
   <frame tileid="704" duration="133" />
   <frame tileid="705" duration="133" />
   <frame tileid="705" duration="133" />
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
 <tile id="716">
  <animation>
   <frame tileid="712" duration="133" />
   <frame tileid="713" duration="133" />
   <frame tileid="714" duration="133" />
   <frame tileid="715" duration="133" />
  </animation>
 </tile>
 <tile id="726">
  <animation>
   <frame tileid="724" duration="133" />
   <frame tileid="725" duration="133" />
   <frame tileid="725" duration="133" />
   <frame tileid="725" duration="133" />
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
 <tile id="778">
  <animation>
   <frame tileid="775" duration="133" />
   <frame tileid="776" duration="133" />
   <frame tileid="777" duration="133" />
   <frame tileid="776" duration="133" />
  </animation>
 </tile>
</tileset>
