import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { copyText } from '../../platform/action/copyText.ts';

type Props = {
  title: string;
  text: string;
  /** What is copied. */
  secret: string;
  words: { copy: string; copied: string; kept: string };
  children: ReactNode;
  /** Further ways to keep it. */
  more?: ReactNode;
  onClose: () => void;
};

/** A secret that is shown once. The dialog closes only by its button, so that nobody dismisses it by accident. */
export const ShownOnce = ({ title, text, secret, words, children, more, onClose }: Props) => {
  const id = useId();
  const notify = useNotify();
  const copy = async () => {
    await copyText(secret);
    notify(words.copied, { type: 'success' });
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`} variant="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        {children}
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" variant="outlined" onClick={() => void copy()}>
            {words.copy}
          </Button>
          {more}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {words.kept}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
