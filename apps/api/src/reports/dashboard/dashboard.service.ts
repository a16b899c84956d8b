import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely } from 'kysely';
import { allows } from '@kontor/abilities';
import type { Dashboard } from '@kontor/domain';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { actor } from '../../platform/context/actor.ts';
import { costNeeds } from '../expenses/expenses.report.ts';
import { approvals } from './dashboard.approvals.ts';
import { hoursByDay, unbilled, weekFigure } from './dashboard.hours.ts';
import { readsAll, readsBills, readsMoney } from './dashboard.rights.ts';
import { lowStock } from './dashboard.stock.ts';
import { exchangeThisMonth, moneyFigures, payableByAge } from './dashboard.money.ts';

const noMoney = {
  invoicedThisMonth: null,
  receivedThisMonth: null,
  receivable: null,
  overdue: null,
  cash: null,
  aged: null,
  overdueInvoices: null,
};

@Injectable()
export class DashboardService {
  constructor(
    private readonly em: EntityManager,
    private readonly organisation: OrganisationService,
  ) {}

  /** Reads only the figures that the person may see. */
  async get(): Promise<Dashboard> {
    const { userId: id, ability } = actor();
    const { baseCurrency, country } = await this.organisation.get();
    const today = await this.organisation.today();
    const db = this.em.getKysely() as unknown as Kysely<unknown>;
    const money = readsMoney(ability);
    const hours = allows(ability, 'read', 'TimeEntry');
    const everyones = hours && readsAll(ability, 'TimeEntry');
    const rates =
      everyones &&
      allows(ability, 'read', 'Invoice', undefined, 'total') &&
      allows(ability, 'read', 'TimeEntry', undefined, 'billingRate');
    const buys = readsBills(ability);
    const spends = costNeeds.cash.every(([subject, field]) => allows(ability, 'read', subject, {}, field));
    const stock = allows(ability, 'read', 'Item', undefined, 'onHand') && readsAll(ability, 'Item');
    const [figures, exchange, open, own, team, days, payable, low, waiting, steps] = await Promise.all([
      money ? moneyFigures(db, today, spends) : noMoney,
      money ? exchangeThisMonth(db, today, buys) : null,
      rates ? unbilled(db, { baseCurrency, country, today }) : { minutes: null, slipping: null, amount: null, others: null },
      hours ? weekFigure(db, today, { user_id: id }) : null,
      everyones ? weekFigure(db, today) : null,
      hours ? hoursByDay(db, today) : null,
      buys ? payableByAge(db, today) : null,
      stock ? lowStock(db) : null,
      approvals(db),
      this.steps(db),
    ]);
    return {
      currency: baseCurrency,
      ...figures,
      exchangeThisMonth: exchange,
      unbilledAmount: open.amount,
      unbilledInOthers: open.others,
      unbilledMinutes: open.minutes,
      slippingMinutes: open.slipping,
      minutesThisWeek: own,
      teamMinutesThisWeek: team,
      hoursByDay: days,
      payable,
      lowStock: low,
      approvals: waiting,
      steps,
    };
  }

  private async steps(db: Kysely<unknown>): Promise<Dashboard['steps']> {
    const { rows } = await sql<Dashboard['steps']>`select
      (select legal_code is not null and street is not null and city is not null and (vat_code is not null or not is_vat_registered)
        and exists (select 1 from bank_account b where b.currency = o.base_currency) from organisation o) as organisation,
      exists(select 1 from customer) as customer, exists(select 1 from project) as project,
      exists(select 1 from time_entry) as time, exists(select 1 from invoice where status <> 'draft' and not opening) as invoice`.execute(
      db,
    );
    if (!rows[0]) throw new Error('The organisation is missing: the seed has not run');
    return rows[0];
  }
}
