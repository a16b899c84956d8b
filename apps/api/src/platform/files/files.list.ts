import type { FileRecord } from '@kontor/domain';
import { moment, name, text, whole } from '../rest/columns.ts';
import { listOf } from '../rest/list.ts';

export const fileList = listOf<FileRecord>({
  name: 'files',
  subject: 'File',
  table: 'file f',
  joins: { u: 'left join user_account u on u.id = f.created_by_id' },
  columns: {
    id: whole('f.id'),
    createdAt: moment('f.created_at'),
    name: name('f.name'),
    mimeType: text('f.mime_type'),
    size: whole('f.size'),
    subject: text('f.subject'),
    subjectId: whole('f.subject_id'),
    categoryId: whole('f.category_id'),
    createdById: whole('f.created_by_id'),
    createdByName: name('u.full_name'),
  },
  search: ['name'],
  sort: ['createdAt', 'DESC'],
});
