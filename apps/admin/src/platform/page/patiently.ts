import { isAnyFormDirty } from './dirtyForms.ts';

/** Giving up would cost somebody what they typed, or there is nothing to be had before the connection is back. */
export const mustWait = (): boolean => !navigator.onLine || isAnyFormDirty();

/** The connection is back, or a while has passed. */
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

/** Fetches a chunk. One that does not come is waited for, where failing would take the page and what was typed with it. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await load();
    } catch (error) {
      if (!mustWait()) throw error;
      await nextChance();
    }
}
