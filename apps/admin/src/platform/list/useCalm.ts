import { useDeferredValue } from 'react';

/** Other rows than before are drawn when the browser has time, so that nobody's typing waits for them; what changes in the same rows, at once. */
export function useCalm<Row extends { id: number | string }>(rows: readonly Row[]): readonly Row[] {
  const settled = useDeferredValue(rows);
  const isSame = settled.length === rows.length && rows.every(({ id }, index) => settled[index]?.id === id);
  return isSame ? rows : settled;
}
