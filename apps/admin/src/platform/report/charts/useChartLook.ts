import { useTheme } from '@mui/material';

/** Styles of axes and tooltip, in the colours of the skin. */
export function useChartLook() {
  const { palette } = useTheme();
  return {
    axis: { stroke: palette.divider, tick: { fill: palette.text.secondary, fontSize: 12 } },
    tooltip: {
      contentStyle: { background: palette.kontor.raised, border: `1px solid ${palette.divider}`, borderRadius: 8, fontSize: 13 },
      labelStyle: { color: palette.text.primary, fontWeight: 650 },
      itemStyle: { color: palette.text.primary },
    },
  } as const;
}
