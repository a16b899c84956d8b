import { Migration } from '@mikro-orm/migrations';

export class Migration20261122204343 extends Migration {
  override name = 'Migration20261122204343';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "estimate" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "status" text not null default 'draft', "revision" int not null default 1, "customer_id" int not null, "contact_id" int null, "project_id" int null, "reference_number" varchar(50) null, "order_number" varchar(50) null, "currency" varchar(3) not null, "exchange_rate" numeric(18,6) not null default 1, "language" text not null default 'en', "prices_include_tax" boolean not null default false, "discount_percent" numeric(6,3) null, "discount_amount" numeric(14,2) null, "charges" jsonb not null default '[]', "customer_notes" text null, "terms" text null, "internal_note" text null, "subtotal" numeric(14,2) not null default 0, "discount" numeric(14,2) not null default 0, "charge" numeric(14,2) not null default 0, "net" numeric(14,2) not null default 0, "tax" numeric(14,2) not null default 0, "total" numeric(14,2) not null default 0, "number" varchar(60) null, "number_series_id" int null, "sent_at" timestamptz null, "snapshot" jsonb null, "pdf_state" text not null default 'none', "pdf_file_id" int null, "estimate_date" date not null, "expiry_date" date not null, "decided_at" timestamptz null, "decline_reason_id" int null, "decline_remark" varchar(1000) null, "invoice_id" int null, "price_below_cost_by_id" int null);`,
    );
    this.addSql(`create index "estimate_contact_id_index" on "estimate" ("contact_id");`);
    this.addSql(`create index "estimate_project_id_index" on "estimate" ("project_id");`);
    this.addSql(`create unique index "estimate_number_unique" on "estimate" ("number") where "number" is not null;`);
    this.addSql(
      `create index "estimate_number_series_index" on "estimate" ("number_series_id") where "number_series_id" is not null;`,
    );
    this.addSql(
      `create unique index "estimate_reference_unique" on "estimate" (lower(regexp_replace("reference_number", '\\s', '', 'g'))) where "reference_number" is not null;`,
    );
    this.addSql(`create index "estimate_customer_index" on "estimate" ("customer_id", "status", "estimate_date", "id");`);
    this.addSql(`create index "estimate_date_index" on "estimate" ("estimate_date", "id");`);
    this.addSql(`create index "estimate_status_index" on "estimate" ("status", "estimate_date", "id");`);
    this.addSql(`create index "estimate_expiry_index" on "estimate" ("expiry_date") where "status" = 'sent';`);
    this.addSql(`create unique index "estimate_invoice_unique" on "estimate" ("invoice_id") where "invoice_id" is not null;`);
    this.addSql(
      `create index "estimate_price_below_cost_index" on "estimate" ("price_below_cost_by_id") where "price_below_cost_by_id" is not null;`,
    );
    this.addSql(`create index "estimate_pdf_file_index" on "estimate" ("pdf_file_id") where "pdf_file_id" is not null;`);
    this.addSql(
      `create index "estimate_decline_reason_index" on "estimate" ("decline_reason_id") where "decline_reason_id" is not null;`,
    );
    this.addSql(
      `create index "estimate_text_search" on "estimate" using gin ("number" gin_trgm_ops, "reference_number" gin_trgm_ops, "order_number" gin_trgm_ops);`,
    );

    this.addSql(
      `create table "estimate_version" ("id" serial primary key, "estimate_id" int not null, "revision" int not null, "status" text not null, "sent_at" timestamptz not null, "decided_at" timestamptz null, "document" jsonb not null, "snapshot" jsonb not null, "pdf_file_id" int null);`,
    );
    this.addSql(`create index "estimate_version_pdf_file_id_index" on "estimate_version" ("pdf_file_id");`);
    this.addSql(`alter table "estimate_version" add constraint "estimate_version_unique" unique ("estimate_id", "revision");`);

    this.addSql(
      `create table "estimate_tax" ("id" serial primary key, "category" text not null, "percent" numeric(6,3) null, "discount" numeric(14,2) not null default 0, "charge" numeric(14,2) not null default 0, "base" numeric(14,2) not null, "amount" numeric(14,2) not null, "exemption_reason" varchar(200) null, "estimate_id" int not null);`,
    );
    this.addSql(`create index "estimate_tax_estimate_id_index" on "estimate_tax" ("estimate_id");`);

    this.addSql(
      `create table "estimate_line" ("id" serial primary key, "position" int not null, "kind" text not null default 'text', "item_id" int null, "description" text not null, "quantity" numeric(18,6) not null, "unit" varchar(3) not null, "unit_price" numeric(18,6) not null, "base_quantity" numeric(18,6) not null default 1, "discount_percent" numeric(6,3) not null default 0, "discount_amount" numeric(14,2) null, "discount" numeric(14,2) not null default 0, "charge" numeric(14,2) not null default 0, "charge_reason" varchar(100) null, "tax_rate_id" int not null, "tax_name" varchar(60) not null, "tax_percent" numeric(6,3) null, "tax_category" text not null, "net" numeric(14,2) not null, "service_from" date null, "service_to" date null, "estimate_id" int not null);`,
    );
    this.addSql(`create index "estimate_line_item_id_index" on "estimate_line" ("item_id");`);
    this.addSql(`create index "estimate_line_tax_rate_id_index" on "estimate_line" ("tax_rate_id");`);
    this.addSql(
      `alter table "estimate_line" add constraint "estimate_line_position_unique" unique ("estimate_id", "position") deferrable initially deferred;`,
    );

    this.addSql(`alter table "classifier" drop constraint "classifier_type";`);
    this.addSql(`alter table "classifier" add constraint "classifier_type" check (type >= 1 and type <= 8 or type = 10);`);

    this.addSql(`alter table "number_series" drop constraint "number_series_document_kind_check";`);
    this.addSql(
      `alter table "number_series" add constraint "number_series_document_kind_check" check ("document_kind" in ('invoice', 'estimate'));`,
    );

    this.addSql(`alter table "file" drop constraint "file_subject_check";`);
    this.addSql(
      `alter table "file" add constraint "file_subject_check" check ("subject" in ('Invoice', 'Estimate', 'Project', 'Customer', 'Vendor', 'Item', 'Organisation', 'User'));`,
    );

    this.addSql(
      `alter table "estimate" add constraint "estimate_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "estimate" add constraint "estimate_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "estimate" add constraint "estimate_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "estimate" add constraint "estimate_number_series_id_foreign" foreign key ("number_series_id") references "number_series" ("id") on delete restrict deferrable initially deferred;`,
    );
    this.addSql(
      `alter table "estimate" add constraint "estimate_pdf_file_id_foreign" foreign key ("pdf_file_id") references "file" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "estimate" add constraint "estimate_decline_reason_id_foreign" foreign key ("decline_reason_id") references "classifier" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "estimate" add constraint "estimate_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "estimate" add constraint "estimate_price_below_cost_by_id_foreign" foreign key ("price_below_cost_by_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "estimate" add constraint "estimate_number_when_issued" check ((status = 'draft' and revision = 1) = (number is null));`,
    );
    this.addSql(
      `alter table "estimate" add constraint "estimate_number_series" check ((number is null) = (number_series_id is null));`,
    );
    this.addSql(
      `alter table "estimate" add constraint "estimate_snapshot_when_issued" check ((status = 'draft' and revision = 1) = (snapshot is null));`,
    );
    this.addSql(
      `alter table "estimate" add constraint "estimate_total_sum" check (total = net + tax and net = subtotal - discount + charge or prices_include_tax);`,
    );
    this.addSql(
      `alter table "estimate" add constraint "estimate_one_discount" check (discount_percent is null or discount_amount is null);`,
    );
    this.addSql(`alter table "estimate" add constraint "estimate_exchange_rate" check (exchange_rate > 0);`);
    this.addSql(`alter table "estimate" add constraint "estimate_expires_after_date" check (expiry_date >= estimate_date);`);
    this.addSql(`alter table "estimate" add constraint "estimate_revision" check (revision >= 1);`);
    this.addSql(
      `alter table "estimate" add constraint "estimate_decided" check ((status in ('accepted', 'rejected')) = (decided_at is not null));`,
    );
    this.addSql(
      `alter table "estimate" add constraint "estimate_declined" check (status = 'rejected' or decline_reason_id is null and decline_remark is null);`,
    );
    this.addSql(`alter table "estimate" add constraint "estimate_invoiced" check (invoice_id is null or status = 'accepted');`);
    this.addSql(
      `alter table "estimate" add constraint "estimate_status_check" check ("status" in ('draft', 'sent', 'accepted', 'rejected'));`,
    );
    this.addSql(`alter table "estimate" add constraint "estimate_language_check" check ("language" in ('en', 'lt', 'no'));`);
    this.addSql(
      `alter table "estimate" add constraint "estimate_pdf_state_check" check ("pdf_state" in ('none', 'pending', 'ready', 'failed'));`,
    );
    this
      .addSql(`create or replace function "estimate_estimate_frozen_fn"() returns trigger as \$\$ begin if old.number is not null and (tg_op = 'DELETE' or new.number is distinct from old.number or new.number_series_id is distinct from old.number_series_id
          or new.revision <> old.revision + (old.status <> 'draft' and new.status = 'draft')::int
          or old.status <> 'draft' and ((old.customer_id, old.estimate_date, old.expiry_date, old.currency, old.exchange_rate, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total)
             is distinct from (new.customer_id, new.estimate_date, new.expiry_date, new.currency, new.exchange_rate, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total) or old.snapshot is distinct from new.snapshot)) then
        raise exception 'a estimate that was sent is frozen' using errcode = 'restrict_violation', constraint = 'estimate_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "estimate_frozen" BEFORE UPDATE OR DELETE on "estimate" for each ROW execute function "estimate_estimate_frozen_fn"();`,
    );

    this.addSql(
      `alter table "estimate_version" add constraint "estimate_version_estimate_id_foreign" foreign key ("estimate_id") references "estimate" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "estimate_version" add constraint "estimate_version_pdf_file_id_foreign" foreign key ("pdf_file_id") references "file" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "estimate_version" add constraint "estimate_version_status_check" check ("status" in ('draft', 'sent', 'accepted', 'rejected'));`,
    );
    this.addSql(
      `create or replace function "estimate_version_estimate_version_frozen_fn"() returns trigger as \$\$ begin raise exception 'what a customer was sent is frozen' using errcode = 'restrict_violation', constraint = 'estimate_frozen'; end; \$\$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "estimate_version_frozen" BEFORE UPDATE OR DELETE on "estimate_version" for each ROW execute function "estimate_version_estimate_version_frozen_fn"();`,
    );

    this.addSql(
      `alter table "estimate_tax" add constraint "estimate_tax_estimate_id_foreign" foreign key ("estimate_id") references "estimate" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "estimate_tax" add constraint "estimate_tax_category_check" check ("category" in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O'));`,
    );

    this.addSql(
      `alter table "estimate_line" add constraint "estimate_line_item_id_foreign" foreign key ("item_id") references "item" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "estimate_line" add constraint "estimate_line_tax_rate_id_foreign" foreign key ("tax_rate_id") references "tax_rate" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "estimate_line" add constraint "estimate_line_estimate_id_foreign" foreign key ("estimate_id") references "estimate" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "estimate_line" add constraint "estimate_line_price" check (unit_price >= 0 and base_quantity > 0);`,
    );
    this.addSql(`alter table "estimate_line" add constraint "estimate_line_charge" check (charge >= 0);`);
    this.addSql(
      `alter table "estimate_line" add constraint "estimate_line_one_discount" check (discount_percent = 0 or discount_amount is null);`,
    );
    this.addSql(
      `alter table "estimate_line" add constraint "estimate_line_kind_check" check ("kind" in ('item', 'time', 'text'));`,
    );
    this.addSql(
      `alter table "estimate_line" add constraint "estimate_line_tax_category_check" check ("tax_category" in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O'));`,
    );
    this
      .addSql(`create or replace function "estimate_line_estimate_line_frozen_fn"() returns trigger as \$\$ begin if exists (select 1 from estimate where id = coalesce(new.estimate_id, old.estimate_id) and status <> 'draft') then
        raise exception 'the lines of an issued estimate are frozen' using errcode = 'restrict_violation', constraint = 'estimate_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "estimate_line_frozen" BEFORE INSERT OR UPDATE OR DELETE on "estimate_line" for each ROW execute function "estimate_line_estimate_line_frozen_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "estimate_version" drop constraint "estimate_version_estimate_id_foreign";`);
    this.addSql(`alter table "estimate_tax" drop constraint "estimate_tax_estimate_id_foreign";`);
    this.addSql(`alter table "estimate_line" drop constraint "estimate_line_estimate_id_foreign";`);

    this.addSql(`drop trigger if exists "estimate_frozen" on "estimate";`);
    this.addSql(`drop function if exists "estimate_estimate_frozen_fn"();`);
    this.addSql(`drop table if exists "estimate" cascade;`);
    this.addSql(`drop trigger if exists "estimate_version_frozen" on "estimate_version";`);
    this.addSql(`drop function if exists "estimate_version_estimate_version_frozen_fn"();`);
    this.addSql(`drop table if exists "estimate_version" cascade;`);
    this.addSql(`drop table if exists "estimate_tax" cascade;`);
    this.addSql(`drop trigger if exists "estimate_line_frozen" on "estimate_line";`);
    this.addSql(`drop function if exists "estimate_line_estimate_line_frozen_fn"();`);
    this.addSql(`drop table if exists "estimate_line" cascade;`);

    this.addSql(`delete from "classifier" where "type" = 10;`);
    this.addSql(`alter table "classifier" drop constraint "classifier_type";`);
    this.addSql(`alter table "classifier" add constraint "classifier_type" check ((type >= 1) AND (type <= 8));`);

    this.addSql(`delete from "file" where "subject" = 'Estimate';`);
    this.addSql(`alter table "file" drop constraint "file_subject_check";`);
    this.addSql(
      `alter table "file" add constraint "file_subject_check" check ("subject" in ('Invoice', 'Project', 'Customer', 'Vendor', 'Item', 'Organisation', 'User'));`,
    );

    this.addSql(`delete from "number_series" where "document_kind" = 'estimate';`);
    this.addSql(`alter table "number_series" drop constraint "number_series_document_kind_check";`);
    this.addSql(
      `alter table "number_series" add constraint "number_series_document_kind_check" check ("document_kind" in ('invoice'));`,
    );
  }
}
