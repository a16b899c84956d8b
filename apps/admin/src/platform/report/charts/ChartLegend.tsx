import { Box, useTheme } from '@mui/material';
import { colourOf, dashOf, type ChartKind, type Series } from './series.ts';

export const Swatch = ({ colour, line, dash }: { colour: string; line?: boolean; dash?: string }) => (
  <svg width={line ? 20 : 10} height={10} aria-hidden focusable="false">
    {line ? (
      <path d="M0 5H20" stroke={colour} strokeWidth={2.5} strokeDasharray={dash} />
    ) : (
      <rect width={10} height={10} rx={3} fill={colour} />
    )}
  </svg>
);

/** The colours of the series, above the chart. */
export const ChartLegend = ({ kind, series }: { kind: ChartKind; series: readonly Series[] }) => {
  const theme = useTheme();
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', columnGap: 2, rowGap: 0.25, flexWrap: 'wrap' }}>
      {series.map((one, index) => (
        <Box component="li" key={one.key} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Swatch
            colour={colourOf(theme, one, index)}
            line={one.isLine ?? kind === 'lines'}
            dash={kind === 'lines' ? dashOf(index) : undefined}
          />
          <bdi>{one.label}</bdi>
        </Box>
      ))}
    </Box>
  );
};
