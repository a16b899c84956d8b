import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { allows } from '@kontor/abilities';
import { expenseStates, baseRate, lineCost, multiply, priceOf, round, type ExpenseCost } from '@kontor/domain';
import { inStates } from '../../../platform/facts/states.ts';
import { actor } from '../../../platform/context/actor.ts';
import { forbidden } from '../../../platform/errors/api-error.ts';
import { abilityWhere } from '../../../platform/rest/query/ability-where.ts';
import { costsWhere, mostCosts, today, type CostsQuery } from '../../bills/costs/costs-query.ts';
import { expenseList } from '../expenses.list.ts';

type Row = Omit<ExpenseCost, 'cost' | 'price' | 'baseUnitPrice'> & {
  net: number;
  tax: number;
  deductibleTax: number;
  exchangeRate: number;
  exchangeRateInverted: boolean;
};

const free = sql`e.billable and ${inStates('e.status', expenseStates.counted)}
  and not exists (select 1 from invoice_source f where f.expense_id = e.id and f.held and f.expense_id is not null)`;
/** As the customer reads it on the invoice. */
const category = sql`case c.language when 'lt' then k.name_lt when 'no' then k.name_no else k.name_en end`;
const description = sql`concat_ws(', ', coalesce(e.comment, e.vendor_name, ${category}, u.display_name), e.departure || ' – ' || e.destination)`;

/** Billable expenses: those that an invoice could take, and those that one has. */
@Injectable()
export class ExpenseCostsService {
  constructor(private readonly em: EntityManager) {}

  /** Lists the oldest thousand. With an invoice: what it bills. */
  async costs(query: CostsQuery): Promise<ExpenseCost[]> {
    const where = [...this.readable(), ...costsWhere(query, 'e', free)];
    const { rows } = await sql<Row>`select e.id as "expenseId", u.display_name as "userName", e.vendor_name as "vendorName",
        e.expense_date as "expenseDate", ${today} - e.expense_date as "ageDays", c.id as "customerId", c.name as "customerName",
        p.id as "projectId", p.name as "projectName", ${description} as description, e.currency, e.net, e.tax,
        e.deductible_tax as "deductibleTax", e.exchange_rate as "exchangeRate", e.exchange_rate_inverted as "exchangeRateInverted",
        e.mark_up as "markUp", e.outlay, e.unit_price as "unitPrice", i.id as "invoiceId", i.number as "invoiceNumber"
      from expense e join user_account u on u.id = e.user_id join customer c on c.id = e.customer_id
      left join project p on p.id = e.project_id left join classifier k on k.id = e.category_id
      left join invoice_source s on s.expense_id = e.id and s.held
      left join invoice_line n on n.id = s.invoice_line_id left join invoice i on i.id = n.invoice_id
      where ${sql.join(where, sql` and `)} order by e.expense_date, e.id limit ${mostCosts}`.execute(this.em.getKysely());
    return rows.map(costOf);
  }

  /** Only what the actor may read of expenses, with their costs and prices. */
  private readable(): RawBuilder<unknown>[] {
    const { ability } = actor();
    for (const field of ['amount', 'unitPrice']) if (!allows(ability, 'read', 'Expense', undefined, field)) throw forbidden();
    const condition = abilityWhere(ability, 'read', 'Expense', { ...expenseList.columns, ...expenseList.hidden });
    return condition ? [condition] : [];
  }
}

function costOf({ net, tax, deductibleTax, exchangeRate, exchangeRateInverted, ...row }: Row): ExpenseCost {
  const rate = baseRate({ exchangeRate, exchangeRateInverted });
  return {
    ...row,
    cost: lineCost({ base: net, tax, deductibleTax }),
    price: priceOf(1, row.unitPrice),
    baseUnitPrice: round(multiply(row.unitPrice, rate), 6),
  };
}
