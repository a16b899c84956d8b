import type { StockCountDetail, StockCountRecord } from '@kontor/domain';
import { User } from '../../people/users/user.entity.ts';
import { alphabetic, columnsOf, of } from '../../platform/rest/columns-of.ts';
import { shown } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { InventoryAdjustment } from '../adjustments/inventory-adjustment.entity.ts';
import { isCorrection, isOutdated, movedJson } from '../moves/stock-then.ts';
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

const moment = { lastMove: 'l.last_move_id', at: 'l.counted_at' };

/** The lines with what was on hand when each was counted: what is on hand now, less what moved since. A posted count keeps its figures. */
const lineRows = `stock_count_line l join item i on i.id = l.item_id left join classifier u on u.id = i.unit_id
    left join user_account w on w.id = l.counted_by_id
    left join item_stock s on s.item_id = l.item_id
    left join lateral (select sum(b.quantity) as quantity, json_agg(${movedJson('b')} order by b.id) as named from stock_move b
      where c.status = 'open' and b.item_id = l.item_id and b.quantity <> 0
        and (b.id > l.last_move_id or c.is_backdated and b.move_date > c.count_date)
        and (l.counted is null or not ${isCorrection('b', moment)})) b on true
    cross join lateral (select coalesce(l.moved, b.quantity, 0) as moved,
      coalesce(l.on_hand, coalesce(s.quantity, 0) - coalesce(b.quantity, 0)) as on_hand,
      l.is_outdated or c.status = 'open' and l.counted is not null and ${isOutdated('counted', { item: 'l.item_id', ...moment })} as outdated) h
  where l.count_id = c.id`;

export const stockCountDetail = listOf<StockCountDetail>('stock-count', c, {
  ...stockCountList,
  columns: {
    ...stockCountList.columns,
    lines:
      shown(`(select coalesce(json_agg(json_build_object('itemId', i.id, 'sku', i.sku, 'itemName', i.name, 'barcode', i.barcode,
        'unitCode', u.code, 'onHand', h.on_hand, 'counted', l.counted, 'difference', case when h.outdated and l.counted is not null then 0 else l.counted - h.on_hand end,
        'moves', case when l.counted is null then '[]' else coalesce(b.named, '[]') end, 'isOutdated', h.outdated,
        'onHandAfter', case when h.outdated then h.on_hand else l.counted end + h.moved,
        'countedByName', w.display_name, 'countedAt', l.counted_at) order by i.name, i.id), '[]'::json) from ${lineRows})`),
  },
});
