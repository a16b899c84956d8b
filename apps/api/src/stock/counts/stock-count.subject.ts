import { defineSubject } from '../../platform/subjects/subject.ts';
import { StockCount } from './stock-count.entity.ts';
import { StockCountLine } from './stock-count-line.entity.ts';

export const stockCountSubject = defineSubject({
  entity: StockCount,
  page: 'stockCounts',
  parts: [{ entity: StockCountLine, key: 'count' }],
  files: {},
  constraints: {
    stock_count_frozen: { code: 'count.frozen' },
    stock_count_line_item_unique: { code: 'adjustment.item_repeated' },
  },
  invariants: [
    {
      about: 'the adjustment of a count is not posted, or says another quantity than was counted',
      sql: `select c.id, 'Stock count ' || c.id as what from stock_count c join inventory_adjustment a on a.id = c.adjustment_id
          left join inventory_adjustment_line l on l.adjustment_id = a.id
          left join stock_count_line k on k.count_id = c.id and k.item_id = l.item_id
        where a.status = 'draft' or l.counted is distinct from k.counted`,
    },
  ],
});
