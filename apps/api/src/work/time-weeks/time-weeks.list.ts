import type { TimeWeekRecord } from '@kontor/domain';
import { alphabetic, columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { User } from '../../people/users/user.entity.ts';
import { deciders } from './time-week.conditions.ts';
import { TimeWeek } from './time-week.entity.ts';

const tw = from(TimeWeek, 'tw');
const u = to(tw, 'userId', User, 'u');
const d = to(tw, 'decidedById', User, 'd');

export const timeWeekList = listOf<Omit<TimeWeekRecord, 'actions'>>('time-weeks', tw, {
  columns: columnsOf(tw, {
    userName: alphabetic(of(u, 'displayName')),
    decidedByName: alphabetic(of(d, 'displayName')),
    ...without('decidedById'),
  }),
  hidden: deciders,
  search: ['userName'],
  sort: ['oddityCount', 'DESC'],
});
