import { Box } from '@mui/material';

/** A small bar chart without axes. */
export const SmallBars = ({ values, colour, height = 64 }: { values: readonly number[]; colour: number; height?: number }) => {
  const top = Math.max(...values, 1);
  return (
    <Box aria-hidden dir="ltr" sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, height }}>
      {values.map((value, index) => (
        <Box
          key={index}
          sx={(theme) => ({
            flex: 1,
            maxWidth: 20,
            height: `${(value / top) * 100}%`,
            minHeight: 2,
            borderRadius: '3px 3px 0 0',
            bgcolor: theme.palette.kontor.chart[colour],
          })}
        />
      ))}
    </Box>
  );
};
