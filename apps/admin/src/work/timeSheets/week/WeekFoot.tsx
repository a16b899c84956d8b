import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../platform/format/useFormat.ts';

type Props = { days: readonly string[]; minutesOn: (date: string) => number; limitMinutes: number | null; today: string };

/** Sums of the days and the week, and the time left on each day. */
export const WeekFoot = ({ days, minutesOn, limitMinutes, today }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const totals = days.map(minutesOn);
  return (
    <tfoot>
      <Box component="tr" role="row" sx={line}>
        <th role="rowheader" scope="row">
          {t('timeSheets.week.total')}
        </th>
        {days.map((date, at) => (
          <Box
            key={date}
            component="td"
            role="gridcell"
            sx={{ bgcolor: date === today ? 'action.hover' : undefined, color: totals[at] ? undefined : 'text.secondary' }}
          >
            {format.clock(totals[at])}
          </Box>
        ))}
        {days.length > 1 && <td role="gridcell">{format.clock(totals.reduce((sum, one) => sum + one, 0))}</td>}
      </Box>
      {limitMinutes !== null && (
        <Box component="tr" role="row" sx={{ ...line, '& th, & td': { ...line['& th, & td'], ...small } }}>
          <th role="rowheader" scope="row">
            {t('timeSheets.week.left')}
          </th>
          {days.map((date, at) => {
            const left = limitMinutes - (totals[at] ?? 0);
            return (
              <Box
                key={date}
                component="td"
                role="gridcell"
                sx={left <= 0 ? { '&&': { color: 'kontor.tone.warning' } } : undefined}
              >
                {format.clock(Math.max(left, 0))}
              </Box>
            );
          })}
          {days.length > 1 && <td role="gridcell" />}
        </Box>
      )}
    </tfoot>
  );
};

const line = {
  '& th, & td': { px: 1, height: 40, textAlign: 'end', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  '& th': { textAlign: 'start', px: 2 },
  '& td:nth-of-type(8)': { px: 1.5 },
} as const;
const small = { height: 30, fontSize: '0.75rem', fontWeight: 500, color: 'text.secondary', verticalAlign: 'top' } as const;
