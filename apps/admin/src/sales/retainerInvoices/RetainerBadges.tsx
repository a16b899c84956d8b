import { retainerInvoiceBadges, type RetainerInvoiceRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useToday } from '../../platform/api/useToday.ts';
import { StatusChip, type StatusName } from '../../platform/format/StatusChip.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';

type Stated = Pick<RetainerInvoiceRecord, 'status' | 'dueDate' | 'total' | 'paid' | 'applied' | 'refunded' | 'currency'>;

/** The status without days, for a file that is read later. */
export function statusName(retainer: Stated, today: string): StatusName {
  const [badge] = retainerInvoiceBadges(retainer, today);
  const kind = badge?.kind ?? 'sent';
  return kind === 'dueIn' || kind === 'dueToday' || kind === 'available' || kind === 'usedUp' ? 'sent' : kind;
}

/** "Due in 5 days", "Partly paid", "Available €400.00", "Used up": beside each other, so that none hides another. */
export const RetainerBadges = ({ retainer }: { retainer: Stated }) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
      {retainerInvoiceBadges(retainer, useToday()).map((badge) => {
        if (badge.kind === 'partlyPaid')
          return (
            <StatusChip
              key="partly"
              status="partlyPaid"
              label={`${t('kontor.status.partlyPaid')} · ${format.percent(badge.percent)}`}
            />
          );
        if (badge.kind === 'available') {
          const amount = format.money(badge.amount, retainer.currency);
          return <StatusChip key="available" status="unbilled" label={t('retainerInvoices.badge.available', { amount })} />;
        }
        if (badge.kind === 'usedUp') return <StatusChip key="used" status="billed" label={t('retainerInvoices.badge.used_up')} />;
        return <StatusChip key="state" status={badge.kind} count={'days' in badge ? badge.days : undefined} />;
      })}
    </Box>
  );
};
