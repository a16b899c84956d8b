export type Place = { city: string; streets: readonly string[]; zips: readonly string[] };

const place = (city: string, streets: string, zips: string): Place => ({
  city,
  streets: streets.split(', '),
  zips: zips.split(' '),
});

export const lithuanianPlaces: readonly Place[] = [
  place(
    'Vilnius',
    'Gedimino pr., Konstitucijos pr., Ukmergės g., Savanorių pr., Žalgirio g.',
    'LT-01103 LT-09308 LT-07100 LT-03116 LT-08217',
  ),
  place('Kaunas', 'Laisvės al., Savanorių pr., Karaliaus Mindaugo pr., Raudondvario pl.', 'LT-44280 LT-50174 LT-44307 LT-47180'),
  place('Klaipėda', 'Taikos pr., Liepų g., Minijos g., Tilžės g.', 'LT-91140 LT-92138 LT-93234 LT-91251'),
  place('Vilnius', 'Kalvarijų g., Laisvės pr., Antakalnio g., Naugarduko g.', 'LT-09310 LT-06122 LT-10312 LT-03228'),
  place('Šiauliai', 'Tilžės g., Vilniaus g., Aušros al.', 'LT-76295 LT-76244'),
  place('Panevėžys', 'Respublikos g., Smėlynės g., Savanorių a.', 'LT-35173 LT-35143'),
  place('Alytus', 'Pulko g., Naujoji g., Vilniaus g.', 'LT-62135 LT-62116'),
  place('Marijampolė', 'Gedimino g., Vytauto g.', 'LT-68307 LT-68298'),
  place('Utena', 'Basanavičiaus g., Aukštakalnio g.', 'LT-28241 LT-28142'),
  place('Mažeikiai', 'Laisvės g., Ventos g.', 'LT-89223 LT-89222'),
  place('Kėdainiai', 'Basanavičiaus g., J. Biliūno g.', 'LT-57288 LT-57275'),
  place('Telšiai', 'Respublikos g., Turgaus a.', 'LT-87131 LT-87122'),
];

export const norwegianPlaces: readonly Place[] = [
  place('Oslo', 'Karl Johans gate, Storgata, Grensen, Drammensveien, Akersgata', '0154 0155 0159 0255 0158'),
  place('Bergen', 'Strandgaten, Torgallmenningen, Nygårdsgaten, Fjøsangerveien', '5013 5014 5015 5068'),
  place('Trondheim', 'Munkegata, Olav Tryggvasons gate, Innherredsveien', '7011 7013 7014'),
  place('Stavanger', 'Kirkegata, Lagårdsveien, Verksgata', '4006 4010 4013'),
  place('Drammen', 'Bragernes torg, Engene, Nedre Storgate', '3015 3017'),
  place('Tromsø', 'Storgata, Sjøgata, Grønnegata', '9008'),
  place('Kristiansand', 'Markens gate, Dronningens gate', '4611 4612'),
  place('Ålesund', 'Kongens gate, Keiser Wilhelms gate', '6002 6003'),
  place('Fredrikstad', 'Storgata, Nygaardsgata', '1607 1606'),
  place('Bodø', 'Sjøgata, Storgata', '8006'),
  place('Sandnes', 'Langgata, Jernbaneveien', '4306'),
  place('Hamar', 'Strandgata, Torggata', '2317'),
];
