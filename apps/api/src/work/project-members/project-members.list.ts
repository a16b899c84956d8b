import type { ProjectMemberRecord } from '@kontor/domain';
import { User } from '../../people/users/user.entity.ts';
import { rateColumns } from '../../firm/dated-rates/rate-columns.ts';
import { alphabetic, columnsOf, of } from '../../platform/rest/columns-of.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { ProjectMember } from '../projects/project-member.entity.ts';

const m = from(ProjectMember, 'm');
const u = to(m, 'userId', User, 'u');

export const memberList = listOf<ProjectMemberRecord>('project-members', m, {
  columns: columnsOf(m, {
    userName: alphabetic(of(u, 'displayName')),
    ...rateColumns({ key: 'project_member_id', alias: 'm' }),
  }),
  search: ['userName'],
  sort: ['userName', 'ASC'],
});
