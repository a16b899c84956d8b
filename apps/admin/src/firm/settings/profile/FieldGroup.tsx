import { Box, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

type Props = { title: string; text?: string; children: ReactNode };

/** Related fields, in two columns where there is room. */
export const FieldGroup = ({ title, text, children }: Props) => {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ '& + &': { mt: 3.5 } }}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
          {text}
        </Typography>
      )}
      <Box sx={grid}>{children}</Box>
    </Box>
  );
};

const grid = {
  mt: 1,
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& .wide': { gridColumn: '1 / -1' },
} as const;
