import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { Box, Button, IconButton, Popover, Typography } from '@mui/material';
import { addDays, addMonths, compareDates, monthStart, weekDates, weekStart } from '@kontor/domain';
import { useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useToday } from '../api/useToday.ts';
import { useFormat } from '../format/useFormat.ts';

type Props = {
  anchor: HTMLElement | null;
  /** The day in focus at first. */
  date: string;
  min?: string;
  max?: string;
  onPick: (date: string) => void;
  onClose: () => void;
};

/** Six weeks hold every month, whatever weekday it begins with, and keep the calendar's height. */
const weeksAround = (date: string): string[][] =>
  [0, 1, 2, 3, 4, 5].map((week) => weekDates(addDays(monthStart(date), 7 * week)));

const steps: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => weekStart(date),
  End: (date) => addDays(weekStart(date), 6),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
};

/** One month at a time. Arrow keys move by day and week, Page Up and Page Down by month; Enter picks the day, Escape closes. */
export const Calendar = ({ anchor, date, min, max, onPick, onClose }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const today = useToday();
  const [at, setAt] = useState(date);
  const isOff = (day: string): boolean =>
    (min !== undefined && compareDates(day, min) < 0) || (max !== undefined && compareDates(day, max) > 0);
  // The focus moves in from the field and then from day to day; on the month buttons it stays.
  const follow = (day: HTMLElement | null) => {
    const dialog = day?.closest('[role="dialog"]');
    const focused = document.activeElement;
    if (day && (!dialog?.contains(focused) || focused === dialog || focused?.closest('[role="grid"]'))) day.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isMirrored = document.documentElement.dir === 'rtl';
    const key =
      isMirrored && event.key === 'ArrowLeft' ? 'ArrowRight' : isMirrored && event.key === 'ArrowRight' ? 'ArrowLeft' : event.key;
    const step = steps[key];
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    if (!step) return;
    event.preventDefault();
    setAt(step(at));
  };
  const weeks = weeksAround(at);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      disableAutoFocus
      slotProps={{
        paper: { role: 'dialog', 'aria-label': t('kontor.date.open'), sx: { p: 1.5, border: 1, borderColor: 'divider' } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 0.5 }}>
        <IconButton size="small" aria-label={t('kontor.date.previous_month')} onClick={() => setAt(addMonths(at, -1))}>
          <ChevronLeftOutlined sx={mirrored} />
        </IconButton>
        <Typography role="status" sx={{ flex: 1, textAlign: 'center', fontWeight: 600 }}>
          {format.month(at)}
        </Typography>
        <IconButton size="small" aria-label={t('kontor.date.next_month')} onClick={() => setAt(addMonths(at, 1))}>
          <ChevronRightOutlined sx={mirrored} />
        </IconButton>
      </Box>
      <Box component="table" role="grid" aria-label={format.month(at)} sx={grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {format.weekdayName(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} role="gridcell" aria-selected={day === date}>
                  <button
                    type="button"
                    ref={day === at ? follow : undefined}
                    tabIndex={day === at ? 0 : -1}
                    disabled={isOff(day)}
                    aria-label={format.longDate(day)}
                    aria-current={day === today ? 'date' : undefined}
                    data-other={day.slice(0, 7) === at.slice(0, 7) ? undefined : ''}
                    onClick={() => onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}>
        <Button size="small" disabled={isOff(today)} onClick={() => onPick(today)}>
          {t('kontor.date.today')}
        </Button>
        <Typography variant="caption" color="textSecondary" sx={{ flex: 1, maxWidth: 200, textAlign: 'end' }}>
          {t('kontor.date.typed')}
        </Typography>
      </Box>
    </Popover>
  );
};

const mirrored = (theme: { direction: string }) => ({ transform: theme.direction === 'rtl' ? 'scaleX(-1)' : undefined });
const grid = {
  borderCollapse: 'collapse',
  '& th': { fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary', width: 40, py: 0.5 },
  '& td': { p: 0, textAlign: 'center' },
  '& button': {
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    width: 36,
    height: 36,
    border: 1,
    borderColor: 'transparent',
    borderRadius: 1,
    bgcolor: 'transparent',
    color: 'text.primary',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&:disabled': { color: 'text.disabled', cursor: 'default' },
    '&[data-other]': { color: 'text.secondary' },
    '&[aria-current]': { borderColor: 'kontor.inputBorder', fontWeight: 650 },
  },
  '& [aria-selected="true"] button': { bgcolor: 'primary.main', color: 'primary.contrastText' },
} as const;
