import type { FileRecord } from '@kontor/domain';
import { later } from '../subjects/definition.ts';
import { alphabetic, columnsOf, of, without } from '../rest/columns-of.ts';
import { listOf } from '../rest/list.ts';
import { from, to } from '../rest/table.ts';
import { File } from './file.entity.ts';

const f = from(File, 'f');
const u = to(f, 'createdById', later('user_account', { displayName: 'text' }), 'u');

export const fileList = listOf<FileRecord>('files', f, {
  columns: columnsOf(f, {
    name: alphabetic,
    createdByName: alphabetic(of(u, 'displayName')),
    ...without('sha256', 'storageKey'),
  }),
  search: ['name'],
  sort: ['createdAt', 'DESC'],
});
