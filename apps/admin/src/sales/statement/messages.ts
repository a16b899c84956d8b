import type { SameKeys } from '../../platform/i18n/languages.ts';

/** Words of the customer's statement. */
export const en = {
  statement: {
    date: 'Date',
    document: 'Document',
    amount: 'Amount',
    balance: 'Balance',
    opening: 'Balance before %{date}',
    closing: 'Balance on %{date}',
    invoice: 'Invoice %{number}',
    payment: 'Payment',
    payment_named: 'Payment: %{reference}',
    write_off: 'Write-off: %{number}',
    invoiced: 'Invoiced',
    written_off: 'Written off',
    received: 'Received',
    credit: 'The customer has a credit of %{amount}.',
    nothing: 'No invoices and no payments in these days.',
    print: 'Print',
    table: 'Statement in %{currency}',
  },
};

export const lt: SameKeys<typeof en> = {
  statement: {
    date: 'Data',
    document: 'Dokumentas',
    amount: 'Suma',
    balance: 'Likutis',
    opening: 'Likutis prieš %{date}',
    closing: 'Likutis %{date}',
    invoice: 'Sąskaita %{number}',
    payment: 'Mokėjimas',
    payment_named: 'Mokėjimas: %{reference}',
    write_off: 'Nurašymas: %{number}',
    invoiced: 'Išrašyta',
    written_off: 'Nurašyta',
    received: 'Gauta',
    credit: 'Kliento permoka – %{amount}.',
    nothing: 'Šiomis dienomis nebuvo nei sąskaitų, nei mokėjimų.',
    print: 'Spausdinti',
    table: 'Išrašas, %{currency}',
  },
};

export const no: SameKeys<typeof en> = {
  statement: {
    date: 'Dato',
    document: 'Dokument',
    amount: 'Beløp',
    balance: 'Saldo',
    opening: 'Saldo før %{date}',
    closing: 'Saldo %{date}',
    invoice: 'Faktura %{number}',
    payment: 'Betaling',
    payment_named: 'Betaling: %{reference}',
    write_off: 'Tapsføring: %{number}',
    invoiced: 'Fakturert',
    written_off: 'Tapsført',
    received: 'Mottatt',
    credit: 'Kunden har %{amount} til gode.',
    nothing: 'Ingen fakturaer og ingen betalinger i disse dagene.',
    print: 'Skriv ut',
    table: 'Kontoutskrift i %{currency}',
  },
};
