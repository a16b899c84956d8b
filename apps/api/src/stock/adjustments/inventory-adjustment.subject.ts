import { sql } from 'kysely';
import { indexedOrLatest } from '../../platform/search/matching.ts';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { InventoryAdjustment } from './inventory-adjustment.entity.ts';
import { InventoryAdjustmentLine } from './inventory-adjustment-line.entity.ts';

export const inventoryAdjustmentSubject = defineSubject({
  entity: InventoryAdjustment,
  page: 'inventoryAdjustments',
  parts: [{ entity: InventoryAdjustmentLine, key: 'adjustment' }],
  files: {},
  search: {
    group: 'inventoryAdjustments',
    place: 52,
    id: 'a.id',
    find: ({ text, has }, allowed, limit) => sql`select a.id, a.reference_number as title, a.adjustment_date::text as subtitle,
        '/inventoryAdjustments/' || a.id || '/show' as link
      from ${indexedOrLatest('inventory_adjustment', text)} a
      where ${has('a.reference_number')} and ${allowed} order by a.id desc limit ${limit}`,
  },
  constraints: {
    inventory_adjustment_reference_unique: { code: 'document.reference_in_use', field: 'referenceNumber' },
    inventory_adjustment_line_item_unique: { code: 'adjustment.item_repeated' },
    inventory_adjustment_frozen: { code: 'adjustment.frozen' },
  },
  invariants: [
    {
      about: 'a draft has moved stock, or a posted adjustment moved another quantity than it says',
      sql: `select a.id, 'Adjustment ' || a.id as what from inventory_adjustment a
          join stock_move m on m.subject = 'InventoryAdjustment' and m.subject_id = a.id and m.origin_id is null and m.corrects_id is null
          left join inventory_adjustment_line l on l.adjustment_id = a.id and l.item_id = m.item_id
        where a.status = 'draft' or l.id is null or l.difference <> m.quantity or l.value_difference <> m.given_value`,
    },
    {
      about: 'a reversed adjustment lacks its counter-entry',
      sql: `select a.id, 'Adjustment ' || a.id as what from inventory_adjustment a
          join stock_move m on m.subject = 'InventoryAdjustment' and m.subject_id = a.id and m.origin_id is null and m.corrects_id is null
        where (a.status = 'reversed') <> exists (select 1 from stock_move r where r.origin_id = m.id)`,
    },
  ],
});
