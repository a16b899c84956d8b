import { sql, type Kysely } from 'kysely';
import type { Customer } from '../customers/customers/customer.entity.ts';
import { newestRates } from '../documents/known-rates.ts';
import { isLoadingOn, loadings } from '../firm/employer-charges/loadings.ts';
import type { Organisation } from '../firm/organisation/organisation.entity.ts';
import { labourFacts, type Reach } from '../platform/facts/fact.ts';
import { baseOf } from '../platform/orm/in-base.ts';
import { typed } from '../platform/orm/typed.ts';
import type { Project } from '../work/projects/project.entity.ts';
import { labourOrigin } from '../work/time-entries/time-entry.facts.ts';
import type { TimeEntry } from '../work/time-entries/time-entry.entity.ts';

type Tables = { time_entry: TimeEntry; project: Project; customer: Customer; organisation: Organisation };
type NewestRate = { currency: string; exchange_rate: number; exchange_rate_inverted: boolean };

const own = sql`round(t.minutes * coalesce(t.billing_rate, 0) / 60, 2)`;
/**
 * What customers pay for the hours of an entry `t`, in the organisation's currency. Hours have no exchange rate: those of a customer with another
 * currency take its newest one, and are worth nothing where none is known.
 */
const price = sql<number>`case when q.currency = o.base_currency then ${own} else coalesce(${baseOf(own, 'rate')}, 0) end`;

/** Every entry with its billing rate in the place of its cost rate: what customers pay, and that with the employer charges of its day. */
export const labourAtBillingRate = (db: Kysely<unknown>, day: string, reach?: Reach) =>
  labourFacts(
    typed<Tables>(db)
      .selectFrom('time_entry as t')
      .innerJoin('project as j', 'j.id', 't.project_id')
      .innerJoin('customer as q', 'q.id', 'j.customer_id')
      .crossJoin('organisation as o')
      .leftJoin(
        sql<NewestRate>`${newestRates(sql`select distinct currency from customer`, day)}`.as('rate'),
        'rate.currency',
        'q.currency',
      )
      .leftJoin(loadings(db).as('loading'), (join) => join.on(isLoadingOn('t.work_date'))),
    {
      ...labourOrigin,
      reach,
      gross: price,
      cost: sql`round(${price} * coalesce(loading.factor, 1), 2)`,
    },
  );
