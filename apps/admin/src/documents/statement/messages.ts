import type { SameKeys } from '../../platform/i18n/languages.ts';

/** Words of every statement of account. */
export const en = {
  statement: {
    ages: {
      title: 'Days overdue on %{date}, %{currency}',
      notDue: 'Not due yet',
      days1to30: '1–30 days',
      days31to60: '31–60 days',
      days61to90: '61–90 days',
      over90: 'Over 90 days',
      credit: 'Credit',
    },
    date: 'Date',
    document: 'Document',
    amount: 'Amount',
    balance: 'Balance',
    opening: 'Balance before %{date}',
    closing: 'Balance on %{date}',
    carried: 'Brought forward',
    carry: 'Carried forward',
    print: 'Print',
    exchange_gain: 'Exchange gain in these days: %{amount}',
    exchange_loss: 'Exchange loss in these days: %{amount}',
    table: 'Statement in %{currency}',
  },
};

export const lt: SameKeys<typeof en> = {
  statement: {
    ages: {
      title: 'Skola pagal pradelstas dienas %{date}, %{currency}',
      notDue: 'Nepradelsta',
      days1to30: '1–30 dienų',
      days31to60: '31–60 dienų',
      days61to90: '61–90 dienų',
      over90: 'Daugiau kaip 90 dienų',
      credit: 'Permoka',
    },
    date: 'Data',
    document: 'Dokumentas',
    amount: 'Suma',
    balance: 'Likutis',
    opening: 'Likutis prieš %{date}',
    closing: 'Likutis %{date}',
    carried: 'Likutis iš ankstesnio puslapio',
    carry: 'Likutis, perkeliamas į kitą puslapį',
    print: 'Spausdinti',
    exchange_gain: 'Valiutos kurso pelnas per šias dienas: %{amount}',
    exchange_loss: 'Valiutos kurso nuostolis per šias dienas: %{amount}',
    table: 'Kliento išrašas, %{currency}',
  },
};

export const no: SameKeys<typeof en> = {
  statement: {
    ages: {
      title: 'Dager etter forfall per %{date}, %{currency}',
      notDue: 'Ikke forfalt',
      days1to30: '1–30 dager',
      days31to60: '31–60 dager',
      days61to90: '61–90 dager',
      over90: 'Over 90 dager',
      credit: 'Til gode',
    },
    date: 'Dato',
    document: 'Dokument',
    amount: 'Beløp',
    balance: 'Saldo',
    opening: 'Saldo før %{date}',
    closing: 'Saldo %{date}',
    carried: 'Overført fra forrige side',
    carry: 'Overføres til neste side',
    print: 'Skriv ut',
    exchange_gain: 'Valutagevinst disse dagene: %{amount}',
    exchange_loss: 'Valutatap disse dagene: %{amount}',
    table: 'Kontoutskrift i %{currency}',
  },
};
