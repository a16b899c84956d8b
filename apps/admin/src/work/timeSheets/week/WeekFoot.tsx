import type { WorkingDay } from '@kontor/domain';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../platform/format/useFormat.ts';

type Props = {
  days: readonly string[];
  minutesOn: (date: string) => number;
  /** What the contract asks of the days, once it is known. */
  plan: readonly WorkingDay[] | undefined;
  limitMinutes: number | null;
  today: string;
};

type LineProps = { label: string; values: readonly number[] };

/** Minutes of each day and of the week. */
const Line = ({ label, values }: LineProps) => {
  const format = useFormat();
  return (
    <Box component="tr" role="row" sx={{ ...line, '& th, & td': { ...line['& th, & td'], ...small } }}>
      <th role="rowheader" scope="row">
        {label}
      </th>
      {values.map((minutes, at) => (
        <td key={at} role="gridcell">
          {format.clock(minutes)}
        </td>
      ))}
      {values.length > 1 && <td role="gridcell">{format.clock(values.reduce((sum, one) => sum + one, 0))}</td>}
    </Box>
  );
};

/** Sums of the days and the week, what the contract asks, and the time left on each day. */
export const WeekFoot = ({ days, minutesOn, plan, limitMinutes, today }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const totals = days.map(minutesOn);
  const targets = plan && days.map((day) => plan.find(({ date }) => date === day)?.targetMinutes ?? 0);
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
      {targets && (
        <>
          <Line label={t('timeSheets.working.target')} values={targets} />
          <Line label={t('timeSheets.working.difference')} values={totals.map((minutes, at) => minutes - (targets[at] ?? 0))} />
        </>
      )}
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
