<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="dojo" tilewidth="16" tileheight="16" tilecount="1024" columns="32">
 <image source="dojo.png" width="512" height="512" />
 <tile id="84">
  <animation>
   <frame tileid="81" duration="133" />
   <frame tileid="82" duration="133" />
   <frame tileid="82" duration="133" />
   <frame tileid="83" duration="133" />
  </animation>
 </tile>
 <tile id="90">
  <animation>
   <frame tileid="87" duration="133" />
   <frame tileid="88" duration="133" />
   <frame tileid="87" duration="133" />
   <frame tileid="89" duration="133" />
  </animation>
 </tile>
 <tile id="94">
  <animation>
   <frame tileid="91" duration="133" />
   <frame tileid="92" duration="133" />
   <frame tileid="91" duration="133" />
   <frame tileid="93" duration="133" />
  </animation>
 </tile>
 <tile id="122">
  <animation>
   <frame tileid="119" duration="133" />
   <frame tileid="120" duration="133" />
   <frame tileid="121" duration="133" />
   <frame tileid="121" duration="133" />
  </animation>
 </tile>
 <tile id="128">
  <animation>
   <frame tileid="125" duration="133" />
   <frame tileid="125" duration="133" />
   <frame tileid="126" duration="133" />
   <frame tileid="127" duration="133" />
  </animation>
 </tile>
 <tile id="132">
  <animation>
   <frame tileid="129" duration="133" />
   <frame tileid="130" duration="133" />
   <frame tileid="129" duration="133" />
   <frame tileid="131" duration="133" />
  </animation>
 </tile>
 <tile id="137">
  <animation>
   <frame tileid="133" duration="133" />
   <frame tileid="134" duration="133" />
   <frame tileid="135" duration="133" />
   <frame tileid="136" duration="133" />
  </animation>
 </tile>
 <tile id="173">
  <animation>
   <frame tileid="169" duration="133" />
   <frame tileid="170" duration="133" />
   <frame tileid="171" duration="133" />
   <frame tileid="172" duration="133" />
  </animation>
 </tile>
 <tile id="178">
  <animation>
   <frame tileid="174" duration="133" />
   <frame tileid="175" duration="133" />
   <frame tileid="176" duration="133" />
   <frame tileid="177" duration="133" />
  </animation>
 </tile>
 <tile id="182">
  <animation>
   <frame tileid="179" duration="133" />
   <frame tileid="180" duration="133" />
   <frame tileid="179" duration="133" />
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
 <tile id="192">
  <animation>
   <frame tileid="188" duration="133" />
   <frame tileid="189" duration="133" />
   <frame tileid="190" duration="133" />
   <frame tileid="191" duration="133" />
  </animation>
 </tile>
 <tile id="218">
  <animation>
   <frame tileid="215" duration="133" />
   <frame tileid="216" duration="133" />
   <frame tileid="215" duration="133" />
   <frame tileid="217" duration="133" />
  </animation>
 </tile>
 <tile id="223">
  <animation>
   <frame tileid="219" duration="133" />
   <frame tileid="220" duration="133" />
   <frame tileid="221" duration="133" />
   <frame tileid="222" duration="133" />
  </animation>
 </tile>
 <tile id="228">
  <animation>
   <frame tileid="224" duration="133" />
   <frame tileid="225" duration="133" />
   <frame tileid="226" duration="133" />
   <frame tileid="227" duration="133" />
  </animation>
 </tile>
 <tile id="233">
  <animation>
   <frame tileid="229" duration="133" />
   <frame tileid="230" duration="133" />
   <frame tileid="231" duration="133" />
   <frame tileid="232" duration="133" />
  </animation>
 </tile>
 <tile id="238">
  <animation>
   <frame tileid="234" duration="133" />
   <frame tileid="235" duration="133" />
   <frame tileid="236" duration="133" />
   <frame tileid="237" duration="133" />
  </animation>
 </tile>
 <tile id="258">
  <animation>
   <frame tileid="256" duration="133" />
   <frame tileid="256" duration="133" />
   <frame tileid="256" duration="133" />
   <frame tileid="257" duration="133" />
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
 <tile id="284">
  <animation>
   <frame tileid="280" duration="133" />
   <frame tileid="281" duration="133" />
   <frame tileid="282" duration="133" />
   <frame tileid="283" duration="133" />
  </animation>
 </tile>
 <tile id="295">
  <animation>
   <frame tileid="292" duration="133" />
   <frame tileid="293" duration="133" />
   <frame tileid="292" duration="133" />
   <frame tileid="294" duration="133" />
  </animation>
 </tile>
 <tile id="299">
  <animation>
   <frame tileid="296" duration="133" />
   <frame tileid="297" duration="133" />
   <frame tileid="296" duration="133" />
   <frame tileid="298" duration="133" />
  </animation>
 </tile>
 <tile id="306">
  <animation>
   <frame tileid="303" duration="133" />
   <frame tileid="304" duration="133" />
   <frame tileid="305" duration="133" />
   <frame tileid="304" duration="133" />
  </animation>
 </tile>
 <tile id="310">
  <animation>
   <frame tileid="307" duration="133" />
   <frame tileid="308" duration="133" />
   <frame tileid="309" duration="133" />
   <frame tileid="308" duration="133" />
  </animation>
 </tile>
 <tile id="319">
  <animation>
   <frame tileid="317" duration="133" />
   <frame tileid="318" duration="133" />
   <frame tileid="318" duration="133" />
   <frame tileid="318" duration="133" />
  </animation>
 </tile>
 <tile id="324">
  <animation>
   <frame tileid="320" duration="133" />
   <frame tileid="321" duration="133" />
   <frame tileid="322" duration="133" />
   <frame tileid="323" duration="133" />
  </animation>
 </tile>
 <tile id="339">
  <animation>
   <frame tileid="337" duration="133" />
   <frame tileid="338" duration="133" />
   <frame tileid="337" duration="133" />
   <frame tileid="337" duration="133" />
  </animation>
 </tile>
 <tile id="350">
  <animation>
   <frame tileid="347" duration="133" />
   <frame tileid="348" duration="133" />
   <frame tileid="347" duration="133" />
   <frame tileid="349" duration="133" />
  </animation>
 </tile>
 <tile id="354">
  <animation>
   <frame tileid="351" duration="133" />
   <frame tileid="352" duration="133" />
   <frame tileid="351" duration="133" />
   <frame tileid="353" duration="133" />
  </animation>
 </tile>
 <tile id="357">
  <animation>
   <frame tileid="355" duration="133" />
   <frame tileid="356" duration="133" />
   <frame tileid="356" duration="133" />
   <frame tileid="356" duration="133" />
  </animation>
 </tile>
 <tile id="361">
  <animation>
   <frame tileid="358" duration="133" />
   <frame tileid="359" duration="133" />
   <frame tileid="360" duration="133" />
   <frame tileid="359" duration="133" />
  </animation>
 </tile>
 <tile id="371">
  <animation>
   <frame tileid="369" duration="133" />
   <frame tileid="370" duration="133" />
   <frame tileid="370" duration="133" />
   <frame tileid="370" duration="133" />
  </animation>
 </tile>
</tileset>
