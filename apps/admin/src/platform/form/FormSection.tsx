import { Box, Card, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

/** A section of a long form with its own heading. Children stand in two columns; `sx={{ gridColumn: '1 / -1' }}` takes both. */
export const FormSection = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => {
  const id = useId();
  return (
    // A card hides what overflows, and what sticks to the window would stick to the card.
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, mb: 2, overflow: 'clip' }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {hint && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      <Box sx={grid}>{children}</Box>
    </Card>
  );
};

/** Spans both columns. */
export const Wide = ({ children }: { children: ReactNode }) => <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>;

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
  alignItems: 'start',
  mt: 1.5,
  '& :where(.MuiTextField-root, .MuiFormControl-root)': { width: '100%' }, // A field may ask for another width.
  // react-admin's fields reserve a line for helper text, ours do not. The margin keeps the rows evenly spaced.
  '& .MuiTextField-root:not(:has(.MuiFormHelperText-root))': { mb: 3 },
} as const;
