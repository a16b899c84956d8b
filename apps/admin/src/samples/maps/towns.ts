export type Town = {
  country: string;
  name: string;
  latitude: number;
  longitude: number;
  /** Other spellings. */ also: readonly string[];
};

// Country, name, latitude, longitude; then other spellings.
const list = `
LT Vilnius 54.69 25.28; Wilno
LT Kaunas 54.90 23.89
LT Klaipėda 55.71 21.13
LT Šiauliai 55.93 23.32
LT Panevėžys 55.73 24.36
LT Alytus 54.40 24.05
LT Marijampolė 54.56 23.35
LT Mažeikiai 56.31 22.34
LT Jonava 55.07 24.28
LT Utena 55.50 25.60
LT Kėdainiai 55.29 23.98
LT Telšiai 55.98 22.25
LT Tauragė 55.25 22.29
LT Ukmergė 55.25 24.76
LT Visaginas 55.60 26.44
LT Plungė 55.91 21.84
LT Palanga 55.92 21.07
LT Druskininkai 54.02 23.97
NO Oslo 59.91 10.75
NO Bergen 60.39 5.32
NO Trondheim 63.43 10.40
NO Stavanger 58.97 5.73
NO Drammen 59.74 10.20
NO Fredrikstad 59.22 10.94
NO Kristiansand 58.15 8.00
NO Sandnes 58.85 5.74
NO Tromsø 69.65 18.96
NO Ålesund 62.47 6.15
NO Bodø 67.28 14.40
NO Hamar 60.79 11.07
NO Skien 59.21 9.61
NO Sarpsborg 59.28 11.11
NO Tønsberg 59.27 10.41
NO Haugesund 59.41 5.27
NO Molde 62.74 7.16
NO Lillehammer 61.12 10.47
NO Narvik 68.44 17.43
NO Alta 69.97 23.27
LV Riga 56.95 24.11; Rīga, Ryga
LV Liepāja 56.51 21.01; Liepoja
EE Tallinn 59.44 24.75; Talinas
EE Tartu 58.38 26.72
PL Warszawa 52.23 21.01; Warsaw, Varšuva
PL Gdańsk 54.35 18.65
PL Kraków 50.06 19.94; Cracow, Krokuva
SE Stockholm 59.33 18.07; Stokholmas
SE Göteborg 57.71 11.97; Gothenburg, Geteborgas
SE Malmö 55.60 13.00
DK København 55.68 12.57; Copenhagen, Kopenhaga
DK Aarhus 56.16 10.20; Århus
FI Helsinki 60.17 24.94; Helsinkis, Helsingfors
FI Tampere 61.50 23.76
IS Reykjavík 64.15 -21.94
DE Berlin 52.52 13.40; Berlynas
DE Hamburg 53.55 9.99; Hamburgas
DE München 48.14 11.58; Munich, Miunchenas
DE Frankfurt am Main 50.11 8.68; Frankfurt
NL Amsterdam 52.37 4.90; Amsterdamas
BE Bruxelles 50.85 4.35; Brussels, Brussel, Briuselis
LU Luxembourg 49.61 6.13; Luxemburg, Liuksemburgas
FR Paris 48.86 2.35; Paryžius
GB London 51.51 -0.13; Londonas
GB Edinburgh 55.95 -3.19; Edinburgas
IE Dublin 53.35 -6.26; Dublinas
ES Madrid 40.42 -3.70; Madridas
ES Barcelona 41.39 2.17
PT Lisboa 38.72 -9.14; Lisbon, Lisabona
IT Roma 41.90 12.50; Rome
IT Milano 45.46 9.19; Milan, Milanas
CH Zürich 47.38 8.54; Zurich, Ciurichas
AT Wien 48.21 16.37; Vienna, Viena
CZ Praha 50.08 14.44; Prague, Praga
HU Budapest 47.50 19.04; Budapeštas
RO București 44.43 26.10; Bucharest, Bukareštas
BG Sofia 42.70 23.32; София, Sofija
GR Athens 37.98 23.73; Αθήνα, Athen, Atėnai
UA Kyiv 50.45 30.52; Київ, Kijevas, Kiev
TR Istanbul 41.01 28.98; İstanbul, Stambulas
US New York 40.71 -74.01; New York City, Niujorkas
US San Francisco 37.77 -122.42
US Chicago 41.88 -87.63
CA Toronto 43.65 -79.38; Torontas
BR São Paulo -23.55 -46.63; San Paulas
ZA Cape Town -33.92 18.42; Keiptaunas
AE Dubai 25.20 55.27; Dubajus
IN Mumbai 19.08 72.88; Bombay
SG Singapore 1.35 103.82; Singapūras
JP Tokyo 35.68 139.69; 東京, Tokijas
AU Sydney -33.87 151.21; Sidnėjus`;

const townOf = (line: string): Town => {
  const [place = '', also = ''] = line.split('; ');
  const words = place.split(' ');
  return {
    country: words[0] ?? '',
    name: words.slice(1, -2).join(' '),
    latitude: Number(words.at(-2)),
    longitude: Number(words.at(-1)),
    also: also ? also.split(', ') : [],
  };
};

/** The towns that the map knows; customers elsewhere are counted by country. */
export const towns: readonly Town[] = list.trim().split('\n').map(townOf);

/** Normalises a name to compare it: no case, accents or additions. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øØ]/g, 'o')
    .toLowerCase()
    .replace(/\s+(m\.|miestas)$/, '')
    .trim();

const known = new Map(
  towns.flatMap((town) => [town.name, ...town.also].map((name) => [`${town.country} ${plain(name)}`, town] as const)),
);

/** Finds a town by country and name. Example: `findTown('LT', 'VILNIUS')` is Vilnius; the name may recur in another country. */
export const findTown = (country: string, city: string | null | undefined): Town | undefined =>
  city ? known.get(`${country} ${plain(city)}`) : undefined;
