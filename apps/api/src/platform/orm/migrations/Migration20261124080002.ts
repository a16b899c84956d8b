import { Migration } from '@mikro-orm/migrations';

export class Migration20261124080002 extends Migration {
  override name = 'Migration20261124080002';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "vendor_credit_note" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "status" text not null default 'draft', "number" varchar(50) null, "vendor_id" int not null, "credit_date" date not null, "supply_date" date null, "currency" varchar(3) not null, "exchange_rate" numeric(20,10) not null default 1, "exchange_rate_inverted" boolean not null default false, "exchange_rate_date" date null, "exchange_rate_source" varchar(100) null, "prices_include_tax" boolean not null default false, "reverse_charge" boolean not null default false, "discount_percent" numeric(6,3) null, "discount_amount" numeric(14,2) null, "subtotal" numeric(14,2) not null default 0, "discount" numeric(14,2) not null default 0, "net" numeric(14,2) not null default 0, "tax" numeric(14,2) not null default 0, "reverse_tax" numeric(14,2) not null default 0, "deductible_tax" numeric(14,2) not null default 0, "total" numeric(14,2) not null default 0, "applied" numeric(14,2) not null default 0, "refunded" numeric(14,2) not null default 0, "available" numeric(14,2) not null default 0, "opened_at" timestamptz null, "void_reason" varchar(500) null, "comment" text null);`,
    );
    this.addSql(
      `create unique index "vendor_credit_note_number_unique" on "vendor_credit_note" ("vendor_id", extract(year from "credit_date"), lower(regexp_replace("number", '\\s', '', 'g'))) where "number" is not null and "status" <> 'void';`,
    );
    this.addSql(
      `create index "vendor_credit_note_vendor_index" on "vendor_credit_note" ("vendor_id", "status", "credit_date", "id");`,
    );
    this.addSql(`create index "vendor_credit_note_date_index" on "vendor_credit_note" ("credit_date", "id");`);
    this.addSql(`create index "vendor_credit_note_status_index" on "vendor_credit_note" ("status", "credit_date", "id");`);
    this.addSql(`create index "vendor_credit_note_text_search" on "vendor_credit_note" using gin ("number" gin_trgm_ops);`);

    this.addSql(
      `create table "vendor_credit_application" ("id" serial primary key, "vendor_credit_note_id" int not null, "bill_id" int not null, "application_date" date not null, "amount" numeric(14,2) not null);`,
    );
    this.addSql(
      `create index "vendor_credit_application_vendor_credit_note_id_index" on "vendor_credit_application" ("vendor_credit_note_id");`,
    );
    this.addSql(`create index "vendor_credit_application_bill_id_index" on "vendor_credit_application" ("bill_id");`);
    this.addSql(`create index "vendor_credit_application_date_index" on "vendor_credit_application" ("application_date");`);

    this.addSql(
      `create table "received_vendor_credit" ("id" serial primary key, "vendor_credit_note_id" int not null, "created_at" timestamptz not null default now(), "file_id" int not null, "sha256" varchar(64) not null, "said" jsonb not null, "findings" jsonb not null);`,
    );
    this.addSql(
      `alter table "received_vendor_credit" add constraint "received_vendor_credit_note_unique" unique ("vendor_credit_note_id");`,
    );
    this.addSql(`alter table "received_vendor_credit" add constraint "received_vendor_credit_sha256_unique" unique ("sha256");`);
    this.addSql(`alter table "received_vendor_credit" add constraint "received_vendor_credit_file_unique" unique ("file_id");`);

    this.addSql(
      `create table "vendor_credit_note_bill" ("id" serial primary key, "vendor_credit_note_id" int not null, "bill_id" int not null);`,
    );
    this.addSql(`create index "vendor_credit_note_bill_bill_id_index" on "vendor_credit_note_bill" ("bill_id");`);
    this.addSql(
      `alter table "vendor_credit_note_bill" add constraint "vendor_credit_note_bill_unique" unique ("vendor_credit_note_id", "bill_id");`,
    );

    this.addSql(
      `create table "vendor_credit_note_line" ("id" serial primary key, "vendor_credit_note_id" int not null, "position" int not null, "category_id" int null, "item_id" int null, "description" text not null, "quantity" numeric(18,6) not null, "unit" varchar(3) not null, "unit_cost" numeric(18,6) not null, "discount_percent" numeric(6,3) not null default 0, "discount_amount" numeric(14,2) null, "discount" numeric(14,2) not null default 0, "tax_rate_id" int not null, "tax_name" varchar(60) not null, "tax_percent" numeric(6,3) null, "tax_category" text not null, "tax_reason" varchar(200) null, "tax_isaf_code" varchar(10) null, "tax_saft_code" varchar(10) null, "tax_amount" numeric(14,2) null, "net" numeric(14,2) not null, "base" numeric(14,2) not null, "tax" numeric(14,2) not null, "deductible_percent" numeric(6,3) not null default 100, "deductible_tax" numeric(14,2) not null, "project_id" int null);`,
    );
    this.addSql(`create index "vendor_credit_note_line_category_id_index" on "vendor_credit_note_line" ("category_id");`);
    this.addSql(`create index "vendor_credit_note_line_item_id_index" on "vendor_credit_note_line" ("item_id");`);
    this.addSql(`create index "vendor_credit_note_line_tax_rate_id_index" on "vendor_credit_note_line" ("tax_rate_id");`);
    this.addSql(`create index "vendor_credit_note_line_project_id_index" on "vendor_credit_note_line" ("project_id");`);
    this.addSql(
      `alter table "vendor_credit_note_line" add constraint "vendor_credit_note_line_position_unique" unique ("vendor_credit_note_id", "position") deferrable initially deferred;`,
    );

    this.addSql(
      `create table "vendor_credit_note_tax" ("id" serial primary key, "vendor_credit_note_id" int not null, "category" text not null, "percent" numeric(6,3) null, "base" numeric(14,2) not null, "amount" numeric(14,2) not null, "deductible" numeric(14,2) not null);`,
    );
    this.addSql(
      `create index "vendor_credit_note_tax_vendor_credit_note_id_index" on "vendor_credit_note_tax" ("vendor_credit_note_id");`,
    );

    this.addSql(
      `create table "vendor_refund" ("id" serial primary key, "vendor_credit_note_id" int not null, "refund_date" date not null, "amount" numeric(14,2) not null, "method" text not null, "reference" varchar(100) null);`,
    );
    this.addSql(`create index "vendor_refund_vendor_credit_note_id_index" on "vendor_refund" ("vendor_credit_note_id");`);
    this.addSql(`create index "vendor_refund_date_index" on "vendor_refund" ("refund_date");`);

    this.addSql(`alter table "file" drop constraint "file_subject_check";`);
    this.addSql(
      `alter table "file" add constraint "file_subject_check" check ("subject" in ('Invoice', 'Estimate', 'CreditNote', 'RetainerInvoice', 'Project', 'Customer', 'Vendor', 'Bill', 'VendorCreditNote', 'Expense', 'Item', 'InventoryAdjustment', 'StockCount', 'Organisation', 'User'));`,
    );

    this.addSql(`alter table "stock_move" drop constraint "stock_move_subject_check";`);
    this.addSql(
      `alter table "stock_move" add constraint "stock_move_subject_check" check ("subject" in ('InventoryAdjustment', 'Bill', 'Invoice', 'CreditNote', 'VendorCreditNote'));`,
    );

    this.addSql(`alter table "bill" drop constraint "bill_balance";`);
    this.addSql(`alter table "bill" drop constraint "bill_paid_exactly";`);
    this.addSql(`alter table "bill" add "credited" numeric(14,2) not null default 0;`);
    this.addSql(`alter table "bill" add constraint "bill_settled" check (paid >= 0 and credited >= 0);`);
    this.addSql(
      `alter table "bill" add constraint "bill_balance" check (balance = case when status = 'void' then 0 else total - paid - credited end);`,
    );
    this.addSql(
      `alter table "bill" add constraint "bill_paid_exactly" check (case status when 'partlyPaid' then paid + credited > 0 and paid + credited < total when 'paid' then paid + credited = total else paid = 0 and credited = 0 end);`,
    );

    this.addSql(
      `alter table "vendor_credit_note" add constraint "vendor_credit_note_vendor_id_foreign" foreign key ("vendor_id") references "vendor" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "vendor_credit_note" add constraint "vendor_credit_note_total_sum" check (total = net + tax and (net = subtotal - discount or prices_include_tax));`,
    );
    this.addSql(
      `alter table "vendor_credit_note" add constraint "vendor_credit_note_total" check (total >= 0 and (total > 0 or status = 'draft'));`,
    );
    this.addSql(
      `alter table "vendor_credit_note" add constraint "vendor_credit_note_one_discount" check (discount_percent is null or discount_amount is null);`,
    );
    this.addSql(`alter table "vendor_credit_note" add constraint "vendor_credit_note_exchange_rate" check (exchange_rate > 0);`);
    this.addSql(
      `alter table "vendor_credit_note" add constraint "vendor_credit_note_reverse_charge" check (reverse_charge and tax = 0 and not prices_include_tax or not reverse_charge and reverse_tax = 0);`,
    );
    this.addSql(
      `alter table "vendor_credit_note" add constraint "vendor_credit_note_available" check (applied >= 0 and refunded >= 0 and available >= 0 and available = case when status = 'void' then 0 else total - applied - refunded end);`,
    );
    this.addSql(
      `alter table "vendor_credit_note" add constraint "vendor_credit_note_used" check (case when status in ('open', 'used') then (status = 'used') = (available = 0) else applied + refunded = 0 end);`,
    );
    this.addSql(
      `alter table "vendor_credit_note" add constraint "vendor_credit_note_opened" check ((status = 'draft') = (opened_at is null));`,
    );
    this.addSql(
      `alter table "vendor_credit_note" add constraint "vendor_credit_note_void_reason" check ((status = 'void') = (void_reason is not null));`,
    );
    this.addSql(
      `alter table "vendor_credit_note" add constraint "vendor_credit_note_status_check" check ("status" in ('draft', 'open', 'used', 'void'));`,
    );
    this
      .addSql(`create or replace function "vendor_credit_note_vendor_credit_note_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE'
          or new.status = 'draft' and old.status <> 'open'
          or new.status <> 'draft' and ((old.number, old.credit_date, old.supply_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.prices_include_tax, old.reverse_charge, old.subtotal, old.discount, old.net, old.tax, old.reverse_tax, old.deductible_tax, old.total) is distinct from (new.number, new.credit_date, new.supply_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.prices_include_tax, new.reverse_charge, new.subtotal, new.discount, new.net, new.tax, new.reverse_tax, new.deductible_tax, new.total))
          or (old.vendor_id <> new.vendor_id
          and format('vendor %s %s', old.vendor_id, new.vendor_id) is distinct from current_setting('kontor.merging', true))) then
        raise exception 'an open credit note is frozen' using errcode = 'restrict_violation', constraint = 'vendor_credit_note_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "vendor_credit_note_frozen" BEFORE UPDATE OR DELETE on "vendor_credit_note" for each ROW execute function "vendor_credit_note_vendor_credit_note_frozen_fn"();`,
    );

    this.addSql(
      `alter table "vendor_credit_application" add constraint "vendor_credit_application_vendor_credit_note_id_foreign" foreign key ("vendor_credit_note_id") references "vendor_credit_note" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "vendor_credit_application" add constraint "vendor_credit_application_bill_id_foreign" foreign key ("bill_id") references "bill" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "vendor_credit_application" add constraint "vendor_credit_application_amount" check (amount > 0);`);

    this.addSql(
      `alter table "received_vendor_credit" add constraint "received_vendor_credit_vendor_credit_note_id_foreign" foreign key ("vendor_credit_note_id") references "vendor_credit_note" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "received_vendor_credit" add constraint "received_vendor_credit_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete no action deferrable initially deferred;`,
    );

    this.addSql(
      `alter table "vendor_credit_note_bill" add constraint "vendor_credit_note_bill_vendor_credit_note_id_foreign" foreign key ("vendor_credit_note_id") references "vendor_credit_note" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "vendor_credit_note_bill" add constraint "vendor_credit_note_bill_bill_id_foreign" foreign key ("bill_id") references "bill" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "vendor_credit_note_line" add constraint "vendor_credit_note_line_vendor_credit_note_id_foreign" foreign key ("vendor_credit_note_id") references "vendor_credit_note" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "vendor_credit_note_line" add constraint "vendor_credit_note_line_category_id_foreign" foreign key ("category_id") references "classifier" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "vendor_credit_note_line" add constraint "vendor_credit_note_line_item_id_foreign" foreign key ("item_id") references "item" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "vendor_credit_note_line" add constraint "vendor_credit_note_line_tax_rate_id_foreign" foreign key ("tax_rate_id") references "tax_rate" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "vendor_credit_note_line" add constraint "vendor_credit_note_line_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "vendor_credit_note_line" add constraint "vendor_credit_note_line_cost" check (unit_cost >= 0 and quantity <> 0);`,
    );
    this.addSql(
      `alter table "vendor_credit_note_line" add constraint "vendor_credit_note_line_one_discount" check (discount_percent = 0 or discount_amount is null);`,
    );
    this.addSql(
      `alter table "vendor_credit_note_line" add constraint "vendor_credit_note_line_deductible" check (deductible_percent >= 0 and deductible_percent <= 100);`,
    );
    this.addSql(
      `alter table "vendor_credit_note_line" add constraint "vendor_credit_note_line_typed_tax" check (tax_amount is null or tax = tax_amount);`,
    );
    this.addSql(
      `alter table "vendor_credit_note_line" add constraint "vendor_credit_note_line_tax_category_check" check ("tax_category" in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O'));`,
    );
    this
      .addSql(`create or replace function "vendor_credit_note_line_vendor_credit_note_line_frozen_fn"() returns trigger as \$\$ begin if exists (select 1 from vendor_credit_note where id = coalesce(new.vendor_credit_note_id, old.vendor_credit_note_id)
          and status <> 'draft') then
        raise exception 'an open credit note is frozen' using errcode = 'restrict_violation', constraint = 'vendor_credit_note_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "vendor_credit_note_line_frozen" BEFORE INSERT OR UPDATE OR DELETE on "vendor_credit_note_line" for each ROW execute function "vendor_credit_note_line_vendor_credit_note_line_frozen_fn"();`,
    );

    this.addSql(
      `alter table "vendor_credit_note_tax" add constraint "vendor_credit_note_tax_vendor_credit_note_id_foreign" foreign key ("vendor_credit_note_id") references "vendor_credit_note" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "vendor_credit_note_tax" add constraint "vendor_credit_note_tax_category_check" check ("category" in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O'));`,
    );

    this.addSql(
      `alter table "vendor_refund" add constraint "vendor_refund_vendor_credit_note_id_foreign" foreign key ("vendor_credit_note_id") references "vendor_credit_note" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "vendor_refund" add constraint "vendor_refund_amount" check (amount > 0);`);
    this.addSql(
      `alter table "vendor_refund" add constraint "vendor_refund_method_check" check ("method" in ('bankTransfer', 'card', 'cash', 'other'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "vendor_credit_application" drop constraint "vendor_credit_application_vendor_credit_note_id_foreign";`,
    );
    this.addSql(`alter table "received_vendor_credit" drop constraint "received_vendor_credit_vendor_credit_note_id_foreign";`);
    this.addSql(`alter table "vendor_credit_note_bill" drop constraint "vendor_credit_note_bill_vendor_credit_note_id_foreign";`);
    this.addSql(`alter table "vendor_credit_note_line" drop constraint "vendor_credit_note_line_vendor_credit_note_id_foreign";`);
    this.addSql(`alter table "vendor_credit_note_tax" drop constraint "vendor_credit_note_tax_vendor_credit_note_id_foreign";`);
    this.addSql(`alter table "vendor_refund" drop constraint "vendor_refund_vendor_credit_note_id_foreign";`);

    this.addSql(`drop trigger if exists "vendor_credit_note_frozen" on "vendor_credit_note";`);
    this.addSql(`drop function if exists "vendor_credit_note_vendor_credit_note_frozen_fn"();`);
    this.addSql(`drop table if exists "vendor_credit_note" cascade;`);
    this.addSql(`drop table if exists "vendor_credit_application" cascade;`);
    this.addSql(`drop table if exists "received_vendor_credit" cascade;`);
    this.addSql(`drop table if exists "vendor_credit_note_bill" cascade;`);
    this.addSql(`drop trigger if exists "vendor_credit_note_line_frozen" on "vendor_credit_note_line";`);
    this.addSql(`drop function if exists "vendor_credit_note_line_vendor_credit_note_line_frozen_fn"();`);
    this.addSql(`drop table if exists "vendor_credit_note_line" cascade;`);
    this.addSql(`drop table if exists "vendor_credit_note_tax" cascade;`);
    this.addSql(`drop table if exists "vendor_refund" cascade;`);

    this.addSql(`alter table "bill" drop constraint "bill_settled";`);
    this.addSql(`alter table "bill" drop constraint "bill_balance";`);
    this.addSql(`alter table "bill" drop constraint "bill_paid_exactly";`);
    this.addSql(`alter table "bill" drop column "credited";`);
    this.addSql(`alter table "bill" add constraint "bill_balance" check (balance =
CASE
    WHEN (status = 'void'::text) THEN 0
    ELSE (total - paid)
END);`);
    this.addSql(`alter table "bill" add constraint "bill_paid_exactly" check (
CASE status
    WHEN 'partlyPaid'::text THEN ((paid > (0)::numeric) AND (paid < total))
    WHEN 'paid'::text THEN (paid = total)
    ELSE (paid = (0)::numeric)
END);`);

    this.addSql(`alter table "file" drop constraint "file_subject_check";`);
    this.addSql(
      `alter table "file" add constraint "file_subject_check" check ("subject" in ('Invoice', 'Estimate', 'CreditNote', 'RetainerInvoice', 'Project', 'Customer', 'Vendor', 'Bill', 'Expense', 'Item', 'InventoryAdjustment', 'StockCount', 'Organisation', 'User'));`,
    );

    this.addSql(`alter table "stock_move" drop constraint "stock_move_subject_check";`);
    this.addSql(
      `alter table "stock_move" add constraint "stock_move_subject_check" check ("subject" in ('InventoryAdjustment', 'Bill', 'Invoice', 'CreditNote'));`,
    );
  }
}
