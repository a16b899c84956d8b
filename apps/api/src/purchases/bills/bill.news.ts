import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { billStates, todayIn } from '@kontor/domain';
import { inStates } from '../../platform/facts/states.ts';
import { notify } from '../../people/notifications/notify.ts';
import { whoMay } from '../../people/users/who-may.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { job } from '../../platform/jobs/job.ts';

const tellBillsDue = job<object>('tellBillsDue');

/** A payment that leaves on the first of these days arrives in time. */
const daysAhead = 3;
/** Bills that were due earlier were told, or were late before anybody was listening. */
const daysBack = 7;
type Row = { id: number; name: string; dueDate: string };

const nameOf = sql`concat_ws(', ', b.number, v.name)`;

/** Tells people who pay bills of each that is due soon. Runs every hour, as midnight depends on the organisation's time zone. */
@Injectable()
export class BillsDue implements OnModuleInit {
  constructor(private readonly registry: JobRegistry) {}

  onModuleInit(): void {
    this.registry.register(tellBillsDue, (_, em) => em.transactional(tellDue), '13 * * * *');
  }
}

/** Once per bill and due date: a bill that was put off is told again. */
async function tellDue(em: EntityManager): Promise<void> {
  const db = em.getKysely();
  const zones = await sql<{ zone: string }>`select time_zone as zone from organisation where id = 1`.execute(db);
  const today = todayIn(zones.rows[0]?.zone ?? 'UTC', clock.now());
  const { rows } =
    await sql<Row>`select b.id, ${nameOf} as name, b.due_date as "dueDate" from bill b join vendor v on v.id = b.vendor_id
    where ${inStates('b.status', billStates.open)}
      and b.due_date between ${today}::date - ${daysBack}::int and ${today}::date + ${daysAhead}::int order by b.id`.execute(db);
  if (!rows.length) return;
  const payers = await whoMay(em, 'recordPayment', 'Bill');
  for (const { id, name, dueDate } of rows)
    await notify(em, payers, {
      kind: 'billDue',
      params: { name },
      subject: 'Bill',
      subjectId: id,
      dedupeKey: `billDue ${id} ${dueDate}`,
    });
}

/** Tells the people who may approve bills, other than whoever wrote it, that this one waits, where the organisation wants approval. After the bill is written. */
export async function tellBillApprovers(em: EntityManager, id: number): Promise<void> {
  const { rows } = await sql<{ name: string; version: number }>`select ${nameOf} as name, b.version from bill b
    join vendor v on v.id = b.vendor_id cross join organisation o
    where b.id = ${id} and o.bill_approval and b.status = 'draft' and b.approved_at is null`.execute(em.getKysely());
  const bill = rows[0];
  if (!bill) return;
  const { kind, userId } = actor();
  // Who set up a recurring bill was not there when it was made.
  const writer = kind === 'system' ? null : userId;
  const approvers = (await whoMay(em, 'approve', 'Bill')).filter((approver) => approver !== writer);
  await notify(em, approvers, {
    kind: 'billToApprove',
    params: { name: bill.name },
    subject: 'Bill',
    subjectId: id,
    dedupeKey: `billToApprove ${id} ${bill.version}`,
  });
}
