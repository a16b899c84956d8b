import type { ProjectMemberInput, ProjectMemberRecord } from '@kontor/domain';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import { defineResource } from '../../platform/api/resource.ts';

declare module '../../platform/api/resource.ts' {
  interface Resources {
    projectMembers: { record: ProjectMemberRecord; input: ProjectMemberInput };
  }
}

/** Members have no pages of their own; the project's page shows them. */
export const projectMembers = defineResource({
  name: 'projectMembers',
  subject: 'ProjectMember',
  names: {
    en: 'Member |||| Members',
    lt: 'Narys |||| Nariai |||| Narių',
    no: 'Medlem |||| Medlemmer',
    gender: { lt: 'm', no: 'n' },
  },
  icon: GroupOutlined,
  recordRepresentation: 'userName',
  inputKeys: ['projectId', 'userId', 'hourlyRate', 'rates'],
  touches: ['projects'],
});
