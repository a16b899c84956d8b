import type { Code } from '../messages.ts';
import { DomainError, type Params } from '../platform/errors/domain-error.ts';

/** `refused` prevents sending, `asked` needs a confirmation or a reason, `told` is only shown. */
export type Weight = 'refused' | 'asked' | 'told';
/** A finding about a draft before sending. `path` is its field, such as `lines.0.taxRateId`. */
export type Finding = { code: Code; weight: Weight; params?: Params; path?: string };

/** A check at sending. `tell` lists all findings where a single refusal could not name them. */
export type Question = { ask: () => void; weight?: Weight; tell?: () => Omit<Finding, 'weight'>[] };

/** Runs the checks in order. Throws the DomainError of the first that fails and is not merely `told`. */
export function assertAll(questions: readonly Question[]): void {
  for (const { ask, weight } of questions) if (weight !== 'told') ask();
}

/**
 * Runs all checks without throwing: each refusal becomes a finding for each field that it names. Example: a draft without lines that is dated
 * tomorrow has two.
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
