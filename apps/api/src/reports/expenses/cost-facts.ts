import { sql, type Kysely } from 'kysely';
import { cost } from '../../books/cost.ts';
import type { Asked } from '../kit/report.ts';
import { withColumns } from '../kit/with-columns.ts';

const ofProject = sql`coalesce(w.customer_id, (select j.customer_id from project j where j.id = w.project_id))`;
const isStockKept = sql`exists (select 1 from item i where i.id = w.item_id and i.stock_tracked)`;

/** Only the lines of a bill say these, and not its payment. */
const ofLines = ['category', 'project', 'customer', 'item', 'taxRate'];

/** Cost, and what of it is for goods that are kept in stock. What is bought for a project is for its customer. */
export const costFacts = (db: Kysely<unknown>, { basis, uses }: Asked) =>
  withColumns(db, cost(db, basis, 'readable', ofLines.some((name) => uses.has(name)) ? 'line' : 'document'), {
    base_net: 'base_net',
    base_total: 'base_total',
    for_stock: basis === 'accrual' ? sql`case when ${isStockKept} then w.base_net else 0 end` : 0,
    customer_id: uses.has('customer') ? ofProject : 'customer_id',
  });
