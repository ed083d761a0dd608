<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="demon_scout" tilewidth="16" tileheight="16" tilecount="1312" columns="32">
 <image source="demon_scout.png" width="512" height="656" />
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
 <tile id="54">
  <animation>
   <frame tileid="50" duration="133" />
   <frame tileid="51" duration="133" />
   <frame tileid="52" duration="133" />
   <frame tileid="53" duration="133" />
  </animation>
 </tile>
 <tile id="58">
  <animation>
   <frame tileid="55" duration="133" />
   <frame tileid="55" duration="133" />
   <frame tileid="56" duration="133" />
   <frame tileid="57" duration="133" />
  </animation>
 </tile>
 <tile id="63">
  <animation>
   <frame tileid="59" duration="133" />
   <frame tileid="60" duration="133" />
   <frame tileid="61" duration="133" />
   <frame tileid="62" duration="133" />
  </animation>
 </tile>
 <tile id="67">
  <animation>
   <frame tileid="64" duration="133" />
   <frame tileid="64" duration="133" />
   <frame tileid="65" duration="133" />
   <frame tileid="66" duration="133" />
  </animation>
 </tile>
 <tile id="70">
  <animation>
   <frame tileid="68" duration="133" />
   <frame tileid="69" duration="133" />
   <frame tileid="69" duration="133" />
   <frame tileid="69" duration="133" />
  </animation>
 </tile>
 <tile id="309">
  <animation>
   <frame tileid="307" duration="133" />
   <frame tileid="308" duration="133" />
   <frame tileid="308" duration="133" />
   <frame tileid="308" duration="133" />
  </animation>
 </tile>
 <tile id="320">
  <animation>
   <frame tileid="318" duration="133" />
   <frame tileid="318" duration="133" />
   <frame tileid="318" duration="133" />
   <frame tileid="319" duration="133" />
  </animation>
 </tile>
 <tile id="329">
  <animation>
   <frame tileid="327" duration="133" />
   <frame tileid="328" duration="133" />
   <frame tileid="328" duration="133" />
   <frame tileid="328" duration="133" />
  </animation>
 </tile>
 <tile id="335">
  <animation>
   <frame tileid="333" duration="133" />
   <frame tileid="333" duration="133" />
   <frame tileid="334" duration="133" />
   <frame tileid="333" duration="133" />
  </animation>
 </tile>
 <tile id="343">
  <animation>
   <frame tileid="341" duration="133" />
   <frame tileid="342" duration="133" />
   <frame tileid="341" duration="133" />
   <frame tileid="341" duration="133" />
  </animation>
 </tile>
 <tile id="349">
  <animation>
   <frame tileid="347" duration="133" />
   <frame tileid="347" duration="133" />
   <frame tileid="347" duration="133" />
   <frame tileid="348" duration="133" />
  </animation>
 </tile>
 <tile id="352">
  <animation>
   <frame tileid="350" duration="133" />
   <frame tileid="350" duration="133" />
   <frame tileid="350" duration="133" />
   <frame tileid="351" duration="133" />
  </animation>
 </tile>
 <tile id="382">
  <animation>
   <frame tileid="378" duration="133" />
   <frame tileid="379" duration="133" />
   <frame tileid="380" duration="133" />
   <frame tileid="381" duration="133" />
  </animation>
 </tile>
 <tile id="387">
  <animation>
   <frame tileid="383" duration="133" />
   <frame tileid="384" duration="133" />
   <frame tileid="385" duration="133" />
   <frame tileid="386" duration="133" />
  </animation>
 </tile>
 <tile id="392">
  <animation>
   <frame tileid="388" duration="133" />
   <frame tileid="389" duration="133" />
   <frame tileid="390" duration="133" />
   <frame tileid="391" duration="133" />
  </animation>
 </tile>
 <tile id="396">
  <animation>
   <frame tileid="393" duration="133" />
   <frame tileid="394" duration="133" />
   <frame tileid="395" duration="133" />
   <frame tileid="393" duration="133" />
  </animation>
 </tile>
 <tile id="400">
  <animation>
   <frame tileid="397" duration="133" />
   <frame tileid="398" duration="133" />
   <frame tileid="399" duration="133" />
   <frame tileid="397" duration="133" />
  </animation>
 </tile>
 <tile id="404">
  <animation>
   <frame tileid="401" duration="133" />
   <frame tileid="402" duration="133" />
   <frame tileid="403" duration="133" />
   <frame tileid="401" duration="133" />
  </animation>
 </tile>
 <tile id="409">
  <animation>
   <frame tileid="405" duration="133" />
   <frame tileid="406" duration="133" />
   <frame tileid="407" duration="133" />
   <frame tileid="408" duration="133" />
  </animation>
 </tile>
 <tile id="414">
  <animation>
   <frame tileid="410" duration="133" />
   <frame tileid="411" duration="133" />
   <frame tileid="412" duration="133" />
   <frame tileid="413" duration="133" />
  </animation>
 </tile>
 <tile id="419">
  <animation>
   <frame tileid="415" duration="133" />
   <frame tileid="416" duration="133" />
   <frame tileid="417" duration="133" />
   <frame tileid="418" duration="133" />
  </animation>
 </tile>
 <tile id="423">
  <animation>
   <frame tileid="420" duration="133" />
   <frame tileid="421" duration="133" />
   <frame tileid="422" duration="133" />
   <frame tileid="422" duration="133" />
  </animation>
 </tile>
 <tile id="427">
  <animation>
   <frame tileid="424" duration="133" />
   <frame tileid="425" duration="133" />
   <frame tileid="426" duration="133" />
   <frame tileid="426" duration="133" />
  </animation>
 </tile>
 <tile id="431">
  <animation>
   <frame tileid="428" duration="133" />
   <frame tileid="429" duration="133" />
   <frame tileid="430" duration="133" />
   <frame tileid="430" duration="133" />
  </animation>
 </tile>
 <tile id="452">
  <animation>
   <frame tileid="448" duration="133" />
   <frame tileid="449" duration="133" />
   <frame tileid="450" duration="133" />
   <frame tileid="451" duration="133" />
  </animation>
 </tile>
 <tile id="456">
  <animation>
   <frame tileid="453" duration="133" />
   <frame tileid="454" duration="133" />
   <frame tileid="455" duration="133" />
   <frame tileid="405" duration="133" />
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
 <tile id="464">
  <animation>
   <frame tileid="462" duration="133" />
   <frame tileid="405" duration="133" />
   <frame tileid="405" duration="133" />
   <frame tileid="463" duration="133" />
  </animation>
 </tile>
 <tile id="466">
  <animation>
   <frame tileid="465" duration="133" />
   <frame tileid="405" duration="133" />
   <frame tileid="405" duration="133" />
   <frame tileid="402" duration="133" />
  </animation>
 </tile>
 <tile id="470">
  <animation>
   <frame tileid="403" duration="133" />
   <frame tileid="467" duration="133" />
   <frame tileid="468" duration="133" />
   <frame tileid="469" duration="133" />
  </animation>
 </tile>
 <tile id="475">
  <animation>
   <frame tileid="471" duration="133" />
   <frame tileid="472" duration="133" />
   <frame tileid="473" duration="133" />
   <frame tileid="474" duration="133" />
  </animation>
 </tile>
 <tile id="480">
  <animation>
   <frame tileid="476" duration="133" />
   <frame tileid="477" duration="133" />
   <frame tileid="478" duration="133" />
   <frame tileid="479" duration="133" />
  </animation>
 </tile>
 <tile id="485">
  <animation>
   <frame tileid="481" duration="133" />
   <frame tileid="482" duration="133" />
   <frame tileid="483" duration="133" />
   <frame tileid="484" duration="133" />
  </animation>
 </tile>
 <tile id="489">
  <animation>
   <frame tileid="486" duration="133" />
   <frame tileid="486" duration="133" />
   <frame tileid="487" duration="133" />
   <frame tileid="488" duration="133" />
  </animation>
 </tile>
 <tile id="493">
  <animation>
   <frame tileid="490" duration="133" />
   <frame tileid="490" duration="133" />
   <frame tileid="491" duration="133" />
   <frame tileid="492" duration="133" />
  </animation>
 </tile>
 <tile id="498">
  <animation>
   <frame tileid="494" duration="133" />
   <frame tileid="495" duration="133" />
   <frame tileid="496" duration="133" />
   <frame tileid="497" duration="133" />
  </animation>
 </tile>
 <tile id="502">
  <animation>
   <frame tileid="499" duration="133" />
   <frame tileid="499" duration="133" />
   <frame tileid="500" duration="133" />
   <frame tileid="501" duration="133" />
  </animation>
 </tile>
 <tile id="507">
  <animation>
   <frame tileid="503" duration="133" />
   <frame tileid="504" duration="133" />
   <frame tileid="505" duration="133" />
   <frame tileid="506" duration="133" />
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
 <tile id="522">
  <animation>
   <frame tileid="518" duration="133" />
   <frame tileid="519" duration="133" />
   <frame tileid="520" duration="133" />
   <frame tileid="521" duration="133" />
  </animation>
 </tile>
 <tile id="526">
  <animation>
   <frame tileid="523" duration="133" />
   <frame tileid="524" duration="133" />
   <frame tileid="525" duration="133" />
   <frame tileid="523" duration="133" />
  </animation>
 </tile>
 <tile id="530">
  <animation>
   <frame tileid="527" duration="133" />
   <frame tileid="528" duration="133" />
   <frame tileid="529" duration="133" />
   <frame tileid="527" duration="133" />
  </animation>
 </tile>
 <tile id="535">
  <animation>
   <frame tileid="531" duration="133" />
   <frame tileid="532" duration="133" />
   <frame tileid="533" duration="133" />
   <frame tileid="534" duration="133" />
  </animation>
 </tile>
 <tile id="540">
  <animation>
   <frame tileid="536" duration="133" />
   <frame tileid="537" duration="133" />
   <frame tileid="538" duration="133" />
   <frame tileid="539" duration="133" />
  </animation>
 </tile>
 <tile id="545">
  <animation>
   <frame tileid="541" duration="133" />
   <frame tileid="542" duration="133" />
   <frame tileid="543" duration="133" />
   <frame tileid="544" duration="133" />
  </animation>
 </tile>
 <tile id="550">
  <animation>
   <frame tileid="546" duration="133" />
   <frame tileid="547" duration="133" />
   <frame tileid="548" duration="133" />
   <frame tileid="549" duration="133" />
  </animation>
 </tile>
 <tile id="555">
  <animation>
   <frame tileid="551" duration="133" />
   <frame tileid="552" duration="133" />
   <frame tileid="553" duration="133" />
   <frame tileid="554" duration="133" />
  </animation>
 </tile>
 <tile id="576">
  <animation>
   <frame tileid="572" duration="133" />
   <frame tileid="573" duration="133" />
   <frame tileid="574" duration="133" />
   <frame tileid="575" duration="133" />
  </animation>
 </tile>
 <tile id="581">
  <animation>
   <frame tileid="577" duration="133" />
   <frame tileid="578" duration="133" />
   <frame tileid="579" duration="133" />
   <frame tileid="580" duration="133" />
  </animation>
 </tile>
 <tile id="586">
  <animation>
   <frame tileid="582" duration="133" />
   <frame tileid="583" duration="133" />
   <frame tileid="584" duration="133" />
   <frame tileid="585" duration="133" />
  </animation>
 </tile>
 <tile id="591">
  <animation>
   <frame tileid="587" duration="133" />
   <frame tileid="588" duration="133" />
   <frame tileid="589" duration="133" />
   <frame tileid="590" duration="133" />
  </animation>
 </tile>
 <tile id="595">
  <animation>
   <frame tileid="592" duration="133" />
   <frame tileid="593" duration="133" />
   <frame tileid="593" duration="133" />
   <frame tileid="594" duration="133" />
  </animation>
 </tile>
 <tile id="599">
  <animation>
   <frame tileid="596" duration="133" />
   <frame tileid="597" duration="133" />
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
 <tile id="619">
  <animation>
   <frame tileid="615" duration="133" />
   <frame tileid="616" duration="133" />
   <frame tileid="617" duration="133" />
   <frame tileid="618" duration="133" />
  </animation>
 </tile>
 <tile id="624">
  <animation>
   <frame tileid="620" duration="133" />
   <frame tileid="621" duration="133" />
   <frame tileid="622" duration="133" />
   <frame tileid="623" duration="133" />
  </animation>
 </tile>
 <tile id="629">
  <animation>
   <frame tileid="625" duration="133" />
   <frame tileid="626" duration="133" />
   <frame tileid="627" duration="133" />
   <frame tileid="628" duration="133" />
  </animation>
 </tile>
 <tile id="634">
  <animation>
   <frame tileid="630" duration="133" />
   <frame tileid="631" duration="133" />
   <frame tileid="632" duration="133" />
   <frame tileid="633" duration="133" />
  </animation>
 </tile>
 <tile id="638">
  <animation>
   <frame tileid="635" duration="133" />
   <frame tileid="636" duration="133" />
   <frame tileid="637" duration="133" />
   <frame tileid="637" duration="133" />
  </animation>
 </tile>
 <tile id="641">
  <animation>
   <frame tileid="639" duration="133" />
   <frame tileid="639" duration="133" />
   <frame tileid="640" duration="133" />
   <frame tileid="640" duration="133" />
  </animation>
 </tile>
 <tile id="645">
  <animation>
   <frame tileid="642" duration="133" />
   <frame tileid="643" duration="133" />
   <frame tileid="644" duration="133" />
   <frame tileid="644" duration="133" />
  </animation>
 </tile>
 <tile id="649">
  <animation>
   <frame tileid="646" duration="133" />
   <frame tileid="647" duration="133" />
   <frame tileid="648" duration="133" />
   <frame tileid="648" duration="133" />
  </animation>
 </tile>
 <tile id="652">
  <animation>
   <frame tileid="650" duration="133" />
   <frame tileid="651" duration="133" />
   <frame tileid="650" duration="133" />
   <frame tileid="650" duration="133" />
  </animation>
 </tile>
 <tile id="656">
  <animation>
   <frame tileid="653" duration="133" />
   <frame tileid="654" duration="133" />
   <frame tileid="654" duration="133" />
   <frame tileid="655" duration="133" />
  </animation>
 </tile>
 <tile id="660">
  <animation>
   <frame tileid="657" duration="133" />
   <frame tileid="658" duration="133" />
   <frame tileid="658" duration="133" />
   <frame tileid="659" duration="133" />
  </animation>
 </tile>
 <tile id="664">
  <animation>
   <frame tileid="661" duration="133" />
   <frame tileid="662" duration="133" />
   <frame tileid="662" duration="133" />
   <frame tileid="663" duration="133" />
  </animation>
 </tile>
 <tile id="668">
  <animation>
   <frame tileid="665" duration="133" />
   <frame tileid="666" duration="133" />
   <frame tileid="666" duration="133" />
   <frame tileid="667" duration="133" />
  </animation>
 </tile>
 <tile id="672">
  <animation>
   <frame tileid="669" duration="133" />
   <frame tileid="670" duration="133" />
   <frame tileid="670" duration="133" />
   <frame tileid="671" duration="133" />
  </animation>
 </tile>
 <tile id="677">
  <animation>
   <frame tileid="673" duration="133" />
   <frame tileid="674" duration="133" />
   <frame tileid="675" duration="133" />
   <frame tileid="676" duration="133" />
  </animation>
 </tile>
 <tile id="696">
  <animation>
   <frame tileid="694" duration="133" />
   <frame tileid="694" duration="133" />
   <frame tileid="695" duration="133" />
   <frame tileid="695" duration="133" />
  </animation>
 </tile>
 <tile id="700">
  <animation>
   <frame tileid="697" duration="133" />
   <frame tileid="697" duration="133" />
   <frame tileid="698" duration="133" />
   <frame tileid="699" duration="133" />
  </animation>
 </tile>
 <tile id="704">
  <animation>
   <frame tileid="701" duration="133" />
   <frame tileid="701" duration="133" />
   <frame tileid="702" duration="133" />
   <frame tileid="703" duration="133" />
  </animation>
 </tile>
 <tile id="708">
  <animation>
   <frame tileid="705" duration="133" />
   <frame tileid="705" duration="133" />
   <frame tileid="706" duration="133" />
   <frame tileid="707" duration="133" />
  </animation>
 </tile>
 <tile id="712">
  <animation>
   <frame tileid="709" duration="133" />
   <frame tileid="709" duration="133" />
   <frame tileid="710" duration="133" />
   <frame tileid="711" duration="133" />
  </animation>
 </tile>
 <tile id="715">
  <animation>
   <frame tileid="713" duration="133" />
   <frame tileid="713" duration="133" />
   <frame tileid="713" duration="133" />
   <frame tileid="714" duration="133" />
  </animation>
 </tile>
 <tile id="719">
  <animation>
   <frame tileid="716" duration="133" />
   <frame tileid="717" duration="133" />
   <frame tileid="718" duration="133" />
   <frame tileid="716" duration="133" />
  </animation>
 </tile>
 <tile id="722">
  <animation>
   <frame tileid="720" duration="133" />
   <frame tileid="721" duration="133" />
   <frame tileid="721" duration="133" />
   <frame tileid="720" duration="133" />
  </animation>
 </tile>
 <tile id="726">
  <animation>
   <frame tileid="723" duration="133" />
   <frame tileid="724" duration="133" />
   <frame tileid="725" duration="133" />
   <frame tileid="723" duration="133" />
  </animation>
 </tile>
 <tile id="730">
  <animation>
   <frame tileid="727" duration="133" />
   <frame tileid="728" duration="133" />
   <frame tileid="729" duration="133" />
   <frame tileid="727" duration="133" />
  </animation>
 </tile>
 <tile id="734">
  <animation>
   <frame tileid="731" duration="133" />
   <frame tileid="732" duration="133" />
   <frame tileid="733" duration="133" />
   <frame tileid="731" duration="133" />
  </animation>
 </tile>
 <tile id="738">
  <animation>
   <frame tileid="735" duration="133" />
   <frame tileid="736" duration="133" />
   <frame tileid="737" duration="133" />
   <frame tileid="736" duration="133" />
  </animation>
 </tile>
</tileset>
