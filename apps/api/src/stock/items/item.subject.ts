import { sql } from 'kysely';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { Item } from './item.entity.ts';

export const itemSubject = defineSubject({
  entity: Item,
  files: {},
  search: {
    group: 'items',
    place: 50,
    id: 't.id',
    find: (
      { has, begins },
      allowed,
      limit,
    ) => sql`select t.id, t.name as title, t.sku as subtitle, '/items/' || t.id || '/show' as link
      from item t where (${has('t.name')} or ${has('t.sku')}) and ${allowed} order by ${begins('t.name')} desc, t.name, t.id limit ${limit}`,
  },
  constraints: {
    item_sku_unique: { code: 'item.sku_in_use', field: 'sku' },
  },
});
