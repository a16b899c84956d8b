import { Box, Divider, List } from '@mui/material';
import { useTranslate } from 'react-admin';
import { foldedGroup, menuGroups } from '../../api/menu.ts';
import { FoldedGroup } from './FoldedGroup.tsx';
import { MenuItem } from './MenuItem.tsx';
import { useMenu } from './useMenu.ts';

type Props = { collapsed?: boolean; autoFocus?: boolean; onNavigate?: () => void };

export const Menu = ({ collapsed = false, autoFocus = false, onNavigate }: Props) => {
  const translate = useTranslate();
  const entries = useMenu();
  const groups = menuGroups
    .map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }))
    .filter((group) => group.entries.length > 0);
  return (
    <Box sx={{ py: 1 }}>
      {groups.map(({ group, entries: items }, index) => {
        const label = translate(`kontor.menu.${group}`);
        const list = (
          <List
            disablePadding
            aria-labelledby={!collapsed && group !== 'overview' ? `menu-${group}` : undefined}
            aria-label={collapsed || group === 'overview' ? label : undefined}
            sx={{ px: 1 }}
          >
            {items.map((entry, position) => (
              <MenuItem
                key={entry.to}
                entry={entry}
                collapsed={collapsed}
                autoFocus={autoFocus && index === 0 && position === 0}
                onNavigate={onNavigate}
              />
            ))}
          </List>
        );
        return (
          <Box key={group}>
            {collapsed && index > 0 && <Divider sx={{ mx: 1.5, my: 1 }} />}
            {group === 'overview' || (collapsed && group !== foldedGroup) ? (
              list
            ) : (
              <FoldedGroup id={`menu-${group}`} label={label} collapsed={collapsed} usual={group !== foldedGroup} entries={items}>
                {list}
              </FoldedGroup>
            )}
          </Box>
        );
      })}
    </Box>
  );
};
