import { isDeepStrictEqual } from 'node:util';
import type { Collection } from '@mikro-orm/core';

/**
 * Writes the parts of a document that was there before: they are matched by their place, the first row is the first part. Parts
 * that are left over go.
 */
export function changeParts<P extends object, R>(
  parts: Collection<P>,
  rows: readonly R[],
  write: (row: R, known: P | undefined) => void,
): void {
  const before = parts.getItems();
  rows.forEach((row, index) => write(row, before[index]));
  parts.remove(before.slice(rows.length));
}

/** The same JSON as before where it says the same: PostgreSQL keeps its keys in another order, which the ORM takes for a change. */
export const unlessSame = <T>(before: T | undefined, after: T): T => (isDeepStrictEqual(before, after) ? (before as T) : after);
