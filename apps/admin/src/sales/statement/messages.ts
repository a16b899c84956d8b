import type { SameKeys } from '../../platform/i18n/languages.ts';

/** Words of the customer's statement. */
export const en = {
  customer_statement: {
    send: 'Email the statement',
    send_text: 'The PDF goes along, for the period that is shown.',
    invoice: 'Invoice %{number}',
    payment: 'Payment',
    payment_named: 'Payment: %{reference}',
    credit_note: 'Credit note %{number}',
    pay_back: 'Paid back, credit note %{number}',
    refund: 'Advance %{number} paid back',
    credit_refund: 'Credit paid back',
    credit_refund_named: 'Credit paid back: %{reference}',
    credited: 'Credited',
    paid_back: 'Paid back',
    write_off: 'Write-off: %{number}',
    invoiced: 'Invoiced',
    written_off: 'Written off',
    received: 'Received',
    credit: 'The customer has a credit of %{amount}.',
    nothing: 'No invoices and no payments in these days.',
  },
};

export const lt: SameKeys<typeof en> = {
  customer_statement: {
    send: 'Siųsti kliento išrašą',
    send_text: 'Pridedamas rodomo laikotarpio PDF.',
    invoice: 'Sąskaita %{number}',
    payment: 'Mokėjimas',
    payment_named: 'Mokėjimas: %{reference}',
    credit_note: 'Kreditinė sąskaita %{number}',
    pay_back: 'Grąžinta pagal kreditinę sąskaitą %{number}',
    refund: 'Grąžintas avansas %{number}',
    credit_refund: 'Grąžinta permoka',
    credit_refund_named: 'Grąžinta permoka: %{reference}',
    credited: 'Kredituota',
    paid_back: 'Pinigai grąžinti',
    write_off: 'Nurašymas: %{number}',
    invoiced: 'Išrašyta',
    written_off: 'Nurašyta',
    received: 'Gauta',
    credit: 'Kliento permoka – %{amount}.',
    nothing: 'Šiomis dienomis nebuvo nei sąskaitų, nei mokėjimų.',
  },
};

export const no: SameKeys<typeof en> = {
  customer_statement: {
    send: 'Send kontoutskriften',
    send_text: 'PDF-en for perioden som vises, følger med.',
    invoice: 'Faktura %{number}',
    payment: 'Betaling',
    payment_named: 'Betaling: %{reference}',
    credit_note: 'Kreditnota %{number}',
    pay_back: 'Betalt tilbake, kreditnota %{number}',
    refund: 'Forskudd %{number} betalt tilbake',
    credit_refund: 'Tilgodehavende betalt tilbake',
    credit_refund_named: 'Tilgodehavende betalt tilbake: %{reference}',
    credited: 'Kreditert',
    paid_back: 'Betalt tilbake',
    write_off: 'Tapsføring: %{number}',
    invoiced: 'Fakturert',
    written_off: 'Tapsført',
    received: 'Mottatt',
    credit: 'Kunden har %{amount} til gode.',
    nothing: 'Ingen fakturaer og ingen betalinger i disse dagene.',
  },
};
