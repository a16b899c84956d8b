import type { InvoiceRecord } from '@kontor/domain';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  LinearProgress,
  Switch,
  Typography,
} from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useNotify, useTranslate, useUnselectAll } from 'react-admin';
import { Link } from 'react-router-dom';
import { useDocumentName } from '../../../documents/values/useDocumentName.ts';
import { useEach, type Refused } from './useEach.ts';

type Props = {
  verb: 'send' | 'markPaid' | 'remind';
  invoices: readonly InvoiceRecord[];
  work: (invoice: InvoiceRecord, confirmed: readonly string[]) => Promise<unknown>;
  /** Refusals that are questions: their code, and the label of the confirmation. */
  questions?: Readonly<Record<string, string>>;
  /** Key of the toast. */
  success?: string;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for confirmation, then handles one invoice after the other, and lists those refused with the reason. */
export const BulkDialog = ({
  verb,
  invoices: chosen,
  work,
  questions = {},
  success = `invoices.bulk.done_${verb}`,
  onClose,
  children,
}: Props) => {
  const t = useTranslate();
  const id = useId();
  const notify = useNotify();
  const nameOf = useDocumentName();
  const unselect = useUnselectAll('invoices');
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const { run, done } = useEach((invoice) => work(invoice, confirmed));
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused[]>([]);
  const asked = Object.keys(questions).filter((code) => refused.some((one) => one.code === code));
  // All of them at first, then those whose question was confirmed.
  const invoices = refused.length
    ? refused.filter(({ code }) => code && confirmed.includes(code)).map(({ invoice }) => invoice)
    : chosen;
  const count = { smart_count: invoices.length };
  const start = async () => {
    setBusy(true);
    const left = await run(invoices);
    setBusy(false);
    const made = invoices.length - left.length;
    if (made > 0) notify(success, { type: 'success', messageArgs: { smart_count: made } });
    const rest = refused.filter(({ invoice }) => !invoices.includes(invoice));
    if (left.length || rest.length) return setRefused([...rest, ...left]);
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
        {t(`invoices.bulk.${verb}`, { smart_count: chosen.length })}
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
        {asked.map((code) => (
          <FormControlLabel
            key={code}
            control={
              <Switch
                checked={confirmed.includes(code)}
                disabled={busy}
                onChange={(_event, isOn) => setConfirmed((old) => (isOn ? [...old, code] : old.filter((one) => one !== code)))}
              />
            }
            label={`${questions[code]} (${refused.filter((one) => one.code === code).length})`}
            sx={{ display: 'flex', mt: 1 }}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={close} disabled={busy} autoFocus>
          {t(refused.length ? 'ra.action.close' : 'kontor.confirm.cancel')}
        </Button>
        {invoices.length > 0 && (
          <Button variant="contained" loading={busy} onClick={() => void start()}>
            {t(`invoices.bulk.${verb}`, count)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
