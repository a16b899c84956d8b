import { useMemo } from 'react';
import { plain } from '../format/plain.ts';
import type { Found, Typing } from './Picker.tsx';

export type Choice = { id: string; name: string };

/** No longer list is drawn than anybody looks through. */
const most = 50;

/** What of a list that is here already fits what is typed, for a Picker: by name or code, those that begin with it first. */
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

/** 0 where the code is what was typed, 1 where the name begins with it, 2 where a word does, 3 where it stands anywhere; −1 nowhere. */
function placeOf(typed: string, { id, name }: { name: string; id?: unknown }): number {
  const said = plain(name);
  if (typed !== '' && typeof id === 'string' && plain(id) === typed) return 0;
  if (said.startsWith(typed)) return 1;
  if (said.includes(` ${typed}`)) return 2;
  return said.includes(typed) ? 3 : -1;
}
