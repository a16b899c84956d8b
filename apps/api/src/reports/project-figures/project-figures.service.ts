import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  projectProfit,
  projectProgress,
  toBase,
  type Exchange,
  type ProjectFigureRow,
  type ProjectFigures,
} from '@kontor/domain';
import type { Customer } from '../../customers/customers/customer.entity.ts';
import { knownRates } from '../../documents/known-rates.ts';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { actor } from '../../platform/context/actor.ts';
import { forbidden, notFound } from '../../platform/errors/api-error.ts';
import { typed } from '../../platform/orm/typed.ts';
import { readableIn } from '../../platform/facts/readable.ts';
import { agreedPrice } from '../../work/projects/agreed-price.ts';
import type { Project } from '../../work/projects/project.entity.ts';
import { projectList } from '../../work/projects/projects.list.ts';
import type { FigureRowsQuery } from './figure-rows.query.ts';
import { rowsOfFigure } from './figure-rows.ts';
import {
  dayCosts,
  goodsByMonth,
  hoursByMonth,
  milestonesOf,
  moneyByMonth,
  tasksOf,
  weeksOfWork,
  type Db,
} from './project-parts.ts';
import { rightsOnProject } from './project-rights.ts';

const noRate: Exchange = { exchangeRate: 1, exchangeRateInverted: false };

@Injectable()
export class ProjectFiguresService {
  constructor(
    private readonly em: EntityManager,
    private readonly organisation: OrganisationService,
  ) {}

  /** Reads only the figures that the actor may see. */
  async get(id: number): Promise<ProjectFigures> {
    const { db, project, sees } = await this.project(id);
    const { baseCurrency, today, rate } = await this.terms(db, project.currency);
    // Hours and a price in a currency that the books have no rate of cannot be added to what is in the firm's own.
    const seesRates = sees('hours') && sees('unbilledHours') && rate !== undefined;
    const seesLabour = sees('hours') && sees('labour');
    const fixed = project.billing === 'fixedPrice';
    const [hours, billed, billedCosts, unbilledCosts, purchases, stock, weeks, days, tasks, milestones] = await Promise.all([
      sees('hours') ? hoursByMonth(db, id, rate ?? noRate) : null,
      sees('billed') ? moneyByMonth(db, 'billed', id) : null,
      fixed && sees('billed') ? moneyByMonth(db, 'billedCosts', id) : [],
      sees('unbilledCosts') ? moneyByMonth(db, 'unbilledCosts', id) : null,
      sees('purchases') ? moneyByMonth(db, 'purchases', id) : null,
      sees('stock') ? goodsByMonth(db, id) : null,
      weeksOfWork(db, id),
      dayCosts(db, id, seesLabour),
      tasksOf(db, id),
      milestonesOf(db, id),
    ]);
    const price = sees('price') && project.price !== null && rate ? toBase(project.price, rate) : null;
    const { billing, budgetMinutes, status } = project;
    const profit = projectProfit(
      { currency: baseCurrency, billing, completed: status === 'completed', price, budgetMinutes },
      { hours, seesRates, seesLabour, billed, billedCosts, unbilledCosts, purchases, stock },
    );
    return {
      profit,
      progress: projectProgress(project, { weeks, days, tasks, milestones }, { today, costSoFar: profit.cost }),
    };
  }

  async rows(id: number, { figure, ...which }: FigureRowsQuery): Promise<ProjectFigureRow[]> {
    const { db, project, sees } = await this.project(id);
    const isOfHours = figure === 'labour' || figure === 'unbilledHours';
    if (!sees(figure) || (isOfHours && !sees('hours'))) throw forbidden();
    const { rate = noRate } = await this.terms(db, project.currency);
    return rowsOfFigure(db, figure, { ...which, projectId: id, rate });
  }

  /** The rate by which hours and a price in the customer's currency are converted; none where the books have none of it. */
  private async terms(db: Db, currency: string) {
    const { baseCurrency } = await this.organisation.get();
    const today = await this.organisation.today();
    const rate = currency === baseCurrency ? noRate : (await knownRates(db, [currency], today)).get(currency);
    return { baseCurrency, today, rate };
  }

  private async project(id: number) {
    const db = this.em.getKysely() as unknown as Db;
    const [project] = await typed<{ project: Project; customer: Customer }>(db)
      .selectFrom('project as p')
      .innerJoin('customer as c', 'c.id', 'p.customer_id')
      .where('p.id', '=', id)
      .where(readableIn(projectList))
      .select([
        'p.id',
        'p.customer_id as customerId',
        'p.status',
        'p.billing',
        'c.currency',
        'p.budget_minutes as budgetMinutes',
        'p.start_date as startDate',
        'p.end_date as endDate',
      ])
      .select(agreedPrice('p').as('price'))
      .select(sql<number[]>`array(select m.user_id from project_member m where m.project_id = p.id)`.as('projectUserIds'))
      .execute();
    if (!project) throw notFound();
    return { db, project, sees: rightsOnProject(actor().ability, project) };
  }
}
