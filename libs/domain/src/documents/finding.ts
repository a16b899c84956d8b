import type { Code } from '../messages.ts';
import { DomainError, type Params } from '../platform/errors/domain-error.ts';

/** `refused` keeps a document from being sent, `asked` is confirmed or explained at sending, `told` never stands in the way. */
export type Weight = 'refused' | 'asked' | 'told';
/** What is said about a draft before it is sent. `path` is the field that it is about, such as `lines.0.taxRateId`. */
export type Finding = { code: Code; weight: Weight; params?: Params; path?: string };

/** One question that is asked at sending; `tell` where a single refusal could not name all that it finds. */
export type Question = { ask: () => void; weight?: Weight; tell?: () => Omit<Finding, 'weight'>[] };

/** Asks one question after the other. Throws DomainError of the first that finds something which is not merely told. */
export function assertAll(questions: readonly Question[]): void {
  for (const { ask, weight } of questions) if (weight !== 'told') ask();
}

/**
 * Asks them all, and throws nothing: each refusal becomes a finding, one for each field that it names. Example: a draft without lines
 * that is dated tomorrow has two.
 */
export function findingsOf(questions: readonly Question[]): Finding[] {
  return questions.flatMap(({ ask, weight = 'refused', tell = () => refusalsOf(ask) }) =>
    tell().map((found) => ({ ...found, weight })),
  );
}

function refusalsOf(ask: () => void): Omit<Finding, 'weight'>[] {
  try {
    ask();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, params, errors } = error;
    const fields = Object.entries(errors ?? {});
    return fields.length ? fields.map(([path, problem]) => ({ ...problem, path })) : [{ code, ...(params && { params }) }];
  }
  return [];
}
