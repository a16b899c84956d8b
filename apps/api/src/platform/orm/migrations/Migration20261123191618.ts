import { Migration } from '@mikro-orm/migrations';

export class Migration20261123191618 extends Migration {
  override name = 'Migration20261123191618';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "retainer_invoice" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "status" text not null default 'draft', "customer_id" int not null, "contact_id" int null, "project_id" int null, "reference_number" varchar(50) null, "order_number" varchar(50) null, "currency" varchar(3) not null, "exchange_rate" numeric(20,10) not null default 1, "exchange_rate_inverted" boolean not null default false, "exchange_rate_date" date null, "exchange_rate_source" varchar(100) null, "supply_date" date null, "advance_date" date null, "delivery_place" varchar(200) null, "language" text not null default 'en', "prices_include_tax" boolean not null default false, "discount_percent" numeric(6,3) null, "discount_amount" numeric(14,2) null, "charges" jsonb not null default '[]', "customer_notes" text null, "terms" text null, "internal_note" text null, "subtotal" numeric(14,2) not null default 0, "discount" numeric(14,2) not null default 0, "charge" numeric(14,2) not null default 0, "net" numeric(14,2) not null default 0, "tax" numeric(14,2) not null default 0, "total" numeric(14,2) not null default 0, "number" varchar(60) null, "number_series_id" int null, "number_series_reason" varchar(500) null, "sent_at" timestamptz null, "snapshot" jsonb null, "pdf_state" text not null default 'none', "pdf_file_id" int null, "invoice_date" date not null, "due_date" date not null, "carries_tax" boolean not null default false, "paid" numeric(14,2) not null default 0, "balance" numeric(14,2) not null default 0, "applied" numeric(14,2) not null default 0, "refunded" numeric(14,2) not null default 0, "paid_at" timestamptz null, "payment_reference" varchar(40) null);`,
    );
    this.addSql(`create index "retainer_invoice_contact_id_index" on "retainer_invoice" ("contact_id");`);
    this.addSql(`create index "retainer_invoice_project_id_index" on "retainer_invoice" ("project_id");`);
    this.addSql(
      `create unique index "retainer_invoice_number_unique" on "retainer_invoice" ("number") where "number" is not null;`,
    );
    this.addSql(
      `create index "retainer_invoice_number_series_index" on "retainer_invoice" ("number_series_id") where "number_series_id" is not null;`,
    );
    this.addSql(
      `create unique index "retainer_invoice_reference_unique" on "retainer_invoice" (lower(regexp_replace("reference_number", '\\s', '', 'g'))) where "reference_number" is not null;`,
    );
    this.addSql(
      `create index "retainer_invoice_customer_index" on "retainer_invoice" ("customer_id", "status", "invoice_date", "id");`,
    );
    this.addSql(`create index "retainer_invoice_date_index" on "retainer_invoice" ("invoice_date", "id");`);
    this.addSql(`create index "retainer_invoice_status_index" on "retainer_invoice" ("status", "invoice_date", "id");`);
    this.addSql(`create index "retainer_invoice_due_index" on "retainer_invoice" ("due_date") where "status" = 'sent';`);
    this.addSql(
      `create index "retainer_invoice_pdf_file_index" on "retainer_invoice" ("pdf_file_id") where "pdf_file_id" is not null;`,
    );
    this.addSql(
      `create index "retainer_invoice_text_search" on "retainer_invoice" using gin ("number" gin_trgm_ops, "reference_number" gin_trgm_ops, "order_number" gin_trgm_ops);`,
    );

    this.addSql(
      `create table "retainer_payment" ("id" serial primary key, "payment_id" int not null, "retainer_invoice_id" int not null, "amount" numeric(14,2) not null, "allocation_date" date not null);`,
    );
    this.addSql(`create index "retainer_payment_retainer_invoice_id_index" on "retainer_payment" ("retainer_invoice_id");`);
    this.addSql(
      `alter table "retainer_payment" add constraint "retainer_payment_unique" unique ("payment_id", "retainer_invoice_id");`,
    );

    this.addSql(
      `create table "retainer_invoice_tax" ("id" serial primary key, "category" text not null, "percent" numeric(6,3) null, "discount" numeric(14,2) not null default 0, "charge" numeric(14,2) not null default 0, "base" numeric(14,2) not null, "amount" numeric(14,2) not null, "exemption_reason" varchar(200) null, "retainer_invoice_id" int not null);`,
    );
    this.addSql(
      `create index "retainer_invoice_tax_retainer_invoice_id_index" on "retainer_invoice_tax" ("retainer_invoice_id");`,
    );

    this.addSql(
      `create table "retainer_invoice_line" ("id" serial primary key, "position" int not null, "kind" text not null default 'text', "item_id" int null, "description" text not null, "quantity" numeric(18,6) not null, "unit" varchar(3) not null, "unit_price" numeric(18,6) not null, "base_quantity" numeric(18,6) not null default 1, "discount_percent" numeric(6,3) not null default 0, "discount_amount" numeric(14,2) null, "discount" numeric(14,2) not null default 0, "charge" numeric(14,2) not null default 0, "charge_reason" varchar(100) null, "tax_rate_id" int not null, "tax_name" varchar(60) not null, "tax_percent" numeric(6,3) null, "tax_category" text not null, "tax_reason" varchar(200) null, "tax_isaf_code" varchar(10) null, "tax_saft_code" varchar(10) null, "net" numeric(14,2) not null, "service_from" date null, "service_to" date null, "retainer_invoice_id" int not null);`,
    );
    this.addSql(`create index "retainer_invoice_line_item_id_index" on "retainer_invoice_line" ("item_id");`);
    this.addSql(`create index "retainer_invoice_line_tax_rate_id_index" on "retainer_invoice_line" ("tax_rate_id");`);
    this.addSql(
      `alter table "retainer_invoice_line" add constraint "retainer_invoice_line_position_unique" unique ("retainer_invoice_id", "position") deferrable initially deferred;`,
    );

    this.addSql(`alter table "mail_template" drop constraint "mail_template_kind_check";`);
    this.addSql(
      `alter table "mail_template" add constraint "mail_template_kind_check" check ("kind" in ('invoice', 'estimate', 'creditNote', 'retainerInvoice', 'receipt', 'statement', 'reminderUpcoming', 'reminderFirst', 'reminderSecond', 'reminderFinal'));`,
    );

    this.addSql(`alter table "number_series" drop constraint "number_series_document_kind_check";`);
    this.addSql(
      `alter table "number_series" add constraint "number_series_document_kind_check" check ("document_kind" in ('invoice', 'estimate', 'creditNote', 'retainerInvoice'));`,
    );

    this.addSql(`alter table "file" drop constraint "file_subject_check";`);
    this.addSql(
      `alter table "file" add constraint "file_subject_check" check ("subject" in ('Invoice', 'Estimate', 'CreditNote', 'RetainerInvoice', 'Project', 'Customer', 'Vendor', 'Bill', 'Item', 'InventoryAdjustment', 'Organisation', 'User'));`,
    );

    this.addSql(
      `alter table "organisation" add "retainer_terms" text null, add "retainer_notes" text null, add "retainers_carry_tax" boolean not null default false;`,
    );

    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_number_series_id_foreign" foreign key ("number_series_id") references "number_series" ("id") on delete restrict deferrable initially deferred;`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_pdf_file_id_foreign" foreign key ("pdf_file_id") references "file" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_number_when_issued" check ((status = 'draft') = (number is null));`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_number_series" check (number is null or number_series_id is not null);`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_snapshot_when_issued" check ((status = 'draft') = (snapshot is null));`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_total_sum" check (total = net + tax and net = subtotal - discount + charge or prices_include_tax);`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_one_discount" check (discount_percent is null or discount_amount is null);`,
    );
    this.addSql(`alter table "retainer_invoice" add constraint "retainer_invoice_exchange_rate" check (exchange_rate > 0);`);
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_due_after_date" check (due_date >= invoice_date);`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_total" check (total >= 0 and (status = 'draft' or total > 0));`,
    );
    this.addSql(`alter table "retainer_invoice" add constraint "retainer_invoice_untaxed" check (carries_tax or tax = 0);`);
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_paid_range" check (paid >= 0 and paid <= total);`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_balance" check (balance = case when status = 'void' then 0 else total - paid end);`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_unpaid" check (status <> 'draft' and status <> 'void' or paid = 0);`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_paid_exactly" check ((status = 'paid') = (status <> 'draft' and status <> 'void' and balance = 0));`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_available" check (applied >= 0 and refunded >= 0 and applied + refunded <= paid);`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_status_check" check ("status" in ('draft', 'sent', 'paid', 'void'));`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_language_check" check ("language" in ('en', 'lt', 'no'));`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_pdf_state_check" check ("pdf_state" in ('none', 'pending', 'ready', 'failed'));`,
    );
    this
      .addSql(`create or replace function "retainer_invoice_retainer_invoice_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE' or new.status = 'draft'
          or (old.number, old.number_series_id, old.invoice_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.carries_tax, old.supply_date, old.advance_date, old.delivery_place, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total)
             is distinct from (new.number, new.number_series_id, new.invoice_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.carries_tax, new.supply_date, new.advance_date, new.delivery_place, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total)
          or (old.customer_id <> new.customer_id
          and format('customer %s %s', old.customer_id, new.customer_id) is distinct from current_setting('kontor.merging', true))
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued retainer_invoice is frozen' using errcode = 'restrict_violation', constraint = 'retainer_invoice_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "retainer_invoice_frozen" BEFORE UPDATE OR DELETE on "retainer_invoice" for each ROW execute function "retainer_invoice_retainer_invoice_frozen_fn"();`,
    );

    this.addSql(
      `alter table "retainer_payment" add constraint "retainer_payment_payment_id_foreign" foreign key ("payment_id") references "payment" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "retainer_payment" add constraint "retainer_payment_retainer_invoice_id_foreign" foreign key ("retainer_invoice_id") references "retainer_invoice" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "retainer_payment" add constraint "retainer_payment_amount" check (amount > 0);`);

    this.addSql(
      `alter table "retainer_invoice_tax" add constraint "retainer_invoice_tax_retainer_invoice_id_foreign" foreign key ("retainer_invoice_id") references "retainer_invoice" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "retainer_invoice_tax" add constraint "retainer_invoice_tax_category_check" check ("category" in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O'));`,
    );

    this.addSql(
      `alter table "retainer_invoice_line" add constraint "retainer_invoice_line_item_id_foreign" foreign key ("item_id") references "item" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "retainer_invoice_line" add constraint "retainer_invoice_line_tax_rate_id_foreign" foreign key ("tax_rate_id") references "tax_rate" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "retainer_invoice_line" add constraint "retainer_invoice_line_retainer_invoice_id_foreign" foreign key ("retainer_invoice_id") references "retainer_invoice" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "retainer_invoice_line" add constraint "retainer_invoice_line_price" check (unit_price >= 0 and base_quantity > 0);`,
    );
    this.addSql(`alter table "retainer_invoice_line" add constraint "retainer_invoice_line_charge" check (charge >= 0);`);
    this.addSql(
      `alter table "retainer_invoice_line" add constraint "retainer_invoice_line_one_discount" check (discount_percent = 0 or discount_amount is null);`,
    );
    this.addSql(
      `alter table "retainer_invoice_line" add constraint "retainer_invoice_line_kind_check" check ("kind" in ('item', 'time', 'text'));`,
    );
    this.addSql(
      `alter table "retainer_invoice_line" add constraint "retainer_invoice_line_tax_category_check" check ("tax_category" in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O'));`,
    );
    this
      .addSql(`create or replace function "retainer_invoice_line_retainer_invoice_line_frozen_fn"() returns trigger as \$\$ begin if exists (select 1 from retainer_invoice where id = coalesce(new.retainer_invoice_id, old.retainer_invoice_id) and status <> 'draft') then
        raise exception 'the lines of an issued retainer_invoice are frozen' using errcode = 'restrict_violation', constraint = 'retainer_invoice_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "retainer_invoice_line_frozen" BEFORE INSERT OR UPDATE OR DELETE on "retainer_invoice_line" for each ROW execute function "retainer_invoice_line_retainer_invoice_line_frozen_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "retainer_payment" drop constraint "retainer_payment_retainer_invoice_id_foreign";`);
    this.addSql(`alter table "retainer_invoice_tax" drop constraint "retainer_invoice_tax_retainer_invoice_id_foreign";`);
    this.addSql(`alter table "retainer_invoice_line" drop constraint "retainer_invoice_line_retainer_invoice_id_foreign";`);

    this.addSql(`drop trigger if exists "retainer_invoice_frozen" on "retainer_invoice";`);
    this.addSql(`drop function if exists "retainer_invoice_retainer_invoice_frozen_fn"();`);
    this.addSql(`drop table if exists "retainer_invoice" cascade;`);
    this.addSql(`drop table if exists "retainer_payment" cascade;`);
    this.addSql(`drop table if exists "retainer_invoice_tax" cascade;`);
    this.addSql(`drop trigger if exists "retainer_invoice_line_frozen" on "retainer_invoice_line";`);
    this.addSql(`drop function if exists "retainer_invoice_line_retainer_invoice_line_frozen_fn"();`);
    this.addSql(`drop table if exists "retainer_invoice_line" cascade;`);

    this.addSql(`delete from "file" where "subject" = 'RetainerInvoice';`);
    this.addSql(`delete from "mail_template" where "kind" = 'retainerInvoice';`);
    this.addSql(`delete from "number_series" where "document_kind" = 'retainerInvoice';`);
    this.addSql(`alter table "file" drop constraint "file_subject_check";`);
    this.addSql(
      `alter table "file" add constraint "file_subject_check" check ("subject" in ('Invoice', 'Estimate', 'CreditNote', 'Project', 'Customer', 'Vendor', 'Bill', 'Item', 'InventoryAdjustment', 'Organisation', 'User'));`,
    );

    this.addSql(`alter table "mail_template" drop constraint "mail_template_kind_check";`);
    this.addSql(
      `alter table "mail_template" add constraint "mail_template_kind_check" check ("kind" in ('invoice', 'estimate', 'creditNote', 'receipt', 'statement', 'reminderUpcoming', 'reminderFirst', 'reminderSecond', 'reminderFinal'));`,
    );

    this.addSql(`alter table "number_series" drop constraint "number_series_document_kind_check";`);
    this.addSql(
      `alter table "number_series" add constraint "number_series_document_kind_check" check ("document_kind" in ('invoice', 'estimate', 'creditNote'));`,
    );

    this.addSql(
      `alter table "organisation" drop column "retainer_terms", drop column "retainer_notes", drop column "retainers_carry_tax";`,
    );
  }
}
