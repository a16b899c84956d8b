import { useDeferredValue } from 'react';

/** Defers drawing new rows until the browser has time, so that typing stays quick; changes of the same rows show at once. */
export function useDeferredRows<Row extends { id: number | string }>(rows: readonly Row[]): readonly Row[] {
  const settled = useDeferredValue(rows);
  const isSame = settled.length === rows.length && rows.every(({ id }, index) => settled[index]?.id === id);
  return isSame ? rows : settled;
}
