import { Box } from '@mui/material';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { parseDuration } from '../../../platform/inputs/parseDuration.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';

export type Leave = 'down' | 'up' | 'next' | 'previous' | 'stay';
type Props = {
  label: string;
  /** Initial text; selected, unless it is the first key typed. */
  text: string;
  typed: boolean;
  /** Minutes left on the day besides those in the cell. */
  leftMinutes: number | null;
  onSave: (text: string, leave: Leave) => void;
  onCancel: () => void;
};

/** The input inside a cell. Shows the time left on the day before anything is refused. */
export const CellEditor = ({ label, text: first, typed, leftMinutes, onSave, onCancel }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const [text, setText] = useState(first);
  const input = useRef<HTMLInputElement>(null);
  const closed = useRef(false);
  useEffect(() => {
    input.current?.focus();
    if (!typed) input.current?.select();
  }, [typed]);
  const finish = (work: () => void) => {
    if (closed.current) return;
    closed.current = true;
    work();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const leave = leaveBy(event);
    if (!leave && event.key !== 'Escape') return event.stopPropagation();
    event.preventDefault();
    event.stopPropagation();
    finish(() => (leave ? onSave(text, leave) : onCancel()));
  };
  const minutes = parseDuration(text) ?? 0;
  const isOver = leftMinutes !== null && minutes > leftMinutes;
  const left = leftMinutes === null ? '' : format.clock(Math.max(leftMinutes, 0));
  return (
    <>
      <Box
        component="input"
        ref={input}
        aria-label={label}
        aria-invalid={isOver || undefined}
        aria-describedby="cell-left"
        inputMode="text"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => finish(() => onSave(text, 'stay'))}
        sx={field}
      />
      {leftMinutes !== null && (
        <Box id="cell-left" role="status" sx={{ ...hint, color: isOver ? 'error.main' : 'text.secondary' }}>
          {t(isOver ? 'timeSheets.week.over_hint' : 'timeSheets.week.left_hint', { left })}
        </Box>
      )}
    </>
  );
};

function leaveBy({ key, shiftKey }: KeyboardEvent): Leave | undefined {
  switch (key) {
    case 'Enter':
      return shiftKey ? 'up' : 'down';
    case 'ArrowDown':
      return 'down';
    case 'ArrowUp':
      return 'up';
    case 'Tab':
      return shiftKey ? 'previous' : 'next';
    default:
      return undefined;
  }
}

const field = {
  width: '100%',
  height: 44,
  px: 1,
  border: 0,
  font: 'inherit',
  textAlign: 'end',
  color: 'text.primary',
  bgcolor: 'background.paper',
  outline: '2px solid',
  outlineColor: 'primary.main',
  outlineOffset: -2,
  '&&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
const hint = {
  position: 'absolute',
  insetInlineEnd: 0,
  top: 'calc(100% + 2px)',
  zIndex: 3,
  px: 1,
  py: 0.25,
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'kontor.raised',
} as const;
