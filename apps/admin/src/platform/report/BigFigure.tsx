import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { /** Already formatted. */ children: ReactNode; note?: ReactNode };

/** The one figure of a card, with a note below. */
export const BigFigure = ({ children, note }: Props) => (
  <>
    <Typography variant="h4" component="p" dir="auto" sx={{ whiteSpace: 'nowrap', textAlign: 'match-parent' }}>
      {children}
    </Typography>
    {note && (
      <Typography variant="body2" color="textSecondary" component="div" sx={{ mt: 0.5 }}>
        {note}
      </Typography>
    )}
  </>
);
