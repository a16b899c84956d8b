import { invoiceBadge, isPartlyPaid, paidPercent, type InvoiceRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { StatusChip, type StatusName } from '../../platform/format/StatusChip.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useToday } from '../../platform/api/useToday.ts';

/** The status without days, for a file that is read later. */
export function statusName(invoice: Pick<InvoiceRecord, 'status' | 'dueDate' | 'balance'>, today: string): StatusName {
  const { kind } = invoiceBadge(invoice, today);
  return kind === 'dueIn' || kind === 'dueToday' ? 'sent' : kind;
}

/** "Due in 5 days", "Overdue 3 days"; a partial payment is a second badge, so that it never hides the first. */
export const InvoiceBadges = ({
  invoice,
}: {
  invoice: Pick<InvoiceRecord, 'status' | 'dueDate' | 'balance' | 'paid' | 'due'>;
}) => {
  const t = useTranslate();
  const format = useFormat();
  const badge = invoiceBadge(invoice, useToday());
  const partly = () => `${t('kontor.status.partlyPaid')} · ${format.percent(paidPercent(invoice))}`;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip status={badge.kind} count={'days' in badge ? badge.days : undefined} />
      {isPartlyPaid(invoice) && <StatusChip status="partlyPaid" label={partly()} />}
    </Box>
  );
};
