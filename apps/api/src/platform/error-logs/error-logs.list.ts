import type { ErrorLogRecord } from '@kontor/domain';
import { moment, shown, text, whole } from '../rest/columns.ts';
import { listOf } from '../rest/list.ts';

export const errorLogList = listOf<ErrorLogRecord>({
  name: 'error-logs',
  subject: 'ErrorLog',
  table: 'error_log e',
  columns: {
    id: whole('e.id'),
    source: text('e.source'),
    level: text('e.level'),
    message: text('e.message'),
    stack: shown('e.stack'),
    route: text('e.route'),
    count: whole('e.count'),
    firstAt: moment('e.first_at'),
    lastAt: moment('e.last_at'),
    requestId: text('e.request_id'),
    userId: whole('e.user_id'),
    resolvedAt: moment('e.resolved_at'),
  },
  search: ['message', 'route'],
  sort: ['lastAt', 'DESC'],
});
