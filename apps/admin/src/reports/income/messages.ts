import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  reports: {
    income: {
      what: 'income',
      measures: { net: 'Without tax', tax: 'Tax', gross: 'With tax' },
      explained: {
        net: 'Invoices without tax, less credit notes and what was paid back.',
        tax: 'What the same documents come to with tax, less what they come to without it.',
        gross: 'Invoices with tax, less credit notes and what was paid back.',
      },
      rule: 'By document date, an invoice counts on its date and a credit note on its own; drafts, void documents and opening invoices do not count. By payment, money counts on the day it came, without tax in the proportion of its invoice; advances, opening invoices and unused credit are rows of their own. By item, tax rate, project or person, lines share their document after its discount and charges. Amounts are in the currency of the organisation, at the exchange rate of each document.',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  reports: {
    income: {
      what: 'Pajamos',
      measures: { net: 'Be PVM', tax: 'PVM', gross: 'Su PVM' },
      explained: {
        net: 'Sąskaitos be PVM, atėmus kreditines sąskaitas ir tai, kas grąžinta.',
        tax: 'Tų pačių dokumentų suma su PVM, atėmus jų sumą be PVM.',
        gross: 'Sąskaitos su PVM, atėmus kreditines sąskaitas ir tai, kas grąžinta.',
      },
      rule: 'Pagal dokumento datą sąskaita įskaitoma jos dieną, kreditinė sąskaita – savo; juodraščiai, anuliuoti dokumentai ir pradinės sąskaitos neįskaitomi. Pagal mokėjimą pinigai įskaitomi gavimo dieną, be PVM – pagal sąskaitos proporciją; avansai, pradinės sąskaitos ir nepanaudotos permokos yra atskiros eilutės. Pagal prekę, tarifą, projektą ar asmenį dokumento suma po nuolaidos ir priedų paskirstoma jo eilutėms. Sumos – organizacijos valiuta, kiekvieno dokumento kursu.',
    },
  },
};

export const no: SameKeys<typeof en> = {
  reports: {
    income: {
      what: 'inntekter',
      measures: { net: 'Uten mva.', tax: 'Mva.', gross: 'Med mva.' },
      explained: {
        net: 'Fakturaer uten mva., minus kreditnotaer og det som er betalt tilbake.',
        tax: 'Det de samme dokumentene beløper seg til med mva., minus det de beløper seg til uten.',
        gross: 'Fakturaer med mva., minus kreditnotaer og det som er betalt tilbake.',
      },
      rule: 'Etter dokumentdato teller en faktura på sin dato og en kreditnota på sin; utkast, annullerte dokumenter og åpningsfakturaer teller ikke. Etter betaling teller penger den dagen de kom, uten mva. i samme forhold som på fakturaen; forskudd, åpningsfakturaer og ubrukte beløp til gode er egne rader. Etter vare, sats, prosjekt eller person fordeles dokumentet på linjene etter rabatt og tillegg. Beløpene er i organisasjonens valuta, til kursen på hvert dokument.',
    },
  },
};
