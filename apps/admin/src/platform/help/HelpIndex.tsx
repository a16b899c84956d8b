import { Box, Card, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { helpAddress } from './helpAddress.ts';
import type { HelpPageText } from './readHelp.ts';
import { wordsOf } from './searchHelp.ts';

/** All help pages, each with its first sentence. */
export const HelpIndex = ({ help }: { help: readonly HelpPageText[] }) => (
  <Box component="ul" sx={grid}>
    {help.map(({ id, title, tokens }) => (
      <Card component="li" key={id} sx={card}>
        <Typography variant="h2">
          <Link className="stretched" to={helpAddress({ page: id })}>
            {title}
          </Link>
        </Typography>
        <Typography color="textSecondary" variant="body2" sx={{ mt: 0.5 }}>
          {wordsOf(tokens.slice(0, 1))}
        </Typography>
      </Card>
    ))}
  </Box>
);

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
} as const;
const card = {
  position: 'relative',
  minWidth: 0,
  p: 2,
  '& .stretched': { color: 'text.primary', textDecoration: 'none' },
  '& .stretched::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:hover': { borderColor: 'kontor.inputBorder' },
  '&:has(.stretched:focus-visible)': { outline: '2px solid', outlineColor: 'kontor.focus', outlineOffset: 2 },
  '& .stretched:focus-visible': { outline: 'none' },
} as const;
