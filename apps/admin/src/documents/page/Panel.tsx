import { Card, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

/** A box with a title beside the document, not printed. */
export const Panel = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} className="no-print" sx={{ p: 2, mb: 2 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
};
