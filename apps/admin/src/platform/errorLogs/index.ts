import type { ErrorLogRecord } from '@kontor/domain';
import BugReportOutlined from '@mui/icons-material/BugReportOutlined';
import { defineResource } from '../api/resource.ts';
import { defineWords } from '../i18n/words.ts';

const logWords = defineWords(() => import('./messages.ts'));

declare module '../api/resource.ts' {
  interface Resources {
    logs: { record: ErrorLogRecord };
  }
}

/** Errors are logged by the server; here they are read and marked as resolved. */
export const logs = defineResource({
  name: 'logs',
  subject: 'ErrorLog',
  path: 'error-logs',
  names: {
    en: 'Error |||| Error log',
    lt: 'Klaida |||| Klaidų žurnalas |||| Klaidų žurnalas',
    no: 'Feil |||| Feillogg',
    gender: { lt: 'f', no: 'm' },
  },
  icon: BugReportOutlined,
  recordRepresentation: 'message',
  words: [logWords],
  list: () => import('./LogList.tsx').then((m) => m.LogList),
  show: () => import('./LogShow.tsx').then((m) => m.LogShow),
  menu: { group: 'administration', place: 60 },
});
