import { sql } from 'kysely';
import { ids, type Column } from '../../platform/rest/columns.ts';
import type { Table } from '../../platform/rest/table.ts';

/** The members of the project of a record, for roles that read what belongs to the projects that they lead. */
export const memberConditions = (table: string) => ({
  projectUserIds: `select m.user_id from project_member m where m.project_id = ${table}.project_id`,
});

/** The same as a hidden column of a list, of a table that it is read through. Asks for the projects of a person once, so that an index on the project finds their records. */
export const projectUserIds = (table: string, ...through: Table[]): { projectUserIds: Column } => ({
  projectUserIds: {
    ...ids(memberConditions(table).projectUserIds, ...through),
    has: (userIds) =>
      sql`${sql.ref(`${table}.project_id`)} in (select m.project_id from project_member m where m.user_id = any(${userIds}::int[]))`,
  },
});
