import { useMemo } from 'react';
import { plain } from '../../format/plain.ts';
import type { Found, Typing } from './Picker.tsx';

export type Choice = { id: string; name: string };

/** Most rows drawn; nobody reads through more. */
const most = 50;

/** Filters a loaded list for a Picker, by name or code; names that begin with the text come first. */
export function useChoiceSearch<T extends { name: string; id?: unknown }>(
  choices: readonly T[],
  { text, wanted }: Typing,
): Found<T> {
  const rows = useMemo(() => {
    if (!wanted) return [];
    const typed = plain(text);
    const placed = choices.map((choice) => ({ choice, at: placeOf(typed, choice) })).filter(({ at }) => at >= 0);
    return placed
      .toSorted((a, b) => a.at - b.at)
      .slice(0, typed ? most : undefined)
      .map(({ choice }) => choice);
  }, [choices, text, wanted]);
  return { rows, settled: true };
}

/** Rank of a match: 0 the code, 1 start of the name, 2 start of a word, 3 elsewhere in it; −1 no match. */
function placeOf(typed: string, { id, name }: { name: string; id?: unknown }): number {
  const said = plain(name);
  if (typed !== '' && typeof id === 'string' && plain(id) === typed) return 0;
  if (said.startsWith(typed)) return 1;
  if (said.includes(` ${typed}`)) return 2;
  return said.includes(typed) ? 3 : -1;
}
