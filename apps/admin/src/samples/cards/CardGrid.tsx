import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Cards side by side, as many as there is room for. */
export const CardGrid = ({ children }: { children: ReactNode }) => <Box sx={grid}>{children}</Box>;

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
} as const;
