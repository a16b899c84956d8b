import { cyclicAt } from '../../random.ts';

// Made-up names. The first are handwritten; a larger world combines the two lists below, which give more than it needs.
const lithuanian = [
  'Nemuno logistika, UAB',
  'Gintaro baldai, UAB',
  'Aukštaitijos pienas, AB',
  'Žalioji energija LT, UAB',
  'Vilniaus robotikos centras, VšĮ',
  'Pušyno sanatorija, UAB',
  'Baltų statyba, UAB',
  'Rasos odontologija, MB',
  'Šventosios medis, UAB',
  'Kauno prietaisai, AB',
  'Saulės stogai, MB',
  'Neries draudimo brokeriai, UAB',
  'Pajūrio transportas, UAB',
  'Skaitmeninė klinika, UAB',
  'Dzūkijos uogos, UAB',
  'Senamiesčio viešbučiai, UAB',
  'Ąžuolo baldų fabrikas, AB',
  'Tiksliosios formos, MB',
  'Lietaus vandenys, UAB',
  'Ugnies sauga, MB',
  'Žinių akademija, VšĮ',
  'Ramybės farmacija, UAB',
  'Vėjo parkas „Šilutė“, UAB',
  'Jūros maistas, UAB',
];
const norwegian = [
  'Fjellheim Teknikk AS',
  'Nordlys Havbruk ASA',
  'Bergen Maritime Systemer AS',
  'Solvang Bygg AS',
  'Østmarka Eiendom AS',
  'Granåsen Regnskap AS',
  'Vestkyst Rederi ASA',
  'Hestnes Trelast AS',
  'Mjøsa Energi AS',
  'Blåfjell Sikkerhet AS',
  'Lofoten Fiskeindustri AS',
  'Skogstad Arkitekter AS',
];
const people = ['Birutė Kavaliauskienė', 'Audrius Stankevičius', 'Ingrid Haugen ENK'];

const lithuanianFirst =
  'Nemuno Neries Ventos Minijos Šešupės Merkio Dubysos Jūros Mūšos Baltijos Aukštaitijos Žemaitijos Dzūkijos Suvalkijos Pajūrio Vilniaus Kauno Klaipėdos Šiaulių Panevėžio Alytaus Utenos Telšių Trakų Birštono Palangos Nidos Anykščių Gintaro Ąžuolo Beržo Pušies Eglės Liepos Klevo Saulės Žaibo Vėjo Lietaus Rasos Perkūno Aušros Žvaigždžių Vakarų Rytų Šiaurės Pietų Tilto Pilies Uosto'.split(
    ' ',
  );
const lithuanianSecond =
  'logistika statyba baldai energija technologijos prekyba medis metalas transportas projektai sistemos tinklai sprendimai gamyba pienas mėsa grūdai klinika vaistinė draudimas turtas nuoma spauda dizainas apsauga švara šiluma vanduo elektra langai stogai keliai technika kepykla tekstilė pramonė inžinerija montavimas apskaita sodai'.split(
    ' ',
  );
const norwegianFirst =
  'Fjell Nord Vest Øst Sør Hav Sol Gran Furu Bjørk Eike Stein Elve Foss Dal Vik Nes Sund Holm Skog Lyng Torg Bru Berg Brei Stor Lang Kvit Grøn Blå Ram Tind Snø Is Vind Strøm Kyst Fjord Øy Havn'.split(
    ' ',
  );
const norwegianSecond =
  'heim vang stad land gård bakken lia åsen neset vika sund dalen rud moen tun havn sletta berget elva haugen'.split(' ');
const norwegianThird = 'Bygg Teknikk Eiendom Energi Data Transport Regnskap Havbruk Trelast Sikkerhet Industri Arkitekter'.split(
  ' ',
);

export type Company = { name: string; country: 'LT' | 'NO'; kind: 'company' | 'person' };

/** The n-th customer, from 0. The 40th is the firm's sister company in Norway, the customer of the internal projects. */
export function companyOf(n: number): Company {
  if (n === 39) return { name: 'Fjorneris Norge AS', country: 'NO', kind: 'company' };
  if (n >= 36 && n < 39) return { name: cyclicAt(people, n - 36), country: n === 38 ? 'NO' : 'LT', kind: 'person' };
  const isNorwegian = n % 3 === 2;
  const rank = isNorwegian ? Math.floor(n / 3) : n - Math.floor((n + 1) / 3);
  const written = (isNorwegian ? norwegian : lithuanian)[rank];
  if (written) return { name: written, country: isNorwegian ? 'NO' : 'LT', kind: 'company' };
  if (isNorwegian) {
    const place = `${cyclicAt(norwegianFirst, rank)}${cyclicAt(norwegianSecond, Math.floor(rank / 40) + rank)}`;
    // Norwegian writes three equal letters in a row as two: Fjelland.
    const name = `${place.replace(/(.)\1\1/, '$1$1')} ${cyclicAt(norwegianThird, rank * 7)}`;
    return { name: `${name} ${rank % 17 === 0 ? 'ASA' : 'AS'}`, country: 'NO', kind: 'company' };
  }
  const form = cyclicAt(['UAB', 'UAB', 'MB', 'UAB', 'AB', 'UAB', 'VšĮ'], rank);
  const second = cyclicAt(lithuanianSecond, rank + Math.floor(rank / 50));
  return { name: `${cyclicAt(lithuanianFirst, rank)} ${second}, ${form}`, country: 'LT', kind: 'company' };
}
