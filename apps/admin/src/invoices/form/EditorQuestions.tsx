import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import type { Question } from './useSaveInvoice.ts';

type Props = { question: (Question & { answer: (goOn: boolean) => void }) | undefined; id: number | undefined };

/** What the server wants to know before it saves. Neither answer loses anything that was typed. */
export const EditorQuestions = ({ question, id }: Props) => {
  const t = useTranslate();
  if (!question) return null;
  const answer = (goOn: boolean) => () => question.answer(goOn);
  if (question.kind === 'cost')
    return (
      <ConfirmDialog
        open
        title={t('invoices.form.below_cost_title')}
        text={t('invoices.form.below_cost', { items: question.items })}
        confirmLabel={t('invoices.form.continue')}
        cancelLabel={t('invoices.form.go_back')}
        onConfirm={answer(true)}
        onClose={answer(false)}
      />
    );
  return (
    <Dialog
      open
      onClose={answer(false)}
      maxWidth="sm"
      role="alertdialog"
      aria-labelledby="stale-title"
      aria-describedby="stale-text"
    >
      <DialogTitle id="stale-title" variant="h2">
        {t('invoices.form.stale_title')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="stale-text" color="textSecondary">
          {t('invoices.form.stale')}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to={`/invoices/${id}/show`} target="_blank" rel="noreferrer" sx={{ marginInlineEnd: 'auto' }}>
          {t('invoices.form.stale_open')}
        </Button>
        <Button color="error" onClick={answer(true)}>
          {t('invoices.form.stale_overwrite')}
        </Button>
        <Button variant="contained" autoFocus onClick={answer(false)}>
          {t('invoices.form.stale_keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
