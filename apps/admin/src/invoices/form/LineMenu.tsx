import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { IconButton, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { focusField, useLineActions } from './lineActions.ts';

/** What the keyboard can do to a line, for the pointer. */
export const LineMenu = ({ index, count }: { index: number; count: number }) => {
  const t = useTranslate();
  const actions = useLineActions();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const move = (to: number) => {
    actions.move(index, to);
    focusField(`lines.${to}.description`);
  };
  const entries = [
    { key: 'move_up', keys: 'Alt+↑', off: index === 0, run: () => move(index - 1) },
    { key: 'move_down', keys: 'Alt+↓', off: index === count - 1, run: () => move(index + 1) },
    { key: 'insert_below', keys: '', off: false, run: () => actions.insert(index + 1) },
    { key: 'duplicate', keys: '', off: false, run: () => actions.duplicate(index) },
    { key: 'remove', keys: 'Ctrl+⌫', off: false, run: () => actions.remove(index) },
  ];
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('invoices.form.line_menu', { n: index + 1 })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertOutlined fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {entries.map(({ key, keys, off, run }) => (
            <MenuItem
              key={key}
              disabled={off}
              onClick={() => {
                setAnchor(null);
                run();
              }}
            >
              <span style={{ flex: 1 }}>{t(`invoices.form.${key}`)}</span>
              <Typography variant="caption" color="textSecondary" sx={{ ml: 3 }}>
                {keys}
              </Typography>
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};
