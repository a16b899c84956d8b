import { sql, type RawBuilder } from 'kysely';
import type { Verb } from '@kontor/abilities';
import { actor } from '../context/actor.ts';

import type { List } from '../rest/list.ts';
import { abilityWhere } from '../rest/query/ability-where.ts';
import { plain, type Column } from '../rest/columns.ts';
import { joinText, tableText } from '../rest/table.ts';

/** What a list says of the rights to its rows. */
export type Guard = Pick<List<unknown>, 'subject' | 'hidden' | 'from' | 'joins' | 'id'> & { columns: object };

/** The rows of a list's table that the actor may read, as a condition on the table under its alias, whatever else the query joins. */
export const readableIn = (guard: Guard): RawBuilder<boolean> => allowedIn(guard, 'read');

/** The same of another verb: the rows that the actor may approve. */
export function allowedIn({ subject, columns, hidden, from, joins, id }: Guard, verb: Verb): RawBuilder<boolean> {
  let needsJoins = false;
  const condition = abilityWhere(
    actor().ability,
    verb,
    subject,
    { ...(columns as Record<string, Column>), ...hidden },
    (column) => {
      needsJoins ||= column.joins.length > 0;
      return plain(column);
    },
  );
  if (!condition) return sql`true`;
  const tables = [tableText(from), ...joins.map((table) => joinText(table))].join(' ');
  return needsJoins
    ? sql`${sql.raw(id)} in (select ${sql.raw(id)} from ${sql.raw(tables)} where ${condition})`
    : sql<boolean>`${condition}`;
}
