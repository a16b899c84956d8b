import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { page } from '../../platform/page/page.ts';
import { defineResource } from '../../platform/api/resourceModule.ts';

export const timeSheets = defineResource({
  name: 'timeSheets',
  icon: ScheduleOutlined,
  recordRepresentation: (record) => `${record['workDate']} ${record['projectName']}`,
  inputKeys: ['userId', 'projectId', 'taskId', 'workDate', 'minutes', 'startAt', 'endAt', 'note', 'billable'],
  list: page(() => import('./TimeSheetPage.tsx').then((m) => m.TimeSheetPage)),
  edit: page(() => import('./TimeEntryEdit.tsx').then((m) => m.TimeEntryEdit)),
});
