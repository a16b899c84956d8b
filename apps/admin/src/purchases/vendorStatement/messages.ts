import type { SameKeys } from '../../platform/i18n/languages.ts';

/** Words of the vendor's statement. */
export const en = {
  vendor_statement: {
    bill: 'Bill',
    bill_named: 'Bill %{number}',
    credit_note: 'Credit note',
    credit_note_named: 'Credit note %{number}',
    payment: 'Payment',
    payment_named: 'Payment: %{number}',
    refund: 'Refund',
    refund_named: 'Refund, credit note %{number}',
    billed: 'Billed',
    paid: 'Paid',
    credited: 'Credited',
    refunded: 'Refunded',
    owes_us: 'The vendor owes you %{amount}.',
    nothing: 'No bills and no payments in these days.',
  },
};

export const lt: SameKeys<typeof en> = {
  vendor_statement: {
    bill: 'Pirkimo sąskaita',
    bill_named: 'Pirkimo sąskaita %{number}',
    credit_note: 'Kreditinė sąskaita',
    credit_note_named: 'Kreditinė sąskaita %{number}',
    payment: 'Mokėjimas',
    payment_named: 'Mokėjimas: %{number}',
    refund: 'Pinigai grąžinti',
    refund_named: 'Grąžinta pagal kreditinę sąskaitą %{number}',
    billed: 'Gauta sąskaitų',
    paid: 'Sumokėta',
    credited: 'Kredituota',
    refunded: 'Pinigai grąžinti',
    owes_us: 'Tiekėjas skolingas jums %{amount}.',
    nothing: 'Šiomis dienomis nebuvo nei pirkimo sąskaitų, nei mokėjimų.',
  },
};

export const no: SameKeys<typeof en> = {
  vendor_statement: {
    bill: 'Inngående faktura',
    bill_named: 'Inngående faktura %{number}',
    credit_note: 'Kreditnota',
    credit_note_named: 'Kreditnota %{number}',
    payment: 'Betaling',
    payment_named: 'Betaling: %{number}',
    refund: 'Betalt tilbake',
    refund_named: 'Betalt tilbake, kreditnota %{number}',
    billed: 'Fakturert',
    paid: 'Betalt',
    credited: 'Kreditert',
    refunded: 'Betalt tilbake',
    owes_us: 'Leverandøren skylder deg %{amount}.',
    nothing: 'Ingen inngående fakturaer og ingen betalinger i disse dagene.',
  },
};
