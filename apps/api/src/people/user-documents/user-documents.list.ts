import type { UserDocumentRecord } from '@kontor/domain';
import { alphabetic, columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { User } from '../users/user.entity.ts';
import { UserDocument } from './user-document.entity.ts';

const d = from(UserDocument, 'd');
const c = to(d, 'createdById', User, 'c');

export const userDocumentList = listOf<UserDocumentRecord>('user-documents', d, {
  columns: columnsOf(d, {
    name: alphabetic,
    createdByName: alphabetic(of(c, 'displayName')),
    ...without('sha256', 'storageKey'),
  }),
  search: ['name'],
  sort: ['createdAt', 'DESC'],
});
