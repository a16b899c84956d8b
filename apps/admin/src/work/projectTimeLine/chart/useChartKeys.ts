import { useState, type KeyboardEvent } from 'react';
import type { Row } from '../items.ts';

/** A grid with one tab stop: the row that has the focus, or had it last. */
export function useChartKeys(rows: readonly Row[], pageSize: number, show: (index: number) => void) {
  const [key, setKey] = useState<string>();
  const at = Math.max(
    0,
    rows.findIndex((row) => row.key === key),
  );
  const go = (index: number): void => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, index))];
    if (!row) return;
    setKey(row.key);
    show(rows.indexOf(row));
    // The row may only now come into sight.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-timeline="${row.key}"]`)?.focus({ preventScroll: true }),
    );
  };
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + pageSize,
    PageUp: at - pageSize,
    Home: 0,
    End: rows.length - 1,
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = steps[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(next);
  };
  return { current: rows[at]?.key, focusOn: setKey, onKeyDown };
}
