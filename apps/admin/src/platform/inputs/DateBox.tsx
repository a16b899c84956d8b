import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { isCalendarDate } from '@kontor/domain';
import { Suspense, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useToday } from '../api/useToday.ts';
import { useFormat } from '../format/useFormat.ts';
import { part } from '../page/page.ts';
import { isWholeDate, parseDate } from './parseDate.ts';

const Calendar = part(() => import('./Calendar.tsx').then((m) => m.Calendar));

type Props = Pick<
  TextFieldProps,
  'id' | 'name' | 'label' | 'inputRef' | 'helperText' | 'disabled' | 'sx' | 'margin' | 'autoFocus'
> & {
  /** `YYYY-MM-DD`, or the typed text when it is no date. */
  value: string | null;
  onChange: (date: string | null) => void;
  onBlur?: () => void;
  /** Another error than an unreadable date. */
  error?: boolean;
  /** First and last day that the calendar offers. */
  min?: string;
  max?: string;
};

/**
 * A date in one field and one Tab stop, formatted in the reader's language. It is typed (`22.11`, `+14`, `t`; parseDate.ts) or, with the
 * down arrow or the button, picked from a calendar. Typed text takes effect on leaving the field or with Enter.
 */
export const DateBox = ({ value, onChange, onBlur, error, helperText, min, max, disabled, ...field }: Props) => {
  const t = useTranslate();
  const locale = useLocale();
  const format = useFormat();
  const today = useToday();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  // The anchor of the open calendar.
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isRead = value === null || value === '' || isCalendarDate(value);
  const tidy = !value ? '' : isRead ? format.date(value).replace(/[\u2068\u2069]/g, '') : value;

  const take = (text: string) => {
    const date = parseDate(text, { today, locale });
    onChange(date === undefined ? text : date);
  };
  const settle = () => {
    if (typed !== null) take(typed);
    setTyped(null);
  };
  const close = () => {
    setAnchor(null);
    box.current?.querySelector('input')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
    else if (event.key === 'ArrowDown') {
      event.preventDefault();
      settle();
      setAnchor(box.current);
    }
  };
  return (
    <>
      <TextField
        {...field}
        ref={box}
        disabled={disabled}
        value={typed ?? tidy}
        error={error || (!isRead && typed === null)}
        helperText={!isRead && typed === null ? t('kontor.date.unreadable') : helperText}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isWholeDate(target.value)) take(target.value);
        }}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          settle();
          onBlur?.();
        }}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: { autoComplete: 'off', 'aria-description': t('kontor.date.hint') },
          input: {
            endAdornment: (
              <InputAdornment position="end" sx={{ ml: 0 }}>
                {/* For the pointer only: the keyboard has the down arrow, so that Tab goes from field to field. */}
                <IconButton
                  tabIndex={-1}
                  edge="end"
                  size="small"
                  disabled={disabled}
                  aria-label={t('kontor.date.open')}
                  onPointerEnter={() => void Calendar.preload()}
                  onClick={() => setAnchor(box.current)}
                >
                  <CalendarTodayOutlined sx={{ fontSize: 18 }} />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {anchor && (
        <Suspense fallback={null}>
          <Calendar
            anchor={anchor}
            date={value && isCalendarDate(value) ? value : today}
            min={min}
            max={max}
            onPick={(date) => {
              onChange(date);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
};
