import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Fact, Facts } from '../../platform/facts/fact.ts';

const keys = [
  ...['subject', 'id', 'kind', 'day', 'customer_id', 'vendor_id', 'project_id', 'task_id', 'user_id', 'item_id', 'category_id'],
  'tax_rate_id',
];
type Column<F> = (keyof F & string) | 0 | RawBuilder<unknown>;

/** The same facts `w` under other columns: one of theirs, 0 where they have none of it, or what SQL makes of them. A key may be among them. */
export const withColumns = <F extends Fact, const C extends string>(
  db: Kysely<unknown>,
  facts: readonly Facts<F>[],
  columns: Record<C, Column<F>>,
): Facts<Fact & Record<C, number>>[] => {
  const own = Object.entries<Column<F>>(columns);
  const value = (of: Column<F>) => (of === 0 ? sql.lit(0) : typeof of === 'string' ? sql.ref(`w.${of}`) : of);
  return facts.map(
    (one) =>
      db
        .selectFrom(one.as('w'))
        .select([
          ...keys.filter((key) => !(key in columns)).map((key) => sql.ref(`w.${key}`).as(key)),
          ...own.map(([name, of]) => value(of).as(name)),
        ]) as unknown as Facts<Fact & Record<C, number>>,
  );
};
