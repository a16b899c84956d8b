import { Migration } from '@mikro-orm/migrations';

export class Migration20261123164702 extends Migration {
  override name = 'Migration20261123164702';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "credit_note" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "status" text not null default 'draft', "invoice_id" int not null, "customer_id" int not null, "contact_id" int null, "project_id" int null, "reference_number" varchar(50) null, "order_number" varchar(50) null, "currency" varchar(3) not null, "exchange_rate" numeric(20,10) not null default 1, "exchange_rate_inverted" boolean not null default false, "exchange_rate_date" date null, "exchange_rate_source" varchar(100) null, "supply_date" date null, "advance_date" date null, "delivery_place" varchar(200) null, "language" text not null default 'en', "prices_include_tax" boolean not null default false, "charges" jsonb not null default '[]', "subtotal" numeric(14,2) not null default 0, "discount" numeric(14,2) not null default 0, "charge" numeric(14,2) not null default 0, "net" numeric(14,2) not null default 0, "tax" numeric(14,2) not null default 0, "total" numeric(14,2) not null default 0, "number" varchar(60) null, "number_series_id" int null, "number_series_reason" varchar(500) null, "sent_at" timestamptz null, "snapshot" jsonb null, "pdf_state" text not null default 'none', "pdf_file_id" int null, "credit_note_date" date not null, "reason" varchar(500) not null, "customer_notes" text null, "internal_note" text null, "rounding" numeric(14,2) not null default 0, "applied" numeric(14,2) not null default 0, "paid_back" numeric(14,2) not null default 0, "unallocated" numeric(14,2) not null default 0, "paid_back_date" date null, "paid_back_method" text null, "paid_back_reference" varchar(100) null);`,
    );
    this.addSql(`create index "credit_note_contact_id_index" on "credit_note" ("contact_id");`);
    this.addSql(`create index "credit_note_project_id_index" on "credit_note" ("project_id");`);
    this.addSql(`create unique index "credit_note_number_unique" on "credit_note" ("number") where "number" is not null;`);
    this.addSql(
      `create index "credit_note_number_series_index" on "credit_note" ("number_series_id") where "number_series_id" is not null;`,
    );
    this.addSql(`create index "credit_note_invoice_index" on "credit_note" ("invoice_id", "status");`);
    this.addSql(
      `create index "credit_note_customer_index" on "credit_note" ("customer_id", "status", "credit_note_date", "id");`,
    );
    this.addSql(`create index "credit_note_date_index" on "credit_note" ("credit_note_date", "id");`);
    this.addSql(`create index "credit_note_status_index" on "credit_note" ("status", "credit_note_date", "id");`);
    this.addSql(
      `create index "credit_note_paid_back_index" on "credit_note" ("paid_back_date") where "paid_back_date" is not null;`,
    );
    this.addSql(`create index "credit_note_pdf_file_index" on "credit_note" ("pdf_file_id") where "pdf_file_id" is not null;`);
    this.addSql(`create index "credit_note_text_search" on "credit_note" using gin ("number" gin_trgm_ops);`);

    this.addSql(
      `create table "credit_note_tax" ("id" serial primary key, "category" text not null, "percent" numeric(6,3) null, "discount" numeric(14,2) not null default 0, "charge" numeric(14,2) not null default 0, "base" numeric(14,2) not null, "amount" numeric(14,2) not null, "exemption_reason" varchar(200) null, "credit_note_id" int not null);`,
    );
    this.addSql(`create index "credit_note_tax_credit_note_id_index" on "credit_note_tax" ("credit_note_id");`);

    this.addSql(
      `create table "credit_allocation" ("id" serial primary key, "credit_note_id" int not null, "invoice_id" int not null, "amount" numeric(14,2) not null, "allocation_date" date not null);`,
    );
    this.addSql(`create index "credit_allocation_invoice_id_index" on "credit_allocation" ("invoice_id");`);
    this.addSql(
      `alter table "credit_allocation" add constraint "credit_allocation_unique" unique ("credit_note_id", "invoice_id");`,
    );

    this.addSql(
      `create table "credit_note_line" ("id" serial primary key, "position" int not null, "kind" text not null default 'text', "item_id" int null, "description" text not null, "quantity" numeric(18,6) not null, "unit" varchar(3) not null, "unit_price" numeric(18,6) not null, "base_quantity" numeric(18,6) not null default 1, "discount_percent" numeric(6,3) not null default 0, "discount_amount" numeric(14,2) null, "discount" numeric(14,2) not null default 0, "charge" numeric(14,2) not null default 0, "charge_reason" varchar(100) null, "tax_rate_id" int not null, "tax_name" varchar(60) not null, "tax_percent" numeric(6,3) null, "tax_category" text not null, "tax_reason" varchar(200) null, "tax_isaf_code" varchar(10) null, "tax_saft_code" varchar(10) null, "net" numeric(14,2) not null, "service_from" date null, "service_to" date null, "credit_note_id" int not null, "invoice_line_id" int not null, "is_by_amount" boolean not null default false);`,
    );
    this.addSql(`create index "credit_note_line_item_id_index" on "credit_note_line" ("item_id");`);
    this.addSql(`create index "credit_note_line_tax_rate_id_index" on "credit_note_line" ("tax_rate_id");`);
    this.addSql(`create index "credit_note_line_invoice_line_id_index" on "credit_note_line" ("invoice_line_id");`);
    this.addSql(
      `alter table "credit_note_line" add constraint "credit_note_line_position_unique" unique ("credit_note_id", "position") deferrable initially deferred;`,
    );
    this.addSql(
      `alter table "credit_note_line" add constraint "credit_note_line_unique" unique ("credit_note_id", "invoice_line_id") deferrable initially deferred;`,
    );

    this.addSql(
      `create table "credit_note_source" ("id" serial primary key, "credit_note_line_id" int not null, "invoice_source_id" int not null);`,
    );
    this.addSql(`create index "credit_note_source_invoice_source_id_index" on "credit_note_source" ("invoice_source_id");`);
    this.addSql(
      `alter table "credit_note_source" add constraint "credit_note_source_unique" unique ("credit_note_line_id", "invoice_source_id");`,
    );

    this.addSql(`alter table "mail_template" drop constraint "mail_template_kind_check";`);
    this.addSql(
      `alter table "mail_template" add constraint "mail_template_kind_check" check ("kind" in ('invoice', 'estimate', 'creditNote', 'receipt', 'statement', 'reminderUpcoming', 'reminderFirst', 'reminderSecond', 'reminderFinal'));`,
    );

    this.addSql(`alter table "number_series" drop constraint "number_series_document_kind_check";`);
    this.addSql(
      `alter table "number_series" add constraint "number_series_document_kind_check" check ("document_kind" in ('invoice', 'estimate', 'creditNote'));`,
    );

    this.addSql(`alter table "file" drop constraint "file_subject_check";`);
    this.addSql(
      `alter table "file" add constraint "file_subject_check" check ("subject" in ('Invoice', 'Estimate', 'CreditNote', 'Project', 'Customer', 'Vendor', 'Bill', 'Item', 'InventoryAdjustment', 'Organisation', 'User'));`,
    );

    this.addSql(`alter table "invoice" drop constraint "invoice_balance";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_paid_range";`);
    this.addSql(`drop trigger if exists "invoice_frozen" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_frozen_fn"();`);
    this.addSql(
      `alter table "invoice" add "credited" numeric(14,2) not null default 0, add "credited_total" numeric(14,2) not null default 0;`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_credited_range" check (credited_total >= 0 and credited_total <= greatest(total + rounding, 0));`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_void_uncredited" check (status <> 'draft' and status <> 'void' or credited = 0 and credited_total = 0);`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_balance" check (balance = case when status = 'void' then 0 else total - prepaid + rounding - paid - written_off - credited end);`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_paid_range" check (paid >= 0 and written_off >= 0 and credited >= 0 and paid + written_off + credited <= greatest(total - prepaid + rounding, 0));`,
    );
    this
      .addSql(`create or replace function "invoice_invoice_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and not (tg_op = 'DELETE' and old.opening and old.paid = 0 and old.written_off = 0 and old.credited = 0) and (tg_op = 'DELETE' or new.status = 'draft'
          or (old.opening, old.number, old.number_series_id, old.invoice_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.supply_date, old.advance_date, old.delivery_place, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total, old.prepaid, old.rounding)
             is distinct from (new.opening, new.number, new.number_series_id, new.invoice_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.supply_date, new.advance_date, new.delivery_place, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total, new.prepaid, new.rounding)
          or (old.customer_id <> new.customer_id
          and format('customer %s %s', old.customer_id, new.customer_id) is distinct from current_setting('kontor.merging', true))
          or old.e_invoice_file_id is distinct from new.e_invoice_file_id and old.e_invoice_file_id is not null
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued invoice is frozen' using errcode = 'restrict_violation', constraint = 'invoice_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "invoice_frozen" BEFORE UPDATE OR DELETE on "invoice" for each ROW execute function "invoice_invoice_frozen_fn"();`,
    );

    this.addSql(
      `alter table "credit_note" add constraint "credit_note_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_number_series_id_foreign" foreign key ("number_series_id") references "number_series" ("id") on delete restrict deferrable initially deferred;`,
    );
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_pdf_file_id_foreign" foreign key ("pdf_file_id") references "file" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_number_when_issued" check ((status = 'draft') = (number is null));`,
    );
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_number_series" check (number is null or number_series_id is not null);`,
    );
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_snapshot_when_issued" check ((status = 'draft') = (snapshot is null));`,
    );
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_total_sum" check (total = net + tax and net = subtotal - discount + charge or prices_include_tax);`,
    );
    this.addSql(`alter table "credit_note" add constraint "credit_note_exchange_rate" check (exchange_rate > 0);`);
    this.addSql(`alter table "credit_note" add constraint "credit_note_total" check (total >= 0);`);
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_split" check (applied >= 0 and paid_back >= 0 and unallocated >= 0 and applied + paid_back + unallocated = case when status = 'sent' then total + rounding else 0 end);`,
    );
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_paid_back" check ((paid_back > 0) = (paid_back_date is not null) and (paid_back > 0) = (paid_back_method is not null) and (paid_back > 0 or paid_back_reference is null));`,
    );
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_status_check" check ("status" in ('draft', 'sent', 'void'));`,
    );
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_language_check" check ("language" in ('en', 'lt', 'no'));`,
    );
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_pdf_state_check" check ("pdf_state" in ('none', 'pending', 'ready', 'failed'));`,
    );
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_paid_back_method_check" check ("paid_back_method" in ('bankTransfer', 'card', 'cash', 'other'));`,
    );
    this
      .addSql(`create or replace function "credit_note_credit_note_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE' or new.status = 'draft'
          or (old.invoice_id, old.number, old.number_series_id, old.credit_note_date, old.reason, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.supply_date, old.advance_date, old.delivery_place, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total, old.rounding)
             is distinct from (new.invoice_id, new.number, new.number_series_id, new.credit_note_date, new.reason, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.supply_date, new.advance_date, new.delivery_place, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total, new.rounding)
          or (old.customer_id <> new.customer_id
          and format('customer %s %s', old.customer_id, new.customer_id) is distinct from current_setting('kontor.merging', true))
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued credit_note is frozen' using errcode = 'restrict_violation', constraint = 'credit_note_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "credit_note_frozen" BEFORE UPDATE OR DELETE on "credit_note" for each ROW execute function "credit_note_credit_note_frozen_fn"();`,
    );

    this.addSql(
      `alter table "credit_note_tax" add constraint "credit_note_tax_credit_note_id_foreign" foreign key ("credit_note_id") references "credit_note" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "credit_note_tax" add constraint "credit_note_tax_category_check" check ("category" in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O'));`,
    );

    this.addSql(
      `alter table "credit_allocation" add constraint "credit_allocation_credit_note_id_foreign" foreign key ("credit_note_id") references "credit_note" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "credit_allocation" add constraint "credit_allocation_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "credit_allocation" add constraint "credit_allocation_amount" check (amount > 0);`);

    this.addSql(
      `alter table "credit_note_line" add constraint "credit_note_line_item_id_foreign" foreign key ("item_id") references "item" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "credit_note_line" add constraint "credit_note_line_tax_rate_id_foreign" foreign key ("tax_rate_id") references "tax_rate" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "credit_note_line" add constraint "credit_note_line_credit_note_id_foreign" foreign key ("credit_note_id") references "credit_note" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "credit_note_line" add constraint "credit_note_line_invoice_line_id_foreign" foreign key ("invoice_line_id") references "invoice_line" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "credit_note_line" add constraint "credit_note_line_price" check (unit_price >= 0 and base_quantity > 0);`,
    );
    this.addSql(`alter table "credit_note_line" add constraint "credit_note_line_charge" check (charge >= 0);`);
    this.addSql(
      `alter table "credit_note_line" add constraint "credit_note_line_one_discount" check (discount_percent = 0 or discount_amount is null);`,
    );
    this.addSql(
      `alter table "credit_note_line" add constraint "credit_note_line_kind_check" check ("kind" in ('item', 'time', 'text'));`,
    );
    this.addSql(
      `alter table "credit_note_line" add constraint "credit_note_line_tax_category_check" check ("tax_category" in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O'));`,
    );
    this
      .addSql(`create or replace function "credit_note_line_credit_note_line_frozen_fn"() returns trigger as \$\$ begin if exists (select 1 from credit_note where id = coalesce(new.credit_note_id, old.credit_note_id) and status <> 'draft') then
        raise exception 'the lines of an issued credit_note are frozen' using errcode = 'restrict_violation', constraint = 'credit_note_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "credit_note_line_frozen" BEFORE INSERT OR UPDATE OR DELETE on "credit_note_line" for each ROW execute function "credit_note_line_credit_note_line_frozen_fn"();`,
    );

    this.addSql(
      `alter table "credit_note_source" add constraint "credit_note_source_credit_note_line_id_foreign" foreign key ("credit_note_line_id") references "credit_note_line" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "credit_note_source" add constraint "credit_note_source_invoice_source_id_foreign" foreign key ("invoice_source_id") references "invoice_source" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "credit_note_tax" drop constraint "credit_note_tax_credit_note_id_foreign";`);
    this.addSql(`alter table "credit_allocation" drop constraint "credit_allocation_credit_note_id_foreign";`);
    this.addSql(`alter table "credit_note_line" drop constraint "credit_note_line_credit_note_id_foreign";`);
    this.addSql(`alter table "credit_note_source" drop constraint "credit_note_source_credit_note_line_id_foreign";`);

    this.addSql(`drop trigger if exists "credit_note_frozen" on "credit_note";`);
    this.addSql(`drop function if exists "credit_note_credit_note_frozen_fn"();`);
    this.addSql(`drop table if exists "credit_note" cascade;`);
    this.addSql(`drop table if exists "credit_note_tax" cascade;`);
    this.addSql(`drop table if exists "credit_allocation" cascade;`);
    this.addSql(`drop trigger if exists "credit_note_line_frozen" on "credit_note_line";`);
    this.addSql(`drop function if exists "credit_note_line_credit_note_line_frozen_fn"();`);
    this.addSql(`drop table if exists "credit_note_line" cascade;`);
    this.addSql(`drop table if exists "credit_note_source" cascade;`);

    this.addSql(`delete from "file" where "subject" = 'CreditNote';`);
    this.addSql(`alter table "file" drop constraint "file_subject_check";`);
    this.addSql(
      `alter table "file" add constraint "file_subject_check" check ("subject" in ('Invoice', 'Estimate', 'Project', 'Customer', 'Vendor', 'Bill', 'Item', 'InventoryAdjustment', 'Organisation', 'User'));`,
    );

    this.addSql(`alter table "invoice" drop constraint "invoice_credited_range";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_void_uncredited";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_paid_range";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_balance";`);
    this.addSql(`drop trigger if exists "invoice_frozen" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_frozen_fn"();`);
    // Without credit notes the credited amounts are due again.
    this.addSql(
      `update "invoice" set "balance" = "balance" + "credited", "status" = 'sent', "paid_at" = null where "credited" > 0;`,
    );
    this.addSql(`alter table "invoice" drop column "credited", drop column "credited_total";`);
    this.addSql(
      `alter table "invoice" add constraint "invoice_paid_range" check ((paid >= 0) AND (written_off >= 0) AND ((paid + written_off) <= GREATEST(((total - prepaid) + rounding), 0)));`,
    );
    this.addSql(`alter table "invoice" add constraint "invoice_balance" check (balance =
CASE
    WHEN (status = 'void'::text) THEN 0
    ELSE ((((total - prepaid) + rounding) - paid) - written_off)
END);`);
    this
      .addSql(`create or replace function "invoice_invoice_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and not (tg_op = 'DELETE' and old.opening and old.paid = 0 and old.written_off = 0) and (tg_op = 'DELETE' or new.status = 'draft'
          or (old.opening, old.number, old.number_series_id, old.invoice_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.supply_date, old.advance_date, old.delivery_place, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total, old.prepaid, old.rounding)
             is distinct from (new.opening, new.number, new.number_series_id, new.invoice_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.supply_date, new.advance_date, new.delivery_place, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total, new.prepaid, new.rounding)
          or (old.customer_id <> new.customer_id
          and format('customer %s %s', old.customer_id, new.customer_id) is distinct from current_setting('kontor.merging', true))
          or old.e_invoice_file_id is distinct from new.e_invoice_file_id and old.e_invoice_file_id is not null
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued invoice is frozen' using errcode = 'restrict_violation', constraint = 'invoice_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "invoice_frozen" BEFORE DELETE OR UPDATE on "invoice" for each ROW execute function "invoice_invoice_frozen_fn"();`,
    );

    this.addSql(`delete from "mail_template" where "kind" = 'creditNote';`);
    this.addSql(`alter table "mail_template" drop constraint "mail_template_kind_check";`);
    this.addSql(
      `alter table "mail_template" add constraint "mail_template_kind_check" check ("kind" in ('invoice', 'estimate', 'receipt', 'statement', 'reminderUpcoming', 'reminderFirst', 'reminderSecond', 'reminderFinal'));`,
    );

    this.addSql(`delete from "number_series" where "document_kind" = 'creditNote';`);
    this.addSql(`alter table "number_series" drop constraint "number_series_document_kind_check";`);
    this.addSql(
      `alter table "number_series" add constraint "number_series_document_kind_check" check ("document_kind" in ('invoice', 'estimate'));`,
    );
  }
}
