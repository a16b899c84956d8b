import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

export type Place = { row: number; column: number };
type Editing = { text: string; typed: boolean } | null;

const clamp = (value: number, max: number): number => Math.min(Math.max(value, 0), Math.max(max, 0));

type Actions = {
  /** The initial text of a cell; null if it cannot be typed into. */
  textAt: (place: Place) => string | null;
  open: (place: Place, anchor: HTMLElement) => void;
  clear: (place: Place) => void;
  toggle: (place: Place) => void;
};

/** The cursor of the grid: arrow keys move, Enter and F2 edit, a digit overwrites, Delete clears. */
export function useGridCursor(grid: RefObject<HTMLElement | null>, rows: number, columns: number, actions: Actions) {
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<Editing>(null);
  const focusNext = useRef(false);
  const at: Place = { row: clamp(place.row, rows - 1), column: clamp(place.column, columns - 1) };

  const cellAt = ({ row, column }: Place) => grid.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`) ?? null;
  useEffect(() => {
    if (!focusNext.current || editing) return;
    focusNext.current = false;
    cellAt(at)?.focus();
  });

  const go = (to: Place): void => {
    focusNext.current = true;
    setEditing(null);
    setPlace({ row: clamp(to.row, rows - 1), column: clamp(to.column, columns - 1) });
  };
  const edit = (to: Place, typed?: string): void => {
    const text = actions.textAt(to);
    setPlace(to);
    if (text === null) {
      const anchor = cellAt(to);
      if (anchor && typed === undefined) actions.open(to, anchor);
    } else setEditing({ text: typed ?? text, typed: typed !== undefined });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (editing || rows === 0 || event.altKey) return;
    if ((event.target as HTMLElement).closest('[data-cell]') === null) return;
    const { row, column } = at;
    const far = event.ctrlKey || event.metaKey;
    const isRtl = document.documentElement.dir === 'rtl';
    const step = isRtl ? -1 : 1;
    const moves: Record<string, Place> = {
      ArrowDown: { row: row + 1, column },
      ArrowUp: { row: row - 1, column },
      ArrowRight: { row, column: column + step },
      ArrowLeft: { row, column: column - step },
      Home: { row: far ? 0 : row, column: 0 },
      End: { row: far ? rows - 1 : row, column: columns - 1 },
      PageDown: { row: rows - 1, column },
      PageUp: { row: 0, column },
    };
    const works: Record<string, () => void> = {
      Enter: () => edit(at),
      F2: () => edit(at),
      Delete: () => actions.clear(at),
      Backspace: () => actions.clear(at),
      b: () => actions.toggle(at),
      n: () => {
        const anchor = cellAt(at);
        if (anchor) actions.open(at, anchor);
      },
    };
    const move = moves[event.key];
    const work = far ? undefined : works[event.key];
    if (!move && !work && (far || !/^[\d.,:]$/.test(event.key))) return;
    event.preventDefault();
    event.stopPropagation();
    if (move) go(move);
    else if (work) work();
    else edit(at, event.key);
  };

  /** The click that focuses a cell must not edit it too; only a click on a focused cell does, and a tap always. */
  const hadFocus = useRef(false);
  const onPress = (to: Place): void => {
    hadFocus.current = document.activeElement === cellAt(to);
  };
  const onClick = (to: Place, byTouch: boolean): void => {
    if (hadFocus.current || byTouch) edit(to);
    else go(to);
  };
  return { at, editing, go, edit, onKeyDown, onPress, onClick, stop: () => go(at), leave: () => setEditing(null) };
}
