import { useTheme } from '@mui/material';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Shift } from '../items.ts';

/** After this rest the keys pressed become one change. */
const rest = 600;

/**
 * Moving a bar by the arrow keys, its end with Shift and its start with Alt. The steps pressed one after the other are shown at once and saved
 * together once the keys rest or the bar loses the focus; Escape takes them back.
 */
export function useBarKeys(byKey: number, onShift: (shift: Shift) => void) {
  const sign = useTheme().direction === 'rtl' ? -1 : 1;
  const [shift, setShift] = useState<Shift | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const drop = (): void => {
    clearTimeout(timer.current);
    setShift(null);
  };
  const save = (made: Shift | null): void => {
    drop();
    if (made?.days) onShift(made);
  };
  return {
    shift,
    handlers: {
      onBlur: (): void => save(shift),
      onKeyDown: (event: KeyboardEvent): void => {
        if (event.key === 'Escape' && shift) {
          event.stopPropagation();
          drop();
        }
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        event.preventDefault();
        event.stopPropagation();
        const mode = event.shiftKey ? 'end' : event.altKey ? 'start' : 'move';
        if (shift && shift.mode !== mode) save(shift);
        const before = shift?.mode === mode ? shift.days : 0;
        const next: Shift = { mode, days: before + sign * byKey * (event.key === 'ArrowRight' ? 1 : -1) };
        setShift(next);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => save(next), rest);
      },
    },
  };
}
