import { todoFilters, todoSorts, todoTags } from '@kontor/domain';
import { Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDebounced } from '../../platform/inputs/useDebounced.ts';
import type { TodoView } from './useTodoChoice.ts';

type Props = { view: TodoView; onChoose: (change: Partial<TodoView>) => void };

export const TodoFilters = ({ view, onChoose }: Props) => {
  const t = useTranslate();
  return (
    <Box
      sx={{
        px: 2,
        pb: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        rowGap: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view.filter}
        aria-label={t('todo.show')}
        onChange={(_event, filter: TodoView['filter'] | null) => filter && onChoose({ filter })}
        sx={{
          flexWrap: 'wrap',
          '& .MuiToggleButton-root': { textTransform: 'none', px: 1.25, height: 40 },
        }}
      >
        {(['all', ...todoFilters] as const).map((filter) => (
          <ToggleButton key={filter} value={filter}>
            {t(`todo.filters.${filter}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TextField
        select
        margin="none"
        label={t('todo.tag')}
        value={view.tag}
        onChange={({ target }) => onChoose({ tag: target.value as TodoView['tag'] })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ flex: '1 1 130px' }}
      >
        <MenuItem value="">{t('todo.any_tag')}</MenuItem>
        {todoTags.map((tag) => (
          <MenuItem key={tag} value={tag}>
            {t(`todo.tags.${tag}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        margin="none"
        label={t('todo.sort')}
        value={view.sortBy}
        onChange={({ target }) => onChoose({ sortBy: target.value as TodoView['sortBy'] })}
        sx={{ flex: '1 1 160px' }}
      >
        {todoSorts.map((sort) => (
          <MenuItem key={sort} value={sort}>
            {t(`todo.sorts.${sort}`)}
          </MenuItem>
        ))}
      </TextField>
      <Search q={view.q} onChoose={onChoose} />
    </Box>
  );
};

/** Asks once the typing rests. */
const Search = ({ q, onChoose }: { q: string } & Pick<Props, 'onChoose'>) => {
  const t = useTranslate();
  const [typed, setTyped] = useState(q);
  const settled = useDebounced(typed.trim(), 250);
  const [known, setKnown] = useState(q);
  // Changed elsewhere, such as by "clear filters": the field follows.
  if (q !== known) {
    setKnown(q);
    if (q !== typed.trim()) setTyped(q);
  }
  const ask = useEffectEvent((text: string) => {
    if (text !== q) onChoose({ q: text });
  });
  useEffect(() => ask(settled), [settled]);
  return (
    <TextField
      type="search"
      margin="none"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      placeholder={t('todo.search')}
      slotProps={{ htmlInput: { 'aria-label': t('todo.search'), maxLength: 100 } }}
      sx={{ flex: '2 1 180px' }}
    />
  );
};
