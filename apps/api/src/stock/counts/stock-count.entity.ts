import { defineEntity, p } from '@mikro-orm/core';
import { countStatuses } from '@kontor/domain';
import { Classifier } from '../../firm/classifiers/classifier.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { base } from '../../platform/orm/base.ts';
import { InventoryAdjustment } from '../adjustments/inventory-adjustment.entity.ts';
import { StockCountLine } from './stock-count-line.entity.ts';

const schema = defineEntity({
  name: 'StockCount',
  tableName: 'stock_count',
  indexes: [{ name: 'stock_count_date_index', properties: ['countDate', 'id'] }],
  uniques: [{ name: 'stock_count_adjustment_unique', properties: ['adjustmentId'] }],
  checks: [
    { name: 'stock_count_posted', expression: "(status = 'posted') = (posted_at is not null)" },
    { name: 'stock_count_adjusted', expression: "adjustment_id is null or status = 'posted'" },
  ],
  triggers: [
    {
      name: 'stock_count_frozen',
      timing: 'before',
      events: ['update', 'delete'],
      body: `if old.status = 'posted' then
        raise exception 'a posted count is frozen' using errcode = 'restrict_violation', constraint = 'stock_count_frozen';
      end if;
      return coalesce(new, old);`,
    },
  ],
  properties: {
    ...base,
    status: p.enum(countStatuses).default('open'),
    countDate: p.date(),
    /** Begun after its day, as a printed list of the end of that day is typed in. */
    isBackdated: p.boolean().default(false),
    categoryId: () => p.manyToOne(Classifier).mapToPk().joinColumn('category_id').nullable().deleteRule('restrict').index(),
    reasonId: () => p.manyToOne(Classifier).mapToPk().joinColumn('reason_id').deleteRule('restrict').index(),
    note: p.string().length(1000).nullable(),
    postedAt: p.datetime().nullable(),
    postedById: () => p.manyToOne(User).mapToPk().joinColumn('posted_by_id').nullable().deleteRule('restrict').index(),
    adjustmentId: () => p.manyToOne(InventoryAdjustment).mapToPk().joinColumn('adjustment_id').nullable().deleteRule('restrict'),
    lines: () => p.oneToMany(StockCountLine).mappedBy('count').orphanRemoval().orderBy({ id: 'asc' }),
  },
});
export class StockCount extends schema.class {}
schema.setClass(StockCount);
