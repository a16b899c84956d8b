import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  openingInvoices: {
    title: 'Opening invoices',
    text: 'Invoices from before Kontor that customers still owe, from a CSV or Excel file with number, customer, date and open amount. They count in balances, statements and payments, but not as income or VAT, and take no number of yours. If you only know a balance, give it a number such as BALANCE-1.',
    fields: {
      number: 'Invoice number',
      customer: 'Customer',
      legalCode: 'Company code',
      vatCode: 'VAT code',
      invoiceDate: 'Invoice date',
      dueDate: 'Due date',
      currency: 'Currency',
      rate: 'Exchange rate',
      exchangeRate: 'Exchange rate as 1 %{base} = …',
      ratePerBase: 'Rate: 1 %{base} = …',
      rateInBase: 'Rate: 1 … = … %{base}',
      total: 'Total',
      open: 'Open amount',
      reference: 'Payment reference',
      note: 'Internal note',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  openingInvoices: {
    title: 'Pradinės sąskaitos',
    text: 'Iki „Kontor“ išrašytos, bet dar neapmokėtos sąskaitos iš CSV arba „Excel“ failo su numeriu, klientu, data ir neapmokėta suma. Jos įtraukiamos į skolas, kliento išrašą ir mokėjimus, bet ne į pajamas ar PVM, ir neužima jūsų numerių. Jei žinote tik skolos likutį, suteikite jam numerį, pavyzdžiui, LIKUTIS-1.',
    fields: {
      number: 'Sąskaitos numeris',
      customer: 'Klientas',
      legalCode: 'Įmonės kodas',
      vatCode: 'PVM mokėtojo kodas',
      invoiceDate: 'Sąskaitos data',
      dueDate: 'Apmokėti iki',
      currency: 'Valiuta',
      rate: 'Valiutos kursas',
      exchangeRate: 'Valiutos kursas, parašytas 1 %{base} = …',
      ratePerBase: 'Kursas: 1 %{base} = …',
      rateInBase: 'Kursas: 1 … = … %{base}',
      total: 'Suma',
      open: 'Neapmokėta suma',
      reference: 'Mokėjimo kodas',
      note: 'Vidinė pastaba',
    },
  },
};

export const no: SameKeys<typeof en> = {
  openingInvoices: {
    title: 'Åpningsfakturaer',
    text: 'Fakturaer fra før Kontor som kundene fortsatt skylder, fra en CSV- eller Excel-fil med nummer, kunde, dato og restbeløp. De teller med i saldoer, kontoutskrifter og betalinger, men ikke som inntekt eller mva, og bruker ingen av numrene dine. Kjenner du bare en saldo, gir du den et nummer som SALDO-1.',
    fields: {
      number: 'Fakturanummer',
      customer: 'Kunde',
      legalCode: 'Organisasjonsnummer',
      vatCode: 'Mva-nummer',
      invoiceDate: 'Fakturadato',
      dueDate: 'Forfallsdato',
      currency: 'Valuta',
      rate: 'Valutakurs',
      exchangeRate: 'Valutakurs skrevet som 1 %{base} = …',
      ratePerBase: 'Kurs: 1 %{base} = …',
      rateInBase: 'Kurs: 1 … = … %{base}',
      total: 'Totalbeløp',
      open: 'Restbeløp',
      reference: 'Betalingsreferanse',
      note: 'Internt notat',
    },
  },
};
