import { useSyncExternalStore } from 'react';

/** The place to log hours; by default the latest one. */
type Place = { projectId: number; taskId: number | null };
type Wanted = { place: Place | null };

let wanted: Wanted | null = null;
const listeners = new Set<() => void>();

function set(next: Wanted | null): void {
  wanted = next;
  listeners.forEach((listener) => listener());
}

/** Opens the dialog, which is mounted in the app bar, from any page. */
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
