import type { RecurringRunRecord, RecurringRunState } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { ScheduleRuns } from '../../../documents/schedule/ScheduleRuns.tsx';
import type { StatusName } from '../../../platform/format/StatusChip.tsx';

const looks = {
  made: 'draft',
  sending: 'pending',
  sent: 'sent',
  notSent: 'overdue',
  failed: 'overdue',
  nothing: 'inactive',
  skipped: 'cancelled',
} as const satisfies Record<RecurringRunState, StatusName>;

/** What came of each date: the invoice, or why there is none. */
export const RecurringRuns = ({ runs }: { runs: readonly RecurringRunRecord[] }) => {
  const t = useTranslate();
  const documentOf = ({ invoiceId, invoiceNumber }: RecurringRunRecord) =>
    invoiceId === null
      ? null
      : { to: `/invoices/${invoiceId}/show`, name: invoiceNumber ?? t('documents.draft_name', { id: invoiceId }) };
  return (
    <ScheduleRuns
      emptyText={t('recurringInvoices.no_runs')}
      runs={runs.map((run) => ({
        ...run,
        status: looks[run.state],
        state: t(`recurringInvoices.state.${run.state}`),
        document: documentOf(run),
      }))}
    />
  );
};
