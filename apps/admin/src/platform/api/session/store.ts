import { localStorageStore } from 'react-admin';
import { useCallback, useSyncExternalStore } from 'react';

const base = localStorageStore();
/** Settings that belong to the device, not to the logged-in person. */
const kept = ['locale', 'theme', 'sidebar.open', 'layout.rtl', 'layout.menuHidden', 'layout.width', 'layout.navbar', 'bookmarks'];

export const store = {
  ...base,
  reset: () => {
    const saved = kept.map((key) => [key, base.getItem(key)] as const);
    base.reset();
    for (const [key, value] of saved) if (value !== undefined) base.setItem(key, value);
  },
};

/** Reads a stored setting outside react-admin's context, where its `useStore` does not work. */
export function useStored<T>(key: string, otherwise: T): T {
  const subscribe = useCallback((changed: () => void) => store.subscribe(key, changed), [key]);
  return useSyncExternalStore(subscribe, () => store.getItem<T>(key) ?? otherwise);
}
