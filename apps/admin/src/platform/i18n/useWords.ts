import { useEffect, useState } from 'react';
import type { Words } from './words.ts';

/** Loads words once `wanted`; true when they are ready. */
export function useWords(words: Words | readonly Words[], wanted: boolean): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let gone = false;
    if (wanted)
      void Promise.all([words].flat().map((some) => some.load())).then(
        () => !gone && setReady(true),
        () => undefined,
      );
    return () => void (gone = true);
  }, [words, wanted]);
  return ready && wanted;
}
