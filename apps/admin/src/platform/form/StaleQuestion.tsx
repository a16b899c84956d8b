import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** Asks what to do when somebody else saved first. Typed values stay, whatever the answer. */
export const StaleQuestion = ({ to, answer }: { to: string; answer: (overwrite: boolean) => void }) => {
  const t = useTranslate();
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      maxWidth="sm"
      role="alertdialog"
      aria-labelledby="stale-title"
      aria-describedby="stale-text"
    >
      <DialogTitle id="stale-title" variant="h2">
        {t('kontor.form.stale_title')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="stale-text" color="textSecondary">
          {t('kontor.form.stale')}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to={to} target="_blank" rel="noreferrer" sx={{ marginInlineEnd: 'auto' }}>
          {t('kontor.form.stale_open')}
        </Button>
        <Button color="error" onClick={() => answer(true)}>
          {t('kontor.form.stale_overwrite')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => answer(false)}>
          {t('kontor.form.stale_keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
