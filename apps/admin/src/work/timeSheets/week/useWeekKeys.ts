import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

/** Shortcuts of the week, which work wherever nobody is typing and no dialog is open. */
export function useWeekKeys(works: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(works);
  useEffect(() => {
    latest.current = works;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="menu"]')) return;
      const work = latest.current[event.key];
      if (!work) return;
      event.preventDefault();
      work();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
