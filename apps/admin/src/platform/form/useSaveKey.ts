import { useEffect, useRef } from 'react';
import { dialogOpen } from './dialogOpen.ts';

/** Ctrl/Cmd+Enter saves the page, wherever the focus is; in a dialog or a menu it is theirs. */
export function useSaveKey(save: () => void, isOn = true): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || dialogOpen()) return;
      // Before the field that has the focus: a select box would open, and a table add a row.
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [isOn]);
}
