import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Box, Button, IconButton, InputAdornment, List, ListItem, OutlinedInput, Popover, Switch } from '@mui/material';
import { useState, type KeyboardEvent } from 'react';
import { useResourceContext, useTranslate, useTranslateLabel } from 'react-admin';
import type { Opened } from '../../page/Opens.tsx';
import { columnKey, type Column, type Columns } from './useColumns.ts';

/** Folds case and accents to compare names. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Shows, hides and moves columns, by pointer or arrow keys. */
export const ColumnsPanel = ({ anchor, open, onClose, columns, isHidden, toggle, move, reset }: Opened & Columns) => {
  const t = useTranslate();
  const translateLabel = useTranslateLabel();
  const resource = useResourceContext();
  const [dragged, setDragged] = useState<number | null>(null);
  const [wanted, setWanted] = useState('');
  const nameOf = ({ props: { source, label } }: Column): string => {
    const name = translateLabel({ label: typeof label === 'string' ? label : undefined, resource, source });
    return typeof name === 'string' ? name : '';
  };
  const byKey = (index: number) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
  };
  const rows = columns
    .map((column, index) => ({ column, index, name: nameOf(column) }))
    .filter(({ column, name }) => columnKey(column) !== '' && plain(name).includes(plain(wanted)));
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('ra.action.select_columns'), sx: { width: 280, p: 1 } } }}
    >
      {columns.length > 5 && (
        <OutlinedInput
          fullWidth
          autoFocus
          size="small"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          placeholder={t('ra.action.search_columns')}
          slotProps={{ input: { 'aria-label': t('ra.action.search_columns') } }}
          endAdornment={
            <InputAdornment position="end">
              <SearchOutlined fontSize="small" />
            </InputAdornment>
          }
        />
      )}
      <List dense disablePadding sx={{ my: 1 }}>
        {rows.map(({ column, index, name }) => (
          <ListItem
            key={columnKey(column)}
            disablePadding
            draggable={!wanted}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              event.preventDefault();
              if (dragged === null || dragged === index) return;
              move(dragged, index);
              setDragged(index);
            }}
            sx={{ justifyContent: 'space-between', borderRadius: 1, bgcolor: dragged === index ? 'action.selected' : undefined }}
          >
            <Box component="label" sx={{ display: 'flex', alignItems: 'center', flex: 1, minWidth: 0, cursor: 'pointer' }}>
              <Switch size="small" checked={!isHidden(column)} onChange={() => toggle(column)} sx={{ mr: 0.5 }} />
              {name}
            </Box>
            {!wanted && (
              <IconButton
                size="small"
                aria-label={t('kontor.list.move_column', { name })}
                aria-keyshortcuts="ArrowUp ArrowDown"
                onKeyDown={byKey(index)}
                sx={{ cursor: 'grab' }}
              >
                <DragIndicatorOutlined fontSize="small" />
              </IconButton>
            )}
          </ListItem>
        ))}
      </List>
      <Box sx={{ textAlign: 'center' }}>
        <Button size="small" onClick={reset}>
          {t('ra.action.reset')}
        </Button>
      </Box>
    </Popover>
  );
};
