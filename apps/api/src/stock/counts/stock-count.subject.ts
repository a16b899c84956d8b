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
    {
      about: 'a posted count moved another quantity than was counted less what was on hand then',
      sql: `select distinct c.id, 'Stock count ' || c.id as what from stock_count c join stock_count_line k on k.count_id = c.id
          left join stock_move m on m.subject = 'InventoryAdjustment' and m.subject_id = c.adjustment_id and m.item_id = k.item_id
            and m.origin_id is null and m.corrects_id is null
        where c.status = 'posted' and coalesce(m.quantity, 0) is distinct from
          case when k.counted is null or k.is_outdated then 0 else k.counted - k.on_hand end`,
    },
  ],
});
