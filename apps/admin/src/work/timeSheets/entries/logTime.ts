import { useSyncExternalStore } from 'react';

/** Where the hours are to be logged; without it, where they were last. */
type Place = { projectId: number; taskId: number | null };
type Wanted = { place: Place | null };

let wanted: Wanted | null = null;
const listeners = new Set<() => void>();

function set(next: Wanted | null): void {
  wanted = next;
  listeners.forEach((listener) => listener());
}

/** The dialog hangs in the app bar; any page may open it. */
export const openLogTime = (place: Place | null = null): void => set({ place });
export const closeLogTime = (): void => set(null);

export const useLogTime = (): Wanted | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => wanted,
  );
