import { createContext, useContext } from 'react';
import type { Pasted } from './pastedLines.ts';

export type LineActions = {
  insert: (index: number) => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
  duplicate: (index: number) => void;
  /** Replaces a blank line by the pasted lines, or inserts them after a filled one. */
  paste: (index: number, lines: Pasted[]) => void;
};

export const LineActionsContext = createContext<LineActions | null>(null);

/** Can a line of this kind of document be optional? */
export const MayBeOptional = createContext(false);

export function useLineActions(): LineActions {
  const actions = useContext(LineActionsContext);
  if (!actions) throw new Error('A line stands inside a LinesTable');
  return actions;
}

/** Focuses a field of the form by its name, once the table has been drawn again. */
export const focusField = (name: string): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus());
