import {
  askGrounds,
  askLines,
  askNotAhead,
  askRates,
  askSeries,
  tellLanguage,
  type DocumentToSend,
} from '../../documents/document.preflight.ts';
import { assertAll, findingsOf, type Finding, type Question } from '../../documents/finding.ts';

const told = (question: Question): Question => ({ ...question, weight: 'told' });

/** An estimate owes no tax: what its invoice will need is told, and nothing more. */
const questionsOf = (estimate: DocumentToSend): Question[] => [
  askLines(estimate),
  askNotAhead(estimate),
  ...askSeries(estimate),
  told(askGrounds(estimate)),
  told(askRates(estimate)),
  tellLanguage(estimate),
];

/** Decides whether an estimate can be sent, before it takes a number. Throws DomainError as the checks say. */
export const assertEstimateSendable = (estimate: DocumentToSend): void => assertAll(questionsOf(estimate));

/** The same, asked while it is typed and on the page of the draft. */
export const estimatePreflight = (estimate: DocumentToSend): Finding[] => findingsOf(questionsOf(estimate));
