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
import { assertNotOnlyOptional } from './estimate.options.ts';

const told = (question: Question): Question => ({ ...question, weight: 'told' });

/** Only mentions what the invoice will need for its taxes, because an estimate owes none. */
const questionsOf = (estimate: DocumentToSend): Question[] => [
  askLines(estimate),
  { ask: () => assertNotOnlyOptional(estimate.lines) },
  askNotAhead(estimate),
  ...askSeries(estimate),
  told(askGrounds(estimate)),
  told(askRates(estimate)),
  tellLanguage(estimate),
];

/** Refuses an estimate that cannot be sent, before it takes a number. Throws DomainError as the checks do. */
export const assertEstimateSendable = (estimate: DocumentToSend): void => assertAll(questionsOf(estimate));

/** Returns the findings of the same checks, for the editor and the draft's page. */
export const estimatePreflight = (estimate: DocumentToSend): Finding[] => findingsOf(questionsOf(estimate));
