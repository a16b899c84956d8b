import { Box } from '@mui/material';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useLiveEvents } from '../api/live/useLiveEvents.ts';
import { may } from '../api/ability.ts';
import { AppBar } from './bar/AppBar.tsx';
import { backgroundSlot } from './backgroundSlot.ts';
import { Banners } from './Banners.tsx';
import { Footer } from './Footer.tsx';
import { MenuDrawer } from './menu/MenuDrawer.tsx';
import { PageBoundary } from './pages/PageBoundary.tsx';
import { PageSkeleton } from './pages/PageSkeleton.tsx';
import { ScrollTop } from './ScrollTop.tsx';
import { useKeepSession } from './useKeepSession.ts';
import { useLayoutSettings } from './useLayoutSettings.ts';
import { useTopOfPage } from './useTopOfPage.ts';
import { useOutdated } from './useOutdated.ts';
import { useShellShortcuts } from './shortcuts/useShellShortcuts.ts';

const CommandPalette = lazy(() => import('./palette/CommandPalette.tsx').then((m) => ({ default: m.CommandPalette })));
const Customiser = lazy(() => import('./Customiser.tsx').then((m) => ({ default: m.Customiser })));
const ShortcutSheet = lazy(() => import('./shortcuts/ShortcutSheet.tsx').then((m) => ({ default: m.ShortcutSheet })));

type Opened = 'palette' | 'customiser' | 'shortcuts' | 'menu' | null;

export const Shell = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { boxed, barStays } = useLayoutSettings();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  useLiveEvents();
  useTopOfPage();
  useKeepSession();
  const outdated = useOutdated();
  useShellShortcuts({ openPalette: () => setOpened('palette'), openHelp: () => setOpened('shortcuts') });
  return (
    <Box
      sx={{
        '--bar': barStays ? '57px' : '0px',
        minHeight: '100vh',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.default',
      }}
    >
      <Box component="a" href="#content" className="no-print" sx={skipLink}>
        {translate('ra.navigation.skip_nav')}
      </Box>
      <AppBar
        onMenu={() => setOpened('menu')}
        onSearch={() => setOpened('palette')}
        onCustomise={() => setOpened('customiser')}
        onHelp={() => setOpened('shortcuts')}
      />
      <Box sx={{ display: 'flex', flex: 1, minWidth: 0 }}>
        <MenuDrawer open={opened === 'menu'} onClose={close} />
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Banners outdated={outdated} />
          <Box
            component="main"
            id="content"
            tabIndex={-1}
            sx={{ flex: 1, minWidth: 0, p: { xs: 2, md: 3 }, '&:focus-visible': { outline: 'none' } }}
          >
            <Box sx={{ maxWidth: boxed ? 1280 : 'none', mx: 'auto', height: '100%' }}>
              <PageBoundary route={pathname}>
                <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
              </PageBoundary>
            </Box>
          </Box>
          <ScrollTop />
          <Footer />
        </Box>
      </Box>
      <Background />
      <Suspense fallback={null}>
        {opened === 'palette' && <CommandPalette open onClose={close} />}
        {opened === 'customiser' && <Customiser open onClose={close} />}
        {opened === 'shortcuts' && <ShortcutSheet open onClose={close} />}
      </Suspense>
    </Box>
  );
};

const Background = () =>
  backgroundSlot
    .entries()
    .filter(({ subject }) => may('list', subject))
    .map(({ content: Content }, index) => (
      <Suspense key={index} fallback={null}>
        <Content />
      </Suspense>
    ));

const skipLink = {
  position: 'fixed',
  insetInlineStart: 8,
  top: -80,
  zIndex: 2000,
  px: 2,
  py: 1.5,
  borderRadius: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:focus': { top: 8 },
} as const;
