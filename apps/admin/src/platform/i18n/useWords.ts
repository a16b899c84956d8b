import { useEffect, useState } from 'react';
import type { Words } from './words.ts';

/** Fetches words as soon as they are wanted; true when they can be said. */
export function useWords(words: Words, wanted: boolean): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let gone = false;
    if (wanted)
      void words.load().then(
        () => !gone && setReady(true),
        () => undefined,
      );
    return () => void (gone = true);
  }, [words, wanted]);
  return ready && wanted;
}
