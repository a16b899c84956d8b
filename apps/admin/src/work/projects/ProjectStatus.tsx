import type { ProjectStatus as Status } from '@kontor/domain';
import { StatusChip, type StatusName } from '../../platform/format/StatusChip.tsx';

/** The names under which chips and their words know the statuses. */
export const chipOf: Record<Status, StatusName> = {
  planned: 'planned',
  active: 'active',
  onHold: 'on_hold',
  completed: 'completed',
  cancelled: 'cancelled',
};

export const ProjectStatus = ({ status }: { status: Status }) => <StatusChip status={chipOf[status]} />;
