import type { UserDocumentRecord } from '@kontor/domain';
import { date, moment, name, shown, text, whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';

export const userDocumentList = listOf<UserDocumentRecord>({
  name: 'user-documents',
  subject: 'UserDocument',
  table: 'user_document d',
  joins: { c: 'left join user_account c on c.id = d.created_by_id' },
  columns: {
    id: whole('d.id'),
    version: shown('d.version'),
    createdAt: moment('d.created_at'),
    updatedAt: moment('d.updated_at'),
    userId: whole('d.user_id'),
    categoryId: whole('d.category_id'),
    validUntil: date('d.valid_until'),
    name: name('d.name'),
    mimeType: text('d.mime_type'),
    size: whole('d.size'),
    createdById: whole('d.created_by_id'),
    createdByName: name('c.full_name'),
  },
  search: ['name'],
  sort: ['createdAt', 'DESC'],
});
