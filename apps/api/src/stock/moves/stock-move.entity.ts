import { defineEntity, p } from '@mikro-orm/core';
import { moveKinds, moveSubjects } from '@kontor/domain';
import { Classifier } from '../../firm/classifiers/classifier.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { createdAt, decimal, money } from '../../platform/orm/base.ts';
import { Item } from '../items/item.entity.ts';
import { stockMoveTriggers } from './stock-move.triggers.ts';

/** The stock ledger. Moves of one day stand in the order of entry, each with its correction right after it. */
const schema = defineEntity({
  name: 'StockMove',
  tableName: 'stock_move',
  indexes: [
    {
      name: 'stock_move_chain_index',
      expression:
        'create index "stock_move_chain_index" on "stock_move" ("item_id", "move_date", (coalesce("corrects_id", "id")), "id")',
    },
    { name: 'stock_move_date_index', properties: ['moveDate', 'id'] },
    {
      name: 'stock_move_document_index',
      expression:
        'create index "stock_move_document_index" on "stock_move" ("subject", "subject_id") where "subject_id" is not null',
    },
    {
      name: 'stock_move_opening_unique',
      expression: `create unique index "stock_move_opening_unique" on "stock_move" ("item_id") where "kind" = 'opening'`,
    },
    {
      name: 'stock_move_corrects_unique',
      expression:
        'create unique index "stock_move_corrects_unique" on "stock_move" ("corrects_id") where "corrects_id" is not null',
    },
    {
      name: 'stock_move_origin_index',
      expression: 'create index "stock_move_origin_index" on "stock_move" ("origin_id") where "origin_id" is not null',
    },
    {
      name: 'stock_move_holder_index',
      expression: 'create index "stock_move_holder_index" on "stock_move" ("holder_id") where "holder_id" is not null',
    },
  ],
  checks: [
    { name: 'stock_move_quantity', expression: "(quantity = 0) = (kind in ('adjustValue', 'correction'))" },
    { name: 'stock_move_correction', expression: "(corrects_id is not null) = (kind = 'correction')" },
    { name: 'stock_move_holder', expression: "(holder_id is not null) = (kind in ('issue', 'issueReturn'))" },
    { name: 'stock_move_document', expression: '(subject is null) = (subject_id is null)' },
    { name: 'stock_move_nothing_is_worth_nothing', expression: 'quantity_after <> 0 or value_after = 0 or quantity > 0' },
  ],
  triggers: stockMoveTriggers,
  properties: {
    id: p.integer().primary(),
    createdAt,
    itemId: () => p.manyToOne(Item).mapToPk().joinColumn('item_id').deleteRule('restrict'),
    moveDate: p.date(),
    kind: p.enum(moveKinds),
    quantity: decimal(),
    /** The value of a receipt or the difference of a value adjustment; empty when the value follows from the average. */
    givenValue: money().nullable(),
    value: money(),
    quantityAfter: decimal(),
    valueAfter: money(),
    isProvisional: p.boolean().default(false),
    originId: () => p.manyToOne(StockMove).mapToPk().joinColumn('origin_id').nullable().deleteRule('restrict'),
    correctsId: () => p.manyToOne(StockMove).mapToPk().joinColumn('corrects_id').nullable().deleteRule('restrict'),
    subject: p.enum(moveSubjects).nullable(),
    subjectId: p.integer().nullable(),
    /** The number of the document, as it was. */
    reference: p.string().length(50).nullable(),
    reasonId: () => p.manyToOne(Classifier).mapToPk().joinColumn('reason_id').nullable().deleteRule('restrict').index(),
    holderId: () => p.manyToOne(User).mapToPk().joinColumn('holder_id').nullable().deleteRule('restrict'),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').nullable().deleteRule('restrict').index(),
    note: p.string().length(200).nullable(),
  },
});
export class StockMove extends schema.class {}
schema.setClass(StockMove);
