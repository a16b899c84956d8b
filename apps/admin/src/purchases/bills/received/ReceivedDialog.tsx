import type { BillDetail } from '@kontor/domain';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress, Link as TextLink } from '@mui/material';
import { useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { uploadProblem } from '../../../platform/api/calls/upload.ts';
import type { Received } from './useReceived.ts';

type Refusal = { body?: { code?: string; params?: { billId?: number } } };

const Outcome = ({ file, bill, error }: Received) => {
  const t = useTranslate();
  const known = (error as Refusal | undefined)?.body?.params?.billId;
  const findings = bill?.received?.findings.length ?? 0;
  return (
    <Box component="li" sx={{ py: 0.75 }}>
      <bdi>{file.name}</bdi>
      {!bill && !error && <LinearProgress aria-label={t('bills.received.reading', { name: file.name })} sx={{ mt: 0.5 }} />}
      {bill && (
        <Box>
          <TextLink component={Link} to={`/bills/${bill.id}`}>
            {[bill.vendorName, bill.number].filter(Boolean).join(' ')}
          </TextLink>
          {findings > 0 && ` · ${t('bills.received.to_check', { smart_count: findings })}`}
        </Box>
      )}
      {error && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {uploadProblem(error, t)}{' '}
          {known !== undefined && (
            <TextLink component={Link} to={`/bills/${known}/show`}>
              {t('bills.to_bill')}
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
  const isDone = received.every(({ bill, error }) => bill ?? error);
  const only: BillDetail | undefined = received.length === 1 ? received[0]?.bill : undefined;
  useEffect(() => {
    if (only) void navigate(`/bills/${only.id}`);
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
