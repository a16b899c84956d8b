import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  assertAmountsIn,
  assertExchangeRate,
  assertExpense,
  assertOpenPeriod,
  classifierTypes,
  exchangeOf,
  expenseColumns,
  todayIn,
  tripKind,
  type ExpenseInput,
  type TaxRateRecord,
  type TripRate,
} from '@kontor/domain';
import { assertClassifiers } from '../../firm/classifiers/assert-classifiers.ts';
import { clock } from '../../platform/context/clock.ts';

type Rate = Pick<TaxRateRecord, 'id' | 'name' | 'percent' | 'category' | 'validFrom' | 'validTo'>;
type Row = {
  travelRate: TripRate | null;
  baseCurrency: string;
  lockDate: string | null;
  timeZone: string;
  markUp: number | null;
  hasPerson: boolean;
  rate: Rate | null;
  project: { customerId: number; markUp: number | null } | null;
  customer: { markUp: number | null } | null;
};

/** Checks an expense of this person and returns its columns. Throws DomainError at each field that does not fit. */
export async function checkedExpense(
  em: EntityManager,
  input: ExpenseInput,
  userId: number,
): Promise<ReturnType<typeof expenseColumns>> {
  const { amount, taxAmount, categoryId, taxRateId = null, travelRateId = null, projectId = null, customerId = null } = input;
  const { rows } = await sql<Row>`select o.base_currency as "baseCurrency", o.lock_date as "lockDate", o.time_zone as "timeZone",
      o.mark_up_percent as "markUp", exists (select 1 from user_account where id = ${userId}) as "hasPerson",
      (select json_build_object('id', id, 'name', name, 'percent', percent, 'category', category, 'validFrom', valid_from,
        'validTo', valid_to) from tax_rate where id = ${taxRateId}::int) as rate,
      (select json_build_object('id', id, 'kind', kind, 'name', name, 'currency', currency, 'amount', amount,
        'passengerAmount', passenger_amount, 'validFrom', valid_from, 'validTo', valid_to)
        from travel_rate where id = ${travelRateId}::int) as "travelRate",
      (select json_build_object('customerId', customer_id, 'markUp', mark_up_percent) from project where id = ${projectId}::int) as project,
      (select json_build_object('markUp', mark_up_percent) from customer
        where id = coalesce(${customerId}::int, (select customer_id from project where id = ${projectId}::int))) as customer
    from organisation o`.execute(em.getKysely());
  const row = rows[0];
  if (!row) throw new Error('The organisation is missing: the seed has not run');
  const { rate, project, customer, baseCurrency } = row;
  const travelRate = tripKind(input) ? row.travelRate : null;
  const currency = travelRate?.currency ?? input.currency ?? baseCurrency;
  assertAmountsIn(currency, { amount, taxAmount });
  assertExpense(input, {
    today: todayIn(row.timeZone, clock.now()),
    rate,
    travelRate,
    projectCustomerId: project?.customerId,
    hasCustomer: customer !== null,
    hasPerson: row.hasPerson,
  });
  assertOpenPeriod(input.expenseDate, row.lockDate, 'expenseDate');
  await assertClassifiers(em, { categoryId: { id: categoryId, type: classifierTypes.expenseCategory } });
  assertExchangeRate({ ...input, currency }, baseCurrency);
  return expenseColumns(input, {
    userId,
    currency,
    rate,
    travelRate,
    projectCustomerId: project?.customerId ?? null,
    ...exchangeOf({ ...input, currency }, baseCurrency),
    markUps: { project: project?.markUp ?? null, customer: customer?.markUp ?? null, organisation: row.markUp },
  });
}
