import { addDays, loadByWeek, weekCapacity, weekStart, type TimelineTask } from '@kontor/domain';
import { Box, type Theme } from '@mui/material';
import { memo, useMemo } from 'react';
import { useLoadText } from '../useLoadText.ts';
import { placeIn, type Span } from '../scale.ts';

export type Firm = { country: string; workdayMinutes: number };
type Props = { tasks: readonly TimelineTask[]; firm: Firm; span: Span; px: number; today: string };

/** The load of a person by week, against what they can work in it. */
export const ChartLoad = memo(({ tasks, firm, span, px, today }: Props) => {
  const loadText = useLoadText();
  const weeks = useMemo(() => weeksOf(tasks, firm, today), [tasks, firm, today]);
  return (
    <>
      {weeks.map(({ week, minutes, capacity }) => {
        const place = placeIn(span, week, addDays(week, 6));
        if (!place) return null;
        const share = capacity === 0 ? 1 : Math.min(1, minutes / capacity);
        const isOver = minutes > capacity;
        const width = place.days * px;
        return (
          <Box key={week} sx={slot} title={loadText(week, minutes, capacity)} style={{ insetInlineStart: place.at * px, width }}>
            <Box sx={[level, isOver && over]} style={{ height: `${Math.max(8, share * 100)}%` }} />
            {width >= 44 && <span>{Math.round(minutes / 60)}</span>}
          </Box>
        );
      })}
    </>
  );
});

/** The weeks from this one on in which a person has something to do. */
export const weeksOf = (tasks: readonly TimelineTask[], { country, workdayMinutes }: Firm, today: string) =>
  [...loadByWeek(tasks, today, country)]
    .filter(([week]) => week >= weekStart(today))
    .map(([week, minutes]) => ({ week, minutes, capacity: weekCapacity(week, workdayMinutes, country) }))
    .toSorted((one, other) => one.week.localeCompare(other.week));

const slot = {
  position: 'absolute',
  insetBlock: 4,
  borderInlineEnd: '1px solid',
  borderColor: 'divider',
  '& > span': { position: 'absolute', insetInline: 0, textAlign: 'center', fontSize: '0.6875rem', lineHeight: '28px' },
} as const;
const level = {
  position: 'absolute',
  insetInline: '1px',
  bottom: 0,
  borderRadius: '2px',
  printColorAdjust: 'exact',
  bgcolor: (theme: Theme) => `color-mix(in srgb, ${theme.palette.kontor.tone.info} 35%, transparent)`,
} as const;
const over = { bgcolor: (theme: Theme) => `color-mix(in srgb, ${theme.palette.kontor.tone.error} 45%, transparent)` } as const;
