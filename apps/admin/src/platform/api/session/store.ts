import { localStorageStore } from 'react-admin';
import { useCallback, useSyncExternalStore } from 'react';

const base = localStorageStore();
/** Settings of the device, not of the logged-in person. */
const kept = ['locale', 'theme', 'sidebar.open', 'layout.rtl', 'layout.menuHidden', 'layout.width', 'layout.navbar', 'bookmarks'];

export const store = {
  ...base,
  reset: () => {
    const saved = kept.map((key) => [key, base.getItem(key)] as const);
    base.reset();
    for (const [key, value] of saved) if (value !== undefined) base.setItem(key, value);
  },
};

/** Reads a stored setting where react-admin's own `useStore` cannot reach, outside its context. */
export function useStored<T>(key: string, otherwise: T): T {
  const subscribe = useCallback((changed: () => void) => store.subscribe(key, changed), [key]);
  return useSyncExternalStore(subscribe, () => store.getItem<T>(key) ?? otherwise);
}
