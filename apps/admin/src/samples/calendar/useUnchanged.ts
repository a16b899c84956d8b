import { useState } from 'react';
import type { Entry } from './entries.ts';

/** Returns the former entries while they are equal, so that views need not be drawn again. */
export function useUnchanged(entries: Entry[]): Entry[] {
  const [kept, setKept] = useState(entries);
  const isSame = kept.length === entries.length && entries.every((entry, index) => isEqual(entry, kept[index]));
  if (isSame) return kept;
  setKept(entries);
  return entries;
}

/** The firm's dates are created anew each time; they are equal when their keys are. */
const isEqual = (entry: Entry, before: Entry | undefined): boolean =>
  entry === before || (entry.event === undefined && before?.event === undefined && entry.key === before?.key);
