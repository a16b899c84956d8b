import { conflict, invalid } from '../../platform/errors/message.ts';

export const projectMessages = {
  'project.code_in_use': conflict({
    en: 'This project code is already in use.',
    lt: 'Toks projekto kodas jau naudojamas.',
    no: 'Denne prosjektkoden er allerede i bruk.',
  }),
  'project.end_before_start': invalid({
    en: 'The end date is before the start date.',
    lt: 'Pabaigos data yra ankstesnė už pradžios datą.',
    no: 'Sluttdatoen er før startdatoen.',
  }),
  'project.keeps_customer': invalid({
    en: 'This project is on invoices: its customer can no longer change.',
    lt: 'Šis projektas jau yra sąskaitose: jo kliento pakeisti nebegalima.',
    no: 'Dette prosjektet står på fakturaer: kunden kan ikke lenger endres.',
  }),
  'project.keeps_currency': invalid({
    en: 'Rates of hours or parts of the price of this project are in %{currency}, so the new customer needs the same currency.',
    lt: 'Šio projekto valandų įkainiai ar kainos dalys yra %{currency}: jį galima perkelti tik klientui su ta pačia valiuta.',
    no: 'Timesatser eller deler av prisen på dette prosjektet er i %{currency}: det kan bare flyttes til en kunde med denne valutaen.',
  }),
  'project.price_below_invoiced': invalid({
    en: '%{amount} of this project is already invoiced: its fixed price cannot be lower. Credit an invoice first.',
    lt: 'Už šį projektą jau išrašyta sąskaitų už %{amount}: fiksuota kaina negali būti mažesnė. Pirmiausia kredituokite sąskaitą.',
    no: '%{amount} av dette prosjektet er allerede fakturert: fastprisen kan ikke være lavere. Krediter en faktura først.',
  }),
  'project.price_invoiced': invalid({
    en: 'More than this is already invoiced: the fixed price cannot be that low.',
    lt: 'Sąskaitų jau išrašyta už didesnę sumą: fiksuota kaina negali būti tokia maža.',
    no: 'Mer enn dette er allerede fakturert: fastprisen kan ikke være så lav.',
  }),
  'project.closed': conflict({
    en: 'This project is closed: no hours can be logged on it.',
    lt: 'Šis projektas uždarytas: valandų jame žymėti negalima.',
    no: 'Dette prosjektet er avsluttet: det kan ikke føres timer på det.',
  }),
  'project.cannot_activate': conflict({
    en: 'A project that is %{status} cannot be activated.',
    lt: 'Projekto, kurio būsena „%{status}“, aktyvinti negalima.',
    no: 'Et prosjekt med status «%{status}» kan ikke aktiveres.',
  }),
  'project.cannot_hold': conflict({
    en: 'A project that is %{status} cannot be put on hold.',
    lt: 'Projekto, kurio būsena „%{status}“, sustabdyti negalima.',
    no: 'Et prosjekt med status «%{status}» kan ikke settes på vent.',
  }),
  'project.cannot_complete': conflict({
    en: 'A project that is %{status} cannot be completed.',
    lt: 'Projekto, kurio būsena „%{status}“, užbaigti negalima.',
    no: 'Et prosjekt med status «%{status}» kan ikke fullføres.',
  }),
  'project.cannot_cancel': conflict({
    en: 'A project that is %{status} cannot be cancelled.',
    lt: 'Projekto, kurio būsena „%{status}“, atšaukti negalima.',
    no: 'Et prosjekt med status «%{status}» kan ikke avlyses.',
  }),
};
