import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, TextField } from '@mui/material';
import { useState, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';

/** Adds a to-do by title and Enter. A title that fails stays in the field. */
export const QuickAdd = ({ busy, onAdd }: { busy: boolean; onAdd: (title: string) => Promise<unknown> }) => {
  const t = useTranslate();
  const [title, setTitle] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const name = title.trim();
    if (!name || busy) return;
    onAdd(name).then(
      () => setTitle(''),
      () => undefined,
    );
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 2, pb: 1.5 }}>
      <TextField
        fullWidth
        margin="none"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        placeholder={t('todo.quick')}
        slotProps={{ htmlInput: { 'aria-label': t('todo.quick'), maxLength: 200, enterKeyHint: 'done' } }}
      />
      <Button
        type="submit"
        variant="contained"
        sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
        startIcon={<AddOutlined />}
        disabled={!title.trim()}
        loading={busy}
      >
        {t('todo.add')}
      </Button>
    </Box>
  );
};
