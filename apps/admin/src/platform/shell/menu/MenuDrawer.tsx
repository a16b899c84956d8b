import { Box, useMediaQuery, type Theme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Once } from '../../page/Once.tsx';
import { part } from '../../page/page.ts';
import { Menu } from './Menu.tsx';
import { useLayoutSettings } from '../useLayoutSettings.ts';
import { useMenu } from './useMenu.ts';

const MenuOverPage = part(() => import('./MenuOverPage.tsx').then((m) => m.MenuOverPage));

const wide = 248;
const narrow = 64;

/** The menu: beside the page where there is room, else (or if hidden in the customiser) as a drawer; absent when empty. */
export const MenuDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const translate = useTranslate();
  const { menuCollapsed, menuHidden } = useLayoutSettings();
  const small = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const label = translate('kontor.menu.label');
  const empty = useMenu().length === 0;
  if (empty) return null;
  if (small || menuHidden)
    return (
      <Once wanted={open}>
        <MenuOverPage label={label} open={open} onClose={onClose} />
      </Once>
    );
  return (
    <Box
      component="nav"
      aria-label={label}
      className="no-print"
      sx={{
        width: menuCollapsed ? narrow : wide,
        flexShrink: 0,
        borderInlineEnd: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        transition: 'width 160ms',
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 'var(--bar)',
          maxHeight: 'calc(100vh - var(--bar))',
          overflowY: 'auto',
          overflowX: 'hidden',
          scrollbarWidth: 'thin',
        }}
      >
        <Menu collapsed={menuCollapsed} />
      </Box>
    </Box>
  );
};
