import type { PaymentRunRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../../platform/format/StatusChip.tsx';

const looks = { draft: 'draft', exported: 'sent', paid: 'paid' } as const;

export const RunStatus = ({ status }: Pick<PaymentRunRecord, 'status'>) => {
  const t = useTranslate();
  return <StatusChip status={looks[status]} label={t(`paymentRuns.status.${status}`)} />;
};
