import { sql, type Kysely } from 'kysely';
import type { Fact, Facts } from '../../platform/facts/fact.ts';

const keys = [
  ...['subject', 'id', 'kind', 'day', 'customer_id', 'vendor_id', 'project_id', 'task_id', 'user_id', 'item_id', 'category_id'],
  'tax_rate_id',
];

/** The same facts under other measures: a column of theirs, or 0 where they have none of it. */
export const withColumns = <F extends Fact, const C extends string>(
  db: Kysely<unknown>,
  facts: readonly Facts<F>[],
  columns: Record<C, (keyof F & string) | 0>,
): Facts<Fact & Record<C, number>>[] =>
  facts.map(
    (one) =>
      db
        .selectFrom(one.as('w'))
        .select([
          ...keys.map((key) => sql.ref(`w.${key}`).as(key)),
          ...Object.entries<string | 0>(columns).map(([name, of]) => (of === 0 ? sql.lit(0) : sql.ref(`w.${of}`)).as(name)),
        ]) as unknown as Facts<Fact & Record<C, number>>,
  );
