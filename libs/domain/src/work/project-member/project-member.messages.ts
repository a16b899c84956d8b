import { conflict } from '../../platform/errors/message.ts';

export const projectMemberMessages = {
  'project_member.exists': conflict('This person is already a member of the project.'),
};
