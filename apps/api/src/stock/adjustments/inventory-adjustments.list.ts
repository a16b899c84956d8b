import type { InventoryAdjustmentDetail, InventoryAdjustmentRecord } from '@kontor/domain';
import { User } from '../../people/users/user.entity.ts';
import { alphabetic, columnsOf, of } from '../../platform/rest/columns-of.ts';
import { shown } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { isCorrection, isOutdated, movedJson } from '../moves/stock-then.ts';
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

const moment = { lastMove: 'l.last_move_id', at: 'l.entered_at' };

/** The lines with the move that each made, or with the balance at the end of the day and what of it moved after the line was entered. */
const lineRows = `inventory_adjustment_line l join item i on i.id = l.item_id left join classifier u on u.id = i.unit_id
    left join stock_move m on m.subject = 'InventoryAdjustment' and m.subject_id = a.id and m.item_id = l.item_id
      and m.origin_id is null and m.corrects_id is null
    left join lateral (select b.quantity_after, b.value_after from stock_move b where m.id is null and b.item_id = l.item_id
      and b.move_date <= a.adjustment_date order by b.move_date desc, coalesce(b.corrects_id, b.id) desc, b.id desc limit 1) b on true
    left join lateral (select json_agg(${movedJson('s')} order by s.id) filter (where s.quantity <> 0 or l.new_value is not null) as named,
      sum(s.quantity) filter (where s.move_date <= a.adjustment_date) as quantity,
      sum(s.value) filter (where s.move_date <= a.adjustment_date) as value
      from stock_move s where a.status = 'draft' and s.item_id = l.item_id and s.id > l.last_move_id
        and not ${isCorrection('s', moment)}) s on true
    cross join lateral (select coalesce(m.quantity_after - m.quantity, b.quantity_after, 0) as on_hand,
      coalesce(m.value_after - m.value, b.value_after, 0) as value,
      a.status = 'draft' and (l.counted is not null and ${isOutdated('counted', { item: 'l.item_id', ...moment })}
        or l.new_value is not null and ${isOutdated('new_value', { item: 'l.item_id', ...moment })}) as outdated) h
  where l.adjustment_id = a.id`;

export const inventoryAdjustmentDetail = listOf<InventoryAdjustmentDetail>('inventory-adjustment', a, {
  ...inventoryAdjustmentList,
  columns: {
    ...inventoryAdjustmentList.columns,
    lines:
      shown(`(select coalesce(json_agg(json_build_object('itemId', i.id, 'sku', i.sku, 'itemName', i.name, 'unitCode', u.code, 'counted', l.counted,
        'difference', coalesce(l.difference, m.quantity, case when a.status <> 'draft' and l.counted is not null then 0 end),
        'onHand', h.on_hand, 'unitCost', l.unit_cost, 'newValue', l.new_value,
        'valueDifference', coalesce(l.value_difference, m.given_value, case when a.status <> 'draft' and l.new_value is not null then 0 end),
        'valueOnHand', h.value, 'value', m.value, 'moves', coalesce(s.named, '[]'), 'isOutdated', h.outdated,
        'change', case when a.kind = 'quantity' then case when a.status <> 'draft' then coalesce(m.quantity, 0)
          when h.outdated then 0 else coalesce(l.difference, l.counted - h.on_hand + coalesce(s.quantity, 0)) end end,
        'valueChange', case when a.kind = 'value' then case when a.status <> 'draft' then coalesce(m.value, 0)
          when h.outdated then 0 else coalesce(l.value_difference, l.new_value - h.value + coalesce(s.value, 0)) end end)
      order by l.position), '[]'::json) from ${lineRows})`),
  },
});
