import { useTheme } from '@mui/material';
import type { TimeOverviewRow } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormat } from '../../../platform/format/useFormat.ts';

type Props = { rows: readonly TimeOverviewRow[]; labelOf: (row: TimeOverviewRow) => string; title: string; upright: boolean };

const short = (text: string): string => (text.length > 22 ? `${text.slice(0, 21)}…` : text);

/** Billable and other hours side by side; the table below has the same figures. */
export const OverviewChart = ({ rows, labelOf, title, upright }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const { palette } = useTheme();
  const data = rows.map((row) => ({
    label: short(labelOf(row)),
    billable: row.billableMinutes / 60,
    other: (row.minutes - row.billableMinutes) / 60,
  }));
  const axis = { stroke: palette.divider, tick: { fill: palette.text.secondary, fontSize: 12 } };
  const tick = (value: number): string => t('kontor.format.hours', { hours: format.number(value) });
  const hours = (value: unknown): string => format.duration(Math.round(Number(value) * 60));
  const category = <XAxis dataKey="label" {...axis} interval="preserveStartEnd" minTickGap={12} />;
  return (
    // The library draws left to right only; on a right-to-left page labels would overlap the bars.
    <figure dir="ltr" style={{ margin: 0 }} aria-label={title}>
      <ResponsiveContainer width="100%" height={upright ? 260 : Math.max(140, data.length * 34 + 60)}>
        <BarChart data={data} layout={upright ? 'horizontal' : 'vertical'} margin={{ top: 8, right: 16, bottom: 0, left: 0 }}>
          <CartesianGrid stroke={palette.divider} vertical={!upright} horizontal={upright} />
          {upright ? category : <XAxis type="number" {...axis} tickFormatter={tick} />}
          {upright ? (
            <YAxis {...axis} tickFormatter={tick} width={64} />
          ) : (
            <YAxis type="category" dataKey="label" {...axis} width={148} />
          )}
          <Tooltip
            formatter={hours}
            cursor={{ fill: palette.action.hover }}
            contentStyle={{ background: palette.kontor.raised, border: `1px solid ${palette.divider}`, borderRadius: 8 }}
            labelStyle={{ color: palette.text.primary }}
            itemStyle={{ color: palette.text.primary }}
          />
          <Legend formatter={(name: string) => <span style={{ color: palette.text.primary, fontSize: 12 }}>{name}</span>} />
          <Bar
            dataKey="billable"
            stackId="hours"
            name={t('timeSheets.overview.billable')}
            fill={palette.kontor.chart[0]}
            isAnimationActive={false}
          />
          <Bar
            dataKey="other"
            stackId="hours"
            name={t('timeSheets.overview.not_billable')}
            fill={palette.kontor.tone.neutral}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
};
