<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="demon_skirmish" tilewidth="16" tileheight="16" tilecount="1024" columns="32">
 <image source="demon_skirmish.png" width="512" height="512" />
 <tile id="77">
  <animation>
   <frame tileid="75" duration="133" />
   <frame tileid="75" duration="133" />
   <frame tileid="75" duration="133" />
   <frame tileid="76" duration="133" />
  </animation>
 </tile>
 <tile id="89">
  <animation>
   <frame tileid="87" duration="133" />
   <frame tileid="88" duration="133" />
   <frame tileid="88" duration="133" />
   <frame tileid="88" duration="133" />
  </animation>
 </tile>
 <tile id="94">
  <animation>
   <frame tileid="92" duration="133" />
   <frame tileid="92" duration="133" />
   <frame tileid="92" duration="133" />
   <frame tileid="93" duration="133" />
  </animation>
 </tile>
 <tile id="105">
  <animation>
   <frame tileid="103" duration="133" />
   <frame tileid="104" duration="133" />
   <frame tileid="104" duration="133" />
   <frame tileid="104" duration="133" />
  </animation>
 </tile>
 <tile id="108">
  <animation>
   <frame tileid="106" duration="133" />
   <frame tileid="107" duration="133" />
   <frame tileid="107" duration="133" />
   <frame tileid="107" duration="133" />
  </animation>
 </tile>
 <tile id="114">
  <animation>
   <frame tileid="112" duration="133" />
   <frame tileid="112" duration="133" />
   <frame tileid="112" duration="133" />
   <frame tileid="113" duration="133" />
  </animation>
 </tile>
 <tile id="118">
  <animation>
   <frame tileid="116" duration="133" />
   <frame tileid="116" duration="133" />
   <frame tileid="117" duration="133" />
   <frame tileid="116" duration="133" />
  </animation>
 </tile>
 <tile id="122">
  <animation>
   <frame tileid="120" duration="133" />
   <frame tileid="121" duration="133" />
   <frame tileid="120" duration="133" />
   <frame tileid="120" duration="133" />
  </animation>
 </tile>
 <tile id="126">
  <animation>
   <frame tileid="124" duration="133" />
   <frame tileid="125" duration="133" />
   <frame tileid="125" duration="133" />
   <frame tileid="125" duration="133" />
  </animation>
 </tile>
 <tile id="133">
  <animation>
   <frame tileid="131" duration="133" />
   <frame tileid="131" duration="133" />
   <frame tileid="131" duration="133" />
   <frame tileid="132" duration="133" />
  </animation>
 </tile>
 <tile id="137">
  <animation>
   <frame tileid="135" duration="133" />
   <frame tileid="135" duration="133" />
   <frame tileid="136" duration="133" />
   <frame tileid="135" duration="133" />
  </animation>
 </tile>
 <tile id="140">
  <animation>
   <frame tileid="138" duration="133" />
   <frame tileid="138" duration="133" />
   <frame tileid="139" duration="133" />
   <frame tileid="138" duration="133" />
  </animation>
 </tile>
 <tile id="147">
  <animation>
   <frame tileid="145" duration="133" />
   <frame tileid="146" duration="133" />
   <frame tileid="146" duration="133" />
   <frame tileid="146" duration="133" />
  </animation>
 </tile>
 <tile id="153">
  <animation>
   <frame tileid="151" duration="133" />
   <frame tileid="151" duration="133" />
   <frame tileid="151" duration="133" />
   <frame tileid="152" duration="133" />
  </animation>
 </tile>
 <tile id="164">
  <animation>
   <frame tileid="162" duration="133" />
   <frame tileid="163" duration="133" />
   <frame tileid="163" duration="133" />
   <frame tileid="163" duration="133" />
  </animation>
 </tile>
 <tile id="170">
  <animation>
   <frame tileid="168" duration="133" />
   <frame tileid="168" duration="133" />
   <frame tileid="168" duration="133" />
   <frame tileid="169" duration="133" />
  </animation>
 </tile>
 <tile id="173">
  <animation>
   <frame tileid="171" duration="133" />
   <frame tileid="171" duration="133" />
   <frame tileid="171" duration="133" />
   <frame tileid="172" duration="133" />
  </animation>
 </tile>
 <tile id="177">
  <animation>
   <frame tileid="175" duration="133" />
   <frame tileid="175" duration="133" />
   <frame tileid="176" duration="133" />
   <frame tileid="175" duration="133" />
  </animation>
 </tile>
 <tile id="180">
  <animation>
   <frame tileid="178" duration="133" />
   <frame tileid="178" duration="133" />
   <frame tileid="179" duration="133" />
   <frame tileid="178" duration="133" />
  </animation>
 </tile>
 <tile id="184">
  <animation>
   <frame tileid="182" duration="133" />
   <frame tileid="183" duration="133" />
   <frame tileid="182" duration="133" />
   <frame tileid="182" duration="133" />
  </animation>
 </tile>
 <tile id="193">
  <animation>
   <frame tileid="191" duration="133" />
   <frame tileid="192" duration="133" />
   <frame tileid="192" duration="133" />
   <frame tileid="192" duration="133" />
  </animation>
 </tile>
 <tile id="196">
  <animation>
   <frame tileid="194" duration="133" />
   <frame tileid="195" duration="133" />
   <frame tileid="195" duration="133" />
   <frame tileid="195" duration="133" />
  </animation>
 </tile>
 <tile id="203">
  <animation>
   <frame tileid="201" duration="133" />
   <frame tileid="201" duration="133" />
   <frame tileid="201" duration="133" />
   <frame tileid="202" duration="133" />
  </animation>
 </tile>
 <tile id="212">
  <animation>
   <frame tileid="210" duration="133" />
   <frame tileid="211" duration="133" />
   <frame tileid="211" duration="133" />
   <frame tileid="211" duration="133" />
  </animation>
 </tile>
 <tile id="215">
  <animation>
   <frame tileid="213" duration="133" />
   <frame tileid="214" duration="133" />
   <frame tileid="214" duration="133" />
   <frame tileid="214" duration="133" />
  </animation>
 </tile>
 <tile id="219">
  <animation>
   <frame tileid="217" duration="133" />
   <frame tileid="217" duration="133" />
   <frame tileid="217" duration="133" />
   <frame tileid="218" duration="133" />
  </animation>
 </tile>
 <tile id="222">
  <animation>
   <frame tileid="220" duration="133" />
   <frame tileid="220" duration="133" />
   <frame tileid="220" duration="133" />
   <frame tileid="221" duration="133" />
  </animation>
 </tile>
 <tile id="228">
  <animation>
   <frame tileid="226" duration="133" />
   <frame tileid="226" duration="133" />
   <frame tileid="227" duration="133" />
   <frame tileid="226" duration="133" />
  </animation>
 </tile>
 <tile id="231">
  <animation>
   <frame tileid="229" duration="133" />
   <frame tileid="229" duration="133" />
   <frame tileid="230" duration="133" />
   <frame tileid="229" duration="133" />
  </animation>
 </tile>
 <tile id="235">
  <animation>
   <frame tileid="207" duration="133" />
   <frame tileid="234" duration="133" />
   <frame tileid="207" duration="133" />
   <frame tileid="207" duration="133" />
  </animation>
 </tile>
 <tile id="238">
  <animation>
   <frame tileid="236" duration="133" />
   <frame tileid="237" duration="133" />
   <frame tileid="236" duration="133" />
   <frame tileid="236" duration="133" />
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
   <frame tileid="254" duration="133" />
   <frame tileid="254" duration="133" />
   <frame tileid="254" duration="133" />
  </animation>
 </tile>
 <tile id="268">
  <animation>
   <frame tileid="266" duration="133" />
   <frame tileid="266" duration="133" />
   <frame tileid="266" duration="133" />
   <frame tileid="267" duration="133" />
  </animation>
 </tile>
 <tile id="275">
  <animation>
   <frame tileid="273" duration="133" />
   <frame tileid="273" duration="133" />
   <frame tileid="274" duration="133" />
   <frame tileid="273" duration="133" />
  </animation>
 </tile>
 <tile id="284">
  <animation>
   <frame tileid="282" duration="133" />
   <frame tileid="282" duration="133" />
   <frame tileid="283" duration="133" />
   <frame tileid="282" duration="133" />
  </animation>
 </tile>
 <tile id="289">
  <animation>
   <frame tileid="285" duration="133" />
   <frame tileid="286" duration="133" />
   <frame tileid="287" duration="133" />
   <frame tileid="288" duration="133" />
  </animation>
 </tile>
 <tile id="298">
  <animation>
   <frame tileid="294" duration="133" />
   <frame tileid="295" duration="133" />
   <frame tileid="296" duration="133" />
   <frame tileid="297" duration="133" />
  </animation>
 </tile>
 <tile id="317">
  <animation>
   <frame tileid="315" duration="133" />
   <frame tileid="316" duration="133" />
   <frame tileid="316" duration="133" />
   <frame tileid="316" duration="133" />
  </animation>
 </tile>
 <tile id="322">
  <animation>
   <frame tileid="318" duration="133" />
   <frame tileid="319" duration="133" />
   <frame tileid="320" duration="133" />
   <frame tileid="321" duration="133" />
  </animation>
 </tile>
 <tile id="331">
  <animation>
   <frame tileid="327" duration="133" />
   <frame tileid="328" duration="133" />
   <frame tileid="329" duration="133" />
   <frame tileid="330" duration="133" />
  </animation>
 </tile>
</tileset>
