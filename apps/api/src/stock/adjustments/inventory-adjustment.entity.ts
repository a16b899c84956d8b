import { defineEntity, p } from '@mikro-orm/core';
import { adjustmentKinds, adjustmentStatuses } from '@kontor/domain';
import { Classifier } from '../../firm/classifiers/classifier.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { base, money } from '../../platform/orm/base.ts';
import { InventoryAdjustmentLine } from './inventory-adjustment-line.entity.ts';

const frozen = 'kind, adjustment_date, reason_id, reference_number, posted_at, posted_by_id, value';
const of = (row: 'old' | 'new'): string => frozen.replace(/\w+/g, `${row}.$&`);

const schema = defineEntity({
  name: 'InventoryAdjustment',
  tableName: 'inventory_adjustment',
  indexes: [
    { name: 'inventory_adjustment_date_index', properties: ['adjustmentDate', 'id'] },
    {
      name: 'inventory_adjustment_reference_unique',
      expression: `create unique index "inventory_adjustment_reference_unique" on "inventory_adjustment" (lower(regexp_replace("reference_number", '\\s', '', 'g'))) where "reference_number" is not null`,
    },
    {
      name: 'inventory_adjustment_reference_search',
      expression:
        'create index "inventory_adjustment_reference_search" on "inventory_adjustment" using gin (plain_text("reference_number") gin_trgm_ops)',
    },
  ],
  checks: [
    { name: 'inventory_adjustment_posted', expression: "(status = 'draft') = (posted_at is null)" },
    { name: 'inventory_adjustment_reversed', expression: "(status = 'reversed') = (reversal_date is not null)" },
    { name: 'inventory_adjustment_reversal', expression: 'reversal_date is null or reversal_date >= adjustment_date' },
    { name: 'inventory_adjustment_draft_value', expression: "status <> 'draft' or value = 0" },
  ],
  triggers: [
    {
      name: 'inventory_adjustment_frozen',
      timing: 'before',
      events: ['update', 'delete'],
      body: `if old.status <> 'draft' and (tg_op = 'DELETE' or new.status = 'draft' or old.status = 'reversed' and new.status <> 'reversed'
          or (${of('old')}) is distinct from (${of('new')})) then
        raise exception 'a posted adjustment is frozen' using errcode = 'restrict_violation', constraint = 'inventory_adjustment_frozen';
      end if;
      return coalesce(new, old);`,
    },
  ],
  properties: {
    ...base,
    kind: p.enum(adjustmentKinds),
    status: p.enum(adjustmentStatuses).default('draft'),
    adjustmentDate: p.date(),
    reasonId: () => p.manyToOne(Classifier).mapToPk().joinColumn('reason_id').deleteRule('restrict').index(),
    referenceNumber: p.string().length(50).nullable(),
    note: p.text().nullable(),
    postedAt: p.datetime().nullable(),
    postedById: () => p.manyToOne(User).mapToPk().joinColumn('posted_by_id').nullable().deleteRule('restrict').index(),
    reversalDate: p.date().nullable(),
    reversalReason: p.string().length(500).nullable(),
    /** What posting changed the stock value by, then. */
    value: money().default(0),
    lines: () => p.oneToMany(InventoryAdjustmentLine).mappedBy('adjustment').orphanRemoval().orderBy({ position: 'asc' }),
  },
});
export class InventoryAdjustment extends schema.class {}
schema.setClass(InventoryAdjustment);
