import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  openingBills: {
    title: 'Opening bills',
    text: 'Bills from before Kontor that you still owe, from a CSV or Excel file with number, vendor, date and open amount. They count in what is payable, in statements and in payments, but not as a cost or VAT.',
    fields: {
      number: 'Bill number',
      vendor: 'Vendor',
      legalCode: 'Company code',
      vatCode: 'VAT code',
      billDate: 'Bill date',
      dueDate: 'Due date',
      currency: 'Currency',
      rate: 'Exchange rate',
      exchangeRate: 'Exchange rate as 1 %{base} = …',
      ratePerBase: 'Rate: 1 %{base} = …',
      rateInBase: 'Rate: 1 … = … %{base}',
      open: 'Left to pay',
      paymentReference: 'Payment reference',
      comment: 'Comment',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  openingBills: {
    title: 'Pradinės pirkimo sąskaitos',
    text: 'Iki „Kontor“ gautos, bet dar neapmokėtos pirkimo sąskaitos iš CSV arba „Excel“ failo su numeriu, tiekėju, data ir neapmokėta suma. Jos įtraukiamos į skolas tiekėjams, suvestinę ir mokėjimus, bet ne į išlaidas ar PVM.',
    fields: {
      number: 'Sąskaitos numeris',
      vendor: 'Tiekėjas',
      legalCode: 'Įmonės kodas',
      vatCode: 'PVM mokėtojo kodas',
      billDate: 'Sąskaitos data',
      dueDate: 'Apmokėti iki',
      currency: 'Valiuta',
      rate: 'Valiutos kursas',
      exchangeRate: 'Valiutos kursas, parašytas 1 %{base} = …',
      ratePerBase: 'Kursas: 1 %{base} = …',
      rateInBase: 'Kursas: 1 … = … %{base}',
      open: 'Liko mokėti',
      paymentReference: 'Įmokos kodas',
      comment: 'Komentaras',
    },
  },
};

export const no: SameKeys<typeof en> = {
  openingBills: {
    title: 'Inngående åpningsfakturaer',
    text: 'Inngående fakturaer fra før Kontor som dere fortsatt skylder, fra en CSV- eller Excel-fil med nummer, leverandør, dato og restbeløp. De teller med i leverandørgjeld, oversikter og betalinger, men ikke som kostnad eller mva.',
    fields: {
      number: 'Fakturanummer',
      vendor: 'Leverandør',
      legalCode: 'Organisasjonsnummer',
      vatCode: 'Mva-nummer',
      billDate: 'Fakturadato',
      dueDate: 'Forfallsdato',
      currency: 'Valuta',
      rate: 'Valutakurs',
      exchangeRate: 'Valutakurs skrevet som 1 %{base} = …',
      ratePerBase: 'Kurs: 1 %{base} = …',
      rateInBase: 'Kurs: 1 … = … %{base}',
      open: 'Gjenstår å betale',
      paymentReference: 'Betalingsreferanse',
      comment: 'Kommentar',
    },
  },
};
