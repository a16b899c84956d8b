import type { StockCountRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../../platform/format/StatusChip.tsx';

const looks = { open: 'pending', posted: 'completed' } as const;

export const CountStatus = ({ status }: Pick<StockCountRecord, 'status'>) => {
  const t = useTranslate();
  return <StatusChip status={looks[status]} label={t(`stockCounts.status.${status}`)} />;
};
