import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { helpAddress } from './helpAddress.ts';
import type { HelpPageText } from './readHelp.ts';

/** The list of all help pages beside an open one. On a phone the breadcrumb leads back instead. */
export const HelpPageList = ({ help, open }: { help: readonly HelpPageText[]; open: string }) => (
  <Box
    component="nav"
    aria-label={useTranslate()('help.pages')}
    className="no-print"
    sx={{ display: { xs: 'none', md: 'block' } }}
  >
    <Box component="ul" sx={list}>
      {help.map(({ id, title }) => (
        <li key={id}>
          <Link to={helpAddress({ page: id })} aria-current={id === open ? 'page' : undefined}>
            {title}
          </Link>
        </li>
      ))}
    </Box>
  </Box>
);

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  position: 'sticky',
  top: 'calc(var(--bar, 0px) + 16px)',
  '& a': {
    display: 'block',
    px: 1.5,
    py: 0.75,
    borderRadius: 1,
    color: 'text.secondary',
    textDecoration: 'none',
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-current]': { color: 'text.primary', bgcolor: 'action.selected', fontWeight: 600 },
  },
} as const;
