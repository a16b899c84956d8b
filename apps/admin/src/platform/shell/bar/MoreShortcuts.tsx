import { ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { Opened } from '../../page/Opens.tsx';
import type { useMenu } from '../menu/useMenu.ts';

type Props = Opened & { pages: ReturnType<typeof useMenu> };

/** The bookmarked pages for which the bar has no room. */
export const MoreShortcuts = ({ pages, anchor, open, onClose }: Props) => {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose}>
      {pages.map(({ to, label, icon: Icon }) => (
        <MenuItem key={to} component={Link} to={to} selected={pathname === to} onClick={onClose}>
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {t(label, { smart_count: 2 })}
        </MenuItem>
      ))}
    </Menu>
  );
};
