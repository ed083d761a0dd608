<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="street_dawn" tilewidth="16" tileheight="16" tilecount="1056" columns="32">
 <image source="street_dawn.png" width="512" height="528" />
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
 <tile id="516">
  <animation>
   <frame tileid="514" duration="133" />
   <frame tileid="514" duration="133" />
   <frame tileid="515" duration="133" />
   <frame tileid="515" duration="133" />
  </animation>
 </tile>
 <tile id="521">
  <animation>
   <frame tileid="517" duration="133" />
   <frame tileid="518" duration="133" />
   <frame tileid="519" duration="133" />
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
 <tile id="556">
  <animation>
   <frame tileid="554" duration="133" />
   <frame tileid="555" duration="133" />
   <frame tileid="555" duration="133" />
   <frame tileid="555" duration="133" />
  </animation>
 </tile>
 <tile id="562">
  <animation>
   <frame tileid="559" duration="133" />
   <frame tileid="560" duration="133" />
   <frame tileid="561" duration="133" />
   <frame tileid="561" duration="133" />
  </animation>
 </tile>
 <tile id="567">
  <animation>
   <frame tileid="563" duration="133" />
   <frame tileid="564" duration="133" />
   <frame tileid="565" duration="133" />
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
 <tile id="616">
  <animation>
   <frame tileid="614" duration="133" />
   <frame tileid="615" duration="133" />
   <frame tileid="615" duration="133" />
   <frame tileid="615" duration="133" />
  </animation>
 </tile>
 <tile id="622">
  <animation>
   <frame tileid="618" duration="133" />
   <frame tileid="619" duration="133" />
   <frame tileid="620" duration="133" />
   <frame tileid="621" duration="133" />
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
 <tile id="631">
  <animation>
   <frame tileid="628" duration="133" />
   <frame tileid="629" duration="133" />
   <frame tileid="630" duration="133" />
   <frame tileid="628" duration="133" />
  </animation>
 </tile>
 <tile id="646">
  <animation>
   <frame tileid="642" duration="133" />
   <frame tileid="643" duration="133" />
   <frame tileid="644" duration="133" />
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
 <tile id="682">
  <animation>
   <frame tileid="678" duration="133" />
   <frame tileid="679" duration="133" />
   <frame tileid="680" duration="133" />
   <frame tileid="681" duration="133" />
  </animation>
 </tile>
 <tile id="707">
  <animation>
   <frame tileid="705" duration="133" />
   <frame tileid="706" duration="133" />
   <frame tileid="706" duration="133" />
   <frame tileid="706" duration="133" />
  </animation>
 </tile>
 <tile id="712">
  <animation>
   <frame tileid="708" duration="133" />
   <frame tileid="709" duration="133" />
   <frame tileid="710" duration="133" />
   <frame tileid="711" duration="133" />
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
 <tile id="727">
  <animation>
   <frame tileid="725" duration="133" />
   <frame tileid="726" duration="133" />
   <frame tileid="726" duration="133" />
   <frame tileid="726" duration="133" />
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
 <tile id="779">
  <animation>
   <frame tileid="776" duration="133" />
   <frame tileid="777" duration="133" />
   <frame tileid="778" duration="133" />
   <frame tileid="777" duration="133" />
  </animation>
 </tile>
</tileset>
