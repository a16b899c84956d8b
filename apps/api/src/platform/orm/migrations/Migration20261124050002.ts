import { Migration } from '@mikro-orm/migrations';

export class Migration20261124050002 extends Migration {
  override name = 'Migration20261124050002';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "stock_move_append_only" on "stock_move";`);
    this.addSql(`drop function if exists "stock_move_stock_move_append_only_fn"();`);
    this.addSql(`create or replace function stock_move_stock_move_kept_delete_fn() returns trigger as \$\$ begin 
    update item_stock s set quantity = s.quantity + d.quantity, value = s.value + d.value from (select item_id, -sum(quantity) as quantity, -sum(value) as value from gone group by item_id) d where s.item_id = d.item_id;     insert into item_stock (item_id, quantity, value) select d.item_id, d.quantity, d.value from (select item_id, -sum(quantity) as quantity, -sum(value) as value from gone group by item_id) d
      where not exists (select 1 from item_stock s where s.item_id = d.item_id); return null; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "stock_move_kept_delete" after delete on "stock_move" referencing old table as gone for each statement execute function stock_move_stock_move_kept_delete_fn();`,
    );
    this
      .addSql(`create or replace function "stock_move_stock_move_append_only_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' and old.kind = 'opening' and coalesce(current_setting('kontor.undoing', true), '') = 'opening'
          and old.move_date > coalesce((select lock_date from organisation), '-infinity')
          and not exists (select 1 from stock_move o where o.item_id = old.item_id and o.id <> old.id) then
        return old;       end if;       if tg_op = 'DELETE' or coalesce(current_setting('kontor.recomputing', true), '') <> 'stock'
          or (old.item_id, old.move_date, old.kind, old.quantity, old.given_value, old.origin_id, old.corrects_id, old.subject, old.subject_id, old.reference, old.reason_id, old.holder_id, old.user_id, old.note) is distinct from (new.item_id, new.move_date, new.kind, new.quantity, new.given_value, new.origin_id, new.corrects_id, new.subject, new.subject_id, new.reference, new.reason_id, new.holder_id, new.user_id, new.note)
          or old.move_date <= (select lock_date from organisation) then
        raise exception 'stock moves are never changed' using errcode = 'restrict_violation', constraint = 'stock_move_append_only';       end if;       return new; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "stock_move_append_only" BEFORE UPDATE OR DELETE on "stock_move" for each ROW execute function "stock_move_stock_move_append_only_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "stock_move_kept_delete" on "stock_move";`);
    this.addSql(`drop function if exists "stock_move_stock_move_kept_delete_fn"();`);
    this.addSql(`drop trigger if exists "stock_move_append_only" on "stock_move";`);
    this.addSql(`drop function if exists "stock_move_stock_move_append_only_fn"();`);
    this
      .addSql(`create or replace function "stock_move_stock_move_append_only_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' or coalesce(current_setting('kontor.recomputing', true), '') <> 'stock'
          or (old.item_id, old.move_date, old.kind, old.quantity, old.given_value, old.origin_id, old.corrects_id, old.subject, old.subject_id, old.reference, old.reason_id, old.holder_id, old.user_id, old.note) is distinct from (new.item_id, new.move_date, new.kind, new.quantity, new.given_value, new.origin_id, new.corrects_id, new.subject, new.subject_id, new.reference, new.reason_id, new.holder_id, new.user_id, new.note)
          or old.move_date <= (select lock_date from organisation) then
        raise exception 'stock moves are never changed' using errcode = 'restrict_violation', constraint = 'stock_move_append_only';       end if;       return new; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "stock_move_append_only" BEFORE DELETE OR UPDATE on "stock_move" for each ROW execute function "stock_move_stock_move_append_only_fn"();`,
    );
  }
}
