import { useLocation } from 'react-router-dom';

const help = '/help/index';

/** Links to the help about this page. The help page finds the section itself, so its texts are not loaded here. */
export function useHelpAddress(): string {
  const { pathname } = useLocation();
  return pathname === help || pathname === '/' ? help : `${help}?for=${pathname}`;
}
