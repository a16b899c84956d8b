import {
  askGrounds,
  askLines,
  askNotAhead,
  askParties,
  askPeriod,
  askRates,
  askSeries,
  tellLanguage,
  type DocumentToSend,
} from '../../documents/document.preflight.ts';
import { assertAll, findingsOf, type Finding, type Question } from '../../documents/finding.ts';
import { assertPayable } from '../invoice/invoice.checks.ts';
import { assertAsksForMoney } from './retainer-invoice.checks.ts';

export type RetainerInvoiceToSend = DocumentToSend & {
  carriesTax: boolean;
  currency: string;
  total: number;
  /** There is an account to pay to; left out if the person may not know. */
  hasAccount?: boolean;
  noAccountConfirmed?: boolean;
};

/** One that carries tax is a tax document, and asks what an invoice asks; another one only requests a payment. */
const questionsOf = (retainer: RetainerInvoiceToSend): Question[] => [
  askLines(retainer),
  { ask: () => assertAsksForMoney(retainer) },
  ...(retainer.carriesTax ? [...askParties(retainer), askGrounds(retainer), askRates(retainer)] : []),
  askPeriod(retainer),
  askNotAhead(retainer),
  ...askSeries(retainer),
  {
    weight: 'asked',
    ask: () =>
      assertPayable({ ...retainer, prepaid: 0, rounding: 0 }, retainer.hasAccount !== false, retainer.noAccountConfirmed),
  },
  tellLanguage(retainer),
];

/** Refuses a retainer invoice that cannot be sent, before it takes a number. Throws DomainError as the checks do. */
export const assertRetainerInvoiceSendable = (retainer: RetainerInvoiceToSend): void => assertAll(questionsOf(retainer));

/** Returns the findings of the same checks, for the editor and the draft's page. */
export const retainerInvoicePreflight = (retainer: RetainerInvoiceToSend): Finding[] => findingsOf(questionsOf(retainer));
