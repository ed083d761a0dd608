<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="tavern" tilewidth="16" tileheight="16" tilecount="1280" columns="32">
 <image source="tavern.png" width="512" height="640" />
 <tile id="6">
  <animation>
   <frame tileid="2" duration="133" />
   <frame tileid="3" duration="133" />
   <frame tileid="4" duration="133" />
   <frame tileid="5" duration="133" />
  </animation>
 </tile>
 <tile id="18">
  <animation>
   <frame tileid="15" duration="133" />
   <frame tileid="16" duration="133" />
   <frame tileid="15" duration="133" />
   <frame tileid="17" duration="133" />
  </animation>
 </tile>
 <tile id="21">
  <animation>
   <frame tileid="19" duration="133" />
   <frame tileid="20" duration="133" />
   <frame tileid="20" duration="133" />
   <frame tileid="20" duration="133" />
  </animation>
 </tile>
 <tile id="30">
  <animation>
   <frame tileid="28" duration="133" />
   <frame tileid="29" duration="133" />
   <frame tileid="28" duration="133" />
   <frame tileid="28" duration="133" />
  </animation>
 </tile>
 <tile id="37">
  <animation>
   <frame tileid="35" duration="133" />
   <frame tileid="36" duration="133" />
   <frame tileid="34" duration="133" />
   <frame tileid="36" duration="133" />
  </animation>
 </tile>
 <tile id="41">
  <animation>
   <frame tileid="39" duration="133" />
   <frame tileid="40" duration="133" />
   <frame tileid="34" duration="133" />
   <frame tileid="40" duration="133" />
  </animation>
 </tile>
 <tile id="44">
  <animation>
   <frame tileid="34" duration="133" />
   <frame tileid="42" duration="133" />
   <frame tileid="43" duration="133" />
   <frame tileid="42" duration="133" />
  </animation>
 </tile>
 <tile id="49">
  <animation>
   <frame tileid="34" duration="133" />
   <frame tileid="34" duration="133" />
   <frame tileid="48" duration="133" />
   <frame tileid="34" duration="133" />
  </animation>
 </tile>
 <tile id="52">
  <animation>
   <frame tileid="34" duration="133" />
   <frame tileid="50" duration="133" />
   <frame tileid="51" duration="133" />
   <frame tileid="50" duration="133" />
  </animation>
 </tile>
 <tile id="56">
  <animation>
   <frame tileid="53" duration="133" />
   <frame tileid="54" duration="133" />
   <frame tileid="55" duration="133" />
   <frame tileid="54" duration="133" />
  </animation>
 </tile>
 <tile id="70">
  <animation>
   <frame tileid="69" duration="133" />
   <frame tileid="61" duration="133" />
   <frame tileid="34" duration="133" />
   <frame tileid="61" duration="133" />
  </animation>
 </tile>
 <tile id="79">
  <animation>
   <frame tileid="77" duration="133" />
   <frame tileid="74" duration="133" />
   <frame tileid="77" duration="133" />
   <frame tileid="78" duration="133" />
  </animation>
 </tile>
 <tile id="83">
  <animation>
   <frame tileid="74" duration="133" />
   <frame tileid="82" duration="133" />
   <frame tileid="74" duration="133" />
   <frame tileid="74" duration="133" />
  </animation>
 </tile>
 <tile id="86">
  <animation>
   <frame tileid="84" duration="133" />
   <frame tileid="85" duration="133" />
   <frame tileid="84" duration="133" />
   <frame tileid="74" duration="133" />
  </animation>
 </tile>
 <tile id="90">
  <animation>
   <frame tileid="74" duration="133" />
   <frame tileid="88" duration="133" />
   <frame tileid="89" duration="133" />
   <frame tileid="88" duration="133" />
  </animation>
 </tile>
 <tile id="93">
  <animation>
   <frame tileid="74" duration="133" />
   <frame tileid="91" duration="133" />
   <frame tileid="92" duration="133" />
   <frame tileid="91" duration="133" />
  </animation>
 </tile>
 <tile id="96">
  <animation>
   <frame tileid="74" duration="133" />
   <frame tileid="94" duration="133" />
   <frame tileid="95" duration="133" />
   <frame tileid="94" duration="133" />
  </animation>
 </tile>
 <tile id="100">
  <animation>
   <frame tileid="74" duration="133" />
   <frame tileid="98" duration="133" />
   <frame tileid="99" duration="133" />
   <frame tileid="98" duration="133" />
  </animation>
 </tile>
 <tile id="106">
  <animation>
   <frame tileid="104" duration="133" />
   <frame tileid="103" duration="133" />
   <frame tileid="104" duration="133" />
   <frame tileid="105" duration="133" />
  </animation>
 </tile>
 <tile id="111">
  <animation>
   <frame tileid="108" duration="133" />
   <frame tileid="109" duration="133" />
   <frame tileid="108" duration="133" />
   <frame tileid="110" duration="133" />
  </animation>
 </tile>
 <tile id="126">
  <animation>
   <frame tileid="124" duration="133" />
   <frame tileid="118" duration="133" />
   <frame tileid="124" duration="133" />
   <frame tileid="125" duration="133" />
  </animation>
 </tile>
 <tile id="129">
  <animation>
   <frame tileid="127" duration="133" />
   <frame tileid="128" duration="133" />
   <frame tileid="127" duration="133" />
   <frame tileid="118" duration="133" />
  </animation>
 </tile>
 <tile id="304">
  <animation>
   <frame tileid="301" duration="133" />
   <frame tileid="302" duration="133" />
   <frame tileid="301" duration="133" />
   <frame tileid="303" duration="133" />
  </animation>
 </tile>
 <tile id="314">
  <animation>
   <frame tileid="311" duration="133" />
   <frame tileid="312" duration="133" />
   <frame tileid="311" duration="133" />
   <frame tileid="313" duration="133" />
  </animation>
 </tile>
 <tile id="336">
  <animation>
   <frame tileid="333" duration="133" />
   <frame tileid="334" duration="133" />
   <frame tileid="335" duration="133" />
   <frame tileid="334" duration="133" />
  </animation>
 </tile>
 <tile id="345">
  <animation>
   <frame tileid="342" duration="133" />
   <frame tileid="343" duration="133" />
   <frame tileid="344" duration="133" />
   <frame tileid="343" duration="133" />
  </animation>
 </tile>
 <tile id="353">
  <animation>
   <frame tileid="350" duration="133" />
   <frame tileid="351" duration="133" />
   <frame tileid="350" duration="133" />
   <frame tileid="352" duration="133" />
  </animation>
 </tile>
 <tile id="363">
  <animation>
   <frame tileid="360" duration="133" />
   <frame tileid="361" duration="133" />
   <frame tileid="360" duration="133" />
   <frame tileid="362" duration="133" />
  </animation>
 </tile>
 <tile id="387">
  <animation>
   <frame tileid="384" duration="133" />
   <frame tileid="385" duration="133" />
   <frame tileid="386" duration="133" />
   <frame tileid="385" duration="133" />
  </animation>
 </tile>
 <tile id="397">
  <animation>
   <frame tileid="394" duration="133" />
   <frame tileid="395" duration="133" />
   <frame tileid="396" duration="133" />
   <frame tileid="395" duration="133" />
  </animation>
 </tile>
 <tile id="405">
  <animation>
   <frame tileid="402" duration="133" />
   <frame tileid="403" duration="133" />
   <frame tileid="402" duration="133" />
   <frame tileid="404" duration="133" />
  </animation>
 </tile>
 <tile id="409">
  <animation>
   <frame tileid="406" duration="133" />
   <frame tileid="407" duration="133" />
   <frame tileid="406" duration="133" />
   <frame tileid="408" duration="133" />
  </animation>
 </tile>
 <tile id="418">
  <animation>
   <frame tileid="415" duration="133" />
   <frame tileid="416" duration="133" />
   <frame tileid="415" duration="133" />
   <frame tileid="417" duration="133" />
  </animation>
 </tile>
 <tile id="422">
  <animation>
   <frame tileid="419" duration="133" />
   <frame tileid="420" duration="133" />
   <frame tileid="419" duration="133" />
   <frame tileid="421" duration="133" />
  </animation>
 </tile>
 <tile id="444">
  <animation>
   <frame tileid="441" duration="133" />
   <frame tileid="442" duration="133" />
   <frame tileid="443" duration="133" />
   <frame tileid="442" duration="133" />
  </animation>
 </tile>
 <tile id="448">
  <animation>
   <frame tileid="445" duration="133" />
   <frame tileid="446" duration="133" />
   <frame tileid="447" duration="133" />
   <frame tileid="446" duration="133" />
  </animation>
 </tile>
 <tile id="457">
  <animation>
   <frame tileid="454" duration="133" />
   <frame tileid="455" duration="133" />
   <frame tileid="456" duration="133" />
   <frame tileid="455" duration="133" />
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
 <tile id="476">
  <animation>
   <frame tileid="473" duration="133" />
   <frame tileid="474" duration="133" />
   <frame tileid="473" duration="133" />
   <frame tileid="475" duration="133" />
  </animation>
 </tile>
 <tile id="480">
  <animation>
   <frame tileid="477" duration="133" />
   <frame tileid="478" duration="133" />
   <frame tileid="477" duration="133" />
   <frame tileid="479" duration="133" />
  </animation>
 </tile>
 <tile id="502">
  <animation>
   <frame tileid="499" duration="133" />
   <frame tileid="500" duration="133" />
   <frame tileid="501" duration="133" />
   <frame tileid="500" duration="133" />
  </animation>
 </tile>
 <tile id="506">
  <animation>
   <frame tileid="503" duration="133" />
   <frame tileid="504" duration="133" />
   <frame tileid="505" duration="133" />
   <frame tileid="504" duration="133" />
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
 <tile id="702">
  <animation>
   <frame tileid="698" duration="133" />
   <frame tileid="699" duration="133" />
   <frame tileid="700" duration="133" />
   <frame tileid="701" duration="133" />
  </animation>
 </tile>
 <tile id="745">
  <animation>
   <frame tileid="741" duration="133" />
   <frame tileid="742" duration="133" />
   <frame tileid="743" duration="133" />
   <frame tileid="744" duration="133" />
  </animation>
 </tile>
 <tile id="750">
  <animation>
   <frame tileid="746" duration="133" />
   <frame tileid="747" duration="133" />
   <frame tileid="748" duration="133" />
   <frame tileid="749" duration="133" />
  </animation>
 </tile>
 <tile id="793">
  <animation>
   <frame tileid="789" duration="133" />
   <frame tileid="790" duration="133" />
   <frame tileid="791" duration="133" />
   <frame tileid="792" duration="133" />
  </animation>
 </tile>
 <tile id="798">
  <animation>
   <frame tileid="794" duration="133" />
   <frame tileid="795" duration="133" />
   <frame tileid="796" duration="133" />
   <frame tileid="797" duration="133" />
  </animation>
 </tile>
 <tile id="926">
  <animation>
   <frame tileid="923" duration="133" />
   <frame tileid="924" duration="133" />
   <frame tileid="923" duration="133" />
   <frame tileid="925" duration="133" />
  </animation>
 </tile>
 <tile id="936">
  <animation>
   <frame tileid="934" duration="133" />
   <frame tileid="935" duration="133" />
   <frame tileid="935" duration="133" />
   <frame tileid="935" duration="133" />
  </animation>
 </tile>
 <tile id="940">
  <animation>
   <frame tileid="937" duration="133" />
   <frame tileid="938" duration="133" />
   <frame tileid="939" duration="133" />
   <frame tileid="938" duration="133" />
  </animation>
 </tile>
 <tile id="971">
  <animation>
   <frame tileid="968" duration="133" />
   <frame tileid="969" duration="133" />
   <frame tileid="970" duration="133" />
   <frame tileid="970" duration="133" />
  </animation>
 </tile>
 <tile id="976">
  <animation>
   <frame tileid="972" duration="133" />
   <frame tileid="973" duration="133" />
   <frame tileid="974" duration="133" />
   <frame tileid="975" duration="133" />
  </animation>
 </tile>
 <tile id="980">
  <animation>
   <frame tileid="977" duration="133" />
   <frame tileid="978" duration="133" />
   <frame tileid="978" duration="133" />
   <frame tileid="979" duration="133" />
  </animation>
 </tile>
 <tile id="984">
  <animation>
   <frame tileid="981" duration="133" />
   <frame tileid="982" duration="133" />
   <frame tileid="983" duration="133" />
   <frame tileid="983" duration="133" />
  </animation>
 </tile>
</tileset>
