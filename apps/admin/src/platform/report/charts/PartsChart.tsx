import { Box, Typography, useTheme } from '@mui/material';
import { Cell, Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts';
import { useFormat } from '../../format/useFormat.ts';
import { Swatch } from './ChartLegend.tsx';
import { colourOf } from './series.ts';
import { useChartLook } from './useChartLook.ts';

type PartsChartProps = {
  title: string;
  /** At most six, the largest first: `largestOf`. */
  parts: readonly { label: string; amount: number; isRest?: boolean }[];
  /** Label in the middle, above the total. */
  whole: string;
  write: (value: number) => string;
};

/** A doughnut chart, with each part and its percentage beside it. */
export const PartsChart = ({ title, parts, whole, write }: PartsChartProps) => {
  const theme = useTheme();
  const format = useFormat();
  const look = useChartLook();
  const all = parts.reduce((sum, { amount }) => sum + amount, 0);
  const colour = (index: number): string =>
    colourOf(theme, { key: '', label: '', colour: parts[index]?.isRest ? 'neutral' : undefined }, index);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 3 }}>
      <Box component="figure" dir="ltr" aria-label={title} sx={{ m: 0, position: 'relative', width: 220 }}>
        <ResponsiveContainer width="100%" height={220}>
          <PieChart title={title}>
            <Pie
              data={parts.map(({ label, amount }) => ({ name: label, value: amount }))}
              dataKey="value"
              // Its parts are listed beside it.
              rootTabIndex={-1}
              innerRadius={68}
              outerRadius={104}
              paddingAngle={1}
              stroke={theme.palette.background.paper}
              isAnimationActive={false}
            >
              {parts.map(({ label }, index) => (
                <Cell key={label} fill={colour(index)} />
              ))}
            </Pie>
            <Tooltip {...look.tooltip} formatter={(value) => write(Number(value))} />
          </PieChart>
        </ResponsiveContainer>
        <Box sx={middle}>
          <Typography variant="caption" color="textSecondary">
            {whole}
          </Typography>
          <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>{write(all)}</Typography>
        </Box>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, flex: '1 1 200px', display: 'grid', gap: 0.75 }}>
        {parts.map(({ label, amount }, index) => (
          <Typography component="li" variant="body2" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Swatch colour={colour(index)} />
            <Box component="span" sx={{ flex: 1 }}>
              <bdi>{label}</bdi>
            </Box>
            <b dir="auto">{format.percent(all === 0 ? 0 : Math.round((amount / all) * 100))}</b>
          </Typography>
        ))}
      </Box>
    </Box>
  );
};

const middle = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  pointerEvents: 'none',
} as const;
