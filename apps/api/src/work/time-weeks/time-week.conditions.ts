import { sql } from 'kysely';
import { ids, type Column } from '../../platform/rest/columns.ts';

const projectsOf = (week: string): string => `select e.project_id from time_week w
  join time_entry e on e.user_id = w.user_id and e.work_date between w.week_start and w.week_start + 6 where w.id = ${week}.id`;

/** Who may decide about a week: the manager of its person, and the members of each of its projects, for roles that lead these. */
export const timeWeekConditions = (week: string) => ({
  managerIds: `select u.manager_id from user_account u where u.id = ${week}.user_id and u.manager_id is not null`,
  leaderIds: `select m.user_id from project_member m where m.project_id in (${projectsOf(week)}) group by m.user_id
    having count(*) = (select count(distinct p.project_id) from (${projectsOf(week)}) p)`,
});

const conditions = timeWeekConditions('tw');

/** The same as hidden columns of a list. The people of a manager are found first, and lead to their weeks. */
export const deciders: Record<keyof typeof conditions, Column> = {
  managerIds: {
    ...ids(conditions.managerIds),
    has: (userIds) => sql`tw.user_id in (select u.id from user_account u where u.manager_id = any(${userIds}::int[]))`,
  },
  leaderIds: ids(conditions.leaderIds),
};
