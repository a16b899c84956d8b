import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import { Box, Button, IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { Opens } from '../../page/Opens.tsx';
import { part } from '../../page/page.ts';
import { useMenu } from '../menu/useMenu.ts';
import { useBookmarks } from '../palette/useBookmarks.ts';

/** Every page has the bar, so the menu is fetched when it is opened. */
const MoreShortcuts = part(() => import('./MoreShortcuts.tsx').then((m) => m.MoreShortcuts));

/** Labelled buttons that fit into a bar of 1280 px; the others are in a menu behind them. */
const most = 3;

/** Bookmarked pages in the app bar. */
export const Shortcuts = () => {
  const t = useTranslate();
  const { pathname } = useLocation();
  const { bookmarks } = useBookmarks();
  const menu = useMenu();
  const pages = bookmarks.flatMap((link) => menu.filter(({ to }) => to === link));
  if (!pages.length) return null;
  return (
    <Box component="nav" aria-label={t('kontor.palette.bookmarks')} sx={{ display: 'flex', gap: 0.5, minWidth: 0 }}>
      {pages.slice(0, most).map(({ to, label, icon: Icon }) => (
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
      {pages.length > most && <More pages={pages.slice(most)} />}
    </Box>
  );
};

const More = ({ pages }: { pages: ReturnType<typeof useMenu> }) => {
  const t = useTranslate();
  const label = t('kontor.palette.more_bookmarks', { smart_count: pages.length });
  return (
    <Opens
      preload={MoreShortcuts.preload}
      button={(opener) => (
        <Tooltip title={label}>
          <IconButton {...opener} color="inherit" aria-label={label}>
            <MoreHorizOutlined />
          </IconButton>
        </Tooltip>
      )}
    >
      {(opened) => <MoreShortcuts {...opened} pages={pages} />}
    </Opens>
  );
};
