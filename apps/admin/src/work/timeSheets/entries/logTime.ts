import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  listeners.forEach((listener) => listener());
}

/** The dialog hangs in the app bar; any page may open it. */
export const openLogTime = (): void => set(true);
export const closeLogTime = (): void => set(false);

export const useLogTimeOpen = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isOpen,
  );
