import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ShareBar } from '../../platform/report/ShareBar.tsx';

export type Row = { label: string; value: ReactNode; percent?: number; tone?: string; end?: ReactNode };

/** Figures under each other, each with its words and, where it is a share, a bar. */
export const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, display: 'grid', gap: 1.25 }}>
    {rows.map(({ label, value, percent, tone, end }) => (
      <li key={label}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ flex: 1 }}>
            {label}
          </Typography>
          <Typography component="span" variant="body2" dir="auto" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Typography>
          {end}
        </Box>
        {percent !== undefined && <ShareBar percent={percent} tone={tone} />}
      </li>
    ))}
  </Box>
);
