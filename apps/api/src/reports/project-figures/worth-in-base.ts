import { sql, type Kysely } from 'kysely';
import type { Exchange } from '@kontor/domain';
import type { Facts, WorthFact } from '../../platform/facts/fact.ts';
import { baseOf } from '../../platform/orm/in-base.ts';
import { worthOfHours } from '../../work/time-entries/time-entry.facts.ts';

/** What hours are worth in the organisation's currency, in whole cents of each entry: any sum of them is then the sum of its rows. */
export const worthInBase = (db: Kysely<unknown>, { exchangeRate, exchangeRateInverted }: Exchange): Facts<WorthFact> =>
  db
    .selectFrom(worthOfHours(db).as('w'))
    .innerJoin(
      sql`(select ${exchangeRate}::numeric as exchange_rate, ${exchangeRateInverted}::boolean as exchange_rate_inverted)`.as('r'),
      (join) => join.onTrue(),
    )
    .select(['w.subject', 'w.id', 'w.kind', 'w.day', 'w.unpriced_minutes', 'w.uncosted_minutes'])
    .select([
      'w.customer_id',
      'w.vendor_id',
      'w.project_id',
      'w.task_id',
      'w.user_id',
      'w.item_id',
      'w.category_id',
      'w.tax_rate_id',
    ])
    .select(baseOf(sql.ref('w.value'), 'r').as('value'))
    .select(baseOf(sql.ref('w.unbilled'), 'r').as('unbilled'));
