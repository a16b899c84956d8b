import type { TimeImportRecord } from '@kontor/domain';
import { managerIds } from '../../people/users/manager-conditions.ts';
import { User } from '../../people/users/user.entity.ts';
import { alphabetic, columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { TimeImport } from './time-import.entity.ts';

const m = from(TimeImport, 'm');
const u = to(m, 'createdById', User, 'u');

export const timeImportList = listOf<TimeImportRecord>('time-imports', m, {
  subject: 'TimeEntry',
  columns: columnsOf(m, {
    fileName: alphabetic,
    createdByName: alphabetic(of(u, 'displayName')),
    ...without('updatedAt', 'made'),
  }),
  // A right to one's own hours is a right to one's own imports.
  hidden: { userId: of(m, 'createdById'), ...managerIds('m', 'created_by_id') },
  search: ['fileName', 'createdByName'],
  sort: ['createdAt', 'DESC'],
});
