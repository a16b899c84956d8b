import { useCallback, useState } from 'react';

/** Says whether a table fits its box. Only then can its header stick: a box that scrolls sideways would hold it. */
export function useFitsWidth() {
  const [fits, setFits] = useState(true);
  const box = useCallback((outer: HTMLElement) => {
    const table = outer.querySelector('table');
    const observer = new ResizeObserver(() => setFits(!table || table.offsetWidth <= outer.clientWidth));
    for (const one of table ? [outer, table] : []) observer.observe(one);
    return () => observer.disconnect();
  }, []);
  return { box, fits };
}
