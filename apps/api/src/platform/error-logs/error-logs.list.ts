import type { ErrorLogRecord } from '@kontor/domain';
import { columnsOf, onlyShown, without } from '../rest/columns-of.ts';
import { listOf } from '../rest/list.ts';
import { from } from '../rest/table.ts';
import { ErrorLog } from './error-log.entity.ts';

const e = from(ErrorLog, 'e');

export const errorLogList = listOf<ErrorLogRecord>('error-logs', e, {
  columns: columnsOf(e, {
    stack: onlyShown,
    ...without('fingerprint'),
  }),
  search: ['message', 'route'],
  sort: ['lastAt', 'DESC'],
});
