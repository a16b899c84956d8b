import type { AbsenceStatus as Status } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { StatusChip, type StatusName } from '../../platform/format/StatusChip.tsx';

const looks: Record<Status, StatusName> = {
  asked: 'pending',
  approved: 'accepted',
  refused: 'rejected',
  cancelled: 'cancelled',
};

export const AbsenceStatus = ({ status }: { status: Status }) => {
  const t = useTranslate();
  return <StatusChip status={looks[status]} label={t(`absences.status.${status}`)} />;
};
