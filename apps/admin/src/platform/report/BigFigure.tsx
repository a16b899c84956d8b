import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** The one figure of a card, with what stands beside it. */
export const BigFigure = ({ children, note }: { children: ReactNode; note?: ReactNode }) => (
  <>
    <Typography variant="h4" component="p" dir="auto" sx={{ textAlign: 'match-parent' }}>
      {children}
    </Typography>
    {note && (
      <Typography variant="body2" color="textSecondary" component="div" sx={{ mt: 0.5 }}>
        {note}
      </Typography>
    )}
  </>
);
