import type { InventoryAdjustmentDetail, InventoryAdjustmentRecord } from '@kontor/domain';
import { User } from '../../people/users/user.entity.ts';
import { alphabetic, columnsOf, of } from '../../platform/rest/columns-of.ts';
import { shown } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { InventoryAdjustment } from './inventory-adjustment.entity.ts';

const a = from(InventoryAdjustment, 'a');
const p = to(a, 'postedById', User, 'p');

export const inventoryAdjustmentList = listOf<InventoryAdjustmentRecord>('inventory-adjustments', a, {
  columns: columnsOf(a, {
    postedByName: alphabetic(of(p, 'displayName')),
    lineCount: shown('(select count(*)::int from inventory_adjustment_line l where l.adjustment_id = a.id)'),
  }),
  search: ['referenceNumber', 'note'],
  sort: ['adjustmentDate', 'DESC'],
});

/** The lines with the move that each made, or with the balance at the end of the day. */
const lineRows = `inventory_adjustment_line l join item i on i.id = l.item_id left join classifier u on u.id = i.unit_id
    left join stock_move m on m.subject = 'InventoryAdjustment' and m.subject_id = a.id and m.item_id = l.item_id
      and m.origin_id is null and m.corrects_id is null
    left join lateral (select b.quantity_after, b.value_after from stock_move b where m.id is null and b.item_id = l.item_id
      and b.move_date <= a.adjustment_date order by b.move_date desc, coalesce(b.corrects_id, b.id) desc, b.id desc limit 1) b on true
  where l.adjustment_id = a.id`;

export const inventoryAdjustmentDetail = listOf<InventoryAdjustmentDetail>('inventory-adjustment', a, {
  ...inventoryAdjustmentList,
  columns: {
    ...inventoryAdjustmentList.columns,
    lines:
      shown(`(select coalesce(json_agg(json_build_object('itemId', i.id, 'sku', i.sku, 'itemName', i.name, 'unitCode', u.code, 'counted', l.counted,
        'difference', coalesce(l.difference, m.quantity, case when a.status <> 'draft' and l.counted is not null then 0 end),
        'onHand', coalesce(m.quantity_after - m.quantity, b.quantity_after, 0), 'unitCost', l.unit_cost, 'newValue', l.new_value,
        'valueDifference', coalesce(l.value_difference, m.given_value, case when a.status <> 'draft' and l.new_value is not null then 0 end),
        'valueOnHand', coalesce(m.value_after - m.value, b.value_after, 0), 'value', m.value)
      order by l.position), '[]'::json) from ${lineRows})`),
  },
});
