import { isoWeek } from '@kontor/domain';
import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { looks, ticksOf, type Scale, type Span, type Tick } from '../scale.ts';
import { headHeight } from './sizes.ts';

type Props = { scale: Scale; span: Span; px: number; nameWidth: number; label: string };

/** The head of the chart: months above days or weeks, years above months or quarters. */
export const ChartHead = memo(({ scale, span, px, nameWidth, label }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const majorText = ({ start, days }: Tick): string => {
    if (scale === 'months' || scale === 'quarters') return start.slice(0, 4);
    return days * px < 90 ? format.monthName(start) : format.month(start);
  };
  const minorText = (start: string): string => {
    if (scale === 'days') return String(Number(start.slice(8)));
    if (scale === 'weeks') return format.number(isoWeek(start).week);
    return scale === 'months'
      ? format.monthName(start)
      : t('timeline.quarter', { quarter: Math.ceil(Number(start.slice(5, 7)) / 3) });
  };
  return (
    <Box role="row" sx={head} style={{ height: headHeight }}>
      <Box role="columnheader" sx={corner} style={{ width: nameWidth }}>
        {label}
      </Box>
      <Box role="columnheader">
        <span style={visuallyHidden}>{t('timeline.period')}</span>
        <Box aria-hidden sx={line}>
          {ticksOf(span, looks[scale].major).map((tick) => (
            <Box key={tick.start} sx={major} style={{ width: tick.days * px }}>
              <span>{majorText(tick)}</span>
            </Box>
          ))}
        </Box>
        <Box aria-hidden sx={line}>
          {ticksOf(span, looks[scale].minor).map(({ start, days }) => (
            <Box key={start} sx={minor} style={{ width: days * px }}>
              {days * px >= 20 && minorText(start)}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
});

const head = {
  position: 'sticky',
  top: 0,
  zIndex: 4,
  display: 'flex',
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const corner = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  flexShrink: 0,
  display: 'flex',
  alignItems: 'flex-end',
  px: 1.5,
  pb: 0.75,
  fontSize: '0.8125rem',
  fontWeight: 600,
  bgcolor: 'background.paper',
  borderInlineEnd: 1,
  borderColor: 'divider',
} as const;
const line = { display: 'flex', height: 24, fontSize: '0.75rem', lineHeight: '24px', whiteSpace: 'nowrap' } as const;
const major = {
  flexShrink: 0,
  fontWeight: 600,
  borderInlineEnd: 1,
  borderColor: 'divider',
  '& > span': {
    position: 'sticky',
    insetInlineStart: 'calc(var(--names) + 8px)',
    px: 1,
    '&::first-letter': { textTransform: 'uppercase' },
  },
} as const;
const minor = {
  flexShrink: 0,
  textAlign: 'center',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  borderInlineEnd: 1,
  borderColor: 'divider',
} as const;
