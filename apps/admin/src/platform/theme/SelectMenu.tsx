import type { MenuProps } from '@mui/material';
import { useEffect } from 'react';
import { Once } from '../page/Once.tsx';
import { part } from '../page/page.ts';

const Menu = part(() => import('@mui/material/Menu').then((m) => m.default));

/** The list of a select box, in place of Material UI's (`vite.config.ts`): fetched when the hand first moves, drawn once it opens. */
export const SelectMenu = (props: MenuProps) => {
  useEffect(() => {
    const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
    const stop = () => signs.forEach((sign) => document.removeEventListener(sign, fetchIt));
    const fetchIt = () => {
      stop();
      void Menu.preload();
    };
    signs.forEach((sign) => document.addEventListener(sign, fetchIt, { passive: true }));
    return stop;
  }, []);
  return (
    <Once wanted={props.open}>
      <Menu {...props} />
    </Once>
  );
};
