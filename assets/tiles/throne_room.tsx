<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="throne_room" tilewidth="16" tileheight="16" tilecount="1344" columns="32">
 <image source="throne_room.png" width="512" height="672" />
 <tile id="4">
  <animation>
   <frame tileid="3" duration="133" />
   <frame tileid="3" duration="133" />
   <frame tileid="1" duration="133" />
   <frame tileid="3" duration="133" />
  </animation>
 </tile>
 <tile id="6">
  <animation>
   <frame tileid="5" duration="133" />
   <frame tileid="1" duration="133" />
   <frame tileid="5" duration="133" />
   <frame tileid="5" duration="133" />
  </animation>
 </tile>
 <tile id="16">
  <animation>
   <frame tileid="15" duration="133" />
   <frame tileid="15" duration="133" />
   <frame tileid="15" duration="133" />
   <frame tileid="1" duration="133" />
  </animation>
 </tile>
 <tile id="26">
  <animation>
   <frame tileid="24" duration="133" />
   <frame tileid="25" duration="133" />
   <frame tileid="25" duration="133" />
   <frame tileid="25" duration="133" />
  </animation>
 </tile>
 <tile id="29">
  <animation>
   <frame tileid="27" duration="133" />
   <frame tileid="28" duration="133" />
   <frame tileid="28" duration="133" />
   <frame tileid="28" duration="133" />
  </animation>
 </tile>
 <tile id="35">
  <animation>
   <frame tileid="34" duration="133" />
   <frame tileid="34" duration="133" />
   <frame tileid="19" duration="133" />
   <frame tileid="34" duration="133" />
  </animation>
 </tile>
 <tile id="44">
  <animation>
   <frame tileid="43" duration="133" />
   <frame tileid="43" duration="133" />
   <frame tileid="43" duration="133" />
   <frame tileid="19" duration="133" />
  </animation>
 </tile>
 <tile id="52">
  <animation>
   <frame tileid="51" duration="133" />
   <frame tileid="50" duration="133" />
   <frame tileid="51" duration="133" />
   <frame tileid="51" duration="133" />
  </animation>
 </tile>
 <tile id="55">
  <animation>
   <frame tileid="50" duration="133" />
   <frame tileid="54" duration="133" />
   <frame tileid="54" duration="133" />
   <frame tileid="54" duration="133" />
  </animation>
 </tile>
 <tile id="61">
  <animation>
   <frame tileid="60" duration="133" />
   <frame tileid="60" duration="133" />
   <frame tileid="60" duration="133" />
   <frame tileid="50" duration="133" />
  </animation>
 </tile>
 <tile id="64">
  <animation>
   <frame tileid="63" duration="133" />
   <frame tileid="63" duration="133" />
   <frame tileid="50" duration="133" />
   <frame tileid="63" duration="133" />
  </animation>
 </tile>
 <tile id="77">
  <animation>
   <frame tileid="75" duration="133" />
   <frame tileid="75" duration="133" />
   <frame tileid="75" duration="133" />
   <frame tileid="76" duration="133" />
  </animation>
 </tile>
 <tile id="83">
  <animation>
   <frame tileid="81" duration="133" />
   <frame tileid="81" duration="133" />
   <frame tileid="82" duration="133" />
   <frame tileid="81" duration="133" />
  </animation>
 </tile>
 <tile id="85">
  <animation>
   <frame tileid="84" duration="133" />
   <frame tileid="74" duration="133" />
   <frame tileid="84" duration="133" />
   <frame tileid="84" duration="133" />
  </animation>
 </tile>
 <tile id="87">
  <animation>
   <frame tileid="86" duration="133" />
   <frame tileid="86" duration="133" />
   <frame tileid="74" duration="133" />
   <frame tileid="86" duration="133" />
  </animation>
 </tile>
 <tile id="90">
  <animation>
   <frame tileid="88" duration="133" />
   <frame tileid="89" duration="133" />
   <frame tileid="89" duration="133" />
   <frame tileid="89" duration="133" />
  </animation>
 </tile>
 <tile id="95">
  <animation>
   <frame tileid="93" duration="133" />
   <frame tileid="94" duration="133" />
   <frame tileid="93" duration="133" />
   <frame tileid="93" duration="133" />
  </animation>
 </tile>
 <tile id="101">
  <animation>
   <frame tileid="100" duration="133" />
   <frame tileid="74" duration="133" />
   <frame tileid="100" duration="133" />
   <frame tileid="100" duration="133" />
  </animation>
 </tile>
 <tile id="103">
  <animation>
   <frame tileid="74" duration="133" />
   <frame tileid="102" duration="133" />
   <frame tileid="102" duration="133" />
   <frame tileid="102" duration="133" />
  </animation>
 </tile>
 <tile id="110">
  <animation>
   <frame tileid="108" duration="133" />
   <frame tileid="109" duration="133" />
   <frame tileid="108" duration="133" />
   <frame tileid="108" duration="133" />
  </animation>
 </tile>
 <tile id="117">
  <animation>
   <frame tileid="116" duration="133" />
   <frame tileid="116" duration="133" />
   <frame tileid="116" duration="133" />
   <frame tileid="115" duration="133" />
  </animation>
 </tile>
 <tile id="126">
  <animation>
   <frame tileid="125" duration="133" />
   <frame tileid="115" duration="133" />
   <frame tileid="125" duration="133" />
   <frame tileid="125" duration="133" />
  </animation>
 </tile>
 <tile id="128">
  <animation>
   <frame tileid="115" duration="133" />
   <frame tileid="127" duration="133" />
   <frame tileid="127" duration="133" />
   <frame tileid="127" duration="133" />
  </animation>
 </tile>
 <tile id="135">
  <animation>
   <frame tileid="133" duration="133" />
   <frame tileid="133" duration="133" />
   <frame tileid="134" duration="133" />
   <frame tileid="133" duration="133" />
  </animation>
 </tile>
 <tile id="142">
  <animation>
   <frame tileid="141" duration="133" />
   <frame tileid="141" duration="133" />
   <frame tileid="115" duration="133" />
   <frame tileid="141" duration="133" />
  </animation>
 </tile>
 <tile id="145">
  <animation>
   <frame tileid="115" duration="133" />
   <frame tileid="144" duration="133" />
   <frame tileid="144" duration="133" />
   <frame tileid="144" duration="133" />
  </animation>
 </tile>
 <tile id="152">
  <animation>
   <frame tileid="151" duration="133" />
   <frame tileid="151" duration="133" />
   <frame tileid="151" duration="133" />
   <frame tileid="149" duration="133" />
  </animation>
 </tile>
 <tile id="155">
  <animation>
   <frame tileid="154" duration="133" />
   <frame tileid="154" duration="133" />
   <frame tileid="154" duration="133" />
   <frame tileid="149" duration="133" />
  </animation>
 </tile>
 <tile id="159">
  <animation>
   <frame tileid="158" duration="133" />
   <frame tileid="149" duration="133" />
   <frame tileid="158" duration="133" />
   <frame tileid="158" duration="133" />
  </animation>
 </tile>
 <tile id="349">
  <animation>
   <frame tileid="345" duration="133" />
   <frame tileid="346" duration="133" />
   <frame tileid="347" duration="133" />
   <frame tileid="348" duration="133" />
  </animation>
 </tile>
 <tile id="354">
  <animation>
   <frame tileid="350" duration="133" />
   <frame tileid="351" duration="133" />
   <frame tileid="352" duration="133" />
   <frame tileid="353" duration="133" />
  </animation>
 </tile>
 <tile id="359">
  <animation>
   <frame tileid="355" duration="133" />
   <frame tileid="356" duration="133" />
   <frame tileid="357" duration="133" />
   <frame tileid="358" duration="133" />
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
 <tile id="389">
  <animation>
   <frame tileid="386" duration="133" />
   <frame tileid="387" duration="133" />
   <frame tileid="388" duration="133" />
   <frame tileid="387" duration="133" />
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
 <tile id="399">
  <animation>
   <frame tileid="395" duration="133" />
   <frame tileid="396" duration="133" />
   <frame tileid="397" duration="133" />
   <frame tileid="398" duration="133" />
  </animation>
 </tile>
 <tile id="404">
  <animation>
   <frame tileid="400" duration="133" />
   <frame tileid="401" duration="133" />
   <frame tileid="402" duration="133" />
   <frame tileid="403" duration="133" />
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
 <tile id="497">
  <animation>
   <frame tileid="493" duration="133" />
   <frame tileid="494" duration="133" />
   <frame tileid="495" duration="133" />
   <frame tileid="496" duration="133" />
  </animation>
 </tile>
 <tile id="502">
  <animation>
   <frame tileid="498" duration="133" />
   <frame tileid="499" duration="133" />
   <frame tileid="500" duration="133" />
   <frame tileid="501" duration="133" />
  </animation>
 </tile>
 <tile id="512">
  <animation>
   <frame tileid="508" duration="133" />
   <frame tileid="509" duration="133" />
   <frame tileid="510" duration="133" />
   <frame tileid="511" duration="133" />
  </animation>
 </tile>
 <tile id="517">
  <animation>
   <frame tileid="513" duration="133" />
   <frame tileid="514" duration="133" />
   <frame tileid="515" duration="133" />
   <frame tileid="516" duration="133" />
  </animation>
 </tile>
 <tile id="528">
  <animation>
   <frame tileid="524" duration="133" />
   <frame tileid="525" duration="133" />
   <frame tileid="526" duration="133" />
   <frame tileid="527" duration="133" />
  </animation>
 </tile>
 <tile id="533">
  <animation>
   <frame tileid="529" duration="133" />
   <frame tileid="530" duration="133" />
   <frame tileid="531" duration="133" />
   <frame tileid="532" duration="133" />
  </animation>
 </tile>
 <tile id="543">
  <animation>
   <frame tileid="539" duration="133" />
   <frame tileid="540" duration="133" />
   <frame tileid="541" duration="133" />
   <frame tileid="542" duration="133" />
  </animation>
 </tile>
 <tile id="548">
  <animation>
   <frame tileid="544" duration="133" />
   <frame tileid="545" duration="133" />
   <frame tileid="546" duration="133" />
   <frame tileid="547" duration="133" />
  </animation>
 </tile>
 <tile id="569">
  <animation>
   <frame tileid="565" duration="133" />
   <frame tileid="566" duration="133" />
   <frame tileid="567" duration="133" />
   <frame tileid="568" duration="133" />
  </animation>
 </tile>
 <tile id="574">
  <animation>
   <frame tileid="570" duration="133" />
   <frame tileid="571" duration="133" />
   <frame tileid="572" duration="133" />
   <frame tileid="573" duration="133" />
  </animation>
 </tile>
 <tile id="584">
  <animation>
   <frame tileid="580" duration="133" />
   <frame tileid="581" duration="133" />
   <frame tileid="582" duration="133" />
   <frame tileid="583" duration="133" />
  </animation>
 </tile>
 <tile id="589">
  <animation>
   <frame tileid="585" duration="133" />
   <frame tileid="586" duration="133" />
   <frame tileid="587" duration="133" />
   <frame tileid="588" duration="133" />
  </animation>
 </tile>
 <tile id="599">
  <animation>
   <frame tileid="595" duration="133" />
   <frame tileid="596" duration="133" />
   <frame tileid="597" duration="133" />
   <frame tileid="598" duration="133" />
  </animation>
 </tile>
 <tile id="604">
  <animation>
   <frame tileid="600" duration="133" />
   <frame tileid="601" duration="133" />
   <frame tileid="602" duration="133" />
   <frame tileid="603" duration="133" />
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
 <tile id="619">
  <animation>
   <frame tileid="615" duration="133" />
   <frame tileid="616" duration="133" />
   <frame tileid="617" duration="133" />
   <frame tileid="618" duration="133" />
  </animation>
 </tile>
 <tile id="640">
  <animation>
   <frame tileid="636" duration="133" />
   <frame tileid="637" duration="133" />
   <frame tileid="638" duration="133" />
   <frame tileid="639" duration="133" />
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
 <tile id="655">
  <animation>
   <frame tileid="651" duration="133" />
   <frame tileid="652" duration="133" />
   <frame tileid="653" duration="133" />
   <frame tileid="654" duration="133" />
  </animation>
 </tile>
 <tile id="660">
  <animation>
   <frame tileid="656" duration="133" />
   <frame tileid="657" duration="133" />
   <frame tileid="658" duration="133" />
   <frame tileid="659" duration="133" />
  </animation>
 </tile>
 <tile id="670">
  <animation>
   <frame tileid="666" duration="133" />
   <frame tileid="667" duration="133" />
   <frame tileid="668" duration="133" />
   <frame tileid="669" duration="133" />
  </animation>
 </tile>
 <tile id="675">
  <animation>
   <frame tileid="671" duration="133" />
   <frame tileid="672" duration="133" />
   <frame tileid="673" duration="133" />
   <frame tileid="674" duration="133" />
  </animation>
 </tile>
 <tile id="685">
  <animation>
   <frame tileid="681" duration="133" />
   <frame tileid="682" duration="133" />
   <frame tileid="683" duration="133" />
   <frame tileid="684" duration="133" />
  </animation>
 </tile>
 <tile id="690">
  <animation>
   <frame tileid="686" duration="133" />
   <frame tileid="687" duration="133" />
   <frame tileid="688" duration="133" />
   <frame tileid="689" duration="133" />
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
 <tile id="715">
  <animation>
   <frame tileid="711" duration="133" />
   <frame tileid="712" duration="133" />
   <frame tileid="713" duration="133" />
   <frame tileid="714" duration="133" />
  </animation>
 </tile>
 <tile id="724">
  <animation>
   <frame tileid="720" duration="133" />
   <frame tileid="721" duration="133" />
   <frame tileid="722" duration="133" />
   <frame tileid="723" duration="133" />
  </animation>
 </tile>
 <tile id="729">
  <animation>
   <frame tileid="725" duration="133" />
   <frame tileid="726" duration="133" />
   <frame tileid="727" duration="133" />
   <frame tileid="728" duration="133" />
  </animation>
 </tile>
 <tile id="890">
  <animation>
   <frame tileid="887" duration="133" />
   <frame tileid="888" duration="133" />
   <frame tileid="887" duration="133" />
   <frame tileid="889" duration="133" />
  </animation>
 </tile>
 <tile id="894">
  <animation>
   <frame tileid="891" duration="133" />
   <frame tileid="892" duration="133" />
   <frame tileid="893" duration="133" />
   <frame tileid="892" duration="133" />
  </animation>
 </tile>
 <tile id="898">
  <animation>
   <frame tileid="895" duration="133" />
   <frame tileid="896" duration="133" />
   <frame tileid="895" duration="133" />
   <frame tileid="897" duration="133" />
  </animation>
 </tile>
 <tile id="902">
  <animation>
   <frame tileid="899" duration="133" />
   <frame tileid="900" duration="133" />
   <frame tileid="901" duration="133" />
   <frame tileid="900" duration="133" />
  </animation>
 </tile>
 <tile id="907">
  <animation>
   <frame tileid="903" duration="133" />
   <frame tileid="904" duration="133" />
   <frame tileid="905" duration="133" />
   <frame tileid="906" duration="133" />
  </animation>
 </tile>
 <tile id="912">
  <animation>
   <frame tileid="908" duration="133" />
   <frame tileid="909" duration="133" />
   <frame tileid="910" duration="133" />
   <frame tileid="911" duration="133" />
  </animation>
 </tile>
 <tile id="916">
  <animation>
   <frame tileid="913" duration="133" />
   <frame tileid="914" duration="133" />
   <frame tileid="913" duration="133" />
   <frame tileid="915" duration="133" />
  </animation>
 </tile>
 <tile id="920">
  <animation>
   <frame tileid="917" duration="133" />
   <frame tileid="918" duration="133" />
   <frame tileid="919" duration="133" />
   <frame tileid="918" duration="133" />
  </animation>
 </tile>
</tileset>
