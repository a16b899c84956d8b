import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  dataExport: {
    lead: 'All data and files of the firm in one zip archive, to keep or to move elsewhere.',
    contents:
      'Each table is there as CSV for a spreadsheet and as JSON Lines for programs, beside it what each column is, and every file as it was stored.',
    left: 'Passwords, second factors and sessions are left out. Personal IDs and bank accounts of people stay encrypted.',
    care: 'Whoever has the archive can read the whole books. Keep it as you would keep those.',
    start: 'Start the export',
  },
};

export const lt: SameKeys<typeof en> = {
  dataExport: {
    lead: 'Visi įmonės duomenys ir failai viename zip archyve: pasilikti arba perkelti kitur.',
    contents:
      'Kiekviena lentelė yra ir CSV formatu skaičiuoklei, ir JSON Lines formatu programoms, šalia aprašyta, kas yra kiekvienas stulpelis, ir pridėti visi failai tokie, kokie buvo įrašyti.',
    left: 'Slaptažodžių, antrojo prisijungimo žingsnio duomenų ir seansų archyve nėra. Asmens kodai ir žmonių banko sąskaitos lieka užšifruoti.',
    care: 'Turintis archyvą gali perskaityti visą apskaitą. Saugokite jį taip pat, kaip saugotumėte ją pačią.',
    start: 'Pradėti eksportą',
  },
};

export const no: SameKeys<typeof en> = {
  dataExport: {
    lead: 'Alle data og filer i firmaet i ett zip-arkiv, til oppbevaring eller flytting.',
    contents:
      'Hver tabell finnes som CSV for regneark og som JSON Lines for programmer. I tillegg står det hva hver kolonne er, og alle filene er med slik de ble lagret.',
    left: 'Passord, totrinnsbekreftelse og økter er utelatt. Fødselsnumre og personers bankkontoer er fortsatt kryptert.',
    care: 'Den som har arkivet, kan lese hele regnskapet. Oppbevar det like trygt.',
    start: 'Start eksporten',
  },
};
