import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../people/users/user.entity.ts';
import { decimal } from '../../platform/orm/base.ts';
import { Item } from '../items/item.entity.ts';
import { StockCount } from './stock-count.entity.ts';

const schema = defineEntity({
  name: 'StockCountLine',
  tableName: 'stock_count_line',
  uniques: [{ name: 'stock_count_line_item_unique', properties: ['count', 'itemId'] }],
  checks: [
    { name: 'stock_count_line_counted', expression: 'counted is null or counted >= 0' },
    {
      name: 'stock_count_line_counted_at',
      expression: '(counted is null) = (counted_at is null) and (counted is null) = (last_move_id is null)',
    },
  ],
  triggers: [
    {
      name: 'stock_count_line_frozen',
      timing: 'before',
      events: ['insert', 'update', 'delete'],
      body: `if exists (select 1 from stock_count where id = coalesce(new.count_id, old.count_id) and status = 'posted') then
        raise exception 'the lines of a posted count are frozen' using errcode = 'restrict_violation', constraint = 'stock_count_frozen';
      end if;
      return coalesce(new, old);`,
    },
  ],
  properties: {
    id: p.integer().primary(),
    count: () => p.manyToOne(StockCount).joinColumn('count_id').deleteRule('cascade'),
    itemId: () => p.manyToOne(Item).mapToPk().joinColumn('item_id').deleteRule('restrict').index(),
    /** Empty as long as nobody has counted the item. */
    counted: decimal().nullable(),
    countedAt: p.datetime().nullable(),
    /** The last move of the item at the moment of counting; 0 where it had none. */
    lastMoveId: p.integer().nullable(),
    /** On hand at the moment of counting, kept when the count is posted. */
    onHand: decimal().nullable(),
    /** What moved from that moment until the count was posted, kept then. */
    moved: decimal().nullable(),
    /** The item was counted again later, and that count was posted first: this one changed nothing. */
    isOutdated: p.boolean().default(false),
    countedById: () => p.manyToOne(User).mapToPk().joinColumn('counted_by_id').nullable().deleteRule('restrict').index(),
  },
});
export class StockCountLine extends schema.class {}
schema.setClass(StockCountLine);
