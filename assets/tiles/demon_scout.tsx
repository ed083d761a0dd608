<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="demon_scout" tilewidth="16" tileheight="16" tilecount="1344" columns="32">
 <image source="demon_scout.png" width="512" height="672" />
 <tile id="2">
  <animation>
   <frame tileid="0" duration="133" />
   <frame tileid="1" duration="133" />
   <frame tileid="1" duration="133" />
   <frame tileid="1" duration="133" />
  </animation>
 </tile>
 <tile id="5">
  <animation>
   <frame tileid="4" duration="133" />
   <frame tileid="4" duration="133" />
   <frame tileid="3" duration="133" />
   <frame tileid="4" duration="133" />
  </animation>
 </tile>
 <tile id="7">
  <animation>
   <frame tileid="3" duration="133" />
   <frame tileid="6" duration="133" />
   <frame tileid="6" duration="133" />
   <frame tileid="6" duration="133" />
  </animation>
 </tile>
 <tile id="20">
  <animation>
   <frame tileid="19" duration="133" />
   <frame tileid="19" duration="133" />
   <frame tileid="18" duration="133" />
   <frame tileid="19" duration="133" />
  </animation>
 </tile>
 <tile id="31">
  <animation>
   <frame tileid="30" duration="133" />
   <frame tileid="28" duration="133" />
   <frame tileid="30" duration="133" />
   <frame tileid="30" duration="133" />
  </animation>
 </tile>
 <tile id="33">
  <animation>
   <frame tileid="32" duration="133" />
   <frame tileid="28" duration="133" />
   <frame tileid="32" duration="133" />
   <frame tileid="32" duration="133" />
  </animation>
 </tile>
 <tile id="37">
  <animation>
   <frame tileid="36" duration="133" />
   <frame tileid="36" duration="133" />
   <frame tileid="36" duration="133" />
   <frame tileid="28" duration="133" />
  </animation>
 </tile>
 <tile id="49">
  <animation>
   <frame tileid="45" duration="133" />
   <frame tileid="46" duration="133" />
   <frame tileid="47" duration="133" />
   <frame tileid="48" duration="133" />
  </animation>
 </tile>
 <tile id="55">
  <animation>
   <frame tileid="51" duration="133" />
   <frame tileid="52" duration="133" />
   <frame tileid="53" duration="133" />
   <frame tileid="54" duration="133" />
  </animation>
 </tile>
 <tile id="59">
  <animation>
   <frame tileid="56" duration="133" />
   <frame tileid="56" duration="133" />
   <frame tileid="57" duration="133" />
   <frame tileid="58" duration="133" />
  </animation>
 </tile>
 <tile id="64">
  <animation>
   <frame tileid="60" duration="133" />
   <frame tileid="61" duration="133" />
   <frame tileid="62" duration="133" />
   <frame tileid="63" duration="133" />
  </animation>
 </tile>
 <tile id="68">
  <animation>
   <frame tileid="65" duration="133" />
   <frame tileid="65" duration="133" />
   <frame tileid="66" duration="133" />
   <frame tileid="67" duration="133" />
  </animation>
 </tile>
 <tile id="71">
  <animation>
   <frame tileid="69" duration="133" />
   <frame tileid="70" duration="133" />
   <frame tileid="70" duration="133" />
   <frame tileid="70" duration="133" />
  </animation>
 </tile>
 <tile id="315">
  <animation>
   <frame tileid="313" duration="133" />
   <frame tileid="314" duration="133" />
   <frame tileid="314" duration="133" />
   <frame tileid="314" duration="133" />
  </animation>
 </tile>
 <tile id="326">
  <animation>
   <frame tileid="324" duration="133" />
   <frame tileid="324" duration="133" />
   <frame tileid="324" duration="133" />
   <frame tileid="325" duration="133" />
  </animation>
 </tile>
 <tile id="335">
  <animation>
   <frame tileid="333" duration="133" />
   <frame tileid="334" duration="133" />
   <frame tileid="334" duration="133" />
   <frame tileid="334" duration="133" />
  </animation>
 </tile>
 <tile id="341">
  <animation>
   <frame tileid="339" duration="133" />
   <frame tileid="339" duration="133" />
   <frame tileid="340" duration="133" />
   <frame tileid="339" duration="133" />
  </animation>
 </tile>
 <tile id="349">
  <animation>
   <frame tileid="347" duration="133" />
   <frame tileid="348" duration="133" />
   <frame tileid="347" duration="133" />
   <frame tileid="347" duration="133" />
  </animation>
 </tile>
 <tile id="355">
  <animation>
   <frame tileid="353" duration="133" />
   <frame tileid="353" duration="133" />
   <frame tileid="353" duration="133" />
   <frame tileid="354" duration="133" />
  </animation>
 </tile>
 <tile id="358">
  <animation>
   <frame tileid="356" duration="133" />
   <frame tileid="356" duration="133" />
   <frame tileid="356" duration="133" />
   <frame tileid="357" duration="133" />
  </animation>
 </tile>
 <tile id="388">
  <animation>
   <frame tileid="384" duration="133" />
   <frame tileid="385" duration="133" />
   <frame tileid="386" duration="133" />
   <frame tileid="387" duration="133" />
  </animation>
 </tile>
 <tile id="393">
  <animation>
   <frame tileid="389" duration="133" />
   <frame tileid="390" duration="133" />
   <frame tileid="391" duration="133" />
   <frame tileid="392" duration="133" />
  </animation>
 </tile>
 <tile id="398">
  <animation>
   <frame tileid="394" duration="133" />
   <frame tileid="395" duration="133" />
   <frame tileid="396" duration="133" />
   <frame tileid="397" duration="133" />
  </animation>
 </tile>
 <tile id="402">
  <animation>
   <frame tileid="399" duration="133" />
   <frame tileid="400" duration="133" />
   <frame tileid="401" duration="133" />
   <frame tileid="399" duration="133" />
  </animation>
 </tile>
 <tile id="406">
  <animation>
   <frame tileid="403" duration="133" />
   <frame tileid="404" duration="133" />
   <frame tileid="405" duration="133" />
   <frame tileid="403" duration="133" />
  </animation>
 </tile>
 <tile id="410">
  <animation>
   <frame tileid="407" duration="133" />
   <frame tileid="408" duration="133" />
   <frame tileid="409" duration="133" />
   <frame tileid="407" duration="133" />
  </animation>
 </tile>
 <tile id="415">
  <animation>
   <frame tileid="411" duration="133" />
   <frame tileid="412" duration="133" />
   <frame tileid="413" duration="133" />
   <frame tileid="414" duration="133" />
  </animation>
 </tile>
 <tile id="420">
  <animation>
   <frame tileid="416" duration="133" />
   <frame tileid="417" duration="133" />
   <frame tileid="418" duration="133" />
   <frame tileid="419" duration="133" />
  </animation>
 </tile>
 <tile id="425">
  <animation>
   <frame tileid="421" duration="133" />
   <frame tileid="422" duration="133" />
   <frame tileid="423" duration="133" />
   <frame tileid="424" duration="133" />
  </animation>
 </tile>
 <tile id="429">
  <animation>
   <frame tileid="426" duration="133" />
   <frame tileid="427" duration="133" />
   <frame tileid="428" duration="133" />
   <frame tileid="428" duration="133" />
  </animation>
 </tile>
 <tile id="433">
  <animation>
   <frame tileid="430" duration="133" />
   <frame tileid="431" duration="133" />
   <frame tileid="432" duration="133" />
   <frame tileid="432" duration="133" />
  </animation>
 </tile>
 <tile id="437">
  <animation>
   <frame tileid="434" duration="133" />
   <frame tileid="435" duration="133" />
   <frame tileid="436" duration="133" />
   <frame tileid="436" duration="133" />
  </animation>
 </tile>
 <tile id="458">
  <animation>
   <frame tileid="454" duration="133" />
   <frame tileid="455" duration="133" />
   <frame tileid="456" duration="133" />
   <frame tileid="457" duration="133" />
  </animation>
 </tile>
 <tile id="462">
  <animation>
   <frame tileid="459" duration="133" />
   <frame tileid="460" duration="133" />
   <frame tileid="461" duration="133" />
   <frame tileid="411" duration="133" />
  </animation>
 </tile>
 <tile id="467">
  <animation>
   <frame tileid="463" duration="133" />
   <frame tileid="464" duration="133" />
   <frame tileid="465" duration="133" />
   <frame tileid="466" duration="133" />
  </animation>
 </tile>
 <tile id="470">
  <animation>
   <frame tileid="468" duration="133" />
   <frame tileid="411" duration="133" />
   <frame tileid="411" duration="133" />
   <frame tileid="469" duration="133" />
  </animation>
 </tile>
 <tile id="472">
  <animation>
   <frame tileid="471" duration="133" />
   <frame tileid="411" duration="133" />
   <frame tileid="411" duration="133" />
   <frame tileid="408" duration="133" />
  </animation>
 </tile>
 <tile id="476">
  <animation>
   <frame tileid="409" duration="133" />
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
 <tile id="491">
  <animation>
   <frame tileid="487" duration="133" />
   <frame tileid="488" duration="133" />
   <frame tileid="489" duration="133" />
   <frame tileid="490" duration="133" />
  </animation>
 </tile>
 <tile id="495">
  <animation>
   <frame tileid="492" duration="133" />
   <frame tileid="492" duration="133" />
   <frame tileid="493" duration="133" />
   <frame tileid="494" duration="133" />
  </animation>
 </tile>
 <tile id="499">
  <animation>
   <frame tileid="496" duration="133" />
   <frame tileid="496" duration="133" />
   <frame tileid="497" duration="133" />
   <frame tileid="498" duration="133" />
  </animation>
 </tile>
 <tile id="504">
  <animation>
   <frame tileid="500" duration="133" />
   <frame tileid="501" duration="133" />
   <frame tileid="502" duration="133" />
   <frame tileid="503" duration="133" />
  </animation>
 </tile>
 <tile id="508">
  <animation>
   <frame tileid="505" duration="133" />
   <frame tileid="505" duration="133" />
   <frame tileid="506" duration="133" />
   <frame tileid="507" duration="133" />
  </animation>
 </tile>
 <tile id="513">
  <animation>
   <frame tileid="509" duration="133" />
   <frame tileid="510" duration="133" />
   <frame tileid="511" duration="133" />
   <frame tileid="512" duration="133" />
  </animation>
 </tile>
 <tile id="518">
  <animation>
   <frame tileid="514" duration="133" />
   <frame tileid="515" duration="133" />
   <frame tileid="516" duration="133" />
   <frame tileid="517" duration="133" />
  </animation>
 </tile>
 <tile id="523">
  <animation>
   <frame tileid="519" duration="133" />
   <frame tileid="520" duration="133" />
   <frame tileid="521" duration="133" />
   <frame tileid="522" duration="133" />
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
 <tile id="532">
  <animation>
   <frame tileid="529" duration="133" />
   <frame tileid="530" duration="133" />
   <frame tileid="531" duration="133" />
   <frame tileid="529" duration="133" />
  </animation>
 </tile>
 <tile id="536">
  <animation>
   <frame tileid="533" duration="133" />
   <frame tileid="534" duration="133" />
   <frame tileid="535" duration="133" />
   <frame tileid="533" duration="133" />
  </animation>
 </tile>
 <tile id="541">
  <animation>
   <frame tileid="537" duration="133" />
   <frame tileid="538" duration="133" />
   <frame tileid="539" duration="133" />
   <frame tileid="540" duration="133" />
  </animation>
 </tile>
 <tile id="546">
  <animation>
   <frame tileid="542" duration="133" />
   <frame tileid="543" duration="133" />
   <frame tileid="544" duration="133" />
   <frame tileid="545" duration="133" />
  </animation>
 </tile>
 <tile id="551">
  <animation>
   <frame tileid="547" duration="133" />
   <frame tileid="548" duration="133" />
   <frame tileid="549" duration="133" />
   <frame tileid="550" duration="133" />
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
 <tile id="582">
  <animation>
   <frame tileid="578" duration="133" />
   <frame tileid="579" duration="133" />
   <frame tileid="580" duration="133" />
   <frame tileid="581" duration="133" />
  </animation>
 </tile>
 <tile id="587">
  <animation>
   <frame tileid="583" duration="133" />
   <frame tileid="584" duration="133" />
   <frame tileid="585" duration="133" />
   <frame tileid="586" duration="133" />
  </animation>
 </tile>
 <tile id="592">
  <animation>
   <frame tileid="588" duration="133" />
   <frame tileid="589" duration="133" />
   <frame tileid="590" duration="133" />
   <frame tileid="591" duration="133" />
  </animation>
 </tile>
 <tile id="597">
  <animation>
   <frame tileid="593" duration="133" />
   <frame tileid="594" duration="133" />
   <frame tileid="595" duration="133" />
   <frame tileid="596" duration="133" />
  </animation>
 </tile>
 <tile id="601">
  <animation>
   <frame tileid="598" duration="133" />
   <frame tileid="599" duration="133" />
   <frame tileid="599" duration="133" />
   <frame tileid="600" duration="133" />
  </animation>
 </tile>
 <tile id="605">
  <animation>
   <frame tileid="602" duration="133" />
   <frame tileid="603" duration="133" />
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
 <tile id="615">
  <animation>
   <frame tileid="611" duration="133" />
   <frame tileid="612" duration="133" />
   <frame tileid="613" duration="133" />
   <frame tileid="614" duration="133" />
  </animation>
 </tile>
 <tile id="620">
  <animation>
   <frame tileid="616" duration="133" />
   <frame tileid="617" duration="133" />
   <frame tileid="618" duration="133" />
   <frame tileid="619" duration="133" />
  </animation>
 </tile>
 <tile id="625">
  <animation>
   <frame tileid="621" duration="133" />
   <frame tileid="622" duration="133" />
   <frame tileid="623" duration="133" />
   <frame tileid="624" duration="133" />
  </animation>
 </tile>
 <tile id="630">
  <animation>
   <frame tileid="626" duration="133" />
   <frame tileid="627" duration="133" />
   <frame tileid="628" duration="133" />
   <frame tileid="629" duration="133" />
  </animation>
 </tile>
 <tile id="635">
  <animation>
   <frame tileid="631" duration="133" />
   <frame tileid="632" duration="133" />
   <frame tileid="633" duration="133" />
   <frame tileid="634" duration="133" />
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
 <tile id="644">
  <animation>
   <frame tileid="641" duration="133" />
   <frame tileid="642" duration="133" />
   <frame tileid="643" duration="133" />
   <frame tileid="643" duration="133" />
  </animation>
 </tile>
 <tile id="647">
  <animation>
   <frame tileid="645" duration="133" />
   <frame tileid="645" duration="133" />
   <frame tileid="646" duration="133" />
   <frame tileid="646" duration="133" />
  </animation>
 </tile>
 <tile id="651">
  <animation>
   <frame tileid="648" duration="133" />
   <frame tileid="649" duration="133" />
   <frame tileid="650" duration="133" />
   <frame tileid="650" duration="133" />
  </animation>
 </tile>
 <tile id="655">
  <animation>
   <frame tileid="652" duration="133" />
   <frame tileid="653" duration="133" />
   <frame tileid="654" duration="133" />
   <frame tileid="654" duration="133" />
  </animation>
 </tile>
 <tile id="658">
  <animation>
   <frame tileid="656" duration="133" />
   <frame tileid="657" duration="133" />
   <frame tileid="656" duration="133" />
   <frame tileid="656" duration="133" />
  </animation>
 </tile>
 <tile id="662">
  <animation>
   <frame tileid="659" duration="133" />
   <frame tileid="660" duration="133" />
   <frame tileid="660" duration="133" />
   <frame tileid="661" duration="133" />
  </animation>
 </tile>
 <tile id="666">
  <animation>
   <frame tileid="663" duration="133" />
   <frame tileid="664" duration="133" />
   <frame tileid="664" duration="133" />
   <frame tileid="665" duration="133" />
  </animation>
 </tile>
 <tile id="670">
  <animation>
   <frame tileid="667" duration="133" />
   <frame tileid="668" duration="133" />
   <frame tileid="668" duration="133" />
   <frame tileid="669" duration="133" />
  </animation>
 </tile>
 <tile id="674">
  <animation>
   <frame tileid="671" duration="133" />
   <frame tileid="672" duration="133" />
   <frame tileid="672" duration="133" />
   <frame tileid="673" duration="133" />
  </animation>
 </tile>
 <tile id="678">
  <animation>
   <frame tileid="675" duration="133" />
   <frame tileid="676" duration="133" />
   <frame tileid="676" duration="133" />
   <frame tileid="677" duration="133" />
  </animation>
 </tile>
 <tile id="683">
  <animation>
   <frame tileid="679" duration="133" />
   <frame tileid="680" duration="133" />
   <frame tileid="681" duration="133" />
   <frame tileid="682" duration="133" />
  </animation>
 </tile>
 <tile id="702">
  <animation>
   <frame tileid="700" duration="133" />
   <frame tileid="700" duration="133" />
   <frame tileid="701" duration="133" />
   <frame tileid="701" duration="133" />
  </animation>
 </tile>
 <tile id="706">
  <animation>
   <frame tileid="703" duration="133" />
   <frame tileid="703" duration="133" />
   <frame tileid="704" duration="133" />
   <frame tileid="705" duration="133" />
  </animation>
 </tile>
 <tile id="710">
  <animation>
   <frame tileid="707" duration="133" />
   <frame tileid="707" duration="133" />
   <frame tileid="708" duration="133" />
   <frame tileid="709" duration="133" />
  </animation>
 </tile>
 <tile id="714">
  <animation>
   <frame tileid="711" duration="133" />
   <frame tileid="711" duration="133" />
   <frame tileid="712" duration="133" />
   <frame tileid="713" duration="133" />
  </animation>
 </tile>
 <tile id="718">
  <animation>
   <frame tileid="715" duration="133" />
   <frame tileid="715" duration="133" />
   <frame tileid="716" duration="133" />
   <frame tileid="717" duration="133" />
  </animation>
 </tile>
 <tile id="721">
  <animation>
   <frame tileid="719" duration="133" />
   <frame tileid="719" duration="133" />
   <frame tileid="719" duration="133" />
   <frame tileid="720" duration="133" />
  </animation>
 </tile>
 <tile id="725">
  <animation>
   <frame tileid="722" duration="133" />
   <frame tileid="723" duration="133" />
   <frame tileid="724" duration="133" />
   <frame tileid="722" duration="133" />
  </animation>
 </tile>
 <tile id="728">
  <animation>
   <frame tileid="726" duration="133" />
   <frame tileid="727" duration="133" />
   <frame tileid="727" duration="133" />
   <frame tileid="726" duration="133" />
  </animation>
 </tile>
 <tile id="732">
  <animation>
   <frame tileid="729" duration="133" />
   <frame tileid="730" duration="133" />
   <frame tileid="731" duration="133" />
   <frame tileid="729" duration="133" />
  </animation>
 </tile>
 <tile id="736">
  <animation>
   <frame tileid="733" duration="133" />
   <frame tileid="734" duration="133" />
   <frame tileid="735" duration="133" />
   <frame tileid="733" duration="133" />
  </animation>
 </tile>
 <tile id="740">
  <animation>
   <frame tileid="737" duration="133" />
   <frame tileid="738" duration="133" />
   <frame tileid="739" duration="133" />
   <frame tileid="737" duration="133" />
  </animation>
 </tile>
 <tile id="744">
  <animation>
   <frame tileid="741" duration="133" />
   <frame tileid="742" duration="133" />
   <frame tileid="743" duration="133" />
   <frame tileid="742" duration="133" />
  </animation>
 </tile>
</tileset>
