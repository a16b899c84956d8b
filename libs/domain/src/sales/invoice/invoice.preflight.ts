import {
  askGrounds,
  askLines,
  askNotAhead,
  askParties,
  askPeriod,
  askRates,
  askReference,
  askSeries,
  tellDelivery,
  tellLanguage,
  type DocumentToSend,
} from '../../documents/document.preflight.ts';
import { dueOf } from '../../documents/document.rules.ts';
import { askEInvoice } from '../../documents/e-invoice.preflight.ts';
import { assertAll, findingsOf, type Finding, type Question } from '../../documents/finding.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { add, compare, subtract } from '../../platform/values/money.ts';
import { assertLogged, assertPayable, assertWorked, type BilledHours } from './invoice.checks.ts';

type EInvoiceParties = Pick<Parameters<typeof askEInvoice>[0], 'seller' | 'buyer'>;

/** What a customer owes and may owe, in its currency. */
type Credit = { creditLimit: number | null; receivable: number; unusedCredit: number; currency: string };

export type InvoiceToSend = DocumentToSend & {
  /** The parties as an e-invoice names them. */
  seller: EInvoiceParties['seller'];
  buyer: EInvoiceParties['buyer'] & Partial<Credit>;
  /** Missing until the first save. */
  id?: number;
  currency: string;
  total: number;
  prepaid: number;
  rounding: number;
  /** The account to pay to; null if there is none, left out if the person may not know. */
  account?: Parameters<typeof askReference>[2] | null;
  /** The last day of the billed hours. */
  lastHour: string | null;
  /** Its lines that bill logged hours; left out if unknown. */
  billedHours?: readonly BilledHours[];
  noAccountConfirmed?: boolean;
  hoursAheadConfirmed?: boolean;
  hoursAboveConfirmed?: boolean;
};

/** In the order of sending: problems of other records come before problems of the draft. */
const questionsOf = (invoice: InvoiceToSend): Question[] => [
  askLines(invoice),
  ...askParties(invoice),
  askGrounds(invoice),
  askRates(invoice),
  askPeriod(invoice),
  askNotAhead(invoice),
  ...(invoice.account && invoice.id ? [askReference(invoice, invoice.id, invoice.account)] : []),
  ...askEInvoice(invoice),
  ...askSeries(invoice),
  {
    weight: 'asked',
    ask: () => assertPayable(invoice, invoice.account !== null, invoice.noAccountConfirmed),
  },
  { weight: 'asked', ask: () => assertWorked(invoice.lastHour, invoice.today, invoice.hoursAheadConfirmed) },
  { weight: 'asked', ask: () => assertLogged(invoice.billedHours ?? [], invoice.hoursAboveConfirmed) },
  tellLanguage(invoice),
  tellDelivery(invoice),
  tellCreditLimit(invoice),
];

/** Warns that with this invoice the customer owes more than its limit. Amounts in another currency are not compared. */
const tellCreditLimit = ({ buyer, currency, ...invoice }: InvoiceToSend): Question => ({
  weight: 'told',
  ask: () => {
    const { creditLimit: limit, receivable = 0, unusedCredit = 0 } = buyer;
    if (limit === null || limit === undefined || buyer.currency !== currency) return;
    const amount = subtract(add(receivable, dueOf(invoice)), unusedCredit);
    if (compare(amount, limit) > 0) throw new DomainError('invoice.above_credit_limit', { amount, limit, currency });
  },
});

/** Refuses an invoice that cannot be sent, before it takes a number. Throws DomainError as the checks do. */
export const assertInvoiceSendable = (invoice: InvoiceToSend): void => assertAll(questionsOf(invoice));

/** Returns the findings of the same checks, for the editor and the draft's page. */
export const invoicePreflight = (invoice: InvoiceToSend): Finding[] => findingsOf(questionsOf(invoice));
