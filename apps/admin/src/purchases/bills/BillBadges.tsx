import { billBadge, isZero, type BillRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useToday } from '../../platform/api/useToday.ts';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { invoicesOf } from './InInvoices.tsx';

type Stated = Pick<BillRecord, 'status' | 'dueDate' | 'billable' | 'billed' | 'billedNet'>;
type Billed = Pick<BillRecord, 'id' | 'billable' | 'billed'> & { status: string; invoices?: BillRecord['invoices'] };

/** Draft, due, overdue, paid or void; that a part is paid is a second badge, so that it never hides the first. */
export const BillBadges = ({ bill }: { bill: Stated }) => {
  const badge = billBadge(bill, useToday());
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip status={badge.kind} count={'days' in badge ? badge.days : undefined} />
      {bill.status === 'partlyPaid' && <StatusChip status="partlyPaid" />}
    </Box>
  );
};

/** Whether a bill is to be billed to a customer, and how far that is done; nothing on a bill of the firm's own, or a void one. */
export const BilledBadge = ({ bill }: { bill: Stated & Billed }) => {
  const t = useTranslate();
  const word = billedWord(bill);
  if (word === 'own') return null;
  if (word === 'billable')
    return <StatusChip status="unbilled" label={t(isZero(bill.billedNet) ? 'bills.billable' : 'bills.billed_in_part')} />;
  return <StatusChip status={word} label={t(`bills.${word}`)} />;
};

/** Whether a bill or an expense is billed to a customer, in one word, for lists and their export. Of a void one nothing is. */
export function billedWord(record: Billed): 'billed' | 'reserved' | 'billable' | 'own' {
  if (!record.billable || record.status === 'void') return 'own';
  if (!record.billed) return 'billable';
  // A draft invoice only reserves what it holds: it is billed once that was sent.
  return invoicesOf(record).some(({ isDraft }) => isDraft) ? 'reserved' : 'billed';
}
