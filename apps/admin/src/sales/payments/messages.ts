import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  resources: {
    payments: {
      fields: {
        paymentDate: 'Date',
        customerId: 'Customer',
        customerName: 'Customer',
        amount: 'Amount',
        currency: 'Currency',
        method: 'Method',
        reference: 'Reference',
        allocations: 'Invoices',
        unallocated: 'Unused credit',
        exchangeRate: 'Exchange rate',
      },
    },
  },
  payments: {
    record: 'Record payment',
    receipt: 'Send a receipt',
    receipt_after: 'Send a receipt afterwards',
    recorded: 'Payment recorded',
    rate_hint: '1 %{currency} in %{base}',
    balance: 'Balance',
    empty: 'No payments yet.',
    methods: { bankTransfer: 'Bank transfer', card: 'Card', cash: 'Cash', other: 'Other' },
    undo: 'Undo',
    undo_named: 'Undo the payment of %{amount} by %{customer}',
    undo_text: 'This deletes the payment of %{amount} by %{customer} and reopens the invoices it paid.',
    undone: 'Payment undone',
    credit_only: 'Credit only',
  },
};

export const lt: SameKeys<typeof en> = {
  resources: {
    payments: {
      fields: {
        paymentDate: 'Data',
        customerId: 'Klientas',
        customerName: 'Klientas',
        amount: 'Suma',
        currency: 'Valiuta',
        method: 'Būdas',
        reference: 'Nuoroda',
        allocations: 'Sąskaitos',
        unallocated: 'Nepanaudota permoka',
        exchangeRate: 'Valiutos kursas',
      },
    },
  },
  payments: {
    record: 'Įrašyti mokėjimą',
    receipt: 'Siųsti patvirtinimą',
    receipt_after: 'Po to siųsti mokėjimo patvirtinimą',
    recorded: 'Mokėjimas įrašytas',
    rate_hint: '1 %{currency}, išreikštas %{base}',
    balance: 'Likutis',
    empty: 'Mokėjimų dar nėra.',
    methods: { bankTransfer: 'Banko pavedimas', card: 'Kortelė', cash: 'Grynieji', other: 'Kita' },
    undo: 'Atšaukti mokėjimą',
    undo_named: 'Atšaukti mokėjimą: %{customer}, %{amount}',
    undo_text: 'Mokėjimas (%{customer}, %{amount}) bus atšauktas. Juo apmokėtos sąskaitos vėl bus neapmokėtos.',
    undone: 'Mokėjimas atšauktas',
    credit_only: 'Tik permoka',
  },
};

export const no: SameKeys<typeof en> = {
  resources: {
    payments: {
      fields: {
        paymentDate: 'Dato',
        customerId: 'Kunde',
        customerName: 'Kunde',
        amount: 'Beløp',
        currency: 'Valuta',
        method: 'Betalingsmåte',
        reference: 'Referanse',
        allocations: 'Fakturaer',
        unallocated: 'Ubrukt tilgodehavende',
        exchangeRate: 'Valutakurs',
      },
    },
  },
  payments: {
    record: 'Registrer betaling',
    receipt: 'Send bekreftelse',
    receipt_after: 'Send en betalingsbekreftelse etterpå',
    recorded: 'Betalingen er registrert',
    rate_hint: '1 %{currency} i %{base}',
    balance: 'Å betale',
    empty: 'Ingen betalinger ennå.',
    methods: { bankTransfer: 'Bankoverføring', card: 'Kort', cash: 'Kontant', other: 'Annet' },
    undo: 'Angre',
    undo_named: 'Angre betalingen på %{amount} fra %{customer}',
    undo_text: 'Betalingen på %{amount} fra %{customer} trekkes tilbake. Det den betalte, blir åpent igjen.',
    undone: 'Betalingen er angret',
    credit_only: 'Bare tilgodehavende',
  },
};
