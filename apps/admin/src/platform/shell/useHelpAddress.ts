import { useLocation } from 'react-router-dom';

const help = '/help/index';

/** The help page finds by itself where it speaks of this page: its texts need not be here. */
export function useHelpAddress(): string {
  const { pathname } = useLocation();
  return pathname === help || pathname === '/' ? help : `${help}?for=${pathname}`;
}
