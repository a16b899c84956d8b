import { estimateBadge, type EstimateRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useToday } from '../../platform/api/useToday.ts';
import { StatusChip } from '../../platform/format/StatusChip.tsx';

type Stated = Pick<EstimateRecord, 'status' | 'expiryDate' | 'invoiceId'>;

/** Draft, sent, accepted or rejected; a sent one past its validity is expired, and one with an invoice is invoiced. */
export const EstimateBadge = ({ estimate }: { estimate: Stated }) => {
  const t = useTranslate();
  const badge = estimateBadge(estimate, useToday());
  if (badge === 'invoiced') return <StatusChip status="billed" label={t('estimates.invoiced')} />;
  return <StatusChip status={badge} label={t(`estimates.status.${badge}`)} />;
};
