import type { AuditRecord } from '@kontor/domain';
import { moment, name, shown, text, whole } from '../rest/columns.ts';
import { listOf } from '../rest/list.ts';

export const auditList = listOf<AuditRecord>({
  name: 'audit',
  subject: 'Audit',
  table: 'audit a',
  joins: { u: 'left join user_account u on u.id = a.user_id' },
  columns: {
    id: whole('a.id'),
    at: moment('a.at'),
    userId: whole('a.user_id'),
    userName: name('u.full_name'),
    verb: text('a.verb'),
    subject: text('a.subject'),
    subjectId: whole('a.subject_id'),
    changes: shown('a.changes'),
    requestId: text('a.request_id'),
  },
  search: ['userName'],
  sort: ['id', 'DESC'],
});
