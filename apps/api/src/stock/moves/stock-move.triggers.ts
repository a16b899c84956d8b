const facts =
  'item_id, move_date, kind, quantity, given_value, origin_id, corrects_id, subject, subject_id, reference, reason_id, holder_id, user_id, note';
const of = (row: 'old' | 'new'): string => facts.replace(/\w+/g, `${row}.$&`);

/** Adds the differences to what is kept of each item. Under the lock of the items, which every entry in the ledger takes. */
const keep = (differences: string): string => `
    update item_stock s set quantity = s.quantity + d.quantity, value = s.value + d.value from (${differences}) d where s.item_id = d.item_id;
    insert into item_stock (item_id, quantity, value) select d.item_id, d.quantity, d.value from (${differences}) d
      where not exists (select 1 from item_stock s where s.item_id = d.item_id);`;
const refuseBelow = (event: string, below: string): string => `
    if exists (${below}) and (select negative_stock from organisation) = 'refuse' then
      raise exception 'stock would fall below zero' using errcode = 'check_violation', constraint = 'stock_move_kept_${event}';
    end if;`;

const perStatement = (event: 'insert' | 'update' | 'delete', tables: string, body: string) => ({
  name: `stock_move_kept_${event}`,
  timing: 'after' as const,
  events: [event],
  forEach: 'statement' as const,
  expression: `create or replace function stock_move_stock_move_kept_${event}_fn() returns trigger as $$ begin ${body} return null; end; $$ language plpgsql;
create trigger "stock_move_kept_${event}" after ${event} on "stock_move" referencing ${tables} for each statement execute function stock_move_stock_move_kept_${event}_fn()`,
});

/**
 * What was entered never changes. What follows from it (value and balances) is computed again by a back-dated move, and only in open
 * periods: the ledger says so for its transaction. Only opening stock is taken back, with the import that brought it, while nothing builds
 * on it.
 */
export const stockMoveTriggers = [
  {
    name: 'stock_move_append_only',
    timing: 'before' as const,
    events: ['update' as const, 'delete' as const],
    body: `if tg_op = 'DELETE' and old.kind = 'opening' and coalesce(current_setting('kontor.undoing', true), '') = 'opening'
          and old.move_date > coalesce((select lock_date from organisation), '-infinity')
          and not exists (select 1 from stock_move o where o.item_id = old.item_id and o.id <> old.id) then
        return old;
      end if;
      if tg_op = 'DELETE' or coalesce(current_setting('kontor.recomputing', true), '') <> 'stock'
          or (${of('old')}) is distinct from (${of('new')})
          or old.move_date <= (select lock_date from organisation) then
        raise exception 'stock moves are never changed' using errcode = 'restrict_violation', constraint = 'stock_move_append_only';
      end if;
      return new;`,
  },
  perStatement(
    'insert',
    'new table as changed',
    `${refuseBelow('insert', 'select 1 from changed where quantity < 0 and quantity_after < 0')}
    ${keep('select item_id, sum(quantity) as quantity, sum(value) as value from changed group by item_id')}`,
  ),
  perStatement(
    'update',
    'new table as changed old table as was',
    `${refuseBelow('update', 'select 1 from changed c join was w on w.id = c.id where c.quantity_after < 0 and c.quantity_after < w.quantity_after')}
    ${keep('select c.item_id, 0::numeric as quantity, sum(c.value - w.value) as value from changed c join was w on w.id = c.id group by c.item_id')}`,
  ),
  perStatement(
    'delete',
    'old table as gone',
    keep('select item_id, -sum(quantity) as quantity, -sum(value) as value from gone group by item_id'),
  ),
];
