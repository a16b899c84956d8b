import { daysBetween } from '@kontor/domain';
import { useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import type { Entry, Shift } from '../entries.ts';

type Dragged = Shift & { key: string };
const snap = 15;

const dayUnder = (x: number, y: number): string | undefined => {
  for (const element of document.elementsFromPoint(x, y)) {
    const day = element.closest<HTMLElement>('[data-day]')?.dataset['day'];
    if (day) return day;
  }
  return undefined;
};

/**
 * Drags the person's own events by mouse or pen to another day and, where an hour has a height in pixels, another time. A finger scrolls
 * instead; it has the form. Escape cancels.
 */
export function useDrag(onDrop: (entry: Entry, shift: Shift) => void, hourHeight = 0) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const wasDragged = useRef(false);

  const begin = (event: ReactPointerEvent, entry: Entry, mode: Shift['mode']) => {
    wasDragged.current = false;
    if (!entry.event || event.button !== 0 || event.pointerType === 'touch') return;
    event.stopPropagation();
    const { clientX, clientY } = event;
    const from = dayUnder(clientX, clientY);
    if (!from) return;
    const letGo = new AbortController();
    const { signal } = letGo;
    let last: Shift | null = null;
    const stop = () => {
      letGo.abort();
      setDragged(null);
    };
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!wasDragged.current && Math.hypot(x - clientX, y - clientY) < 4) return;
      wasDragged.current = true;
      const to = dayUnder(x, y);
      if (!to) return;
      const minutes = hourHeight ? Math.round((((y - clientY) / hourHeight) * 60) / snap) * snap : 0;
      last = { mode, days: daysBetween(from, to), minutes };
      setDragged({ key: entry.key, ...last });
    };
    const drop = () => {
      stop();
      if (last && (last.days !== 0 || last.minutes !== 0)) onDrop(entry, last);
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', stop, { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal });
  };
  /** The click that ends a drag must not open the event. */
  const clicked = (open: () => void) => () => {
    if (!wasDragged.current) open();
    wasDragged.current = false;
  };
  return { dragged, begin, clicked };
}
