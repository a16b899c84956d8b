import { Menu, MenuItem, Typography } from '@mui/material';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { hasMore, type LineValues } from '../values/lineValues.ts';
import { focusField, MayBeOptional, useLineActions } from './lineActions.ts';

type Props = { index: number; count: number; more: boolean; onMore?: () => void; anchor: HTMLElement; onClose: () => void };

export const LineChoices = ({ index, count, more, onMore, anchor, onClose }: Props) => {
  const t = useTranslate();
  const actions = useLineActions();
  const move = (to: number) => {
    actions.move(index, to);
    focusField(`lines.${to}.description`);
  };
  const { getValues, setValue } = useFormContext();
  const mayBeOptional = useContext(MayBeOptional);
  const isOptional = Boolean(getValues(`lines.${index}.optional`));
  const setOptional = () => setValue(`lines.${index}.optional`, !isOptional, { shouldDirty: true });
  // A field with a value stays visible.
  const isFilled = hasMore(getValues(`lines.${index}`) as LineValues);
  const showMore = () => {
    onMore?.();
    if (!more) focusField(`lines.${index}.discountAmount`);
  };
  const entries = [
    { key: 'move_up', keys: 'Alt+↑', off: index === 0, run: () => move(index - 1) },
    { key: 'move_down', keys: 'Alt+↓', off: index === count - 1, run: () => move(index + 1) },
    ...(onMore ? [{ key: more ? 'less' : 'more', keys: '', off: more && isFilled, run: showMore }] : []),
    ...(mayBeOptional ? [{ key: isOptional ? 'not_optional' : 'optional', keys: '', off: false, run: setOptional }] : []),
    { key: 'insert_below', keys: '', off: false, run: () => actions.insert(index + 1) },
    { key: 'duplicate', keys: '', off: false, run: () => actions.duplicate(index) },
    { key: 'remove', keys: 'Ctrl+⌫', off: false, run: () => actions.remove(index) },
  ];
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {entries.map(({ key, keys, off, run }) => (
        <MenuItem
          key={key}
          disabled={off}
          onClick={() => {
            onClose();
            run();
          }}
        >
          <span style={{ flex: 1 }}>{t(`documents.lines.action.${key}`)}</span>
          <Typography variant="caption" color="textSecondary" sx={{ ml: 3 }}>
            {keys}
          </Typography>
        </MenuItem>
      ))}
    </Menu>
  );
};
