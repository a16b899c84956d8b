import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { invoiceStates, todayIn } from '@kontor/domain';
import { inStates } from '../../platform/facts/states.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { job } from '../../platform/jobs/job.ts';
import { recordOf } from '../../platform/rest/record-access.ts';
import { clock } from '../../platform/context/clock.ts';
import { notify } from '../../people/notifications/notify.ts';
import { whoMay } from '../../people/users/who-may.ts';

const tellOverdue = job<object>('tellOverdue');

/** Older ones were told, or were overdue before anybody was listening. */
const daysBack = 7;
type Invoice = { id: number; number: string; customer: string };

/** Tells the readers of invoices of each that became overdue. Runs every hour, as midnight depends on the organisation's time zone. */
@Injectable()
export class Overdue implements OnModuleInit {
  constructor(private readonly registry: JobRegistry) {}

  onModuleInit(): void {
    this.registry.register(tellOverdue, (_, em) => em.transactional(tell), '7 * * * *');
  }
}

async function tell(em: EntityManager): Promise<void> {
  const db = em.getKysely();
  const zones = await sql<{ zone: string }>`select time_zone as zone from organisation where id = 1`.execute(db);
  const today = todayIn(zones.rows[0]?.zone ?? 'UTC', clock.now());
  const { rows } =
    await sql<Invoice>`select i.id, i.number, c.name as customer from invoice i join customer c on c.id = i.customer_id
    where ${inStates('i.status', invoiceStates.open)} and i.due_date < ${today}::date and i.due_date >= ${today}::date - ${daysBack}::int order by i.id`.execute(
      db,
    );
  if (!rows.length) return;
  for (const { id, number, customer } of rows)
    await notify(em, await whoReadInvoice(em, id), {
      kind: 'invoiceOverdue',
      params: { number, customer },
      subject: 'Invoice',
      subjectId: id,
      dedupeKey: `invoiceOverdue ${id}`,
    });
}

/** Returns the active people who may read this invoice. */
export const whoReadInvoice = async (em: EntityManager, id: number): Promise<number[]> =>
  whoMay(em, 'read', 'Invoice', (await recordOf(em, 'Invoice', id)) ?? {});
