import type { AbsenceRecord } from '@kontor/domain';
import { alphabetic, columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { managerIds } from '../../people/users/manager-conditions.ts';
import { User } from '../../people/users/user.entity.ts';
import { Absence } from './absence.entity.ts';

const a = from(Absence, 'a');
const u = to(a, 'userId', User, 'u');
const d = to(a, 'decidedById', User, 'd');

export const absenceList = listOf<Omit<AbsenceRecord, 'workdayCount' | 'actions'>>('absences', a, {
  columns: columnsOf(a, {
    userName: alphabetic(of(u, 'displayName')),
    decidedByName: alphabetic(of(d, 'displayName')),
    ...without('decidedById'),
  }),
  hidden: managerIds('a'),
  search: ['userName', 'note'],
  sort: ['firstDate', 'DESC'],
});
