import { sql } from 'kysely';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { ItemStock } from './item-stock.entity.ts';
import { Item } from './item.entity.ts';

export const itemSubject = defineSubject({
  entity: Item,
  parts: [{ entity: ItemStock }],
  files: {},
  search: {
    group: 'items',
    place: 50,
    id: 't.id',
    find: (
      { has, begins, text },
      allowed,
      limit,
    ) => sql`select t.id, t.name as title, t.sku as subtitle, '/items/' || t.id || '/show' as link
      from item t where (${has('t.name')} or ${has('t.sku')} or t.barcode = ${text}) and ${allowed} order by ${begins('t.name')} desc, t.name, t.id limit ${limit}`,
  },
  constraints: {
    item_sku_unique: { code: 'item.sku_in_use', field: 'sku' },
    item_barcode_unique: { code: 'item.barcode_in_use', field: 'barcode' },
    item_tracked: { code: 'item.service_tracked', field: 'stockTracked' },
  },
});
