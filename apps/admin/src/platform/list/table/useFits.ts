import { useCallback, useState } from 'react';

/** Whether a table is no wider than the box around it. Only then can its heading stay in sight: a box that scrolls sideways holds it fast. */
export function useFits() {
  const [fits, setFits] = useState(true);
  const box = useCallback((outer: HTMLElement) => {
    const table = outer.querySelector('table');
    const observer = new ResizeObserver(() => setFits(!table || table.offsetWidth <= outer.clientWidth));
    for (const one of table ? [outer, table] : []) observer.observe(one);
    return () => observer.disconnect();
  }, []);
  return { box, fits };
}
