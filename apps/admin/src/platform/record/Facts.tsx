import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Nothing } from '../format/Nothing.tsx';

export type Fact = { label: string; value: ReactNode; /** Spans the whole list, for notes and descriptions. */ wide?: boolean };

const isEmpty = (value: ReactNode): boolean => value === null || value === undefined || value === '' || value === false;

/** The fields of a record, label above value. Long texts keep their line breaks. */
export const Facts = ({ title, facts }: { title?: string; facts: readonly (Fact | false)[] }) => (
  <Box component="section" sx={{ '& + &': { mt: 3 } }}>
    {title && (
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
    )}
    <Box component="dl" sx={grid}>
      {facts
        .filter((fact) => fact !== false)
        .map(({ label, value, wide }) => (
          <Box key={label} sx={wide ? { gridColumn: '1 / -1' } : undefined}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {label}
            </Typography>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: wide ? 'pre-line' : undefined }}>
              {isEmpty(value) ? <Nothing /> : <bdi>{value}</bdi>}
            </Box>
          </Box>
        ))}
    </Box>
  </Box>
);

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
  columnGap: 3,
  rowGap: 1.5,
  m: 0,
} as const;
