import { defineEntity, p } from '@mikro-orm/core';
import { decimal, money } from '../../platform/orm/base.ts';
import { Item } from '../items/item.entity.ts';
import { InventoryAdjustment } from './inventory-adjustment.entity.ts';

const schema = defineEntity({
  name: 'InventoryAdjustmentLine',
  tableName: 'inventory_adjustment_line',
  uniques: [
    { name: 'inventory_adjustment_line_position_unique', properties: ['adjustment', 'position'], deferMode: 'deferred' },
    { name: 'inventory_adjustment_line_item_unique', properties: ['adjustment', 'itemId'], deferMode: 'deferred' },
  ],
  checks: [
    {
      name: 'inventory_adjustment_line_says_one_thing',
      expression: 'num_nonnulls(counted, difference, new_value, value_difference) = 1',
    },
    {
      name: 'inventory_adjustment_line_last_move',
      expression:
        '(last_move_id is not null) = (counted is not null or new_value is not null) and (last_move_id is null) = (entered_at is null)',
    },
    { name: 'inventory_adjustment_line_counted', expression: 'counted is null or counted >= 0' },
    { name: 'inventory_adjustment_line_new_value', expression: 'new_value is null or new_value >= 0' },
    {
      name: 'inventory_adjustment_line_unit_cost',
      expression: 'unit_cost is null or unit_cost >= 0 and new_value is null and value_difference is null',
    },
  ],
  triggers: [
    {
      name: 'inventory_adjustment_line_frozen',
      timing: 'before',
      events: ['insert', 'update', 'delete'],
      body: `if exists (select 1 from inventory_adjustment where id = coalesce(new.adjustment_id, old.adjustment_id) and status <> 'draft') then
        raise exception 'the lines of a posted adjustment are frozen' using errcode = 'restrict_violation', constraint = 'inventory_adjustment_frozen';
      end if;
      return coalesce(new, old);`,
    },
  ],
  properties: {
    id: p.integer().primary(),
    adjustment: () => p.manyToOne(InventoryAdjustment).joinColumn('adjustment_id').deleteRule('cascade'),
    position: p.integer(),
    itemId: () => p.manyToOne(Item).mapToPk().joinColumn('item_id').deleteRule('restrict').index(),
    counted: decimal().nullable(),
    difference: decimal().nullable(),
    unitCost: decimal().nullable(),
    newValue: money().nullable(),
    valueDifference: money().nullable(),
    /** Of what was counted and of a new value: the last move that the item had when it was entered (0 where it had none), and the time. */
    lastMoveId: p.integer().nullable(),
    enteredAt: p.datetime().nullable(),
  },
});
export class InventoryAdjustmentLine extends schema.class {}
schema.setClass(InventoryAdjustmentLine);
