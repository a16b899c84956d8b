import type { RecurringBillRunRecord, RecurringBillRunState } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { ScheduleRuns } from '../../../documents/schedule/ScheduleRuns.tsx';
import type { StatusName } from '../../../platform/format/StatusChip.tsx';
import { useBillName } from '../../bills/useBillName.ts';

const looks = {
  made: 'completed',
  failed: 'overdue',
  skipped: 'cancelled',
} as const satisfies Record<RecurringBillRunState, StatusName>;

/** What came of each date: the bill, or why there is none. */
export const RecurringBillRuns = ({ runs }: { runs: readonly RecurringBillRunRecord[] }) => {
  const t = useTranslate();
  const nameOf = useBillName();
  const documentOf = ({ billId: id, billNumber: number }: RecurringBillRunRecord) =>
    id === null ? null : { to: `/bills/${id}/show`, name: nameOf({ id, number }) };
  return (
    <ScheduleRuns
      emptyText={t('recurringBills.no_runs')}
      runs={runs.map((run) => ({
        ...run,
        status: looks[run.state],
        state: t(
          run.state === 'made' && run.billStatus ? `bills.statuses.${run.billStatus}` : `recurringBills.state.${run.state}`,
        ),
        document: documentOf(run),
      }))}
    />
  );
};
