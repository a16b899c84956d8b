import { Migration } from '@mikro-orm/migrations';

export class Migration20261123162808 extends Migration {
  override name = 'Migration20261123162808';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "inventory_adjustment" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "kind" text not null, "status" text not null default 'draft', "adjustment_date" date not null, "reason_id" int not null, "reference_number" varchar(50) null, "note" text null, "posted_at" timestamptz null, "posted_by_id" int null, "reversal_date" date null, "reversal_reason" varchar(500) null, "value" numeric(14,2) not null default 0);`,
    );
    this.addSql(`create index "inventory_adjustment_reason_id_index" on "inventory_adjustment" ("reason_id");`);
    this.addSql(`create index "inventory_adjustment_posted_by_id_index" on "inventory_adjustment" ("posted_by_id");`);
    this.addSql(`create index "inventory_adjustment_date_index" on "inventory_adjustment" ("adjustment_date", "id");`);
    this.addSql(
      `create unique index "inventory_adjustment_reference_unique" on "inventory_adjustment" (lower(regexp_replace("reference_number", '\\s', '', 'g'))) where "reference_number" is not null;`,
    );
    this.addSql(
      `create index "inventory_adjustment_reference_search" on "inventory_adjustment" using gin ("reference_number" gin_trgm_ops);`,
    );

    this.addSql(
      `create table "stock_move" ("id" serial primary key, "created_at" timestamptz not null default now(), "item_id" int not null, "move_date" date not null, "kind" text not null, "quantity" numeric(18,6) not null, "given_value" numeric(14,2) null, "value" numeric(14,2) not null, "quantity_after" numeric(18,6) not null, "value_after" numeric(14,2) not null, "is_provisional" boolean not null default false, "origin_id" int null, "corrects_id" int null, "subject" text null, "subject_id" int null, "reference" varchar(50) null, "reason_id" int null, "holder_id" int null, "user_id" int null, "note" varchar(200) null);`,
    );
    this.addSql(`create index "stock_move_reason_id_index" on "stock_move" ("reason_id");`);
    this.addSql(`create index "stock_move_user_id_index" on "stock_move" ("user_id");`);
    this.addSql(
      `create index "stock_move_chain_index" on "stock_move" ("item_id", "move_date", (coalesce("corrects_id", "id")), "id");`,
    );
    this.addSql(`create index "stock_move_date_index" on "stock_move" ("move_date", "id");`);
    this.addSql(
      `create index "stock_move_document_index" on "stock_move" ("subject", "subject_id") where "subject_id" is not null;`,
    );
    this.addSql(`create unique index "stock_move_opening_unique" on "stock_move" ("item_id") where "kind" = 'opening';`);
    this.addSql(
      `create unique index "stock_move_corrects_unique" on "stock_move" ("corrects_id") where "corrects_id" is not null;`,
    );
    this.addSql(`create index "stock_move_origin_index" on "stock_move" ("origin_id") where "origin_id" is not null;`);
    this.addSql(`create index "stock_move_holder_index" on "stock_move" ("holder_id") where "holder_id" is not null;`);

    this.addSql(
      `create table "item_stock" ("id" serial primary key, "item_id" int not null, "quantity" numeric(18,6) not null, "value" numeric(14,2) not null);`,
    );
    this.addSql(`alter table "item_stock" add constraint "item_stock_item_unique" unique ("item_id");`);

    this.addSql(
      `create table "inventory_adjustment_line" ("id" serial primary key, "adjustment_id" int not null, "position" int not null, "item_id" int not null, "counted" numeric(18,6) null, "difference" numeric(18,6) null, "unit_cost" numeric(18,6) null, "new_value" numeric(14,2) null, "value_difference" numeric(14,2) null);`,
    );
    this.addSql(`create index "inventory_adjustment_line_item_id_index" on "inventory_adjustment_line" ("item_id");`);
    this.addSql(
      `alter table "inventory_adjustment_line" add constraint "inventory_adjustment_line_position_unique" unique ("adjustment_id", "position") deferrable initially deferred;`,
    );
    this.addSql(
      `alter table "inventory_adjustment_line" add constraint "inventory_adjustment_line_item_unique" unique ("adjustment_id", "item_id") deferrable initially deferred;`,
    );

    this.addSql(`alter table "file" drop constraint "file_subject_check";`);
    this.addSql(
      `alter table "file" add constraint "file_subject_check" check ("subject" in ('Invoice', 'Estimate', 'Project', 'Customer', 'Vendor', 'Item', 'InventoryAdjustment', 'Organisation', 'User'));`,
    );

    this.addSql(`alter table "organisation" add "negative_stock" text not null default 'refuse';`);
    this.addSql(
      `alter table "organisation" add constraint "organisation_negative_stock_check" check ("negative_stock" in ('refuse', 'warn'));`,
    );

    this.addSql(
      `alter table "item" add "barcode" varchar(50) null, add "stock_tracked" boolean not null default false, add "reorder_level" numeric(18,6) null, add "preferred_vendor_id" int null;`,
    );
    this.addSql(
      `alter table "item" add constraint "item_preferred_vendor_id_foreign" foreign key ("preferred_vendor_id") references "vendor" ("id") on delete restrict;`,
    );
    this.addSql(`create unique index "item_barcode_unique" on "item" ("barcode") where "barcode" is not null;`);
    this.addSql(
      `create index "item_preferred_vendor_index" on "item" ("preferred_vendor_id") where "preferred_vendor_id" is not null;`,
    );
    this.addSql(`alter table "item" add constraint "item_reorder_level" check (reorder_level is null or reorder_level >= 0);`);
    this.addSql(`alter table "item" add constraint "item_tracked" check (not stock_tracked or kind = 'goods');`);

    this.addSql(
      `alter table "inventory_adjustment" add constraint "inventory_adjustment_reason_id_foreign" foreign key ("reason_id") references "classifier" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "inventory_adjustment" add constraint "inventory_adjustment_posted_by_id_foreign" foreign key ("posted_by_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "inventory_adjustment" add constraint "inventory_adjustment_posted" check ((status = 'draft') = (posted_at is null));`,
    );
    this.addSql(
      `alter table "inventory_adjustment" add constraint "inventory_adjustment_reversed" check ((status = 'reversed') = (reversal_date is not null));`,
    );
    this.addSql(
      `alter table "inventory_adjustment" add constraint "inventory_adjustment_reversal" check (reversal_date is null or reversal_date >= adjustment_date);`,
    );
    this.addSql(
      `alter table "inventory_adjustment" add constraint "inventory_adjustment_draft_value" check (status <> 'draft' or value = 0);`,
    );
    this.addSql(
      `alter table "inventory_adjustment" add constraint "inventory_adjustment_kind_check" check ("kind" in ('quantity', 'value'));`,
    );
    this.addSql(
      `alter table "inventory_adjustment" add constraint "inventory_adjustment_status_check" check ("status" in ('draft', 'posted', 'reversed'));`,
    );
    this
      .addSql(`create or replace function "inventory_adjustment_inventory_adjustment_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE' or new.status = 'draft' or old.status = 'reversed' and new.status <> 'reversed'
          or (old.kind, old.adjustment_date, old.reason_id, old.reference_number, old.posted_at, old.posted_by_id, old.value) is distinct from (new.kind, new.adjustment_date, new.reason_id, new.reference_number, new.posted_at, new.posted_by_id, new.value)) then
        raise exception 'a posted adjustment is frozen' using errcode = 'restrict_violation', constraint = 'inventory_adjustment_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "inventory_adjustment_frozen" BEFORE UPDATE OR DELETE on "inventory_adjustment" for each ROW execute function "inventory_adjustment_inventory_adjustment_frozen_fn"();`,
    );

    this.addSql(
      `alter table "stock_move" add constraint "stock_move_item_id_foreign" foreign key ("item_id") references "item" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "stock_move" add constraint "stock_move_origin_id_foreign" foreign key ("origin_id") references "stock_move" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "stock_move" add constraint "stock_move_corrects_id_foreign" foreign key ("corrects_id") references "stock_move" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "stock_move" add constraint "stock_move_reason_id_foreign" foreign key ("reason_id") references "classifier" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "stock_move" add constraint "stock_move_holder_id_foreign" foreign key ("holder_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "stock_move" add constraint "stock_move_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "stock_move" add constraint "stock_move_quantity" check ((quantity = 0) = (kind in ('adjustValue', 'correction')));`,
    );
    this.addSql(
      `alter table "stock_move" add constraint "stock_move_correction" check ((corrects_id is not null) = (kind = 'correction'));`,
    );
    this.addSql(
      `alter table "stock_move" add constraint "stock_move_holder" check ((holder_id is not null) = (kind in ('issue', 'issueReturn')));`,
    );
    this.addSql(
      `alter table "stock_move" add constraint "stock_move_document" check ((subject is null) = (subject_id is null));`,
    );
    this.addSql(
      `alter table "stock_move" add constraint "stock_move_nothing_is_worth_nothing" check (quantity_after <> 0 or value_after = 0 or quantity > 0);`,
    );
    this.addSql(
      `alter table "stock_move" add constraint "stock_move_kind_check" check ("kind" in ('opening', 'bill', 'invoice', 'adjustQuantity', 'adjustValue', 'return', 'issue', 'issueReturn', 'correction'));`,
    );
    this.addSql(
      `alter table "stock_move" add constraint "stock_move_subject_check" check ("subject" in ('InventoryAdjustment'));`,
    );
    this
      .addSql(`create or replace function "stock_move_stock_move_append_only_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' or coalesce(current_setting('kontor.recomputing', true), '') <> 'stock'
          or (old.item_id, old.move_date, old.kind, old.quantity, old.given_value, old.origin_id, old.corrects_id, old.subject, old.subject_id, old.reference, old.reason_id, old.holder_id, old.user_id, old.note) is distinct from (new.item_id, new.move_date, new.kind, new.quantity, new.given_value, new.origin_id, new.corrects_id, new.subject, new.subject_id, new.reference, new.reason_id, new.holder_id, new.user_id, new.note)
          or old.move_date <= (select lock_date from organisation) then
        raise exception 'stock moves are never changed' using errcode = 'restrict_violation', constraint = 'stock_move_append_only';       end if;       return new; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "stock_move_append_only" BEFORE UPDATE OR DELETE on "stock_move" for each ROW execute function "stock_move_stock_move_append_only_fn"();`,
    );
    this.addSql(`create or replace function stock_move_stock_move_kept_insert_fn() returns trigger as \$\$ begin 
    if exists (select 1 from changed where quantity < 0 and quantity_after < 0) and (select negative_stock from organisation) = 'refuse' then
      raise exception 'stock would fall below zero' using errcode = 'check_violation', constraint = 'stock_move_kept_insert';     end if;     update item_stock s set quantity = s.quantity + d.quantity, value = s.value + d.value from (select item_id, sum(quantity) as quantity, sum(value) as value from changed group by item_id) d where s.item_id = d.item_id;     insert into item_stock (item_id, quantity, value) select d.item_id, d.quantity, d.value from (select item_id, sum(quantity) as quantity, sum(value) as value from changed group by item_id) d
      where not exists (select 1 from item_stock s where s.item_id = d.item_id); return null; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "stock_move_kept_insert" after insert on "stock_move" referencing new table as changed for each statement execute function stock_move_stock_move_kept_insert_fn();`,
    );
    this.addSql(`create or replace function stock_move_stock_move_kept_update_fn() returns trigger as \$\$ begin 
    if exists (select 1 from changed c join was w on w.id = c.id where c.quantity_after < 0 and c.quantity_after < w.quantity_after) and (select negative_stock from organisation) = 'refuse' then
      raise exception 'stock would fall below zero' using errcode = 'check_violation', constraint = 'stock_move_kept_update';     end if;     update item_stock s set quantity = s.quantity + d.quantity, value = s.value + d.value from (select c.item_id, 0::numeric as quantity, sum(c.value - w.value) as value from changed c join was w on w.id = c.id group by c.item_id) d where s.item_id = d.item_id;     insert into item_stock (item_id, quantity, value) select d.item_id, d.quantity, d.value from (select c.item_id, 0::numeric as quantity, sum(c.value - w.value) as value from changed c join was w on w.id = c.id group by c.item_id) d
      where not exists (select 1 from item_stock s where s.item_id = d.item_id); return null; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "stock_move_kept_update" after update on "stock_move" referencing new table as changed old table as was for each statement execute function stock_move_stock_move_kept_update_fn();`,
    );

    this.addSql(
      `alter table "item_stock" add constraint "item_stock_item_id_foreign" foreign key ("item_id") references "item" ("id") on delete restrict;`,
    );
    this.addSql(
      `create or replace function "item_stock_item_stock_kept_fn"() returns trigger as \$\$ begin if pg_trigger_depth() < 2 then raise exception 'the ledger keeps the stock of items' using errcode = 'restrict_violation', constraint = 'item_stock_kept'; end if; return coalesce(new, old); end; \$\$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "item_stock_kept" BEFORE INSERT OR UPDATE OR DELETE on "item_stock" for each ROW execute function "item_stock_item_stock_kept_fn"();`,
    );

    this.addSql(
      `alter table "inventory_adjustment_line" add constraint "inventory_adjustment_line_adjustment_id_foreign" foreign key ("adjustment_id") references "inventory_adjustment" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "inventory_adjustment_line" add constraint "inventory_adjustment_line_item_id_foreign" foreign key ("item_id") references "item" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "inventory_adjustment_line" add constraint "inventory_adjustment_line_says_one_thing" check (num_nonnulls(counted, difference, new_value, value_difference) = 1);`,
    );
    this.addSql(
      `alter table "inventory_adjustment_line" add constraint "inventory_adjustment_line_counted" check (counted is null or counted >= 0);`,
    );
    this.addSql(
      `alter table "inventory_adjustment_line" add constraint "inventory_adjustment_line_new_value" check (new_value is null or new_value >= 0);`,
    );
    this.addSql(
      `alter table "inventory_adjustment_line" add constraint "inventory_adjustment_line_unit_cost" check (unit_cost is null or unit_cost >= 0 and new_value is null and value_difference is null);`,
    );
    this
      .addSql(`create or replace function "inventory_adjustment_line_inventory_adjustment_line_frozen_fn"() returns trigger as \$\$ begin if exists (select 1 from inventory_adjustment where id = coalesce(new.adjustment_id, old.adjustment_id) and status <> 'draft') then
        raise exception 'the lines of a posted adjustment are frozen' using errcode = 'restrict_violation', constraint = 'inventory_adjustment_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "inventory_adjustment_line_frozen" BEFORE INSERT OR UPDATE OR DELETE on "inventory_adjustment_line" for each ROW execute function "inventory_adjustment_line_inventory_adjustment_line_frozen_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "inventory_adjustment_line" drop constraint "inventory_adjustment_line_adjustment_id_foreign";`);
    this.addSql(`alter table "stock_move" drop constraint "stock_move_origin_id_foreign";`);
    this.addSql(`alter table "stock_move" drop constraint "stock_move_corrects_id_foreign";`);

    this.addSql(`drop trigger if exists "inventory_adjustment_frozen" on "inventory_adjustment";`);
    this.addSql(`drop function if exists "inventory_adjustment_inventory_adjustment_frozen_fn"();`);
    this.addSql(`drop table if exists "inventory_adjustment" cascade;`);
    this.addSql(`drop trigger if exists "stock_move_append_only" on "stock_move";`);
    this.addSql(`drop function if exists "stock_move_stock_move_append_only_fn"();`);
    this.addSql(`drop trigger if exists "stock_move_kept_insert" on "stock_move";`);
    this.addSql(`drop function if exists "stock_move_stock_move_kept_insert_fn"();`);
    this.addSql(`drop trigger if exists "stock_move_kept_update" on "stock_move";`);
    this.addSql(`drop function if exists "stock_move_stock_move_kept_update_fn"();`);
    this.addSql(`drop table if exists "stock_move" cascade;`);
    this.addSql(`drop trigger if exists "item_stock_kept" on "item_stock";`);
    this.addSql(`drop function if exists "item_stock_item_stock_kept_fn"();`);
    this.addSql(`drop table if exists "item_stock" cascade;`);
    this.addSql(`drop trigger if exists "inventory_adjustment_line_frozen" on "inventory_adjustment_line";`);
    this.addSql(`drop function if exists "inventory_adjustment_line_inventory_adjustment_line_frozen_fn"();`);
    this.addSql(`drop table if exists "inventory_adjustment_line" cascade;`);

    this.addSql(`alter table "item" drop constraint "item_preferred_vendor_id_foreign";`);

    this.addSql(`alter table "file" drop constraint "file_subject_check";`);
    this.addSql(
      `alter table "file" add constraint "file_subject_check" check ("subject" in ('Invoice', 'Estimate', 'Project', 'Customer', 'Vendor', 'Item', 'Organisation', 'User'));`,
    );

    this.addSql(`drop index "item_barcode_unique";`);
    this.addSql(`drop index "item_preferred_vendor_index";`);
    this.addSql(`alter table "item" drop constraint "item_reorder_level";`);
    this.addSql(`alter table "item" drop constraint "item_tracked";`);
    this.addSql(
      `alter table "item" drop column "barcode", drop column "stock_tracked", drop column "reorder_level", drop column "preferred_vendor_id";`,
    );

    this.addSql(`alter table "organisation" drop constraint "organisation_negative_stock_check";`);
    this.addSql(`alter table "organisation" drop column "negative_stock";`);
  }
}
