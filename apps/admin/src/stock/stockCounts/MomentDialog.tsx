import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

/** A figure about an item that moved since it was counted. */
export type Doubt = {
  item: string;
  documents: string;
  /** Whether it was counted before these documents; undefined when the person does not say. */
  answer: (isBefore: boolean | undefined) => void;
};

/** Asks of which moment a figure is: the books are compared with that moment. */
export const MomentDialog = ({ doubt: { item, documents, answer } }: { doubt: Doubt }) => {
  const t = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      onClose={() => answer(undefined)}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h2">
        {t('stockCounts.when.title', { item })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} color="textSecondary">
          {t('stockCounts.when.text', { documents })}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={() => answer(undefined)}>{t('ra.action.cancel')}</Button>
        <Button onClick={() => answer(true)}>{t('stockCounts.when.before')}</Button>
        <Button variant="contained" autoFocus onClick={() => answer(false)}>
          {t('stockCounts.when.after')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
