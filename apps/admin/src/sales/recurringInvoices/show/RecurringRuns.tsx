import type { RecurringRunRecord, RecurringRunState } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { StatusChip, type StatusName } from '../../../platform/format/StatusChip.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { errorWords } from '../../../platform/i18n/errorWords.ts';
import { useWords } from '../../../platform/i18n/useWords.ts';

const looks = {
  made: 'draft',
  sending: 'pending',
  sent: 'sent',
  notSent: 'overdue',
  failed: 'overdue',
  nothing: 'inactive',
  skipped: 'cancelled',
} as const satisfies Record<RecurringRunState, StatusName>;

/** What came of each date, latest first: the invoice, or why there is none. */
export const RecurringRuns = ({ runs }: { runs: readonly RecurringRunRecord[] }) => {
  const t = useTranslate();
  const format = useFormat();
  const ready = useWords(
    errorWords,
    runs.some(({ problem }) => problem),
  );
  if (!runs.length)
    return (
      <Typography color="textSecondary" sx={{ p: 2 }}>
        {t('recurringInvoices.no_runs')}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {runs.map(({ id, date, state, invoiceId, invoiceNumber, problem }) => (
        <Box component="li" key={id} sx={row}>
          <Box sx={{ minWidth: 110 }}>{format.date(date)}</Box>
          <StatusChip status={looks[state]} label={t(`recurringInvoices.state.${state}`)} />
          <Box sx={{ flex: 1, minWidth: 160 }}>
            {invoiceId !== null && (
              <Link to={`/invoices/${invoiceId}/show`}>{invoiceNumber ?? t('documents.draft_name', { id: invoiceId })}</Link>
            )}
            {problem && ready && (
              <Typography variant="body2" sx={{ color: 'error.main' }}>
                {t(`errors.${problem.code}`, problem.params ?? {})}
              </Typography>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const row = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, px: 2, py: 1 },
  ...{ borderBottom: 1, borderColor: 'divider' },
} as const;
