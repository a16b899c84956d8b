import { useStore, useTheme } from 'react-admin';

/** The customiser's settings. They stay on this device, also after logging out. */
export function useLayoutSettings() {
  const [skin, setSkin] = useTheme('dark');
  const [menuOpen, setMenuOpen] = useStore<boolean>('sidebar.open', true);
  const [menuHidden, setMenuHidden] = useStore<boolean>('layout.menuHidden', false);
  const [rtl, setRtl] = useStore<boolean>('layout.rtl', false);
  const [width, setWidth] = useStore<'full' | 'boxed'>('layout.width', 'full');
  const [navbar, setNavbar] = useStore<'static' | 'sticky'>('layout.navbar', 'static');
  const reset = () => {
    setSkin('dark');
    setMenuOpen(true);
    setMenuHidden(false);
    setRtl(false);
    setWidth('full');
    setNavbar('static');
  };
  return {
    skin: skin === 'light' ? ('light' as const) : ('dark' as const),
    setSkin,
    menuCollapsed: !menuOpen,
    setMenuCollapsed: (collapsed: boolean) => setMenuOpen(!collapsed),
    menuHidden,
    setMenuHidden,
    rtl,
    setRtl,
    boxed: width === 'boxed',
    setBoxed: (boxed: boolean) => setWidth(boxed ? 'boxed' : 'full'),
    barStays: navbar === 'sticky',
    setBarStays: (stays: boolean) => setNavbar(stays ? 'sticky' : 'static'),
    reset,
  };
}
