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
import { assertAll, findingsOf, type Finding, type Question } from '../../documents/finding.ts';
import { assertLogged, assertPayable, assertWorked, type BilledHours } from './invoice.checks.ts';

export type InvoiceToSend = DocumentToSend & {
  /** Without one, it was not saved yet. */
  id?: number;
  currency: string;
  total: number;
  prepaid: number;
  rounding: number;
  /** Where it asks to be paid: null for nowhere, left out where the person may not know. */
  account?: Parameters<typeof askReference>[2] | null;
  /** The last day of the hours that it bills. */
  lastHour: string | null;
  /** Its lines in hours that bill logged ones; left out where they are not known. */
  billedHours?: readonly BilledHours[];
  noAccountConfirmed?: boolean;
  hoursAheadConfirmed?: boolean;
  hoursAboveConfirmed?: boolean;
};

/** In the order of sending: what is about a record elsewhere comes before what is about the draft. */
const questionsOf = (invoice: InvoiceToSend): Question[] => [
  askLines(invoice),
  ...askParties(invoice),
  askGrounds(invoice),
  askRates(invoice),
  askPeriod(invoice),
  askNotAhead(invoice),
  ...(invoice.account && invoice.id ? [askReference(invoice, invoice.id, invoice.account)] : []),
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

/** Decides whether an invoice can be sent, before it takes a number. Throws DomainError as the checks say. */
export const assertInvoiceSendable = (invoice: InvoiceToSend): void => assertAll(questionsOf(invoice));

/** The same, asked while it is typed and on the page of the draft: all that sending would refuse, ask or tell. */
export const invoicePreflight = (invoice: InvoiceToSend): Finding[] => findingsOf(questionsOf(invoice));
