import { todoFilters, todoSorts, todoTags } from '@kontor/domain';
import { Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SearchField } from '../../platform/inputs/SearchField.tsx';
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
      <SearchField value={view.q} label={t('todo.search')} onSearch={(q) => onChoose({ q })} sx={{ flex: '2 1 180px' }} />
    </Box>
  );
};
