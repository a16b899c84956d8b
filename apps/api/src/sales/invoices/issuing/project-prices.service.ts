import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import { add, subtract, type ProjectPrice } from '@kontor/domain';
import { actor } from '../../../platform/context/actor.ts';
import { forbidden, notFound } from '../../../platform/errors/api-error.ts';
import { readableRows } from '../../../platform/rest/list.ts';
import { sumOfChangeOrders } from '../../../work/projects/agreed-price.ts';
import { ProjectInvoices } from '../../../work/projects/project-invoices.ts';
import { projectList } from '../../../work/projects/projects.list.ts';

@Injectable()
export class ProjectPricesService {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: ProjectInvoices,
  ) {}

  async get(id: number): Promise<ProjectPrice> {
    const { rows } = await sql<
      Pick<ProjectPrice, 'base' | 'changes'>
    >`select p.budget_amount as base, ${sumOfChangeOrders('p.id')} as changes
      from project p where p.id = ${id} and p.billing = 'fixedPrice' and p.budget_amount is not null and ${readableRows(projectList)}`.execute(
      this.em.getKysely(),
    );
    const [project] = rows;
    if (!project) throw notFound();
    if (!allows(actor().ability, 'read', 'Project', undefined, 'budgetAmount')) throw forbidden();
    const { base, changes } = project;
    const { invoiced, currency, isSeen } = await this.invoices.invoiced(this.em, id);
    const price = add(base, changes);
    return {
      currency,
      base,
      changes,
      price,
      invoiced: isSeen ? invoiced : null,
      left: isSeen ? subtract(price, invoiced) : null,
    };
  }
}
