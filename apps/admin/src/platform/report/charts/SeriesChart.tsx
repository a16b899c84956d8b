import { useTheme } from '@mui/material';
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { scaleOf } from '../scaleOf.ts';
import { colourOf, dashOf, type ChartKind, type ChartRow, topsOf, type Series } from './series.ts';
import { useChartLook } from './useChartLook.ts';

export type SeriesChartProps = {
  title: string;
  kind: ChartKind;
  rows: readonly ChartRow[];
  series: readonly Series[];
  height?: number;
  /** Formats a figure for the tooltip. */
  write: (value: number) => string;
  /** Formats it for the axis, where it is shorter. */
  tick?: (value: number) => string;
};

const short = (text: string): string => (text.length > 22 ? `${text.slice(0, 21)}…` : text);
const isStacked = (kind: ChartKind): boolean => kind === 'stacked' || kind === 'areas';

/** Bars, lines and areas on one axis. Arrow keys move from point to point, as the pointer does. */
export const SeriesChart = ({ title, kind, rows, series, height = 280, write, tick = write }: SeriesChartProps) => {
  const theme = useTheme();
  const look = useChartLook();
  const isLying = kind === 'lying';
  const data = rows.map(({ label, values }) => ({ label: isLying ? short(label) : label, ...values }));
  const { low, high, ticks } = scaleOf(topsOf(rows, series, isStacked(kind)));
  const amounts = { ...look.axis, tickFormatter: tick, domain: [low, high], ticks };
  const draw = (one: Series, index: number) => {
    const colour = colourOf(theme, one, index);
    const common = { dataKey: one.key, name: one.label, isAnimationActive: false } as const;
    const stackId = isStacked(kind) ? 'all' : undefined;
    if (one.isLine || kind === 'lines')
      return (
        <Line
          key={one.key}
          {...common}
          type="monotone"
          stroke={colour}
          strokeWidth={2}
          strokeDasharray={dashOf(index)}
          dot={rows.length === 1 || one.isLine ? { r: 3, fill: colour } : false}
        />
      );
    if (kind === 'areas')
      return (
        <Area
          key={one.key}
          {...common}
          type="monotone"
          stackId={stackId}
          stroke={colour}
          strokeWidth={2}
          fill={colour}
          fillOpacity={0.25}
        />
      );
    return <Bar key={one.key} {...common} stackId={stackId} fill={colour} maxBarSize={28} radius={isStacked(kind) ? 0 : 3} />;
  };
  return (
    // The library draws left to right only; on a right-to-left page labels would overlap the bars.
    <figure dir="ltr" style={{ margin: 0 }} aria-label={title}>
      <ResponsiveContainer width="100%" height={isLying ? Math.max(140, data.length * (12 + 22 * series.length) + 40) : height}>
        <ComposedChart
          data={data}
          title={title}
          layout={isLying ? 'vertical' : 'horizontal'}
          stackOffset="sign"
          margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
        >
          <CartesianGrid stroke={theme.palette.divider} vertical={isLying} horizontal={!isLying} />
          {isLying ? (
            <XAxis type="number" {...amounts} />
          ) : (
            <XAxis dataKey="label" {...look.axis} interval="preserveStartEnd" minTickGap={12} />
          )}
          {isLying ? <YAxis type="category" dataKey="label" {...look.axis} width={132} /> : <YAxis {...amounts} width={72} />}
          {low < 0 && <ReferenceLine {...(isLying ? { x: 0 } : { y: 0 })} stroke={theme.palette.text.secondary} />}
          <Tooltip {...look.tooltip} formatter={(value) => write(Number(value))} cursor={{ fill: theme.palette.action.hover }} />
          {series.map(draw)}
        </ComposedChart>
      </ResponsiveContainer>
    </figure>
  );
};
