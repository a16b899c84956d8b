import type { ProjectStatus as Status } from '@kontor/domain';
import { StatusChip } from '../../platform/format/StatusChip.tsx';

export const ProjectStatus = ({ status }: { status: Status }) => <StatusChip status={status} />;
