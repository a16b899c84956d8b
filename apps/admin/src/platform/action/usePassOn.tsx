import { Box, Button, Typography } from '@mui/material';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';
import { copyText } from './copyText.ts';

type Link = () => Promise<string>;

const PassOnText = ({ text, link }: { text: string; link: Link }) => {
  const t = useTranslate();
  const notify = useNotify();
  const close = useCloseNotification();
  const copy = async () => {
    try {
      await copyText(await link());
      notify('kontor.pass_on.copied', { type: 'success' });
      close();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Button size="small" onClick={() => void copy()}>
        {t('kontor.pass_on.copy')}
      </Button>
    </Box>
  );
};

/** Tells that an email did not leave, with the link to pass on by hand. The toast stays until it is closed. */
export function usePassOn() {
  const notify = useNotify();
  return (text: string, link?: Link): void =>
    notify(link ? <PassOnText text={text} link={link} /> : text, { type: 'info', autoHideDuration: null });
}
