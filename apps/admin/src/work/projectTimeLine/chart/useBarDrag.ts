import { useTheme } from '@mui/material';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { Shift } from '../items.ts';

type Held = { mode: Shift['mode']; x: number };

/** Dragging a bar, or one of its ends, by whole days. A finger scrolls instead, and a tap opens the form. Escape cancels. */
export function useBarDrag(px: number, onShift: (shift: Shift) => void) {
  const sign = useTheme().direction === 'rtl' ? -1 : 1;
  const held = useRef<Held>(null);
  const wasMoved = useRef(false);
  const [shift, setShift] = useState<Shift | null>(null);
  useEffect(() => {
    if (!shift) return;
    const cancel = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      held.current = null;
      wasMoved.current = true;
      setShift(null);
    };
    window.addEventListener('keydown', cancel, true);
    return () => window.removeEventListener('keydown', cancel, true);
  }, [shift]);
  const end = (event: PointerEvent): void => {
    event.currentTarget.releasePointerCapture(event.pointerId);
    held.current = null;
    setShift(null);
  };
  return {
    shift,
    handlers: {
      onPointerDown: (event: PointerEvent): void => {
        if (event.pointerType === 'touch' || event.button !== 0) return;
        const { edge } = (event.target as HTMLElement).dataset;
        wasMoved.current = false;
        held.current = { mode: edge === 'start' || edge === 'end' ? edge : 'move', x: event.clientX };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent): void => {
        if (!held.current) return;
        const { mode, x } = held.current;
        const days = Math.round((sign * (event.clientX - x)) / px);
        if (days !== (shift?.days ?? 0)) setShift({ mode, days });
      },
      onPointerUp: (event: PointerEvent): void => {
        if (!held.current) return;
        end(event);
        wasMoved.current = Boolean(shift?.days);
        if (shift?.days) onShift(shift);
      },
      onPointerCancel: end,
      /** A click ends each drag; only one without a move opens the form. */
      onClickCapture: (event: { stopPropagation: () => void }): void => {
        if (wasMoved.current) event.stopPropagation();
        wasMoved.current = false;
      },
    },
  };
}
