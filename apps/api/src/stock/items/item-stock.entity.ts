import { defineEntity, p } from '@mikro-orm/core';
import { decimal, money } from '../../platform/orm/base.ts';
import { Item } from './item.entity.ts';

/** What is on hand of an item and what it is worth: the sum of its moves, kept by the triggers of the ledger. */
const schema = defineEntity({
  name: 'ItemStock',
  tableName: 'item_stock',
  uniques: [{ name: 'item_stock_item_unique', properties: ['itemId'] }],
  triggers: [
    {
      name: 'item_stock_kept',
      timing: 'before',
      events: ['insert', 'update', 'delete'],
      body: "if pg_trigger_depth() < 2 then raise exception 'the ledger keeps the stock of items' using errcode = 'restrict_violation', constraint = 'item_stock_kept'; end if; return coalesce(new, old);",
    },
  ],
  properties: {
    id: p.integer().primary(),
    itemId: () => p.manyToOne(Item).mapToPk().joinColumn('item_id').deleteRule('restrict'),
    quantity: decimal(),
    value: money(),
  },
});
export class ItemStock extends schema.class {}
schema.setClass(ItemStock);
