import type { TimeWeekStatus } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { StatusChip, type StatusName } from '../../../platform/format/StatusChip.tsx';

const looks: Record<TimeWeekStatus, StatusName> = {
  open: 'draft',
  submitted: 'pending',
  approved: 'accepted',
  returned: 'rejected',
};

export const WeekStatus = ({ status }: { status: TimeWeekStatus }) => {
  const t = useTranslate();
  return <StatusChip status={looks[status]} label={t(`timeSheets.weeks.status.${status}`)} />;
};
