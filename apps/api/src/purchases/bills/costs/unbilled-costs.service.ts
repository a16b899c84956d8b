import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  billStates,
  baseRate,
  lineCost,
  multiply,
  priceOf,
  round,
  unbilledPage,
  type BillCost,
  type UnbilledCosts,
} from '@kontor/domain';
import { inStates } from '../../../platform/facts/states.ts';
import { inBase } from '../../../platform/orm/in-base.ts';
import { actor } from '../../../platform/context/actor.ts';
import { forbidden } from '../../../platform/errors/api-error.ts';
import { abilityWhere } from '../../../platform/rest/query/ability-where.ts';
import { billList } from '../bills.list.ts';
import { costsWhere, mostCosts, today, type CostsQuery, type UnbilledCostsQuery } from './costs-query.ts';

type Row = Omit<BillCost, 'cost' | 'price' | 'baseUnitPrice'> & {
  base: number;
  tax: number;
  deductibleTax: number;
  exchangeRate: number;
  exchangeRateInverted: boolean;
};

const open = inStates('b.status', billStates.counted);
const free = sql`l.billable and ${open} and not exists (select 1 from invoice_source f where f.bill_line_id = l.id and f.held and f.bill_line_id is not null)`;

/** The billable lines of bills: those that an invoice could take, and those that one has. */
@Injectable()
export class UnbilledCostsService {
  constructor(private readonly em: EntityManager) {}

  /**
   * Lists the oldest thousand costs. With a customer and a project: those of the project, and those of the customer that are for no project. With
   * an invoice: what it bills.
   */
  async costs(query: CostsQuery): Promise<BillCost[]> {
    const where = [...this.readable(), ...costsWhere(query, 'l', free)];
    const { rows } =
      await sql<Row>`select l.id as "billLineId", b.id as "billId", b.number as "billNumber", v.name as "vendorName",
        b.bill_date as "billDate", ${today} - b.bill_date as "ageDays", c.id as "customerId", c.name as "customerName",
        p.id as "projectId", p.name as "projectName", l.item_id as "itemId", l.description, l.quantity, l.unit, b.currency,
        l.base, l.tax, l.deductible_tax as "deductibleTax", b.exchange_rate as "exchangeRate",
        b.exchange_rate_inverted as "exchangeRateInverted", l.mark_up as "markUp", l.outlay, l.unit_price as "unitPrice",
        i.id as "invoiceId", i.number as "invoiceNumber"
      from bill_line l join bill b on b.id = l.bill_id join vendor v on v.id = b.vendor_id join customer c on c.id = l.customer_id
      left join project p on p.id = l.project_id left join invoice_source s on s.bill_line_id = l.id and s.held
      left join invoice_line n on n.id = s.invoice_line_id left join invoice i on i.id = n.invoice_id
      where ${sql.join(where, sql` and `)} order by b.bill_date, b.id, l.position limit ${mostCosts}`.execute(
        this.em.getKysely(),
      );
    return rows.map(costOf);
  }

  /** Adds up what is unbilled, in the organisation's currency, by customer and project. A page of it; names are read for the sums alone. */
  async totals({ page = 1 }: UnbilledCostsQuery): Promise<UnbilledCosts[]> {
    const { rows } = await sql<UnbilledCosts>`with sums as (select l.customer_id, l.project_id, count(*) as count,
          sum(${sql.raw(inBase('(l.base + l.tax - l.deductible_tax)', 'b'))}) as cost,
          sum(${sql.raw(inBase('(l.quantity * l.unit_price)', 'b'))}) as price, min(b.bill_date) as oldest
        from bill_line l join bill b on b.id = l.bill_id
        where ${sql.join([...this.readable(), free], sql` and `)} group by 1, 2)
      select c.id as "customerId", c.name as "customerName", p.id as "projectId", p.name as "projectName", o.base_currency as currency,
        s.count, s.cost, s.price, s.oldest as "oldestDate"
      from sums s join customer c on c.id = s.customer_id left join project p on p.id = s.project_id cross join organisation o
      order by c.name, c.id, p.name nulls first, p.id limit ${unbilledPage} offset ${(page - 1) * unbilledPage}`.execute(
      this.em.getKysely(),
    );
    return rows;
  }

  /** Only what the actor may read of bills, with their costs. */
  private readable(): RawBuilder<unknown>[] {
    const { ability } = actor();
    if (!allows(ability, 'read', 'Bill', undefined, 'lines')) throw forbidden();
    const condition = abilityWhere(ability, 'read', 'Bill', { ...billList.columns, ...billList.hidden });
    return condition ? [condition] : [];
  }
}

function costOf({ base, tax, deductibleTax, exchangeRate, exchangeRateInverted, ...row }: Row): BillCost {
  const rate = baseRate({ exchangeRate, exchangeRateInverted });
  return {
    ...row,
    cost: lineCost({ base, tax, deductibleTax }),
    price: priceOf(row.quantity, row.unitPrice),
    baseUnitPrice: round(multiply(row.unitPrice, rate), 6),
  };
}
