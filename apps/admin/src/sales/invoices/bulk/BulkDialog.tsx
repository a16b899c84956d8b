import type { InvoiceRecord } from '@kontor/domain';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useNotify, useTranslate, useUnselectAll } from 'react-admin';
import { Link } from 'react-router-dom';
import { useDocumentName } from '../../../documents/values/useDocumentName.ts';
import { useEach, type Refused } from './useEach.ts';

type Props = {
  verb: 'send' | 'markPaid';
  invoices: readonly InvoiceRecord[];
  work: (invoice: InvoiceRecord) => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
};

/** Are you sure? Then one invoice after the other, and at the end which were refused and why. */
export const BulkDialog = ({ verb, invoices, work, onClose, children }: Props) => {
  const t = useTranslate();
  const id = useId();
  const notify = useNotify();
  const nameOf = useDocumentName();
  const unselect = useUnselectAll('invoices');
  const { run, done } = useEach(work);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused[]>([]);
  const count = { smart_count: invoices.length };
  const start = async () => {
    setBusy(true);
    const left = await run(invoices);
    setBusy(false);
    const made = invoices.length - left.length;
    if (made > 0) notify(`invoices.bulk.done_${verb}`, { type: 'success', messageArgs: { smart_count: made } });
    if (left.length) return setRefused(left);
    unselect();
    onClose();
  };
  const close = () => {
    if (refused.length) unselect();
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : close} aria-labelledby={id}>
      <DialogTitle id={id} variant="h2">
        {t(`invoices.bulk.${verb}`, count)}
      </DialogTitle>
      <DialogContent>
        {refused.length === 0 && (
          <>
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              {t(`invoices.bulk.text_${verb}`, count)}
            </Typography>
            {children}
          </>
        )}
        {busy && (
          <LinearProgress variant="determinate" value={(100 * done) / invoices.length} aria-label={t('kontor.shell.loading')} />
        )}
        {refused.length > 0 && (
          <Alert severity="warning">
            {t('invoices.bulk.refused', { smart_count: refused.length })}
            <ul style={{ margin: 0, paddingInlineStart: 20 }}>
              {refused.map(({ invoice, why }) => (
                <li key={invoice.id}>
                  <Link to={`/invoices/${invoice.id}/show`}>{nameOf(invoice)}</Link>: {why}
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={close} disabled={busy} autoFocus>
          {t(refused.length ? 'ra.action.close' : 'kontor.confirm.cancel')}
        </Button>
        {refused.length === 0 && (
          <Button variant="contained" loading={busy} onClick={() => void start()}>
            {t(`invoices.bulk.${verb}`, count)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
