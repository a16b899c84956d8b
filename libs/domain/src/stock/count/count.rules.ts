import { DomainError } from '../../platform/errors/domain-error.ts';
import { add } from '../../platform/values/money.ts';
import type { EnterCountInput } from './count.input.ts';

/**
 * Returns what is counted of an item after an entry; null takes the item back to not counted. Two people who count the same item at once
 * both learn of it. Throws DomainError `count.enter_one` and `count.counted_meanwhile` at `counted`.
 */
export function countedAfter(before: number | null, { counted, was, add: more }: EnterCountInput): number | null {
  if (more !== null && more !== undefined) {
    if (counted !== null && counted !== undefined)
      throw new DomainError('count.enter_one', undefined, { counted: { code: 'count.enter_one' } });
    return add(before ?? 0, more);
  }
  if ((was ?? null) === before || (counted ?? null) === before) return counted ?? null;
  const problem = { code: 'count.counted_meanwhile', params: { counted: before ?? 0 } } as const;
  throw new DomainError(problem.code, problem.params, { counted: problem });
}

/**
 * Whether an entry belongs to the moment when the item was counted before, which then stands. Pieces that are added after goods have moved
 * would mix two moments: unless the person says which it is, throws DomainError `count.moved_meanwhile` at `add`, with the documents.
 */
export function isEarlierCount(
  { add: more, earlierCount }: Pick<EnterCountInput, 'add' | 'earlierCount'>,
  documents: readonly string[],
): boolean {
  if (!documents.length) return false;
  if (earlierCount !== undefined || more === null || more === undefined) return earlierCount ?? false;
  const problem = { code: 'count.moved_meanwhile', params: { documents: documents.join(', ') } } as const;
  throw new DomainError(problem.code, problem.params, { add: problem });
}

/** Refuses to post a count in which nobody counted anything. Throws DomainError `count.nothing_counted`. */
export function assertCounted(lines: readonly { counted?: number | null }[]): void {
  if (lines.some(({ counted }) => counted !== null && counted !== undefined)) return;
  throw new DomainError('count.nothing_counted');
}
