import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type KeyFigure = { label: string; value: ReactNode; hint?: ReactNode; tone?: 'error' | 'warning' | 'success' };

/** A record's key figures, below its title. */
export const KeyFigures = ({ label, figures }: { label: string; figures: readonly (KeyFigure | false)[] }) => (
  <Box component="ul" aria-label={label} sx={row}>
    {figures
      .filter((figure) => figure !== false)
      .map(({ label: name, value, hint, tone }) => (
        <Card component="li" key={name} sx={{ px: { xs: 1.5, sm: 2 }, py: 1.5, minWidth: 0 }}>
          <Typography variant="caption" color="textSecondary" component="div">
            {name}
          </Typography>
          <Box sx={{ ...figure, ...(tone ? { color: `kontor.tone.${tone}` } : {}) }}>
            <bdi>{value}</bdi>
          </Box>
          {hint && (
            <Typography variant="caption" color="textSecondary" component="div">
              {hint}
            </Typography>
          )}
        </Card>
      ))}
  </Box>
);

const row = {
  listStyle: 'none',
  p: 0,
  m: 0,
  mb: 2.5,
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(auto-fit, minmax(180px, 1fr))' },
  // Beside a list there is less room than in the window: two by two, not three and one.
  '@container (max-width: 800px)': { gridTemplateColumns: '1fr 1fr' },
} as const;
const figure = {
  fontSize: { xs: '1rem', sm: '1.375rem' },
  fontWeight: 650,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
} as const;
