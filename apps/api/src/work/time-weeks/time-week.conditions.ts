import { managerConditions, managerIds } from '../../people/users/manager-conditions.ts';
import { ids } from '../../platform/rest/columns.ts';

const projectsOf = (week: string): string => `select e.project_id from time_week w
  join time_entry e on e.user_id = w.user_id and e.work_date between w.week_start and w.week_start + 6 where w.id = ${week}.id`;

/** Who may decide about a week: the manager of its person, and the members of each of its projects, for roles that lead these. */
export const timeWeekConditions = (week: string) => ({
  ...managerConditions(week),
  leaderIds: `select m.user_id from project_member m where m.project_id in (${projectsOf(week)}) group by m.user_id
    having count(*) = (select count(distinct p.project_id) from (${projectsOf(week)}) p)`,
});

/** The same as hidden columns of a list. */
export const deciders = { ...managerIds('tw'), leaderIds: ids(timeWeekConditions('tw').leaderIds) };
