import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  add,
  assertPriceCovers,
  DomainError,
  loweredPrice,
  projectMachine,
  type ProjectInput,
  type ProjectRecord,
  type ProjectVerb,
} from '@kontor/domain';
import { saveRates } from '../../firm/dated-rates/save-rates.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { createOne, removeMany, removeOne, toChange, updateOne } from '../../platform/rest/writing.ts';
import { sumOfChangeOrders } from './agreed-price.ts';
import { leadNewProject } from './lead-new-project.ts';
import { ProjectInvoices } from './project-invoices.ts';
import { Project } from './project.entity.ts';
import { projectList } from './projects.list.ts';

@Injectable()
export class ProjectsService {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: ProjectInvoices,
  ) {}

  list(query: ListQuery): Promise<Page<ProjectRecord>> {
    return pageOf(this.em, projectList, query);
  }

  get(id: number): Promise<ProjectRecord> {
    return oneOf(this.em, projectList, id);
  }

  async create({ rates, ...input }: ProjectInput): Promise<ProjectRecord> {
    const id = await this.em.transactional(async (em) => {
      const created = await createOne(em, Project, input);
      await saveRates(em, 'projectId', created, rates);
      await leadNewProject(em, created.id);
      return created.id;
    });
    return this.get(id);
  }

  update(id: number, version: number, { rates, ...input }: ProjectInput): Promise<ProjectRecord> {
    return readAfter(this.em, projectList, id, async (em) => {
      const changed = await updateOne(em, Project, {
        id,
        version,
        input,
        check: async (before) => {
          const price = loweredPrice(before, { ...before, ...input });
          const isMoved = input.customerId !== before.customerId;
          if (!isMoved && price === null) return;
          // A statement of its own: only a read after the lock was granted is certain to see an invoice that was made or sent meanwhile.
          await sql`select id from project where id = ${id} for update`.execute(em.getKysely());
          if (isMoved) {
            await this.assertNotInvoiced(em, id);
            await this.assertSameCurrency(id, input.customerId);
          }
          if (price !== null) assertPriceCovers(await this.withChangeOrders(em, id, price), await this.invoices.invoiced(em, id));
        },
      });
      await saveRates(em, 'projectId', changed, rates);
    });
  }

  async move(id: number, verb: ProjectVerb): Promise<ProjectRecord> {
    const project = await toChange(this.em, Project, id, verb, 'Project');
    project.status = projectMachine.next(project.status, verb);
    await this.em.flush();
    return this.get(id);
  }

  async remove(id: number, version: number): Promise<ProjectRecord> {
    const record = await this.get(id);
    await removeOne(this.em, Project, id, version);
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeMany(this.em, Project, ids);
  }

  private async withChangeOrders(em: EntityManager, id: number, price: number): Promise<number> {
    const { rows } = await sql<{
      change: number;
    }>`select ${sumOfChangeOrders('p.id')} as change from project p where p.id = ${id}`.execute(em.getKysely());
    return add(price, rows[0]?.change ?? 0);
  }

  /** Rates of hours and parts of a price are in the currency of the customer, so they cannot move to a customer with another one. */
  private async assertSameCurrency(id: number, customerId: number): Promise<void> {
    const { rows } = await sql<{ currency: string }>`select c.currency from project p join customer c on c.id = p.customer_id
      where p.id = ${id} and c.currency <> (select currency from customer where id = ${customerId})
        and (exists (select 1 from time_entry where project_id = p.id and billing_rate is not null)
          or exists (select 1 from milestone where project_id = p.id and amount is not null)
          or exists (select 1 from change_order where project_id = p.id))`.execute(this.em.getKysely());
    if (!rows[0]) return;
    const problem = { code: 'project.keeps_currency', params: { currency: rows[0].currency } } as const;
    throw new DomainError(problem.code, problem.params, { customerId: problem });
  }

  /** An invoice refers to customer and project, and bills the customer's hours. */
  private async assertNotInvoiced(em: EntityManager, id: number): Promise<void> {
    const { rows } = await sql`select 1 from invoice where project_id = ${id}
      union all select 1 from invoice_source s join time_entry t on t.id = s.time_entry_id where t.project_id = ${id} limit 1`.execute(
      em.getKysely(),
    );
    if (rows.length)
      throw new DomainError('project.keeps_customer', undefined, { customerId: { code: 'project.keeps_customer' } });
  }
}
