import { useEffect, useState } from 'react';

/**
 * One tab at a time keeps the draft of a document: what another one is typing right now is not put into this one, which would bill it
 * twice. undefined until that is known.
 */
export function useOwnDraft(name: string): boolean | undefined {
  const [owns, setOwns] = useState<boolean>();
  useEffect(() => {
    let isGone = false;
    let letGo = () => {
      isGone = true;
    };
    const locks = navigator.locks as LockManager | undefined;
    const take = (lock: object | null): Promise<void> | undefined => {
      if (isGone) return undefined;
      setOwns(lock !== null);
      return lock ? new Promise((done) => void (letGo = done)) : undefined;
    };
    if (locks) void locks.request(name, { ifAvailable: true }, take);
    else void Promise.resolve().then(() => take({}));
    return () => letGo();
  }, [name]);
  return owns;
}
