import { isDeepStrictEqual } from 'node:util';
import type { Collection } from '@mikro-orm/core';

/** Updates the own parts of an existing document by position, first row to first part, and deletes the surplus ones. */
export function changeParts<P extends object, R>(
  parts: Collection<P>,
  rows: readonly R[],
  write: (row: R, known: P | undefined) => void,
  isOwn: (part: P) => boolean = () => true,
): void {
  const before = parts.getItems().filter(isOwn);
  rows.forEach((row, index) => write(row, before[index]));
  parts.remove(before.slice(rows.length));
}

/** Returns the old JSON if both are equal: PostgreSQL reorders its keys, which the ORM would take for a change. */
export const unlessSame = <T>(before: T | undefined, after: T): T => (isDeepStrictEqual(before, after) ? (before as T) : after);
