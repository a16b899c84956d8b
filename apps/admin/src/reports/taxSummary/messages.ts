import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  reports: {
    taxSummary: {
      what: 'taxed sales or purchases',
      measures: {
        sales: 'Sales',
        salesTax: 'Tax on sales',
        purchases: 'Purchases',
        purchasesTax: 'Tax on purchases',
        reverseTax: 'Reverse charge',
        deductible: 'Deducted',
        payable: 'Tax to pay',
      },
      explained: {
        sales: 'What invoices and advances with tax are without it, less credit notes.',
        salesTax: 'The tax of the same documents, as their tax rows say it.',
        purchases: 'What bills and expenses are without tax, less the credit notes of vendors.',
        purchasesTax: 'The tax of the same documents, with that of reverse charge.',
        reverseTax: 'Tax on purchases that you owe yourself, because the vendor charged none.',
        deductible: 'The part of the tax on purchases that may be deducted.',
        payable: 'Tax on sales + reverse charge − deducted. Below zero, it is paid back to you.',
      },
      rule: 'An invoice counts on its day of supply, or on that of an advance before it, a bill on its day of supply, and a credit note on its own date. That can be another month than the one the document is dated in. Each tax row is converted at the exchange rate of its document. Drafts, void documents and opening documents do not count.',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  reports: {
    taxSummary: {
      what: 'Apmokestinami pardavimai ar pirkimai',
      measures: {
        sales: 'Pardavimai',
        salesTax: 'Pardavimo PVM',
        purchases: 'Pirkimai',
        purchasesTax: 'Pirkimo PVM',
        reverseTax: 'Atvirkštinis apmokestinimas',
        deductible: 'Atskaitoma',
        payable: 'Mokėtinas PVM',
      },
      explained: {
        sales: 'Sąskaitos ir avansai su PVM, be paties PVM, atėmus kreditines sąskaitas.',
        salesTax: 'Tų pačių dokumentų PVM, koks nurodytas jų mokesčių eilutėse.',
        purchases: 'Pirkimo sąskaitos ir išlaidos be PVM, atėmus tiekėjų kreditines sąskaitas.',
        purchasesTax: 'Tų pačių dokumentų PVM kartu su atvirkštiniu apmokestinimu.',
        reverseTax: 'Pirkimo PVM, kurį apskaičiuojate patys, nes tiekėjas jo neskaičiavo.',
        deductible: 'Pirkimo PVM dalis, kurią galima atskaityti.',
        payable: 'Pardavimo PVM + atvirkštinis apmokestinimas − atskaitoma. Jei mažiau nei nulis – grąžinama jums.',
      },
      rule: 'Sąskaita įskaitoma prekių ar paslaugų suteikimo dieną arba ankstesnę avanso dieną, pirkimo sąskaita – suteikimo dieną, kreditinė sąskaita – savo dieną. Tai gali būti kitas mėnuo nei dokumento data. Kiekviena mokesčių eilutė perskaičiuojama savo dokumento kursu. Juodraščiai, anuliuoti ir pradiniai dokumentai neįskaitomi.',
    },
  },
};

export const no: SameKeys<typeof en> = {
  reports: {
    taxSummary: {
      what: 'avgiftsbelagte salg eller kjøp',
      measures: {
        sales: 'Salg',
        salesTax: 'Utgående mva.',
        purchases: 'Kjøp',
        purchasesTax: 'Inngående mva.',
        reverseTax: 'Omvendt avgiftsplikt',
        deductible: 'Fradrag',
        payable: 'Mva. å betale',
      },
      explained: {
        sales: 'Fakturaer og forskudd med mva., uten selve avgiften, minus kreditnotaer.',
        salesTax: 'Avgiften på de samme dokumentene, slik avgiftslinjene deres sier.',
        purchases: 'Inngående fakturaer og utlegg uten mva., minus kreditnotaer fra leverandører.',
        purchasesTax: 'Avgiften på de samme dokumentene, med omvendt avgiftsplikt.',
        reverseTax: 'Avgift på kjøp som du selv skylder, fordi leverandøren ikke beregnet noen.',
        deductible: 'Den delen av avgiften på kjøp som kan trekkes fra.',
        payable: 'Utgående mva. + omvendt avgiftsplikt − fradrag. Under null får du den tilbake.',
      },
      rule: 'En faktura teller på leveringsdagen, eller på dagen for et forskudd før den, en inngående faktura på leveringsdagen og en kreditnota på sin egen dato. Det kan være en annen måned enn dokumentets dato. Hver avgiftslinje regnes om til kursen på dokumentet. Utkast, annullerte dokumenter og åpningsdokumenter teller ikke.',
    },
  },
};
