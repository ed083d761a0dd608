<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="demon_campaign" tilewidth="16" tileheight="16" tilecount="1184" columns="32">
 <image source="demon_campaign.png" width="512" height="592" />
 <tile id="796">
  <animation>
   <frame tileid="792" duration="133" />
   <frame tileid="793" duration="133" />
   <frame tileid="794" duration="133" />
   <frame tileid="795" duration="133" />
  </animation>
 </tile>
 <tile id="801">
  <animation>
   <frame tileid="797" duration="133" />
   <frame tileid="798" duration="133" />
   <frame tileid="799" duration="133" />
   <frame tileid="800" duration="133" />
  </animation>
 </tile>
 <tile id="804">
  <animation>
   <frame tileid="802" duration="133" />
   <frame tileid="802" duration="133" />
   <frame tileid="803" duration="133" />
   <frame tileid="802" duration="133" />
  </animation>
 </tile>
 <tile id="827">
  <animation>
   <frame tileid="823" duration="133" />
   <frame tileid="824" duration="133" />
   <frame tileid="825" duration="133" />
   <frame tileid="826" duration="133" />
  </animation>
 </tile>
 <tile id="832">
  <animation>
   <frame tileid="828" duration="133" />
   <frame tileid="829" duration="133" />
   <frame tileid="830" duration="133" />
   <frame tileid="831" duration="133" />
  </animation>
 </tile>
 <tile id="837">
  <animation>
   <frame tileid="833" duration="133" />
   <frame tileid="834" duration="133" />
   <frame tileid="835" duration="133" />
   <frame tileid="836" duration="133" />
  </animation>
 </tile>
</tileset>
