import { sql, type RawBuilder } from 'kysely';

/** SQL of the state of a person's week. One that has no record is open; the records are of a later room. */
export const weekStatusSql = (userId: string, day: string): string =>
  `coalesce((select y.status from time_week y where y.user_id = ${userId} and y.week_start = date_trunc('week', ${day})::date), 'open')`;

export const weekStatus = (userId: string, day: string): RawBuilder<unknown> => sql.raw(weekStatusSql(userId, day));
