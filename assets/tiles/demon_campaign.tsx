<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="demon_campaign" tilewidth="16" tileheight="16" tilecount="1152" columns="32">
 <image source="demon_campaign.png" width="512" height="576" />
 <tile id="769">
  <animation>
   <frame tileid="765" duration="133" />
   <frame tileid="766" duration="133" />
   <frame tileid="767" duration="133" />
   <frame tileid="768" duration="133" />
  </animation>
 </tile>
 <tile id="774">
  <animation>
   <frame tileid="770" duration="133" />
   <frame tileid="771" duration="133" />
   <frame tileid="772" duration="133" />
   <frame tileid="773" duration="133" />
  </animation>
 </tile>
 <tile id="777">
  <animation>
   <frame tileid="775" duration="133" />
   <frame tileid="775" duration="133" />
   <frame tileid="776" duration="133" />
   <frame tileid="775" duration="133" />
  </animation>
 </tile>
 <tile id="800">
  <animation>
   <frame tileid="796" duration="133" />
   <frame tileid="797" duration="133" />
   <frame tileid="798" duration="133" />
   <frame tileid="799" duration="133" />
  </animation>
 </tile>
 <tile id="805">
  <animation>
   <frame tileid="801" duration="133" />
   <frame tileid="802" duration="133" />
   <frame tileid="803" duration="133" />
   <frame tileid="804" duration="133" />
  </animation>
 </tile>
 <tile id="810">
  <animation>
   <frame tileid="806" duration="133" />
   <frame tileid="807" duration="133" />
   <frame tileid="808" duration="133" />
   <frame tileid="809" duration="133" />
  </animation>
 </tile>
</tileset>
