import { addDays, isCalendarDate } from '@kontor/domain';
import { Box, ButtonBase } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { memo, useRef, type KeyboardEvent } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { barHeight, BarRow } from './BarRow.tsx';
import type { ViewProps } from './views.ts';
import { useDrag } from './useDrag.ts';
import { weekdayNames } from './weekdayNames.ts';

const top = 30;
const lanes = 3;
const step = { days: 7, minutes: 0 };

/** A month in whole weeks. One day is a Tab stop, arrow keys move on from it, and Enter adds an event. */
export const MonthView = memo(({ days, entries, date, today, onDate, onCreate, onDay, onOpen, onShift }: ViewProps) => {
  const t = useTranslate();
  const format = useFormat();
  const names = weekdayNames(useLocale() ?? 'en');
  const isMirrored = useTheme().direction === 'rtl';
  const drag = useDrag(onShift);
  const grid = useRef<HTMLDivElement>(null);
  const weeks = days
    .filter((_day, index) => index % 7 === 0)
    .map((first) => Array.from({ length: 7 }, (_, n) => addDays(first, n)));

  const press = (event: KeyboardEvent, day: string) => {
    const ahead = isMirrored ? -1 : 1;
    const by = { ArrowRight: ahead, ArrowLeft: -ahead, ArrowDown: 7, ArrowUp: -7 }[event.key];
    if (!by || event.altKey) return;
    event.preventDefault();
    const next = addDays(day, by);
    if (!isCalendarDate(next)) return;
    onDate(next);
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-number="${next}"]`)?.focus());
  };
  return (
    <Box ref={grid}>
      <Box aria-hidden sx={{ ...row, borderBottom: 1, borderColor: 'divider' }}>
        {names.map((name) => (
          <Box key={name} sx={{ ...head, textAlign: 'center' }}>
            {name}
          </Box>
        ))}
      </Box>
      {weeks.map((week) => (
        <Box
          key={week[0]}
          role="group"
          aria-label={t('calendar.week_of', { day: format.date(week[0]) })}
          sx={{ position: 'relative', '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } }}
        >
          <Box sx={row}>
            {week.map((day) => (
              <Box
                key={day}
                data-day={day}
                onClick={() => onCreate({ first: day, last: day, from: null, to: null })}
                sx={{
                  minHeight: top + (lanes + 1) * (barHeight + 2) + 2,
                  minWidth: 0,
                  cursor: 'cell',
                  bgcolor: day.slice(0, 7) === date.slice(0, 7) ? undefined : 'action.hover',
                  '&:not(:last-of-type)': { borderInlineEnd: 1, borderColor: 'divider' },
                }}
              >
                <ButtonBase
                  data-number={day}
                  tabIndex={day === date ? 0 : -1}
                  aria-current={day === today ? 'date' : undefined}
                  onKeyDown={(event) => press(event, day)}
                  sx={day === today ? { ...number, ...now } : number}
                >
                  {Number(day.slice(8))}
                  <span style={visuallyHidden}>{`: ${t('calendar.add_on', { day: format.longDate(day) })}`}</span>
                </ButtonBase>
              </Box>
            ))}
          </Box>
          <BarRow
            entries={entries}
            days={week}
            drag={drag}
            top={top}
            lanes={lanes}
            step={step}
            onMore={onDay}
            onOpen={onOpen}
            onShift={onShift}
          />
        </Box>
      ))}
    </Box>
  );
});
MonthView.displayName = 'MonthView';

const row = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const;
const head = { py: 0.75, fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary' } as const;
const number = {
  m: 0.25,
  minWidth: 26,
  height: 26,
  px: 0.5,
  borderRadius: 999,
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
} as const;
const now = { bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 700 } as const;
