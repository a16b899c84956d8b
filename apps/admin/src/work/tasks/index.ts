import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { defineResource } from '../../platform/api/resourceModule.ts';

/** Tasks have no pages: they are kept on the page of their project. */
export const tasks = defineResource({
  name: 'tasks',
  icon: TaskAltOutlined,
  recordRepresentation: 'name',
  inputKeys: ['projectId', 'name', 'estimateMinutes', 'startDate', 'dueDate', 'hourlyRate', 'billable', 'isDone', 'position'],
});
