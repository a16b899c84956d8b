import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Fields side by side, as many as there is room for. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <Box sx={grid}>{children}</Box>;

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
  columnGap: 2,
  alignItems: 'start',
  '& .MuiFormControl-root': { width: '100%' },
} as const;
