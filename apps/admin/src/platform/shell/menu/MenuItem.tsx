import { Box, ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { KeyCaps } from '../shortcuts/KeyCaps.tsx';
import { isWithin } from './isWithin.ts';
import { preloadPage, type MenuEntry } from './registered.ts';

type Props = { entry: MenuEntry; collapsed: boolean; autoFocus?: boolean; onNavigate?: () => void };

/** Only a menu of icons needs a tooltip. */
const Named = ({ by, children }: { by: string | undefined; children: ReactElement }) =>
  by ? (
    <Tooltip title={by} placement="right">
      {children}
    </Tooltip>
  ) : (
    children
  );

export const MenuItem = ({ entry, collapsed, autoFocus, onNavigate }: Props) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const selected = isWithin(pathname, entry);
  const label = translate(entry.label, { smart_count: 2 });
  const preload = () => preloadPage(entry.to);
  const Icon = entry.icon;
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <Named by={collapsed ? label : undefined}>
        <ListItemButton
          component={Link}
          to={entry.to}
          selected={selected}
          autoFocus={autoFocus}
          aria-current={selected ? 'page' : undefined}
          aria-label={collapsed ? label : undefined}
          aria-keyshortcuts={entry.shortcut?.replace('>', ' ')}
          onClick={onNavigate}
          onMouseEnter={preload}
          onFocus={preload}
          sx={{ ...item, justifyContent: collapsed ? 'center' : 'flex-start', px: collapsed ? 0 : 1.5 }}
        >
          <ListItemIcon sx={{ minWidth: collapsed ? 0 : 34, color: 'inherit' }}>
            <Icon sx={{ fontSize: 20 }} />
          </ListItemIcon>
          {!collapsed && (
            <ListItemText
              primary={label}
              slotProps={{ primary: { sx: { fontSize: '0.875rem', fontWeight: 'inherit', lineHeight: 1.3 } } }}
            />
          )}
          {!collapsed && entry.shortcut && (
            <Box className="shortcut" aria-hidden sx={{ display: 'none' }}>
              <KeyCaps keys={entry.shortcut} />
            </Box>
          )}
        </ListItemButton>
      </Named>
    </ListItem>
  );
};

const item = {
  minHeight: 32,
  py: '2px',
  '@media (pointer: coarse)': { minHeight: 44 },
  borderRadius: 1,
  color: 'text.secondary',
  '&:hover .shortcut, &.Mui-focusVisible .shortcut': { display: { md: 'block' } },
  '&.Mui-focusVisible': { outlineOffset: -2 },
  '&.Mui-selected': { color: 'primary.main', fontWeight: 600, bgcolor: 'kontor.tint.violet' },
  '&.Mui-selected:hover': { bgcolor: 'kontor.tint.violet' },
};
