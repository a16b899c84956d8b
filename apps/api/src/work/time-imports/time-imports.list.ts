import type { TimeImportRecord } from '@kontor/domain';
import { moment, name, text, whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';

export const timeImportList = listOf<TimeImportRecord>({
  name: 'time-imports',
  subject: 'TimeEntry',
  table: 'time_import m',
  joins: { u: 'join user_account u on u.id = m.created_by_id' },
  columns: {
    id: whole('m.id'),
    version: whole('m.version'),
    createdAt: moment('m.created_at'),
    fileName: name('m.file_name'),
    format: text('m.format'),
    rowCount: whole('m.row_count'),
    minutes: whole('m.minutes'),
    createdById: whole('m.created_by_id'),
    createdByName: name('u.display_name'),
    undoneAt: moment('m.undone_at'),
  },
  // Who may see only their own hours sees only their own imports.
  hidden: { userId: whole('m.created_by_id') },
  search: ['fileName', 'createdByName'],
  sort: ['createdAt', 'DESC'],
});
