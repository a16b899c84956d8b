import BugReportOutlined from '@mui/icons-material/BugReportOutlined';
import { page } from '../page/page.ts';
import { defineResource } from '../api/resourceModule.ts';

/** Errors are written by the server; here they are read and marked as dealt with. */
export const logs = defineResource({
  name: 'logs',
  icon: BugReportOutlined,
  recordRepresentation: 'message',
  list: page(() => import('./LogList.tsx').then((m) => m.LogList)),
  show: page(() => import('./LogShow.tsx').then((m) => m.LogShow)),
});
