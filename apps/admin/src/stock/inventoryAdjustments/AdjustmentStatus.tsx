import type { InventoryAdjustmentRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../../platform/format/StatusChip.tsx';

const looks = { draft: 'draft', posted: 'completed', reversed: 'cancelled' } as const;

export const AdjustmentStatus = ({ status }: Pick<InventoryAdjustmentRecord, 'status'>) => {
  const t = useTranslate();
  return <StatusChip status={looks[status]} label={t(`inventoryAdjustments.status.${status}`)} />;
};
