import { Migration } from '@mikro-orm/migrations';

export class Migration20261123164101 extends Migration {
  override name = 'Migration20261123164101';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "bill" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "status" text not null default 'draft', "number" varchar(50) null, "vendor_id" int not null, "reference_number" varchar(50) null, "order_number" varchar(50) null, "bill_date" date not null, "due_date" date not null, "supply_date" date null, "currency" varchar(3) not null, "exchange_rate" numeric(20,10) not null default 1, "exchange_rate_inverted" boolean not null default false, "exchange_rate_date" date null, "exchange_rate_source" varchar(100) null, "prices_include_tax" boolean not null default false, "reverse_charge" boolean not null default false, "discount_percent" numeric(6,3) null, "discount_amount" numeric(14,2) null, "subtotal" numeric(14,2) not null default 0, "discount" numeric(14,2) not null default 0, "net" numeric(14,2) not null default 0, "tax" numeric(14,2) not null default 0, "reverse_tax" numeric(14,2) not null default 0, "deductible_tax" numeric(14,2) not null default 0, "total" numeric(14,2) not null default 0, "paid" numeric(14,2) not null default 0, "balance" numeric(14,2) not null default 0, "approved_at" timestamptz null, "approved_by_id" int null, "opened_at" timestamptz null, "paid_at" timestamptz null, "void_reason" varchar(500) null, "comment" text null, "customer_notes" text null, "terms" text null);`,
    );
    this.addSql(
      `create unique index "bill_number_unique" on "bill" ("vendor_id", extract(year from "bill_date"), lower(regexp_replace("number", '\\s', '', 'g'))) where "number" is not null and "status" <> 'void';`,
    );
    this.addSql(
      `create unique index "bill_reference_unique" on "bill" (lower(regexp_replace("reference_number", '\\s', '', 'g'))) where "reference_number" is not null;`,
    );
    this.addSql(`create index "bill_vendor_index" on "bill" ("vendor_id", "status", "bill_date", "id");`);
    this.addSql(`create index "bill_date_index" on "bill" ("bill_date", "id");`);
    this.addSql(`create index "bill_status_index" on "bill" ("status", "bill_date", "id");`);
    this.addSql(`create index "bill_due_index" on "bill" ("due_date") where "status" in ('open', 'partlyPaid');`);
    this.addSql(`create index "bill_approved_by_index" on "bill" ("approved_by_id") where "approved_by_id" is not null;`);
    this.addSql(
      `create index "bill_text_search" on "bill" using gin ("number" gin_trgm_ops, "reference_number" gin_trgm_ops, "order_number" gin_trgm_ops);`,
    );

    this.addSql(
      `create table "bill_tax" ("id" serial primary key, "bill_id" int not null, "category" text not null, "percent" numeric(6,3) null, "base" numeric(14,2) not null, "amount" numeric(14,2) not null, "deductible" numeric(14,2) not null);`,
    );
    this.addSql(`create index "bill_tax_bill_id_index" on "bill_tax" ("bill_id");`);

    this.addSql(
      `create table "bill_line" ("id" serial primary key, "bill_id" int not null, "position" int not null, "category_id" int null, "item_id" int null, "description" text not null, "quantity" numeric(18,6) not null, "unit" varchar(3) not null, "unit_cost" numeric(18,6) not null, "discount_percent" numeric(6,3) not null default 0, "discount_amount" numeric(14,2) null, "discount" numeric(14,2) not null default 0, "tax_rate_id" int not null, "tax_name" varchar(60) not null, "tax_percent" numeric(6,3) null, "tax_category" text not null, "tax_reason" varchar(200) null, "tax_isaf_code" varchar(10) null, "tax_saft_code" varchar(10) null, "tax_amount" numeric(14,2) null, "net" numeric(14,2) not null, "base" numeric(14,2) not null, "tax" numeric(14,2) not null, "deductible_percent" numeric(6,3) not null default 100, "deductible_tax" numeric(14,2) not null, "project_id" int null, "customer_id" int null, "billable" boolean not null default false, "mark_up_percent" numeric(7,3) null, "mark_up" numeric(7,3) not null default 0, "unit_price" numeric(18,6) null);`,
    );
    this.addSql(`create index "bill_line_category_id_index" on "bill_line" ("category_id");`);
    this.addSql(`create index "bill_line_item_id_index" on "bill_line" ("item_id");`);
    this.addSql(`create index "bill_line_tax_rate_id_index" on "bill_line" ("tax_rate_id");`);
    this.addSql(`create index "bill_line_project_id_index" on "bill_line" ("project_id");`);
    this.addSql(`create index "bill_line_customer_id_index" on "bill_line" ("customer_id");`);
    this.addSql(
      `alter table "bill_line" add constraint "bill_line_position_unique" unique ("bill_id", "position") deferrable initially deferred;`,
    );

    this.addSql(
      `create table "vendor_payment" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "vendor_id" int not null, "payment_date" date not null, "amount" numeric(14,2) not null, "currency" varchar(3) not null, "exchange_rate" numeric(20,10) not null default 1, "exchange_rate_inverted" boolean not null default false, "method" text not null, "reference" varchar(100) null);`,
    );
    this.addSql(`create index "vendor_payment_vendor_index" on "vendor_payment" ("vendor_id", "payment_date", "id");`);
    this.addSql(`create index "vendor_payment_date_index" on "vendor_payment" ("payment_date", "id");`);
    this.addSql(`create index "vendor_payment_reference_search" on "vendor_payment" using gin ("reference" gin_trgm_ops);`);

    this.addSql(
      `create table "vendor_payment_allocation" ("id" serial primary key, "vendor_payment_id" int not null, "bill_id" int not null, "amount" numeric(14,2) not null);`,
    );
    this.addSql(`create index "vendor_payment_allocation_bill_id_index" on "vendor_payment_allocation" ("bill_id");`);
    this.addSql(
      `alter table "vendor_payment_allocation" add constraint "vendor_payment_allocation_unique" unique ("vendor_payment_id", "bill_id");`,
    );

    this.addSql(`alter table "customer" add "mark_up_percent" numeric(7,3) null;`);

    this.addSql(`alter table "project" add "mark_up_percent" numeric(7,3) null;`);

    this.addSql(`alter table "file" drop constraint "file_subject_check";`);
    this.addSql(
      `alter table "file" add constraint "file_subject_check" check ("subject" in ('Invoice', 'Estimate', 'Project', 'Customer', 'Vendor', 'Bill', 'Item', 'InventoryAdjustment', 'Organisation', 'User'));`,
    );

    this.addSql(
      `alter table "organisation" add "mark_up_percent" numeric(7,3) null, add "bill_approval" boolean not null default false;`,
    );

    this.addSql(`alter table "invoice_source" drop constraint "invoice_source_exactly_one";`);
    this.addSql(`alter table "invoice_source" add "bill_line_id" int null;`);
    this.addSql(
      `alter table "invoice_source" add constraint "invoice_source_bill_line_id_foreign" foreign key ("bill_line_id") references "bill_line" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "invoice_source" add constraint "invoice_source_bill_line_unique" unique ("bill_line_id", "held") deferrable initially deferred;`,
    );
    this.addSql(
      `alter table "invoice_source" add constraint "invoice_source_exactly_one" check (num_nonnulls(time_entry_id, bill_line_id) = 1);`,
    );

    this.addSql(
      `alter table "bill" add constraint "bill_vendor_id_foreign" foreign key ("vendor_id") references "vendor" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "bill" add constraint "bill_approved_by_id_foreign" foreign key ("approved_by_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "bill" add constraint "bill_total_sum" check (total = net + tax and (net = subtotal - discount or prices_include_tax));`,
    );
    this.addSql(`alter table "bill" add constraint "bill_total" check (total >= 0 and (total > 0 or status = 'draft'));`);
    this.addSql(
      `alter table "bill" add constraint "bill_one_discount" check (discount_percent is null or discount_amount is null);`,
    );
    this.addSql(`alter table "bill" add constraint "bill_exchange_rate" check (exchange_rate > 0);`);
    this.addSql(`alter table "bill" add constraint "bill_due_after_date" check (due_date >= bill_date);`);
    this.addSql(
      `alter table "bill" add constraint "bill_reverse_charge" check (reverse_charge and tax = 0 and not prices_include_tax or not reverse_charge and reverse_tax = 0);`,
    );
    this.addSql(
      `alter table "bill" add constraint "bill_balance" check (balance = case when status = 'void' then 0 else total - paid end);`,
    );
    this.addSql(
      `alter table "bill" add constraint "bill_paid_exactly" check (case status when 'partlyPaid' then paid > 0 and paid < total when 'paid' then paid = total else paid = 0 end);`,
    );
    this.addSql(`alter table "bill" add constraint "bill_approved" check ((approved_at is null) = (approved_by_id is null));`);
    this.addSql(`alter table "bill" add constraint "bill_opened" check ((status = 'draft') = (opened_at is null));`);
    this.addSql(`alter table "bill" add constraint "bill_paid_at" check ((status = 'paid') = (paid_at is not null));`);
    this.addSql(`alter table "bill" add constraint "bill_void_reason" check ((status = 'void') = (void_reason is not null));`);
    this.addSql(
      `alter table "bill" add constraint "bill_status_check" check ("status" in ('draft', 'open', 'partlyPaid', 'paid', 'void'));`,
    );
    this
      .addSql(`create or replace function "bill_bill_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE'
          or new.status = 'draft' and old.status <> 'open'
          or new.status <> 'draft' and ((old.number, old.bill_date, old.supply_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.prices_include_tax, old.reverse_charge, old.subtotal, old.discount, old.net, old.tax, old.reverse_tax, old.deductible_tax, old.total, old.approved_at) is distinct from (new.number, new.bill_date, new.supply_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.prices_include_tax, new.reverse_charge, new.subtotal, new.discount, new.net, new.tax, new.reverse_tax, new.deductible_tax, new.total, new.approved_at))
          or (old.vendor_id <> new.vendor_id
          and format('vendor %s %s', old.vendor_id, new.vendor_id) is distinct from current_setting('kontor.merging', true))) then
        raise exception 'an open bill is frozen' using errcode = 'restrict_violation', constraint = 'bill_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "bill_frozen" BEFORE UPDATE OR DELETE on "bill" for each ROW execute function "bill_bill_frozen_fn"();`,
    );

    this.addSql(
      `alter table "bill_tax" add constraint "bill_tax_bill_id_foreign" foreign key ("bill_id") references "bill" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "bill_tax" add constraint "bill_tax_category_check" check ("category" in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O'));`,
    );

    this.addSql(
      `alter table "bill_line" add constraint "bill_line_bill_id_foreign" foreign key ("bill_id") references "bill" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "bill_line" add constraint "bill_line_category_id_foreign" foreign key ("category_id") references "classifier" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "bill_line" add constraint "bill_line_item_id_foreign" foreign key ("item_id") references "item" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "bill_line" add constraint "bill_line_tax_rate_id_foreign" foreign key ("tax_rate_id") references "tax_rate" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "bill_line" add constraint "bill_line_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "bill_line" add constraint "bill_line_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "bill_line" add constraint "bill_line_cost" check (unit_cost >= 0 and quantity <> 0);`);
    this.addSql(
      `alter table "bill_line" add constraint "bill_line_one_discount" check (discount_percent = 0 or discount_amount is null);`,
    );
    this.addSql(
      `alter table "bill_line" add constraint "bill_line_deductible" check (deductible_percent >= 0 and deductible_percent <= 100);`,
    );
    this.addSql(`alter table "bill_line" add constraint "bill_line_typed_tax" check (tax_amount is null or tax = tax_amount);`);
    this.addSql(
      `alter table "bill_line" add constraint "bill_line_billable" check (not billable and unit_price is null or billable and unit_price is not null and num_nonnulls(project_id, customer_id) > 0);`,
    );
    this.addSql(
      `alter table "bill_line" add constraint "bill_line_tax_category_check" check ("tax_category" in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O'));`,
    );
    this
      .addSql(`create or replace function "bill_line_bill_line_frozen_fn"() returns trigger as \$\$ begin if exists (select 1 from bill where id = coalesce(new.bill_id, old.bill_id) and status <> 'draft') and not (tg_op = 'UPDATE'
          and format('customer %s %s', old.customer_id, new.customer_id) is not distinct from current_setting('kontor.merging', true)) then
        raise exception 'an open bill is frozen' using errcode = 'restrict_violation', constraint = 'bill_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "bill_line_frozen" BEFORE INSERT OR UPDATE OR DELETE on "bill_line" for each ROW execute function "bill_line_bill_line_frozen_fn"();`,
    );

    this.addSql(
      `alter table "vendor_payment" add constraint "vendor_payment_vendor_id_foreign" foreign key ("vendor_id") references "vendor" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "vendor_payment" add constraint "vendor_payment_amount" check (amount > 0);`);
    this.addSql(`alter table "vendor_payment" add constraint "vendor_payment_exchange_rate" check (exchange_rate > 0);`);
    this.addSql(
      `alter table "vendor_payment" add constraint "vendor_payment_method_check" check ("method" in ('bankTransfer', 'card', 'cash', 'other'));`,
    );

    this.addSql(
      `alter table "vendor_payment_allocation" add constraint "vendor_payment_allocation_vendor_payment_id_foreign" foreign key ("vendor_payment_id") references "vendor_payment" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "vendor_payment_allocation" add constraint "vendor_payment_allocation_bill_id_foreign" foreign key ("bill_id") references "bill" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "vendor_payment_allocation" add constraint "vendor_payment_allocation_amount" check (amount > 0);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "invoice_source" where "bill_line_id" is not null;`);
    this.addSql(`delete from "file" where "subject" = 'Bill';`);
    this.addSql(`alter table "bill_tax" drop constraint "bill_tax_bill_id_foreign";`);
    this.addSql(`alter table "bill_line" drop constraint "bill_line_bill_id_foreign";`);
    this.addSql(`alter table "vendor_payment_allocation" drop constraint "vendor_payment_allocation_bill_id_foreign";`);
    this.addSql(`alter table "invoice_source" drop constraint "invoice_source_bill_line_id_foreign";`);
    this.addSql(`alter table "vendor_payment_allocation" drop constraint "vendor_payment_allocation_vendor_payment_id_foreign";`);

    this.addSql(`drop trigger if exists "bill_frozen" on "bill";`);
    this.addSql(`drop function if exists "bill_bill_frozen_fn"();`);
    this.addSql(`drop table if exists "bill" cascade;`);
    this.addSql(`drop table if exists "bill_tax" cascade;`);
    this.addSql(`drop trigger if exists "bill_line_frozen" on "bill_line";`);
    this.addSql(`drop function if exists "bill_line_bill_line_frozen_fn"();`);
    this.addSql(`drop table if exists "bill_line" cascade;`);
    this.addSql(`drop table if exists "vendor_payment" cascade;`);
    this.addSql(`drop table if exists "vendor_payment_allocation" cascade;`);

    this.addSql(`alter table "customer" drop column "mark_up_percent";`);

    this.addSql(`alter table "file" drop constraint "file_subject_check";`);
    this.addSql(
      `alter table "file" add constraint "file_subject_check" check ("subject" in ('Invoice', 'Estimate', 'Project', 'Customer', 'Vendor', 'Item', 'InventoryAdjustment', 'Organisation', 'User'));`,
    );

    this.addSql(`alter table "invoice_source" drop constraint "invoice_source_bill_line_unique";`);
    this.addSql(`alter table "invoice_source" drop constraint "invoice_source_exactly_one";`);
    this.addSql(`alter table "invoice_source" drop column "bill_line_id";`);
    this.addSql(
      `alter table "invoice_source" add constraint "invoice_source_exactly_one" check (num_nonnulls(time_entry_id) = 1);`,
    );

    this.addSql(`alter table "organisation" drop column "mark_up_percent", drop column "bill_approval";`);

    this.addSql(`alter table "project" drop column "mark_up_percent";`);
  }
}
