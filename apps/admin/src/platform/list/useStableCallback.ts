import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a constant identity that always runs its latest version, so that rows that receive it are not drawn again. */
export function useStableCallback<Args extends unknown[], Result>(act: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
