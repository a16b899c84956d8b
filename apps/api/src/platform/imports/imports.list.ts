import type { Subject } from '@kontor/abilities';
import type { ImportRecord } from '@kontor/domain';
import { alphabetic, columnsOf, of, without } from '../rest/columns-of.ts';
import type { listOf } from '../rest/list.ts';
import { from, to } from '../rest/table.ts';
import { later } from '../subjects/definition.ts';
import { Import } from './import.entity.ts';

const m = from(Import, 'm');
const u = to(m, 'createdById', later('user_account', { displayName: 'text' }), 'u');

export { m as importTable };

/** People who may import a noun see all its imports. */
export const importsOf = (subject: Exclude<Subject, 'all'>): Parameters<typeof listOf<ImportRecord>>[2] => ({
  subject,
  columns: columnsOf(m, {
    fileName: alphabetic,
    createdByName: alphabetic(of(u, 'displayName')),
    ...without('updatedAt', 'records', 'kind'),
  }),
  search: ['fileName', 'createdByName'],
  sort: ['createdAt', 'DESC'],
});
