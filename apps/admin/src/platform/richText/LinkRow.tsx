import { Box, Button, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';

const addressOf = (typed: string): string | undefined => {
  const text = typed.trim();
  const address = /^[a-z]+:/i.test(text) ? text : /^\S+@\S+\.\S+$/.test(text) ? `mailto:${text}` : `https://${text}`;
  return /^(https?:\/\/[^\s/]+\.\S+|https?:\/\/localhost\S*|mailto:\S+@\S+)$/i.test(address) ? address : undefined;
};

/** The address field of a link. Enter sets it on the selected text, or inserts the address itself. */
export const LinkRow = ({ editor, onDone }: { editor: Editor; onDone: () => void }) => {
  const t = useTranslate();
  const before: unknown = editor.getAttributes('link')['href'];
  const [typed, setTyped] = useState(typeof before === 'string' ? before : '');
  const [isWrong, setIsWrong] = useState(false);
  const apply = () => {
    const href = addressOf(typed);
    setIsWrong(!href);
    if (!href) return;
    const { empty } = editor.state.selection;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (empty && !before)
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The key must neither submit nor leave the form around.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else {
      onDone();
      editor.commands.focus();
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1, borderBottom: 1, borderColor: 'divider' }}>
      <TextField
        autoFocus
        margin="none"
        label={t('kontor.rich.address')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
        error={isWrong}
        helperText={isWrong ? t('kontor.rich.bad_address') : undefined}
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url' } }}
        sx={{ flex: '1 1 220px' }}
      />
      <Button onClick={apply} variant="outlined">
        {t('kontor.rich.apply')}
      </Button>
      {before !== undefined && (
        <Button
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onDone();
          }}
        >
          {t('kontor.rich.remove_link')}
        </Button>
      )}
    </Box>
  );
};
