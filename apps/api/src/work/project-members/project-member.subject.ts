import { defineSubject } from '../../platform/subjects/subject.ts';
import { memberConditions } from './member-conditions.ts';
import { ProjectMember } from '../projects/project-member.entity.ts';

export const projectMemberSubject = defineSubject({
  entity: ProjectMember,
  toldWith: { whole: 'Project', key: 'projectId', person: 'userId' },
  conditions: memberConditions,
  constraints: {
    project_member_unique: { code: 'project_member.exists', field: 'userId' },
  },
});
