import { useEffect, useState } from 'react';

/** Lets one tab at a time keep the draft of a document: restoring what another tab is typing would bill it twice. undefined until known. */
export function useDraftLock(name: string): boolean | undefined {
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
