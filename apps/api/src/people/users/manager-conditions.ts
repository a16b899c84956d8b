import { sql } from 'kysely';
import { ids, type Column } from '../../platform/rest/columns.ts';

/** The manager of the person of a record, for those who read what belongs to the people they manage. */
export const managerConditions = (table: string, person = 'user_id') => ({
  managerIds: `select u.manager_id from user_account u where u.id = ${table}.${person} and u.manager_id is not null`,
});

/** The same as a hidden column of a list. The people of a manager are found first, and lead to their records. */
export const managerIds = (table: string, person = 'user_id'): { managerIds: Column } => ({
  managerIds: {
    ...ids(managerConditions(table, person).managerIds),
    has: (userIds) =>
      sql`${sql.ref(`${table}.${person}`)} in (select u.id from user_account u where u.manager_id = any(${userIds}::int[]))`,
  },
});
