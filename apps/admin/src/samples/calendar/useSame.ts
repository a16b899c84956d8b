import { useState } from 'react';
import type { Entry } from './entries.ts';

/** The entries of before, as long as there are no others: what shows them need not be drawn again. */
export function useSame(entries: Entry[]): Entry[] {
  const [kept, setKept] = useState(entries);
  const isSame = kept.length === entries.length && entries.every((entry, index) => isEqual(entry, kept[index]));
  if (isSame) return kept;
  setKept(entries);
  return entries;
}

/** Dates of the firm are made anew each time, and are the same when their key is. */
const isEqual = (entry: Entry, before: Entry | undefined): boolean =>
  entry === before || (entry.event === undefined && before?.event === undefined && entry.key === before?.key);
