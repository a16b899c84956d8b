import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, ListItemText, Menu, MenuItem, TextField, Typography } from '@mui/material';
import type { FormEvent } from 'react';
import { useListContext, useResourceContext, useStore, useTranslate, type SortPayload } from 'react-admin';
import type { Opened } from '../../page/Opens.tsx';
import { textOf } from '../../inputs/textOf.ts';
import { useFilterValues } from './useFilterValues.ts';

type View = { name: string; filter: Record<string, unknown>; sort: SortPayload };

/** Saved views: filters and sort order under a name, kept in this browser. */
export const SavedViewsMenu = ({ anchor, open, onClose }: Opened) => {
  const t = useTranslate();
  const resource = useResourceContext() ?? '';
  const { sort, setFilters, setSort } = useListContext();
  const filter = useFilterValues();
  const [views, setViews] = useStore<View[]>(`${resource}.views`, []);
  const apply = (view: View) => {
    setFilters(view.filter, undefined, false);
    setSort(view.sort);
    onClose();
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = textOf(event.currentTarget, 'name').trim();
    if (!name) return;
    setViews([...views.filter((view) => view.name !== name), { name, filter, sort }]);
    onClose();
  };
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose} variant="menu">
      {views.map((view) => (
        <MenuItem key={view.name} onClick={() => apply(view)}>
          <ListItemText>{view.name}</ListItemText>
          <IconButton
            size="small"
            edge="end"
            aria-label={t('kontor.list.delete_view', { name: view.name })}
            onClick={(event) => {
              event.stopPropagation();
              setViews(views.filter(({ name }) => name !== view.name));
            }}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </MenuItem>
      ))}
      {views.length === 0 && (
        <Typography color="textSecondary" variant="body2" component="li" role="none" sx={{ px: 2, py: 1 }}>
          {t('kontor.list.no_views')}
        </Typography>
      )}
      <Box component="li" role="none" sx={{ px: 2, py: 1 }} onKeyDown={(event) => event.stopPropagation()}>
        <form onSubmit={save}>
          <TextField name="name" label={t('kontor.list.view_name')} slotProps={{ htmlInput: { maxLength: 60 } }} />
          <Button type="submit" size="small" fullWidth>
            {t('kontor.list.save_view')}
          </Button>
        </form>
      </Box>
    </Menu>
  );
};
