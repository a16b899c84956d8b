import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Fact, Facts } from '../../platform/facts/fact.ts';

const keys = [
  ...['subject', 'id', 'kind', 'day', 'customer_id', 'vendor_id', 'project_id', 'task_id', 'user_id', 'item_id', 'category_id'],
  'tax_rate_id',
];

const columnOf = (of: string | 0 | RawBuilder<number>) =>
  of === 0 ? sql.lit(0) : typeof of === 'string' ? sql.ref(`w.${of}`) : of;

/** The same facts under other measures: a column of theirs, what is computed from those of a fact `w`, or 0 where they have none of it. */
export const withColumns = <F extends Fact, const C extends string>(
  db: Kysely<unknown>,
  facts: readonly Facts<F>[],
  columns: Record<C, (keyof F & string) | 0 | RawBuilder<number>>,
): Facts<Fact & Record<C, number>>[] =>
  facts.map(
    (one) =>
      db
        .selectFrom(one.as('w'))
        .select([
          ...keys.map((key) => sql.ref(`w.${key}`).as(key)),
          ...Object.entries<string | 0 | RawBuilder<number>>(columns).map(([name, of]) => columnOf(of).as(name)),
        ]) as unknown as Facts<Fact & Record<C, number>>,
  );
