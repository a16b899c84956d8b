import type { ReceivedDocument } from '@kontor/domain';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress, Link as TextLink } from '@mui/material';
import { useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { uploadProblem } from '../../../platform/api/calls/upload.ts';
import type { Received } from './useReceived.ts';

type Refusal = { body?: { code?: string; params?: { billId?: number; vendorCreditNoteId?: number } } };

/** The page of what was taken before. */
function knownOf(error: Error | undefined): { to: string; words: string } | undefined {
  const { billId, vendorCreditNoteId } = (error as Refusal | undefined)?.body?.params ?? {};
  if (billId !== undefined) return { to: `/bills/${billId}/show`, words: 'bills.to_bill' };
  if (vendorCreditNoteId === undefined) return undefined;
  return { to: `/vendorCreditNotes/${vendorCreditNoteId}/show`, words: 'bills.received.to_credit' };
}

/** The form of the draft. */
const formOf = ({ subject, id }: ReceivedDocument): string => `/${subject === 'Bill' ? 'bills' : 'vendorCreditNotes'}/${id}`;

const Outcome = ({ file, made, error }: Received) => {
  const t = useTranslate();
  const known = knownOf(error);
  return (
    <Box component="li" sx={{ py: 0.75 }}>
      <bdi>{file.name}</bdi>
      {!made && !error && <LinearProgress aria-label={t('bills.received.reading', { name: file.name })} sx={{ mt: 0.5 }} />}
      {made && (
        <Box>
          <TextLink component={Link} to={formOf(made)}>
            {[made.vendorName, made.number].filter(Boolean).join(' ')}
          </TextLink>
          {made.toCheck > 0 && ` · ${t('bills.received.to_check', { smart_count: made.toCheck })}`}
        </Box>
      )}
      {error && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {uploadProblem(error, t)}{' '}
          {known && (
            <TextLink component={Link} to={known.to}>
              {t(known.words)}
            </TextLink>
          )}
        </Box>
      )}
    </Box>
  );
};

/** What became of each e-invoice so far. A single one that was taken opens at once. */
export const ReceivedDialog = ({ received, onClose }: { received: readonly Received[]; onClose: () => void }) => {
  const t = useTranslate();
  const id = useId();
  const navigate = useNavigate();
  const isDone = received.every(({ made, error }) => made ?? error);
  const only = received.length === 1 ? received[0]?.made : undefined;
  useEffect(() => {
    if (only) void navigate(formOf(only));
  }, [only, navigate]);
  return (
    <Dialog open onClose={isDone ? onClose : undefined} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{t('bills.received.title')}</DialogTitle>
      <DialogContent>
        <Box component="ul" aria-live="polite" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {received.map((one, at) => (
            <Outcome key={at} {...one} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={!isDone} autoFocus>
          {t('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
