import type { ErrorLogRecord } from '@kontor/domain';
import BugReportOutlined from '@mui/icons-material/BugReportOutlined';
import { page } from '../page/page.ts';
import { defineResource } from '../api/resource.ts';

declare module '../api/resource.ts' {
  interface Resources {
    logs: { record: ErrorLogRecord };
  }
}

/** Errors are written by the server; here they are read and marked as dealt with. */
export const logs = defineResource({
  name: 'logs',
  subject: 'ErrorLog',
  path: 'error-logs',
  names: { en: 'Error |||| Error log', lt: 'Klaida |||| Klaidų žurnalas |||| Klaidų žurnalas', no: 'Feil |||| Feillogg' },
  icon: BugReportOutlined,
  recordRepresentation: 'message',
  list: page(() => import('./LogList.tsx').then((m) => m.LogList)),
  show: page(() => import('./LogShow.tsx').then((m) => m.LogShow)),
  menu: { group: 'administration', place: 60 },
});
