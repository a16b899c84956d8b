import { isAnyFormDirty } from './dirtyForms.ts';

/** Says whether a failed fetch must be retried: giving up would lose typed values, or there is no connection anyway. */
export const mustWait = (): boolean => !navigator.onLine || isAnyFormDirty();

/** Resolves when the connection is back or some time has passed. */
const nextChance = (): Promise<void> =>
  new Promise((done) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      done();
    };
    const timer = setTimeout(go, 5000);
    window.addEventListener('online', go);
  });

/** Fetches a chunk, and retries while giving up would lose the page and typed values. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await load();
    } catch (error) {
      if (!mustWait()) throw error;
      await nextChance();
    }
}
