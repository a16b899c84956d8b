import { Migration } from '@mikro-orm/migrations';

export class Migration20261123104405 extends Migration {
  override name = 'Migration20261123104405';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "record_import" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "kind" text not null, "file_name" varchar(200) not null, "row_count" int not null, "created_count" int not null, "updated_count" int not null, "records" jsonb not null, "created_by_id" int not null, "undone_at" timestamptz null);`,
    );
    this.addSql(`create index "record_import_created_by_id_index" on "record_import" ("created_by_id");`);
    this.addSql(`create index "record_import_kind_index" on "record_import" ("kind", "created_at", "id");`);

    this.addSql(`alter table "invoice" drop constraint "invoice_number_series";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_snapshot_when_issued";`);
    this.addSql(`drop trigger if exists "invoice_frozen" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_frozen_fn"();`);
    this.addSql(`alter table "invoice" add "opening" boolean not null default false;`);
    this.addSql(
      `alter table "invoice" add constraint "invoice_opening" check (not opening or (status <> 'draft' and snapshot is null and number_series_id is null and subtotal = total and tax = 0 and pdf_state = 'none'));`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_number_series" check (number is null or number_series_id is not null or opening);`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_snapshot_when_issued" check (opening or (status = 'draft') = (snapshot is null));`,
    );
    this
      .addSql(`create or replace function "invoice_invoice_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and not (tg_op = 'DELETE' and old.opening and old.paid = 0 and old.written_off = 0) and (tg_op = 'DELETE' or new.status = 'draft'
          or (old.opening, old.number, old.number_series_id, old.invoice_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.supply_date, old.advance_date, old.delivery_place, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total, old.prepaid, old.rounding)
             is distinct from (new.opening, new.number, new.number_series_id, new.invoice_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.supply_date, new.advance_date, new.delivery_place, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total, new.prepaid, new.rounding)
          or (old.customer_id <> new.customer_id
          and format('customer %s %s', old.customer_id, new.customer_id) is distinct from current_setting('kontor.merging', true))
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued invoice is frozen' using errcode = 'restrict_violation', constraint = 'invoice_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(`drop index "invoice_income_index";`);
    this.addSql(
      `create index "invoice_income_index" on "invoice" ("invoice_date") include ("net", "exchange_rate", "exchange_rate_inverted") where "status" in ('sent', 'paid') and not "opening";`,
    );
    this.addSql(
      `create trigger "invoice_frozen" BEFORE UPDATE OR DELETE on "invoice" for each ROW execute function "invoice_invoice_frozen_fn"();`,
    );

    this.addSql(
      `alter table "record_import" add constraint "record_import_created_by_id_foreign" foreign key ("created_by_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "record_import" add constraint "record_import_kind_check" check ("kind" in ('Customer', 'Item', 'Invoice'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "record_import" cascade;`);

    this.addSql(`alter table "invoice" drop constraint "invoice_opening";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_number_series";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_snapshot_when_issued";`);
    this.addSql(`drop trigger if exists "invoice_frozen" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_frozen_fn"();`);
    this.addSql(`drop index "invoice_income_index";`);
    this.addSql(`delete from "invoice" where "opening";`);
    this.addSql(`alter table "invoice" drop column "opening";`);
    this.addSql(
      `create index "invoice_income_index" on "invoice" ("invoice_date") include ("net", "exchange_rate", "exchange_rate_inverted") where "status" in ('sent', 'paid');`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_number_series" check (number is null or number_series_id is not null);`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_snapshot_when_issued" check ((status = 'draft') = (snapshot is null));`,
    );
    this
      .addSql(`create or replace function "invoice_invoice_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE' or new.status = 'draft'
          or (old.number, old.number_series_id, old.invoice_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.supply_date, old.advance_date, old.delivery_place, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total, old.prepaid, old.rounding)
             is distinct from (new.number, new.number_series_id, new.invoice_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.supply_date, new.advance_date, new.delivery_place, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total, new.prepaid, new.rounding)
          or (old.customer_id <> new.customer_id
          and format('customer %s %s', old.customer_id, new.customer_id) is distinct from current_setting('kontor.merging', true))
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued invoice is frozen' using errcode = 'restrict_violation', constraint = 'invoice_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "invoice_frozen" BEFORE UPDATE OR DELETE on "invoice" for each ROW execute function "invoice_invoice_frozen_fn"();`,
    );
  }
}
