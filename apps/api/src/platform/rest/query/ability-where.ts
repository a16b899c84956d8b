import { sql, type RawBuilder } from 'kysely';
import { rulesToCondition, type KontorAbility, type Subject, type Verb } from '@kontor/abilities';
import { plain, type Column, type Reference } from '../columns.ts';

type Condition = RawBuilder<unknown>;
const nothing = sql`false`;

/** The rows of a table that the person may read, as SQL. Rules about fields do not count for rows. Without a rule: nothing. */
export function abilityWhere(
  ability: KontorAbility,
  verb: Verb,
  subject: Exclude<Subject, 'all'>,
  columns: Record<string, Column>,
  reference: Reference = plain,
): Condition | undefined {
  const rules = ability.rulesFor(verb, subject).filter((rule) => !(rule.inverted && rule.fields));
  const condition = rulesToCondition(
    rules,
    (rule) => {
      const met = toSql((rule.conditions ?? {}) as Record<string, unknown>, columns, reference);
      return rule.inverted ? sql`not coalesce(${met}, false)` : met;
    },
    {
      and: (parts) => sql`(${sql.join(parts, sql` and `)})`,
      or: (parts) => sql`(${sql.join(parts, sql` or `)})`,
      empty: () => sql`true`,
    },
  );
  if (condition === null) return nothing;
  return rules.some((rule) => rule.conditions) ? condition : undefined;
}

function toSql(conditions: Record<string, unknown>, columns: Record<string, Column>, reference: Reference): Condition {
  const parts = Object.entries(conditions).map(([field, wanted]) => {
    const column = columns[field];
    if (!column) throw new Error(`An ability has a condition on ${field}, which this list does not know`);
    const value = reference(column);
    const has = reference === plain ? (column.hasOfOne ?? column.has) : column.has;
    if (has) return has([wanted]);
    return column.many ? sql`${wanted} = any(${value})` : compare(value, wanted);
  });
  return parts.length ? sql`(${sql.join(parts, sql` and `)})` : sql`true`;
}

function compare(column: RawBuilder<unknown>, wanted: unknown): Condition {
  if (wanted === null) return sql`${column} is null`;
  if (typeof wanted !== 'object') return sql`${column} = ${wanted}`;
  const parts = Object.entries(wanted as Record<string, unknown>).map(([operator, value]) => {
    switch (operator) {
      case '$eq':
        return compare(column, value);
      case '$ne':
        return sql`${column} is distinct from ${value}`;
      case '$in':
        return sql`${column} = any(${value})`;
      default:
        throw new Error(`Abilities know no operator ${operator}`);
    }
  });
  return sql`(${sql.join(parts, sql` and `)})`;
}
