<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="dojo" tilewidth="16" tileheight="16" tilecount="1056" columns="32">
 <image source="dojo.png" width="512" height="528" />
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
 <tile id="196">
  <animation>
   <frame tileid="193" duration="133" />
   <frame tileid="194" duration="133" />
   <frame tileid="193" duration="133" />
   <frame tileid="195" duration="133" />
  </animation>
 </tile>
 <tile id="220">
  <animation>
   <frame tileid="217" duration="133" />
   <frame tileid="218" duration="133" />
   <frame tileid="217" duration="133" />
   <frame tileid="219" duration="133" />
  </animation>
 </tile>
 <tile id="224">
  <animation>
   <frame tileid="221" duration="133" />
   <frame tileid="222" duration="133" />
   <frame tileid="221" duration="133" />
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
 <tile id="234">
  <animation>
   <frame tileid="230" duration="133" />
   <frame tileid="231" duration="133" />
   <frame tileid="232" duration="133" />
   <frame tileid="233" duration="133" />
  </animation>
 </tile>
 <tile id="239">
  <animation>
   <frame tileid="235" duration="133" />
   <frame tileid="236" duration="133" />
   <frame tileid="237" duration="133" />
   <frame tileid="238" duration="133" />
  </animation>
 </tile>
 <tile id="244">
  <animation>
   <frame tileid="240" duration="133" />
   <frame tileid="241" duration="133" />
   <frame tileid="242" duration="133" />
   <frame tileid="243" duration="133" />
  </animation>
 </tile>
 <tile id="264">
  <animation>
   <frame tileid="262" duration="133" />
   <frame tileid="262" duration="133" />
   <frame tileid="262" duration="133" />
   <frame tileid="263" duration="133" />
  </animation>
 </tile>
 <tile id="272">
  <animation>
   <frame tileid="270" duration="133" />
   <frame tileid="270" duration="133" />
   <frame tileid="271" duration="133" />
   <frame tileid="270" duration="133" />
  </animation>
 </tile>
 <tile id="290">
  <animation>
   <frame tileid="286" duration="133" />
   <frame tileid="287" duration="133" />
   <frame tileid="288" duration="133" />
   <frame tileid="289" duration="133" />
  </animation>
 </tile>
 <tile id="301">
  <animation>
   <frame tileid="298" duration="133" />
   <frame tileid="299" duration="133" />
   <frame tileid="298" duration="133" />
   <frame tileid="300" duration="133" />
  </animation>
 </tile>
 <tile id="305">
  <animation>
   <frame tileid="302" duration="133" />
   <frame tileid="303" duration="133" />
   <frame tileid="302" duration="133" />
   <frame tileid="304" duration="133" />
  </animation>
 </tile>
 <tile id="312">
  <animation>
   <frame tileid="309" duration="133" />
   <frame tileid="310" duration="133" />
   <frame tileid="311" duration="133" />
   <frame tileid="310" duration="133" />
  </animation>
 </tile>
 <tile id="316">
  <animation>
   <frame tileid="313" duration="133" />
   <frame tileid="314" duration="133" />
   <frame tileid="315" duration="133" />
   <frame tileid="314" duration="133" />
  </animation>
 </tile>
 <tile id="325">
  <animation>
   <frame tileid="323" duration="133" />
   <frame tileid="324" duration="133" />
   <frame tileid="324" duration="133" />
   <frame tileid="324" duration="133" />
  </animation>
 </tile>
 <tile id="330">
  <animation>
   <frame tileid="326" duration="133" />
   <frame tileid="327" duration="133" />
   <frame tileid="328" duration="133" />
   <frame tileid="329" duration="133" />
  </animation>
 </tile>
 <tile id="345">
  <animation>
   <frame tileid="343" duration="133" />
   <frame tileid="344" duration="133" />
   <frame tileid="343" duration="133" />
   <frame tileid="343" duration="133" />
  </animation>
 </tile>
 <tile id="356">
  <animation>
   <frame tileid="353" duration="133" />
   <frame tileid="354" duration="133" />
   <frame tileid="353" duration="133" />
   <frame tileid="355" duration="133" />
  </animation>
 </tile>
 <tile id="360">
  <animation>
   <frame tileid="357" duration="133" />
   <frame tileid="358" duration="133" />
   <frame tileid="357" duration="133" />
   <frame tileid="359" duration="133" />
  </animation>
 </tile>
 <tile id="363">
  <animation>
   <frame tileid="361" duration="133" />
   <frame tileid="362" duration="133" />
   <frame tileid="362" duration="133" />
   <frame tileid="362" duration="133" />
  </animation>
 </tile>
 <tile id="367">
  <animation>
   <frame tileid="364" duration="133" />
   <frame tileid="365" duration="133" />
   <frame tileid="366" duration="133" />
   <frame tileid="365" duration="133" />
  </animation>
 </tile>
 <tile id="377">
  <animation>
   <frame tileid="375" duration="133" />
   <frame tileid="376" duration="133" />
   <frame tileid="376" duration="133" />
   <frame tileid="376" duration="133" />
  </animation>
 </tile>
</tileset>
