import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  invoiceStates,
  reminderDaysOf,
  reminderStages,
  type OrganisationRecord,
  type ReminderDays,
  type ReminderStage,
} from '@kontor/domain';
import { inStates } from '../../platform/facts/states.ts';
import { chosenRecipients } from '../../customers/contacts/recipients.ts';

/** The facts of an invoice that decide about its next reminder. */
export type Reminded = {
  id: number;
  customerId: number;
  status: string;
  dueDate: string;
  balance: number;
  disputeReason: string | null;
  sent: ReminderStage[];
  /** The person chose to send this customer none by schedule, or the customer's unused credit covers what is due. */
  isSpared: boolean;
  toAddress: string | null;
};
export type Schedule = { days: ReminderDays; since: string | null };

export const scheduleOf = (organisation: OrganisationRecord): Schedule => ({
  days: reminderDaysOf(organisation),
  since: organisation.remindersSince,
});

/**
 * The contact persons who get reminders; else the address of the latest email with the invoice, or the customer's, or that of their first
 * contact person. Email that no server took, or that failed, says nothing.
 */
const address = sql`coalesce(${chosenRecipients('reminders', 'c.id')},
  (select m.to_address from mail m where m.subject_type = 'Invoice' and m.subject_id = i.id and m.state in ('queued', 'sent') order by m.id desc limit 1),
  c.email,
  (select k.email from contact k where k.customer_id = c.id and k.email is not null order by k.is_primary desc, k.id limit 1))`;

const columns = sql`i.id, i.customer_id as "customerId", i.status, to_char(i.due_date, 'YYYY-MM-DD') as "dueDate", i.balance, i.dispute_reason as "disputeReason",
  (select coalesce(json_agg(r.stage order by r.id), '[]'::json) from reminder r where r.invoice_id = i.id) as sent,
  c.reminders_off or i.balance <= (select coalesce(sum(p.unallocated), 0) from payment p where p.customer_id = c.id and p.currency = i.currency)
    + (select coalesce(sum(n.unallocated), 0) from credit_note n where n.customer_id = c.id and n.currency = i.currency) as "isSpared", ${address} as "toAddress"`;
const tables = sql`invoice i join customer c on c.id = i.customer_id`;

export async function remindedOf(em: EntityManager, invoiceId: number): Promise<Reminded | undefined> {
  const { rows } = await sql<Reminded>`select ${columns} from ${tables} where i.id = ${invoiceId}`.execute(em.getKysely());
  return rows[0];
}

/**
 * Returns the ids of sent invoices of which a stage has its day between `since` and today and is not sent; what each customer is spared is
 * decided later, one by one. Served by the index on the due dates of sent invoices.
 */
export async function invoicesToRemindOf(em: EntityManager, today: string, { days, since }: Schedule): Promise<number[]> {
  const stages = reminderStages.filter((stage) => days[stage] > 0);
  if (!since || stages.length === 0) return [];
  const parts = stages.map((stage) => {
    const offset = stage === 'upcoming' ? -days[stage] : days[stage];
    return sql`select i.id from invoice i where ${inStates('i.status', invoiceStates.open)} and i.due_date >= ${since}::date - ${offset}::int
      and i.due_date <= ${today}::date - ${offset}::int ${stage === 'upcoming' ? sql`and i.due_date >= ${today}::date` : sql``}
      and not exists (select 1 from reminder r where r.invoice_id = i.id and r.stage in (${sql.join(reminderStages.slice(reminderStages.indexOf(stage)))}))`;
  });
  const { rows } = await sql<{ id: number }>`${sql.join(parts, sql` union `)} order by id`.execute(em.getKysely());
  return rows.map(({ id }) => id);
}
