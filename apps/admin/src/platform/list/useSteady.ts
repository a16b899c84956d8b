import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same one and always does what its latest form says: rows that are given it are not drawn again for it. */
export function useSteady<Args extends unknown[], Result>(act: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
