import type { AgedReceivable } from '@kontor/domain';
import { Box } from '@mui/material';
import { ages } from './ages.ts';

/** What is owed as one strip, by age. */
export const AgeStrip = ({ aged }: { aged: readonly AgedReceivable[] }) => (
  <Box sx={{ display: 'flex', gap: '2px', height: 8, borderRadius: 999, overflow: 'hidden', bgcolor: 'action.selected' }}>
    {ages.map(({ bucket, tone }) => {
      const amount = aged.find((one) => one.bucket === bucket)?.amount ?? 0;
      return amount > 0 && <Box key={bucket} sx={{ flex: amount, bgcolor: `kontor.tone.${tone}` }} />;
    })}
  </Box>
);
