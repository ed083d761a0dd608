<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="bamboo" tilewidth="16" tileheight="16" tilecount="1344" columns="32">
 <image source="bamboo.png" width="512" height="672" />
 <tile id="475">
  <animation>
   <frame tileid="472" duration="133" />
   <frame tileid="473" duration="133" />
   <frame tileid="472" duration="133" />
   <frame tileid="474" duration="133" />
  </animation>
 </tile>
 <tile id="479">
  <animation>
   <frame tileid="476" duration="133" />
   <frame tileid="477" duration="133" />
   <frame tileid="478" duration="133" />
   <frame tileid="477" duration="133" />
  </animation>
 </tile>
 <tile id="484">
  <animation>
   <frame tileid="481" duration="133" />
   <frame tileid="482" duration="133" />
   <frame tileid="481" duration="133" />
   <frame tileid="483" duration="133" />
  </animation>
 </tile>
 <tile id="490">
  <animation>
   <frame tileid="486" duration="133" />
   <frame tileid="487" duration="133" />
   <frame tileid="488" duration="133" />
   <frame tileid="489" duration="133" />
  </animation>
 </tile>
 <tile id="499">
  <animation>
   <frame tileid="496" duration="133" />
   <frame tileid="497" duration="133" />
   <frame tileid="498" duration="133" />
   <frame tileid="497" duration="133" />
  </animation>
 </tile>
 <tile id="504">
  <animation>
   <frame tileid="501" duration="133" />
   <frame tileid="502" duration="133" />
   <frame tileid="501" duration="133" />
   <frame tileid="503" duration="133" />
  </animation>
 </tile>
 <tile id="510">
  <animation>
   <frame tileid="507" duration="133" />
   <frame tileid="508" duration="133" />
   <frame tileid="509" duration="133" />
   <frame tileid="508" duration="133" />
  </animation>
 </tile>
 <tile id="514">
  <animation>
   <frame tileid="511" duration="133" />
   <frame tileid="512" duration="133" />
   <frame tileid="511" duration="133" />
   <frame tileid="513" duration="133" />
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
 <tile id="525">
  <animation>
   <frame tileid="522" duration="133" />
   <frame tileid="523" duration="133" />
   <frame tileid="524" duration="133" />
   <frame tileid="523" duration="133" />
  </animation>
 </tile>
 <tile id="530">
  <animation>
   <frame tileid="527" duration="133" />
   <frame tileid="528" duration="133" />
   <frame tileid="529" duration="133" />
   <frame tileid="528" duration="133" />
  </animation>
 </tile>
 <tile id="534">
  <animation>
   <frame tileid="531" duration="133" />
   <frame tileid="532" duration="133" />
   <frame tileid="533" duration="133" />
   <frame tileid="532" duration="133" />
  </animation>
 </tile>
 <tile id="540">
  <animation>
   <frame tileid="537" duration="133" />
   <frame tileid="538" duration="133" />
   <frame tileid="537" duration="133" />
   <frame tileid="539" duration="133" />
  </animation>
 </tile>
 <tile id="544">
  <animation>
   <frame tileid="541" duration="133" />
   <frame tileid="542" duration="133" />
   <frame tileid="541" duration="133" />
   <frame tileid="543" duration="133" />
  </animation>
 </tile>
 <tile id="549">
  <animation>
   <frame tileid="545" duration="133" />
   <frame tileid="546" duration="133" />
   <frame tileid="547" duration="133" />
   <frame tileid="548" duration="133" />
  </animation>
 </tile>
 <tile id="554">
  <animation>
   <frame tileid="551" duration="133" />
   <frame tileid="552" duration="133" />
   <frame tileid="553" duration="133" />
   <frame tileid="552" duration="133" />
  </animation>
 </tile>
 <tile id="559">
  <animation>
   <frame tileid="555" duration="133" />
   <frame tileid="556" duration="133" />
   <frame tileid="557" duration="133" />
   <frame tileid="558" duration="133" />
  </animation>
 </tile>
 <tile id="563">
  <animation>
   <frame tileid="560" duration="133" />
   <frame tileid="561" duration="133" />
   <frame tileid="562" duration="133" />
   <frame tileid="561" duration="133" />
  </animation>
 </tile>
 <tile id="567">
  <animation>
   <frame tileid="564" duration="133" />
   <frame tileid="565" duration="133" />
   <frame tileid="566" duration="133" />
   <frame tileid="565" duration="133" />
  </animation>
 </tile>
 <tile id="571">
  <animation>
   <frame tileid="568" duration="133" />
   <frame tileid="569" duration="133" />
   <frame tileid="570" duration="133" />
   <frame tileid="569" duration="133" />
  </animation>
 </tile>
 <tile id="581">
  <animation>
   <frame tileid="578" duration="133" />
   <frame tileid="579" duration="133" />
   <frame tileid="578" duration="133" />
   <frame tileid="580" duration="133" />
  </animation>
 </tile>
 <tile id="585">
  <animation>
   <frame tileid="582" duration="133" />
   <frame tileid="583" duration="133" />
   <frame tileid="582" duration="133" />
   <frame tileid="584" duration="133" />
  </animation>
 </tile>
 <tile id="589">
  <animation>
   <frame tileid="586" duration="133" />
   <frame tileid="587" duration="133" />
   <frame tileid="586" duration="133" />
   <frame tileid="588" duration="133" />
  </animation>
 </tile>
 <tile id="592">
  <animation>
   <frame tileid="590" duration="133" />
   <frame tileid="590" duration="133" />
   <frame tileid="590" duration="133" />
   <frame tileid="591" duration="133" />
  </animation>
 </tile>
 <tile id="596">
  <animation>
   <frame tileid="593" duration="133" />
   <frame tileid="594" duration="133" />
   <frame tileid="593" duration="133" />
   <frame tileid="595" duration="133" />
  </animation>
 </tile>
 <tile id="600">
  <animation>
   <frame tileid="597" duration="133" />
   <frame tileid="598" duration="133" />
   <frame tileid="599" duration="133" />
   <frame tileid="598" duration="133" />
  </animation>
 </tile>
 <tile id="606">
  <animation>
   <frame tileid="602" duration="133" />
   <frame tileid="603" duration="133" />
   <frame tileid="604" duration="133" />
   <frame tileid="605" duration="133" />
  </animation>
 </tile>
 <tile id="610">
  <animation>
   <frame tileid="607" duration="133" />
   <frame tileid="608" duration="133" />
   <frame tileid="607" duration="133" />
   <frame tileid="609" duration="133" />
  </animation>
 </tile>
 <tile id="614">
  <animation>
   <frame tileid="611" duration="133" />
   <frame tileid="612" duration="133" />
   <frame tileid="611" duration="133" />
   <frame tileid="613" duration="133" />
  </animation>
 </tile>
 <tile id="619">
  <animation>
   <frame tileid="616" duration="133" />
   <frame tileid="617" duration="133" />
   <frame tileid="618" duration="133" />
   <frame tileid="617" duration="133" />
  </animation>
 </tile>
 <tile id="625">
  <animation>
   <frame tileid="622" duration="133" />
   <frame tileid="623" duration="133" />
   <frame tileid="624" duration="133" />
   <frame tileid="623" duration="133" />
  </animation>
 </tile>
 <tile id="630">
  <animation>
   <frame tileid="628" duration="133" />
   <frame tileid="628" duration="133" />
   <frame tileid="629" duration="133" />
   <frame tileid="628" duration="133" />
  </animation>
 </tile>
 <tile id="633">
  <animation>
   <frame tileid="631" duration="133" />
   <frame tileid="632" duration="133" />
   <frame tileid="632" duration="133" />
   <frame tileid="632" duration="133" />
  </animation>
 </tile>
 <tile id="637">
  <animation>
   <frame tileid="634" duration="133" />
   <frame tileid="635" duration="133" />
   <frame tileid="636" duration="133" />
   <frame tileid="635" duration="133" />
  </animation>
 </tile>
 <tile id="641">
  <animation>
   <frame tileid="638" duration="133" />
   <frame tileid="639" duration="133" />
   <frame tileid="640" duration="133" />
   <frame tileid="639" duration="133" />
  </animation>
 </tile>
 <tile id="646">
  <animation>
   <frame tileid="643" duration="133" />
   <frame tileid="644" duration="133" />
   <frame tileid="643" duration="133" />
   <frame tileid="645" duration="133" />
  </animation>
 </tile>
 <tile id="650">
  <animation>
   <frame tileid="647" duration="133" />
   <frame tileid="648" duration="133" />
   <frame tileid="647" duration="133" />
   <frame tileid="649" duration="133" />
  </animation>
 </tile>
 <tile id="655">
  <animation>
   <frame tileid="652" duration="133" />
   <frame tileid="653" duration="133" />
   <frame tileid="652" duration="133" />
   <frame tileid="654" duration="133" />
  </animation>
 </tile>
 <tile id="659">
  <animation>
   <frame tileid="656" duration="133" />
   <frame tileid="657" duration="133" />
   <frame tileid="656" duration="133" />
   <frame tileid="658" duration="133" />
  </animation>
 </tile>
 <tile id="663">
  <animation>
   <frame tileid="660" duration="133" />
   <frame tileid="661" duration="133" />
   <frame tileid="660" duration="133" />
   <frame tileid="662" duration="133" />
  </animation>
 </tile>
 <tile id="667">
  <animation>
   <frame tileid="664" duration="133" />
   <frame tileid="665" duration="133" />
   <frame tileid="666" duration="133" />
   <frame tileid="665" duration="133" />
  </animation>
 </tile>
 <tile id="672">
  <animation>
   <frame tileid="668" duration="133" />
   <frame tileid="669" duration="133" />
   <frame tileid="670" duration="133" />
   <frame tileid="671" duration="133" />
  </animation>
 </tile>
 <tile id="676">
  <animation>
   <frame tileid="673" duration="133" />
   <frame tileid="674" duration="133" />
   <frame tileid="673" duration="133" />
   <frame tileid="675" duration="133" />
  </animation>
 </tile>
 <tile id="680">
  <animation>
   <frame tileid="677" duration="133" />
   <frame tileid="678" duration="133" />
   <frame tileid="679" duration="133" />
   <frame tileid="678" duration="133" />
  </animation>
 </tile>
 <tile id="685">
  <animation>
   <frame tileid="682" duration="133" />
   <frame tileid="683" duration="133" />
   <frame tileid="684" duration="133" />
   <frame tileid="683" duration="133" />
  </animation>
 </tile>
 <tile id="693">
  <animation>
   <frame tileid="690" duration="133" />
   <frame tileid="691" duration="133" />
   <frame tileid="692" duration="133" />
   <frame tileid="691" duration="133" />
  </animation>
 </tile>
 <tile id="699">
  <animation>
   <frame tileid="696" duration="133" />
   <frame tileid="697" duration="133" />
   <frame tileid="698" duration="133" />
   <frame tileid="697" duration="133" />
  </animation>
 </tile>
 <tile id="709">
  <animation>
   <frame tileid="706" duration="133" />
   <frame tileid="707" duration="133" />
   <frame tileid="708" duration="133" />
   <frame tileid="707" duration="133" />
  </animation>
 </tile>
 <tile id="713">
  <animation>
   <frame tileid="711" duration="133" />
   <frame tileid="711" duration="133" />
   <frame tileid="712" duration="133" />
   <frame tileid="711" duration="133" />
  </animation>
 </tile>
 <tile id="717">
  <animation>
   <frame tileid="714" duration="133" />
   <frame tileid="715" duration="133" />
   <frame tileid="716" duration="133" />
   <frame tileid="715" duration="133" />
  </animation>
 </tile>
 <tile id="721">
  <animation>
   <frame tileid="718" duration="133" />
   <frame tileid="719" duration="133" />
   <frame tileid="718" duration="133" />
   <frame tileid="720" duration="133" />
  </animation>
 </tile>
 <tile id="727">
  <animation>
   <frame tileid="723" duration="133" />
   <frame tileid="724" duration="133" />
   <frame tileid="725" duration="133" />
   <frame tileid="726" duration="133" />
  </animation>
 </tile>
 <tile id="732">
  <animation>
   <frame tileid="729" duration="133" />
   <frame tileid="730" duration="133" />
   <frame tileid="729" duration="133" />
   <frame tileid="731" duration="133" />
  </animation>
 </tile>
 <tile id="738">
  <animation>
   <frame tileid="735" duration="133" />
   <frame tileid="736" duration="133" />
   <frame tileid="735" duration="133" />
   <frame tileid="737" duration="133" />
  </animation>
 </tile>
 <tile id="748">
  <animation>
   <frame tileid="745" duration="133" />
   <frame tileid="746" duration="133" />
   <frame tileid="745" duration="133" />
   <frame tileid="747" duration="133" />
  </animation>
 </tile>
 <tile id="756">
  <animation>
   <frame tileid="753" duration="133" />
   <frame tileid="754" duration="133" />
   <frame tileid="753" duration="133" />
   <frame tileid="755" duration="133" />
  </animation>
 </tile>
 <tile id="776">
  <animation>
   <frame tileid="774" duration="133" />
   <frame tileid="774" duration="133" />
   <frame tileid="774" duration="133" />
   <frame tileid="775" duration="133" />
  </animation>
 </tile>
 <tile id="811">
  <animation>
   <frame tileid="807" duration="133" />
   <frame tileid="808" duration="133" />
   <frame tileid="809" duration="133" />
   <frame tileid="810" duration="133" />
  </animation>
 </tile>
 <tile id="823">
  <animation>
   <frame tileid="819" duration="133" />
   <frame tileid="820" duration="133" />
   <frame tileid="821" duration="133" />
   <frame tileid="822" duration="133" />
  </animation>
 </tile>
 <tile id="839">
  <animation>
   <frame tileid="835" duration="133" />
   <frame tileid="836" duration="133" />
   <frame tileid="837" duration="133" />
   <frame tileid="838" duration="133" />
  </animation>
 </tile>
 <tile id="848">
  <animation>
   <frame tileid="845" duration="133" />
   <frame tileid="846" duration="133" />
   <frame tileid="847" duration="133" />
   <frame tileid="847" duration="133" />
  </animation>
 </tile>
 <tile id="879">
  <animation>
   <frame tileid="875" duration="133" />
   <frame tileid="876" duration="133" />
   <frame tileid="877" duration="133" />
   <frame tileid="878" duration="133" />
  </animation>
 </tile>
 <tile id="895">
  <animation>
   <frame tileid="892" duration="133" />
   <frame tileid="892" duration="133" />
   <frame tileid="893" duration="133" />
   <frame tileid="894" duration="133" />
  </animation>
 </tile>
</tileset>
