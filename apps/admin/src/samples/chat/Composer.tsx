import SendOutlined from '@mui/icons-material/SendOutlined';
import { Box, IconButton, InputBase, Tooltip } from '@mui/material';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';

type Props = { to: string; text: string; onText: (text: string) => void; onSend: (text: string) => void };

const longest = 4000;

/** The message field: Enter sends, Shift+Enter starts a new line. */
export const Composer = ({ to, text, onText, onSend }: Props) => {
  const t = useTranslate();
  const field = useRef<HTMLTextAreaElement>(null);
  // A phone would open its keyboard over the messages.
  useEffect(() => {
    if (window.matchMedia('(hover: hover)').matches) field.current?.focus();
  }, [to]);
  const send = () => {
    const message = text.trim();
    if (!message) return;
    onText('');
    onSend(message);
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, p: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <InputBase
        multiline
        maxRows={6}
        value={text}
        inputRef={field}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={press}
        placeholder={t('chat.write')}
        sx={writing}
        slotProps={{ input: { 'aria-label': t('chat.write_to', { name: to }), maxLength: longest, dir: 'auto' } }}
      />
      <Tooltip title={t('chat.send_hint')}>
        <span>
          <IconButton
            type="submit"
            color="primary"
            disabled={!text.trim()}
            aria-label={t('chat.send')}
            sx={{ width: 44, height: 44 }}
          >
            <SendOutlined sx={{ transform: (theme) => (theme.direction === 'rtl' ? 'scaleX(-1)' : 'none') }} />
          </IconButton>
        </span>
      </Tooltip>
    </Box>
  );
};

const writing = {
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  px: 1.75,
  py: 1.25,
  border: 1,
  borderColor: 'kontor.inputBorder',
  borderRadius: 2.5,
  '&.Mui-focused': { outline: '2px solid', outlineColor: 'kontor.focus' },
} as const;
