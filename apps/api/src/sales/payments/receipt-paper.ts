import type { Language, PaymentMethod, PaymentRecord } from '@kontor/domain';
import { cell, type AccountPaper } from '../../documents/paper/account-paper.ts';
import { paperFormat } from '../../documents/paper/paper-format.ts';

type Words = {
  title: string;
  customer: string;
  date: string;
  method: string;
  reference: string;
  received: string;
  paid: string;
  amount: string;
  credit: string;
  methods: Record<PaymentMethod, string>;
};

const receiptWords: Record<Language, Words> = {
  en: {
    title: 'Payment receipt',
    customer: 'Received from',
    date: 'Payment date',
    method: 'Method',
    reference: 'Reference',
    received: 'Received',
    paid: 'Paid invoice',
    amount: 'Amount',
    credit: 'Kept as your credit',
    methods: { bankTransfer: 'Bank transfer', cash: 'Cash', card: 'Card', other: 'Other' },
  },
  lt: {
    title: 'Mokėjimo patvirtinimas',
    customer: 'Mokėtojas',
    date: 'Mokėjimo data',
    method: 'Mokėjimo būdas',
    reference: 'Nuoroda',
    received: 'Gauta',
    paid: 'Apmokėta sąskaita',
    amount: 'Suma',
    credit: 'Lieka kaip jūsų permoka',
    methods: { bankTransfer: 'Banko pavedimas', cash: 'Grynieji', card: 'Kortelė', other: 'Kita' },
  },
  no: {
    title: 'Betalingsbekreftelse',
    customer: 'Mottatt fra',
    date: 'Betalingsdato',
    method: 'Betalingsmåte',
    reference: 'Referanse',
    received: 'Mottatt',
    paid: 'Betalt faktura',
    amount: 'Beløp',
    credit: 'Står til gode hos oss',
    methods: { bankTransfer: 'Bankoverføring', cash: 'Kontant', card: 'Kort', other: 'Annet' },
  },
};

export const receiptName = ({ id }: PaymentRecord, language: Language): string => `${receiptWords[language].title} ${id}.pdf`;

/** Returns the receipt as texts in the customer's language: the payment and the invoices that it paid. */
export function receiptPaper(
  parties: Pick<AccountPaper, 'seller' | 'buyer' | 'language' | 'logo'>,
  payment: PaymentRecord,
): AccountPaper {
  const words = receiptWords[parties.language];
  const { date, money, amount } = paperFormat(parties.language, payment.currency);
  const row = (name: string, value: number) => ({ cells: [cell(name), cell(amount(value))], strong: false });
  return {
    ...parties,
    title: words.title,
    number: date(payment.paymentDate),
    buyerTitle: words.customer,
    facts: [
      [words.date, date(payment.paymentDate)],
      [words.method, words.methods[payment.method]],
      ...(payment.reference ? [[words.reference, payment.reference] as [string, string]] : []),
    ],
    dueLabel: words.received,
    due: money(payment.amount),
    intro: [],
    lists: [
      {
        title: null,
        columns: [
          { title: words.paid, figure: false, wide: true },
          { title: `${words.amount}, ${payment.currency}`, figure: true, wide: false },
        ],
        rows: [
          ...payment.allocations.map((part) => row(part.invoiceNumber, part.amount)),
          ...payment.retainers.map((part) => row(part.retainerInvoiceNumber, part.amount)),
          ...(payment.unallocated > 0 ? [row(words.credit, payment.unallocated)] : []),
        ],
      },
    ],
    agreement: null,
  };
}
