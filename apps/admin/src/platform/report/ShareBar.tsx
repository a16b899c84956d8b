import { Box } from '@mui/material';

type Props = { /** 0 to 100. */ percent: number; tone?: string };

/** A share as a bar; the words beside it say the same. */
export const ShareBar = ({ percent, tone = 'kontor.tone.warning' }: Props) => (
  <Box aria-hidden sx={{ mt: 0.75, height: 8, borderRadius: 999, bgcolor: 'action.selected', overflow: 'hidden' }}>
    <Box sx={{ width: `${Math.min(100, Math.max(0, percent))}%`, height: '100%', borderRadius: 999, bgcolor: tone }} />
  </Box>
);
