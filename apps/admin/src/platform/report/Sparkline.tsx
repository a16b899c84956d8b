import { Box } from '@mui/material';

type Props = { values: readonly number[]; colour: number };
const width = 200;
const height = 36;

/** The course of a figure over the last months; the chart below shows the same with labels. */
export const Sparkline = ({ values, colour }: Props) => {
  const top = Math.max(...values, 1);
  const step = values.length > 1 ? width / (values.length - 1) : width;
  const points = values.map((value, index) => [index * step, height - 3 - (value / top) * (height - 6)] as const);
  const line = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      focusable="false"
      sx={(theme) => ({ display: 'block', width: '100%', height, color: theme.palette.kontor.chart[colour] })}
    >
      <path d={`${line}L${width} ${height}L0 ${height}Z`} fill="currentColor" opacity={0.14} />
      <path d={line} fill="none" stroke="currentColor" strokeWidth={2} strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
    </Box>
  );
};
