import { useEffect, useRef } from 'react';
import { dialogOpen } from './dialogOpen.ts';

/** Ctrl/Cmd+Enter saves the page from anywhere, except in a dialog or menu, which handle it themselves. */
export function useSaveKey(save: () => void, isOn = true): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || dialogOpen()) return;
      // Captured before the focused field, where it would open a select box or add a table row.
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [isOn]);
}
