import { sql } from 'kysely';
import { soldGoods } from '../../books/goods.ts';
import { labour } from '../../work/time-entries/time-entry.facts.ts';
import { costFacts } from '../expenses/cost-facts.ts';
import { costNeeds } from '../expenses/expenses.report.ts';
import { incomeFacts, incomeNeeds } from '../income/income.report.ts';
import { category, customer, day, item, kind, month, project, quarter, week, year } from '../kit/dimensions.ts';
import type { Report, Sum } from '../kit/report.ts';
import { withColumns } from '../kit/with-columns.ts';

const nothing = { income: 0, expenses: 0, labour: 0, goods: 0 } as const;
const profit = (sum: Sum) => sql`(${sum('income')} - ${sum('expenses')} - ${sum('labour')} - ${sum('goods')})`;

/** Income less expenses of the same days and basis: the figures of those two reports. */
export const profitReport: Report = {
  name: 'profit',
  needs: [],
  bases: { accrual: [...incomeNeeds.accrual, ...costNeeds.accrual], cash: [...incomeNeeds.cash, ...costNeeds.cash] },
  switches: {
    labour: { needs: [['TimeEntry', 'costRate']] },
    // A payment does not say what of a bill it paid.
    goods: { needs: [['StockMove', 'value']], bases: ['accrual'] },
  },
  facts: (db, asked) => {
    const { including, uses } = asked;
    const goods = including.has('goods');
    const ofProject = sql`(select j.customer_id from project j where j.id = w.project_id)`;
    return [
      ...withColumns(db, incomeFacts(db, asked), { ...nothing, income: 'base_net' }),
      // Goods count once: what was bought for stock, or what was issued of it.
      ...withColumns(db, costFacts(db, asked), { ...nothing, expenses: goods ? sql`w.base_net - w.for_stock` : 'base_net' }),
      ...(including.has('labour')
        ? withColumns(db, [labour(db, 'readable')], {
            ...nothing,
            labour: 'cost',
            customer_id: uses.has('customer') ? ofProject : 'customer_id',
          })
        : []),
      ...(goods ? withColumns(db, [soldGoods(db, 'readable')], { ...nothing, goods: 'value' }) : []),
    ];
  },
  measures: {
    income: { unit: 'money', of: 'income' },
    expenses: { unit: 'money', of: 'expenses' },
    labour: { unit: 'money', of: 'labour', with: 'labour' },
    goods: { unit: 'money', of: 'goods', with: 'goods' },
    profit: { unit: 'money', of: profit },
    margin: { unit: 'percent', isRatio: true, of: (sum) => sql`round(100 * ${profit(sum)} / nullif(${sum('income')}, 0), 1)` },
  },
  dimensions: {
    month,
    quarter,
    year,
    week,
    day,
    customer,
    project,
    item,
    category,
    kind,
  },
};
