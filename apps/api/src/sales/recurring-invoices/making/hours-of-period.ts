import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  add,
  divide,
  DomainError,
  groupUnbilled,
  hoursAsSources,
  multiply,
  rateOfNewLine,
  round,
  type BilledRounding,
  type DocumentLineInput,
  type Period,
  type RecurringInvoiceDetail,
  type TaxRateRecord,
  type UnbilledEntry,
} from '@kontor/domain';

type Hour = UnbilledEntry & { currency: string };
type Rate = Pick<TaxRateRecord, 'id' | 'percent' | 'category' | 'validFrom' | 'validTo' | 'isDefault'>;
type Terms = BilledRounding & { isVatRegistered: boolean; rates: Rate[] };

/**
 * Returns lines for the unbilled hours of a period, at the tax rate of the first line or else the one that new lines have on that day. Throws
 * DomainError `recurring_invoice.hours_unpriced` and `.hours_other_currency`: hours are never given away or converted unseen.
 */
export async function hoursOfPeriod(
  em: EntityManager,
  recurring: RecurringInvoiceDetail,
  period: Period,
  day: string,
): Promise<DocumentLineInput[]> {
  const entries = await unbilled(em, recurring, period);
  const [first] = entries;
  if (!first) return [];
  if (entries.some(({ billingRate }) => billingRate === null)) throw new DomainError('recurring_invoice.hours_unpriced');
  if (first.currency !== recurring.currency)
    throw new DomainError('recurring_invoice.hours_other_currency', { currency: first.currency });
  const { rates, isVatRegistered, ...rounding } = await termsOf(em);
  const taxRateId = recurring.lines[0]?.taxRateId ?? rateOfNewLine(rates, day, isVatRegistered)?.id;
  const rate = rates.find(({ id }) => id === taxRateId);
  if (!rate) throw new DomainError('tax_rate.not_in_force', { date: day });
  const minutesOf = new Map(entries.map(({ id, minutes }) => [id, minutes]));
  const lines = groupUnbilled(entries, recurring.hoursBy, undefined, rounding);
  return lines.map(({ timeEntryIds, unitPrice, ...line }) => ({
    ...line,
    unitPrice: recurring.pricesIncludeTax ? round(divide(multiply(unitPrice, add(100, rate.percent ?? 0)), 100)) : unitPrice,
    taxRateId: rate.id,
    sources: hoursAsSources(timeEntryIds),
    timeEntryMinutes: timeEntryIds.reduce((total, id) => total + (minutesOf.get(id) ?? 0), 0),
  }));
}

async function unbilled(
  em: EntityManager,
  { customerId, projectId }: RecurringInvoiceDetail,
  { from, to }: Period,
): Promise<Hour[]> {
  const { rows } = await sql<Hour>`select t.id, t.user_id as "userId", u.display_name as "userName", t.project_id as "projectId",
      p.name as "projectName", t.task_id as "taskId", k.name as "taskName", t.work_date as "workDate", t.minutes, t.note,
      t.billing_rate as "billingRate", c.currency
    from unbilled_entry e join time_entry t on t.id = e.time_entry_id join user_account u on u.id = t.user_id
    join project p on p.id = t.project_id join customer c on c.id = p.customer_id left join task k on k.id = t.task_id
    where not e.on_draft and e.work_date >= ${from}::date and e.work_date <= ${to}::date and p.customer_id = ${customerId}
      and (${projectId}::int is null or e.project_id = ${projectId}) order by t.work_date, t.id`.execute(em.getKysely());
  return rows;
}

async function termsOf(em: EntityManager): Promise<Terms> {
  const { rows } = await sql<Terms>`select o.billing_rounding_mode as mode, o.billing_rounding_minutes as "stepMinutes",
      o.is_vat_registered as "isVatRegistered", (select coalesce(json_agg(json_build_object('id', id, 'percent', percent,
        'category', category, 'validFrom', valid_from, 'validTo', valid_to, 'isDefault', is_default) order by id), '[]'::json)
       from tax_rate) as rates
    from organisation o`.execute(em.getKysely());
  if (!rows[0]) throw new Error('The organisation is missing: the seed has not run');
  return rows[0];
}
