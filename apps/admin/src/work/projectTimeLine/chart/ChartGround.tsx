import { addDays, publicHolidaysBetween, weekday } from '@kontor/domain';
import { Box } from '@mui/material';
import { memo } from 'react';
import { placeIn, type Scale, type Span } from '../scale.ts';

type Props = { scale: Scale; span: Span; px: number; height: number; nameWidth: number; today: string; country: string };

/** Behind the bars: days without work, as far as a day is wide enough to be seen, and the line of today. */
export const ChartGround = memo(({ scale, span, px, height, nameWidth, today, country }: Props) => {
  const now = placeIn(span, today, today);
  return (
    <Box aria-hidden sx={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}>
      {freeDays(scale, span, country).map((day) => (
        <Box
          key={day}
          sx={free}
          style={{ insetInlineStart: nameWidth + (placeIn(span, day, day)?.at ?? 0) * px, width: px, height }}
        />
      ))}
      {now && <Box sx={line} data-today style={{ insetInlineStart: nameWidth + (now.at + 0.5) * px, height }} />}
    </Box>
  );
});

function freeDays(scale: Scale, { from, to }: Span, country: string): string[] {
  if (scale !== 'days' && scale !== 'weeks') return [];
  const days = new Set(publicHolidaysBetween(country, from, to).map(({ date }) => date));
  for (let day = from; day <= to; day = addDays(day, 1)) if (weekday(day) > 5) days.add(day);
  return [...days];
}

const free = { position: 'absolute', top: 0, bgcolor: 'action.hover' } as const;
const line = { position: 'absolute', top: 0, width: 2, marginInlineStart: '-1px', bgcolor: 'secondary.main', zIndex: 1 } as const;
