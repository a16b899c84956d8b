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
import { askEInvoice } from '../../documents/e-invoice.preflight.ts';
import { assertAll, findingsOf, type Finding, type Question } from '../../documents/finding.ts';
import { assertLogged, assertPayable, assertWorked, type BilledHours } from './invoice.checks.ts';

type EInvoiceParties = Pick<Parameters<typeof askEInvoice>[0], 'seller' | 'buyer'>;

export type InvoiceToSend = DocumentToSend & {
  /** The parties as an e-invoice names them. */
  seller: EInvoiceParties['seller'];
  buyer: EInvoiceParties['buyer'];
  orderNumber?: string | null;
  /** It names a contact person of the customer. */
  hasContact?: boolean;
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
];

/** Refuses an invoice that cannot be sent, before it takes a number. Throws DomainError as the checks do. */
export const assertInvoiceSendable = (invoice: InvoiceToSend): void => assertAll(questionsOf(invoice));

/** Returns the findings of the same checks, for the editor and the draft's page. */
export const invoicePreflight = (invoice: InvoiceToSend): Finding[] => findingsOf(questionsOf(invoice));
