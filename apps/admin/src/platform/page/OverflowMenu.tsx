import { Menu } from '@mui/material';
import type { ReactNode } from 'react';
import type { Opened } from './Opens.tsx';

/** Closed by any choice, and kept: an entry's question stays open when its menu is gone. */
export const OverflowMenu = ({ anchor, open, onClose, children }: Opened & { children: ReactNode }) => (
  <Menu anchorEl={anchor} open={open} onClose={onClose} onClick={onClose} keepMounted>
    {children}
  </Menu>
);
