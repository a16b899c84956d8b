import { Menu } from '@mui/material';
import type { ReactNode } from 'react';
import type { Opened } from './Opens.tsx';

/** A menu that any choice closes but keeps mounted: the confirmation of an entry outlives its menu. */
export const OverflowMenu = ({ anchor, open, onClose, children }: Opened & { children: ReactNode }) => (
  <Menu anchorEl={anchor} open={open} onClose={onClose} onClick={onClose} keepMounted>
    {children}
  </Menu>
);
