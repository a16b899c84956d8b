import { defineSubject } from '../../platform/subjects/subject.ts';
import { StockMove } from './stock-move.entity.ts';

const chain = 'partition by item_id order by move_date, coalesce(corrects_id, id), id';

/** The ledger is its own history. */
export const stockMoveSubject = defineSubject({
  entity: StockMove,
  history: 'none',
  leadsTo: { subject: 'subject', id: 'subjectId' },
  constraints: {
    stock_move_append_only: { code: 'stock.append_only' },
    stock_move_kept_insert: { code: 'stock.taken' },
    stock_move_kept_update: { code: 'stock.taken' },
    stock_move_opening_unique: { code: 'stock.opened' },
  },
  invariants: [
    {
      about: 'a balance differs from the moves up to it',
      sql: `select id, 'Stock move ' || id || ': ' || quantity_after || ' worth ' || value_after || ' instead of ' || q || ' worth ' || v as what
        from (select id, quantity_after, value_after, sum(quantity) over (${chain}) as q, sum(value) over (${chain}) as v from stock_move) m
        where (quantity_after, value_after) <> (q, v)`,
    },
    {
      about: 'nothing is on hand, and it is worth something',
      sql: `select i.id, 'Item ' || i.sku || ': ' || s.value as what from item_stock s join item i on i.id = s.item_id
        where s.quantity = 0 and s.value <> 0`,
    },
    {
      about: 'stock is below zero',
      sql: `select m.id, 'Item ' || i.sku || ' on ' || m.move_date || ': ' || m.quantity_after as what
        from stock_move m join item i on i.id = m.item_id where m.quantity_after < 0`,
      warning: true,
    },
    {
      about: 'more came back than went out',
      sql: `select o.id, 'Stock move ' || o.id as what from stock_move o
          join (select origin_id, sum(quantity) as quantity, sum(given_value) as value from stock_move where origin_id is not null group by 1) b
            on b.origin_id = o.id,
          lateral (select case o.quantity when 0 then o.value else o.quantity end as went, case o.quantity when 0 then b.value else b.quantity end as back) m
        where abs(m.back) > abs(m.went) or m.back * m.went > 0`,
    },
    {
      about: 'stock is kept of a service',
      sql: `select i.id, 'Item ' || i.sku as what from item i where not i.stock_tracked and exists (select 1 from stock_move where item_id = i.id)`,
    },
  ],
});
