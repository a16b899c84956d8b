import { Box, Button, TextField } from '@mui/material';
import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';

/** A comment on a post. Ctrl+Enter sends; a comment that fails stays in the field. */
export const CommentForm = ({ send, label }: { send: (text: string) => Promise<unknown>; label?: string }) => {
  const t = useTranslate();
  const notify = useNotify();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    if (!text.trim() || busy) return;
    setBusy(true);
    try {
      await send(text.trim());
      setText('');
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
  };
  return (
    <Box
      component="form"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}
    >
      <TextField
        multiline
        maxRows={6}
        margin="none"
        label={label ?? t('sample.write_comment')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
        sx={{ flex: '1 1 220px' }}
      />
      <Button type="submit" variant="outlined" disabled={!text.trim()} loading={busy} sx={{ minHeight: 40 }}>
        {t('sample.send_comment')}
      </Button>
    </Box>
  );
};
