import { Box, Card, Typography, type CardProps } from '@mui/material';
import { useId, type ReactNode } from 'react';

type Props = { title: string; subtitle?: ReactNode; end?: ReactNode; children: ReactNode; sx?: CardProps['sx'] };

/** A section of the dashboard with its own heading. */
export const Panel = ({ title, subtitle, end, children, sx }: Props) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, ...sx }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, px: 2.5, pt: 2, pb: 1.5 }}>
        <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {subtitle && (
            <Typography variant="body2" color="textSecondary" component="div">
              {subtitle}
            </Typography>
          )}
        </Box>
        {end}
      </Box>
      <Box sx={{ px: 2.5, pb: 2, flex: 1, minWidth: 0 }}>{children}</Box>
    </Card>
  );
};
