import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import { amountOf, isRepriced, type Repricing } from '@kontor/domain';
import { forbidden } from '../errors/api-error.ts';
import { Project } from '../projects/project.entity.ts';
import { toChange } from '../rest/writing.ts';
import { person } from '../shared/context.ts';
import { dateOf } from './overview-query.ts';
import { pricesOf, termsOf } from './hour-terms.ts';
import { TimeEntry } from './time-entry.entity.ts';

type Plan = { repricing: Repricing; changes: { entry: TimeEntry; billable: boolean; billingRate: number | null }[] };

/** A rate holds for the hours logged after it was set; here it is carried back to a day, as far as nothing was billed. */
@Injectable()
export class RepriceService {
  constructor(private readonly em: EntityManager) {}

  async preview(projectId: number, from: string | undefined): Promise<Repricing> {
    await this.assertMay(this.em, projectId);
    return (await this.plan(this.em, projectId, dateOf('from', from))).repricing;
  }

  reprice(projectId: number, from: string): Promise<Repricing> {
    return this.em.transactional(async (em) => {
      await this.assertMay(em, projectId);
      // Two statements: only what is read after the lock was given is certain to see an invoice that took the hours meanwhile.
      await sql`select id from time_entry where project_id = ${projectId} and work_date >= ${from}::date order by id for update`.execute(
        em.getKysely(),
      );
      const { repricing, changes } = await this.plan(em, projectId, from);
      for (const { entry, billable, billingRate } of changes) em.assign(entry, { billable, billingRate });
      await em.flush();
      return repricing;
    });
  }

  /** Who may set the rate of the project may carry it back, but nobody who does not see what hours cost. */
  private async assertMay(em: EntityManager, projectId: number): Promise<void> {
    await toChange(em, Project, projectId, 'update', 'Project');
    const { ability } = person();
    if (!allows(ability, 'update', 'Project', undefined, 'hourlyRate')) throw forbidden();
    if (!allows(ability, 'read', 'TimeEntry', undefined, 'billingRate')) throw forbidden();
  }

  private async plan(em: EntityManager, projectId: number, from: string): Promise<Plan> {
    const since = await em.find(TimeEntry, { projectId, workDate: { $gte: from } }, { orderBy: { id: 'asc' } });
    const taken = await this.onInvoices(em, projectId, from);
    const terms = await termsOf(em, since);
    const free = since.flatMap((entry, at) => {
      const here = terms[at];
      if (!here || taken.has(entry.id) || (here.lockDate !== null && entry.workDate <= here.lockDate)) return [];
      const { billable, billingRate } = pricesOf(here, entry.billable);
      return [{ entry, minutes: entry.minutes, billable, billingRate }];
    });
    const changes = free.filter(({ entry, ...prices }) => isRepriced(entry, prices));
    const repricing: Repricing = {
      entryCount: changes.length,
      minutes: changes.reduce((total, { minutes }) => total + minutes, 0),
      oldAmount: amountOf(changes.map(({ entry }) => entry)),
      newAmount: amountOf(changes),
      currency: await this.currencyOf(em, projectId),
      keptCount: since.length - free.length,
    };
    return { repricing, changes };
  }

  private async onInvoices(em: EntityManager, projectId: number, from: string): Promise<Set<number>> {
    const { rows } = await sql<{ id: number }>`select t.id from time_entry t join invoice_source s on s.time_entry_id = t.id
      where t.project_id = ${projectId} and t.work_date >= ${from}::date`.execute(em.getKysely());
    return new Set(rows.map(({ id }) => id));
  }

  private async currencyOf(em: EntityManager, projectId: number): Promise<string> {
    const { rows } = await sql<{ currency: string }>`select c.currency from project p join customer c on c.id = p.customer_id
      where p.id = ${projectId}`.execute(em.getKysely());
    return rows[0]?.currency ?? '';
  }
}
