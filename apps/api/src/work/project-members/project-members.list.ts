import type { ProjectMemberRecord } from '@kontor/domain';
import { moment, name, number, shown, whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';

export const memberList = listOf<ProjectMemberRecord>({
  name: 'project-members',
  subject: 'ProjectMember',
  table: 'project_member m',
  joins: { u: 'join user_account u on u.id = m.user_id' },
  columns: {
    id: whole('m.id'),
    version: shown('m.version'),
    createdAt: moment('m.created_at'),
    updatedAt: moment('m.updated_at'),
    projectId: whole('m.project_id'),
    userId: whole('m.user_id'),
    userName: name('u.display_name'),
    hourlyRate: number('m.hourly_rate'),
  },
  search: ['userName'],
  sort: ['userName', 'ASC'],
});
