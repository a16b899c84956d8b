import {
  askLines,
  askNotAhead,
  askParties,
  askPeriod,
  askSeries,
  tellLanguage,
  type DocumentToSend,
} from '../../documents/document.preflight.ts';
import { assertAll, findingsOf, type Finding, type Question } from '../../documents/finding.ts';

/** Asks nothing of the taxes: a credit note repeats those of its invoice, also when the rates have ended since. */
const questionsOf = (creditNote: DocumentToSend): Question[] => [
  askLines(creditNote),
  ...askParties(creditNote),
  askPeriod(creditNote),
  askNotAhead(creditNote),
  ...askSeries(creditNote),
  tellLanguage(creditNote),
];

/** Refuses a credit note that cannot be sent, before it takes a number. Throws DomainError as the checks do. */
export const assertCreditNoteSendable = (creditNote: DocumentToSend): void => assertAll(questionsOf(creditNote));

/** Returns the findings of the same checks, for the editor and the draft's page. */
export const creditNotePreflight = (creditNote: DocumentToSend): Finding[] => findingsOf(questionsOf(creditNote));
