import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useMenu } from '../menu/useMenu.ts';
import { useBookmarks } from '../palette/useBookmarks.ts';

/** Labelled buttons that fit into a bar of 1280 px; the page search lists all. */
const most = 3;

/** Bookmarked pages in the app bar. */
export const Shortcuts = () => {
  const t = useTranslate();
  const { pathname } = useLocation();
  const { bookmarks } = useBookmarks();
  const menu = useMenu();
  const pages = bookmarks.flatMap((link) => menu.filter(({ to }) => to === link)).slice(0, most);
  if (!pages.length) return null;
  return (
    <Box component="nav" aria-label={t('kontor.palette.bookmarks')} sx={{ display: 'flex', gap: 0.5, minWidth: 0 }}>
      {pages.map(({ to, label, icon: Icon }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          size="small"
          color="inherit"
          startIcon={<Icon />}
          aria-current={pathname === to ? 'page' : undefined}
          sx={{ minHeight: 44, maxWidth: 150, minWidth: 0, color: 'text.secondary' }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {t(label, { smart_count: 2 })}
          </Box>
        </Button>
      ))}
    </Box>
  );
};
