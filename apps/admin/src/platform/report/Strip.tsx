import { Box } from '@mui/material';

type Props = { parts: readonly { key: string; amount: number; tone: string }[] };

/** A strip divided into the parts of a whole. */
export const Strip = ({ parts }: Props) => (
  <Box
    aria-hidden
    sx={{ display: 'flex', gap: '2px', height: 8, borderRadius: 999, overflow: 'hidden', bgcolor: 'action.selected' }}
  >
    {parts.map(({ key, amount, tone }) => amount > 0 && <Box key={key} sx={{ flex: amount, bgcolor: `kontor.tone.${tone}` }} />)}
  </Box>
);
