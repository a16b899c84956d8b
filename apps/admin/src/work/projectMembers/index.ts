import GroupOutlined from '@mui/icons-material/GroupOutlined';
import { defineResource } from '../../platform/api/resourceModule.ts';

/** Members have no pages: they are kept on the page of their project. */
export const projectMembers = defineResource({
  name: 'projectMembers',
  icon: GroupOutlined,
  recordRepresentation: 'userName',
  inputKeys: ['projectId', 'userId', 'hourlyRate'],
});
