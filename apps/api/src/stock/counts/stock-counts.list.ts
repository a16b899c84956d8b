import type { StockCountDetail, StockCountRecord } from '@kontor/domain';
import { User } from '../../people/users/user.entity.ts';
import { alphabetic, columnsOf, of } from '../../platform/rest/columns-of.ts';
import { shown } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { InventoryAdjustment } from '../adjustments/inventory-adjustment.entity.ts';
import { StockCount } from './stock-count.entity.ts';

const c = from(StockCount, 'c');
const p = to(c, 'postedById', User, 'p');
const a = to(c, 'adjustmentId', InventoryAdjustment, 'a');

export const stockCountList = listOf<StockCountRecord>('stock-counts', c, {
  columns: columnsOf(c, {
    postedByName: alphabetic(of(p, 'displayName')),
    reversalDate: of(a, 'reversalDate'),
    itemCount: shown('(select count(*)::int from stock_count_line l where l.count_id = c.id)'),
    countedCount: shown('(select count(l.counted)::int from stock_count_line l where l.count_id = c.id)'),
  }),
  search: ['note'],
  sort: ['countDate', 'DESC'],
});

/** The lines with the balance at the end of the day, which of a posted count is that before its own adjustment. */
const lineRows = `stock_count_line l join item i on i.id = l.item_id left join classifier u on u.id = i.unit_id
    left join user_account w on w.id = l.counted_by_id
    left join stock_move m on m.subject = 'InventoryAdjustment' and m.subject_id = c.adjustment_id and m.item_id = l.item_id
      and m.origin_id is null and m.corrects_id is null
    left join lateral (select b.quantity_after from stock_move b where m.id is null and b.item_id = l.item_id
      and b.move_date <= c.count_date order by b.move_date desc, coalesce(b.corrects_id, b.id) desc, b.id desc limit 1) b on true
    cross join lateral (select coalesce(m.quantity_after - m.quantity,
      case when c.status = 'posted' then l.counted end, b.quantity_after, 0) as on_hand) h
  where l.count_id = c.id`;

export const stockCountDetail = listOf<StockCountDetail>('stock-count', c, {
  ...stockCountList,
  columns: {
    ...stockCountList.columns,
    lines:
      shown(`(select coalesce(json_agg(json_build_object('itemId', i.id, 'sku', i.sku, 'itemName', i.name, 'barcode', i.barcode,
        'unitCode', u.code, 'onHand', h.on_hand, 'counted', l.counted, 'difference', l.counted - h.on_hand,
        'countedByName', w.display_name, 'countedAt', l.counted_at) order by i.name, i.id), '[]'::json) from ${lineRows})`),
  },
});
