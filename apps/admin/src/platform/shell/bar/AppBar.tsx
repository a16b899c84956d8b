import MenuIcon from '@mui/icons-material/Menu';
import { AppBar as MuiAppBar, Box, IconButton, Toolbar, Tooltip, useMediaQuery, type Theme } from '@mui/material';
import { Suspense, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { BrandMark, brandName } from '../../page/brand.tsx';
import { may } from '../../api/ability.ts';
import { barSlot } from './barSlot.ts';
import { HelpButton } from '../HelpButton.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { NotificationsBell } from './NotificationsBell.tsx';
import { RefreshButton } from './RefreshButton.tsx';
import { SearchButton } from './SearchButton.tsx';
import { useLayoutSettings } from '../useLayoutSettings.ts';
import { useMenu } from '../menu/useMenu.ts';
import { UserMenu } from './UserMenu.tsx';
import { part } from '../../page/page.ts';

const Shortcuts = part(() => import('./Shortcuts.tsx').then((m) => m.Shortcuts));

type Props = { onMenu: () => void; onSearch: () => void; onCustomise: () => void; onHelp: () => void };

export const AppBar = ({ onMenu, onSearch, onCustomise, onHelp }: Props) => {
  const translate = useTranslate();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const { skin, menuCollapsed, setMenuCollapsed, menuHidden, barStays } = useLayoutSettings();
  useEffect(() => void document.documentElement.setAttribute('data-skin', skin), [skin]);
  const hasMenu = useMenu().length > 0;
  const inDrawer = narrow || menuHidden;
  const menuLabel = translate(inDrawer || menuCollapsed ? 'kontor.menu.open' : 'kontor.menu.close');
  return (
    <MuiAppBar
      component="header"
      position={barStays ? 'sticky' : 'static'}
      className="no-print"
      sx={{ borderBottom: 1, borderColor: 'divider', zIndex: 1100 }}
    >
      <Toolbar
        variant="dense"
        sx={{ minHeight: 56, gap: { xs: 0, sm: 0.5 }, px: { xs: 1, sm: 1.5 }, [tight]: { px: 0 } }}
        disableGutters
      >
        {hasMenu && (
          <Tooltip title={menuLabel}>
            <IconButton
              color="inherit"
              aria-label={menuLabel}
              sx={touch}
              onClick={inDrawer ? onMenu : () => setMenuCollapsed(!menuCollapsed)}
            >
              <MenuIcon />
            </IconButton>
          </Tooltip>
        )}
        <Box component={Link} to="/" aria-label={brandName} sx={brand}>
          <BrandMark size={28} />
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {brandName}
          </Box>
        </Box>
        <SearchButton onClick={onSearch} compact={narrow} />
        {wide && (
          <Suspense fallback={null}>
            <Shortcuts />
          </Suspense>
        )}
        <Box sx={{ flex: 1 }} />
        <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
          <RefreshButton />
          <HelpButton />
        </Box>
        <BarParts />
        <LanguageMenu />
        <NotificationsBell />
        <UserMenu onHelp={onHelp} onCustomise={onCustomise} />
      </Toolbar>
    </MuiAppBar>
  );
};

const BarParts = () =>
  barSlot
    .entries()
    .filter(({ subject }) => !subject || may('create', subject))
    .map(({ content: Content }, index) => (
      <Suspense key={index} fallback={<Box sx={touch} />}>
        <Content />
      </Suspense>
    ));

/** A small phone, or a page at 400 % zoom. */
const tight = '@media (max-width: 359px)';
const touch = { width: { xs: 40, sm: 44 }, height: 44 };
const brand = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  px: 1,
  py: 0.5,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  fontWeight: 650,
  fontSize: '1.0625rem',
  letterSpacing: '-0.01em',
};
