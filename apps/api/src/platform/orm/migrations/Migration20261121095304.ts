import { Migration } from '@mikro-orm/migrations';

export class Migration20261121095304 extends Migration {
  override name = 'Migration20261121095304';

  override up(): void | Promise<void> {
    this.addSql('create extension if not exists pg_trgm;');
    this.addSql('create extension if not exists unaccent;');

    this.addSql(
      `create table "audit" ("id" bigserial primary key, "at" timestamptz not null default now(), "user_id" int null, "verb" varchar(40) not null, "subject" varchar(40) not null, "subject_id" int not null, "changes" jsonb not null, "request_id" varchar(64) null);`,
    );
    this.addSql(`create index "audit_subject_index" on "audit" ("subject", "subject_id", "id");`);
    this.addSql(`create index "audit_user_index" on "audit" ("user_id", "id");`);

    this.addSql(
      `create table "bank_account" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "bank_name" varchar(100) not null, "iban" varchar(34) not null, "bic" varchar(11) null, "currency" varchar(3) not null, "is_default" boolean not null default false, "kid_method" text not null default 'none', "kid_length" int null);`,
    );
    this.addSql(`create unique index "bank_account_one_default" on "bank_account" ("currency") where "is_default";`);
    this.addSql(`alter table "bank_account" add constraint "bank_account_iban_unique" unique ("iban", "currency");`);

    this.addSql(
      `create table "classifier" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "type" int not null default 1, "code" varchar(30) not null, "name_en" varchar(100) not null, "name_lt" varchar(100) not null, "name_no" varchar(100) not null, "position" int not null default 0, "active" boolean not null default true);`,
    );
    this.addSql(`alter table "classifier" add constraint "classifier_code_unique" unique ("type", "code");`);

    this.addSql(
      `create table "customer" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "kind" text not null default 'company', "name" varchar(200) not null, "legal_code" varchar(50) null, "vat_code" varchar(50) null, "email" varchar(200) null, "phone" varchar(50) null, "website" varchar(200) null, "street" varchar(200) null, "city" varchar(100) null, "zip" varchar(20) null, "country" varchar(2) not null, "shipping_street" varchar(200) null, "shipping_city" varchar(100) null, "shipping_zip" varchar(20) null, "shipping_country" varchar(2) null, "currency" varchar(3) not null, "language" text not null default 'en', "payment_terms_days" int null, "hourly_rate" numeric(14,2) null, "discount_percent" numeric(6,3) null, "buyer_reference" varchar(100) null, "notes" text null, "active" boolean not null default true);`,
    );
    this.addSql(`create index "customer_name_index" on "customer" ("name", "id");`);
    this.addSql(`create index "customer_name_search" on "customer" using gin ("name" gin_trgm_ops);`);

    this.addSql(
      `create table "contact" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "customer_id" int not null, "first_name" varchar(100) not null, "last_name" varchar(100) not null, "position" varchar(100) null, "email" varchar(200) null, "phone" varchar(50) null, "is_primary" boolean not null default false, "notes" text null);`,
    );
    this.addSql(`create index "contact_customer_id_index" on "contact" ("customer_id");`);
    this.addSql(`create unique index "contact_one_primary" on "contact" ("customer_id") where "is_primary";`);

    this.addSql(
      `create table "error_log" ("id" serial primary key, "source" text not null, "fingerprint" varchar(64) not null, "message" varchar(1000) not null, "stack" text null, "route" varchar(500) null, "count" int not null default 1, "first_at" timestamptz not null default now(), "last_at" timestamptz not null default now(), "request_id" varchar(64) null, "user_id" int null, "resolved_at" timestamptz null);`,
    );
    this.addSql(`create index "error_log_last_index" on "error_log" ("last_at", "id");`);
    this.addSql(`alter table "error_log" add constraint "error_log_fingerprint_unique" unique ("fingerprint");`);

    this.addSql(
      `create table "idempotency_key" ("id" bigserial primary key, "user_id" int not null, "route" varchar(300) not null, "key" varchar(255) not null, "body_hash" varchar(64) not null, "status" int null, "answer" jsonb null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "idempotency_key_created_at_index" on "idempotency_key" ("created_at");`);
    this.addSql(`alter table "idempotency_key" add constraint "idempotency_key_unique" unique ("user_id", "route", "key");`);

    this.addSql(
      `create table "mail" ("id" serial primary key, "created_at" timestamptz not null default now(), "to_address" varchar(200) not null, "subject" varchar(300) not null, "text" text not null, "html" text null, "attachments" jsonb not null, "state" text not null default 'queued', "sent_at" timestamptz null, "error" varchar(500) null, "subject_type" varchar(40) null, "subject_id" int null);`,
    );
    this.addSql(`create index "mail_subject_index" on "mail" ("subject_type", "subject_id");`);

    this.addSql(
      `create table "number_series" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "document_kind" text not null, "pattern" varchar(40) not null, "next_number" int not null default 1, "resets_yearly" boolean not null default true, "year" int null, "last_issued_date" date null);`,
    );
    this.addSql(`alter table "number_series" add constraint "number_series_kind_unique" unique ("document_kind");`);

    this.addSql(
      `create table "payment" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "customer_id" int not null, "payment_date" date not null, "amount" numeric(14,2) not null, "currency" varchar(3) not null, "exchange_rate" numeric(18,6) not null default 1, "method" text not null, "reference" varchar(100) null, "unallocated" numeric(14,2) not null default 0);`,
    );
    this.addSql(`create index "payment_customer_id_index" on "payment" ("customer_id");`);
    this.addSql(`create index "payment_date_index" on "payment" ("payment_date", "id");`);

    this.addSql(
      `create table "project" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "code" varchar(30) not null, "name" varchar(200) not null, "customer_id" int not null, "status" text not null default 'planned', "billing" text not null default 'projectRate', "hourly_rate" numeric(14,2) null, "budget_amount" numeric(14,2) null, "budget_minutes" int null, "start_date" date null, "end_date" date null, "description" text null);`,
    );
    this.addSql(`create index "project_customer_id_index" on "project" ("customer_id");`);
    this.addSql(`create unique index "project_code_unique" on "project" (lower("code"));`);
    this.addSql(`create index "project_name_search" on "project" using gin ("name" gin_trgm_ops);`);

    this.addSql(
      `create table "role" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "key" varchar(50) not null, "name" varchar(100) not null, "is_built_in" boolean not null default false, "rules" jsonb not null);`,
    );
    this.addSql(`alter table "role" add constraint "role_key_unique" unique ("key");`);

    this.addSql(
      `create table "task" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "project_id" int not null, "name" varchar(200) not null, "estimate_minutes" int null, "start_date" date null, "due_date" date null, "hourly_rate" numeric(14,2) null, "billable" boolean not null default true, "is_done" boolean not null default false, "position" int not null default 0);`,
    );
    this.addSql(`create index "task_project_id_index" on "task" ("project_id");`);

    this.addSql(
      `create table "tax_rate" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "name" varchar(60) not null, "percent" numeric(6,3) null, "category" text not null, "exemption_reason" varchar(200) null, "isaf_code" varchar(10) null, "saft_code" varchar(10) null, "valid_from" date not null, "valid_to" date null, "is_default" boolean not null default false);`,
    );

    this.addSql(
      `create table "item" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "sku" varchar(50) not null, "name" varchar(200) not null, "description" text null, "kind" text not null default 'service', "unit_id" int null, "selling_price" numeric(18,6) not null, "purchase_price" numeric(18,6) null, "tax_rate_id" int null, "category_id" int null, "active" boolean not null default true);`,
    );
    this.addSql(`create index "item_unit_id_index" on "item" ("unit_id");`);
    this.addSql(`create index "item_tax_rate_id_index" on "item" ("tax_rate_id");`);
    this.addSql(`create index "item_category_id_index" on "item" ("category_id");`);
    this.addSql(`create unique index "item_sku_unique" on "item" (lower("sku"));`);
    this.addSql(`create index "item_name_search" on "item" using gin ("name" gin_trgm_ops);`);

    this.addSql(
      `create table "user_account" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "username" varchar(50) not null, "email" varchar(200) not null, "email_confirmed_at" timestamptz null, "full_name" varchar(200) not null default '', "display_name" varchar(200) not null, "avatar" varchar(300) null, "password_hash" varchar(300) not null, "role_id" int not null, "language" text not null default 'en', "active" boolean not null default true, "hourly_rate" numeric(14,2) null, "cost_rate" numeric(14,2) null);`,
    );
    this.addSql(`create index "user_account_role_id_index" on "user_account" ("role_id");`);
    this.addSql(`create unique index "user_account_email_unique" on "user_account" (lower("email"));`);
    this.addSql(`create unique index "user_account_username_unique" on "user_account" (lower("username"));`);

    this.addSql(
      `create table "timer" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "user_id" int not null, "project_id" int not null, "task_id" int null, "note" text null, "billable" boolean not null default true, "started_at" timestamptz not null);`,
    );
    this.addSql(`create index "timer_project_id_index" on "timer" ("project_id");`);
    this.addSql(`alter table "timer" add constraint "timer_one_per_user" unique ("user_id");`);

    this.addSql(
      `create table "time_import" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "file_name" varchar(200) not null, "format" varchar(20) not null, "row_count" int not null, "minutes" int not null, "created_by_id" int not null, "undone_at" timestamptz null);`,
    );

    this.addSql(
      `create table "time_entry" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "user_id" int not null, "project_id" int not null, "task_id" int null, "work_date" date not null, "minutes" int not null, "start_at" timestamptz null, "end_at" timestamptz null, "note" text null, "billable" boolean not null default true, "billing_rate" numeric(14,2) null, "cost_rate" numeric(14,2) null, "import_id" int null, "import_key" varchar(64) null);`,
    );
    this.addSql(`create index "time_entry_task_id_index" on "time_entry" ("task_id");`);
    this.addSql(`create index "time_entry_user_date_index" on "time_entry" ("user_id", "work_date");`);
    this.addSql(`create index "time_entry_project_date_index" on "time_entry" ("project_id", "work_date");`);
    this.addSql(`create index "time_entry_date_index" on "time_entry" ("work_date", "id");`);
    this.addSql(`create index "time_entry_import_index" on "time_entry" ("import_id") where "import_id" is not null;`);
    this.addSql(
      `create unique index "time_entry_import_key_unique" on "time_entry" ("import_key") where "import_key" is not null;`,
    );

    this.addSql(
      `create table "session" ("id" serial primary key, "user_id" int not null, "created_at" timestamptz not null default now(), "last_used_at" timestamptz not null default now(), "ended_at" timestamptz null, "end_reason" varchar(30) null, "user_agent" varchar(300) null, "address" varchar(64) null);`,
    );
    this.addSql(`create index "session_user_id_index" on "session" ("user_id");`);

    this.addSql(
      `create table "refresh_token" ("id" serial primary key, "session_id" int not null, "token_hash" varchar(64) not null, "created_at" timestamptz not null default now(), "expires_at" timestamptz not null, "used_at" timestamptz null);`,
    );
    this.addSql(`create index "refresh_token_session_id_index" on "refresh_token" ("session_id");`);
    this.addSql(`create index "refresh_token_expires_at_index" on "refresh_token" ("expires_at");`);
    this.addSql(`alter table "refresh_token" add constraint "refresh_token_hash_unique" unique ("token_hash");`);

    this.addSql(
      `create table "project_member" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "project_id" int not null, "user_id" int not null, "hourly_rate" numeric(14,2) null);`,
    );
    this.addSql(`create index "project_member_user_id_index" on "project_member" ("user_id");`);
    this.addSql(`alter table "project_member" add constraint "project_member_unique" unique ("project_id", "user_id");`);

    this.addSql(
      `create table "notification" ("id" serial primary key, "created_at" timestamptz not null default now(), "user_id" int not null, "kind" text not null, "params" jsonb not null, "subject" varchar(40) null, "subject_id" int null, "read_at" timestamptz null, "dedupe_key" varchar(120) not null);`,
    );
    this.addSql(`create index "notification_user_index" on "notification" ("user_id", "id");`);
    this.addSql(`create index "notification_unread_index" on "notification" ("user_id") where "read_at" is null;`);
    this.addSql(`alter table "notification" add constraint "notification_once" unique ("user_id", "dedupe_key");`);

    this.addSql(
      `create table "file" ("id" serial primary key, "created_at" timestamptz not null default now(), "name" varchar(255) not null, "mime_type" varchar(100) not null, "size" int not null, "sha256" varchar(64) not null, "storage_key" varchar(100) not null, "subject" text not null, "subject_id" int not null, "category_id" int null, "created_by_id" int null);`,
    );
    this.addSql(`create index "file_subject_index" on "file" ("subject", "subject_id");`);
    this.addSql(`alter table "file" add constraint "file_storage_key_unique" unique ("storage_key");`);

    this.addSql(
      `create table "organisation" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "name" varchar(200) not null, "legal_code" varchar(50) null, "vat_code" varchar(50) null, "is_vat_registered" boolean not null default false, "is_in_foretaksregisteret" boolean not null default false, "street" varchar(200) null, "city" varchar(100) null, "zip" varchar(20) null, "country" varchar(2) not null, "email" varchar(200) null, "phone" varchar(50) null, "website" varchar(200) null, "logo_file_id" int null, "base_currency" varchar(3) not null, "fiscal_year_start_month" int not null default 1, "time_zone" varchar(60) not null, "language" text not null default 'en', "payment_terms_days" int not null default 14, "terms" text null, "customer_notes" text null, "default_hourly_rate" numeric(14,2) null, "workday_minutes" int not null default 480, "day_limit_minutes" int not null default 720, "billing_rounding_mode" text not null default 'none', "billing_rounding_minutes" int not null default 1, "lock_date" date null);`,
    );

    this.addSql(
      `create table "invoice" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "status" text not null default 'draft', "number" varchar(60) null, "customer_id" int not null, "contact_id" int null, "project_id" int null, "reference_number" varchar(50) null, "order_number" varchar(50) null, "invoice_date" date not null, "due_date" date not null, "currency" varchar(3) not null, "exchange_rate" numeric(18,6) not null default 1, "language" text not null default 'en', "prices_include_tax" boolean not null default false, "discount_percent" numeric(6,3) null, "discount_amount" numeric(14,2) null, "customer_notes" text null, "terms" text null, "internal_note" text null, "subtotal" numeric(14,2) not null default 0, "discount" numeric(14,2) not null default 0, "net" numeric(14,2) not null default 0, "tax" numeric(14,2) not null default 0, "total" numeric(14,2) not null default 0, "paid" numeric(14,2) not null default 0, "balance" numeric(14,2) not null default 0, "sent_at" timestamptz null, "paid_at" timestamptz null, "payment_reference" varchar(40) null, "snapshot" jsonb null, "price_below_cost_by_id" int null, "pdf_state" text not null default 'none', "pdf_file_id" int null);`,
    );
    this.addSql(`create index "invoice_contact_id_index" on "invoice" ("contact_id");`);
    this.addSql(`create index "invoice_project_id_index" on "invoice" ("project_id");`);
    this.addSql(`create unique index "invoice_number_unique" on "invoice" ("number") where "number" is not null;`);
    this.addSql(
      `create unique index "invoice_reference_unique" on "invoice" (lower(regexp_replace("reference_number", '\\s', '', 'g'))) where "reference_number" is not null;`,
    );
    this.addSql(`create index "invoice_customer_index" on "invoice" ("customer_id", "status", "invoice_date");`);
    this.addSql(`create index "invoice_date_index" on "invoice" ("invoice_date", "id");`);
    this.addSql(`create index "invoice_status_index" on "invoice" ("status", "invoice_date", "id");`);
    this.addSql(`create index "invoice_due_index" on "invoice" ("due_date") where "status" = 'sent';`);
    this.addSql(`create index "invoice_number_search" on "invoice" using gin ("number" gin_trgm_ops);`);

    this.addSql(
      `create table "payment_allocation" ("id" serial primary key, "payment_id" int not null, "invoice_id" int not null, "amount" numeric(14,2) not null);`,
    );
    this.addSql(`create index "payment_allocation_invoice_id_index" on "payment_allocation" ("invoice_id");`);
    this.addSql(
      `alter table "payment_allocation" add constraint "payment_allocation_unique" unique ("payment_id", "invoice_id");`,
    );

    this.addSql(
      `create table "invoice_tax" ("id" serial primary key, "invoice_id" int not null, "category" text not null, "percent" numeric(6,3) null, "base" numeric(14,2) not null, "amount" numeric(14,2) not null, "exemption_reason" varchar(200) null);`,
    );
    this.addSql(`create index "invoice_tax_invoice_id_index" on "invoice_tax" ("invoice_id");`);

    this.addSql(
      `create table "invoice_line" ("id" serial primary key, "invoice_id" int not null, "position" int not null, "kind" text not null default 'text', "item_id" int null, "description" text not null, "quantity" numeric(18,6) not null, "unit" varchar(3) not null, "unit_price" numeric(18,6) not null, "discount_percent" numeric(6,3) not null default 0, "discount" numeric(14,2) not null default 0, "tax_rate_id" int not null, "tax_name" varchar(60) not null, "tax_percent" numeric(6,3) null, "tax_category" text not null, "net" numeric(14,2) not null, "service_from" date null, "service_to" date null);`,
    );
    this.addSql(`create index "invoice_line_item_id_index" on "invoice_line" ("item_id");`);
    this.addSql(`create index "invoice_line_tax_rate_id_index" on "invoice_line" ("tax_rate_id");`);
    this.addSql(
      `alter table "invoice_line" add constraint "invoice_line_position_unique" unique ("invoice_id", "position") deferrable initially deferred;`,
    );

    this.addSql(
      `create table "invoice_source" ("id" serial primary key, "invoice_line_id" int not null, "time_entry_id" int not null);`,
    );
    this.addSql(`create index "invoice_source_invoice_line_id_index" on "invoice_source" ("invoice_line_id");`);
    this.addSql(
      `alter table "invoice_source" add constraint "invoice_source_time_entry_unique" unique ("time_entry_id") deferrable initially deferred;`,
    );

    this.addSql(
      `create or replace function "audit_audit_append_only_fn"() returns trigger as \$\$ begin raise exception 'audit rows are never changed' using errcode = 'restrict_violation', constraint = 'audit_append_only'; end; \$\$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "audit_append_only" BEFORE UPDATE OR DELETE on "audit" for each ROW execute function "audit_audit_append_only_fn"();`,
    );

    this.addSql(
      `alter table "bank_account" add constraint "bank_account_kid_method_check" check ("kid_method" in ('none', 'mod10', 'mod11'));`,
    );

    this.addSql(`alter table "classifier" add constraint "classifier_type" check (type >= 1 and type <= 8);`);

    this.addSql(`alter table "customer" add constraint "customer_kind_check" check ("kind" in ('company', 'person'));`);
    this.addSql(`alter table "customer" add constraint "customer_language_check" check ("language" in ('en', 'lt', 'no'));`);

    this.addSql(
      `alter table "contact" add constraint "contact_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "error_log" add constraint "error_log_source_check" check ("source" in ('server', 'browser', 'job'));`,
    );

    this.addSql(`alter table "mail" add constraint "mail_state_check" check ("state" in ('queued', 'sent', 'kept', 'failed'));`);

    this.addSql(`alter table "number_series" add constraint "number_series_next" check (next_number >= 1);`);
    this.addSql(
      `alter table "number_series" add constraint "number_series_document_kind_check" check ("document_kind" in ('invoice'));`,
    );

    this.addSql(
      `alter table "payment" add constraint "payment_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "payment" add constraint "payment_amounts" check (amount > 0 and unallocated >= 0 and unallocated <= amount);`,
    );
    this.addSql(
      `alter table "payment" add constraint "payment_method_check" check ("method" in ('bankTransfer', 'card', 'cash', 'other'));`,
    );

    this.addSql(
      `alter table "project" add constraint "project_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "project" add constraint "project_dates" check (end_date is null or start_date is null or end_date >= start_date);`,
    );
    this.addSql(
      `alter table "project" add constraint "project_status_check" check ("status" in ('planned', 'active', 'onHold', 'completed', 'cancelled'));`,
    );
    this.addSql(
      `alter table "project" add constraint "project_billing_check" check ("billing" in ('fixedPrice', 'projectRate', 'personRate', 'taskRate', 'notBillable'));`,
    );

    this.addSql(
      `alter table "task" add constraint "task_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "task" add constraint "task_dates" check (due_date is null or start_date is null or due_date >= start_date);`,
    );

    this.addSql(`alter table "tax_rate" add constraint "tax_rate_validity" check (valid_to is null or valid_to >= valid_from);`);
    this.addSql(
      `alter table "tax_rate" add constraint "tax_rate_percent" check (case category when 'S' then percent > 0 when 'O' then percent is null else percent = 0 end);`,
    );
    this.addSql(
      `alter table "tax_rate" add constraint "tax_rate_category_check" check ("category" in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O'));`,
    );

    this.addSql(
      `alter table "item" add constraint "item_unit_id_foreign" foreign key ("unit_id") references "classifier" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "item" add constraint "item_tax_rate_id_foreign" foreign key ("tax_rate_id") references "tax_rate" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "item" add constraint "item_category_id_foreign" foreign key ("category_id") references "classifier" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "item" add constraint "item_prices" check (selling_price >= 0 and (purchase_price is null or purchase_price >= 0));`,
    );
    this.addSql(`alter table "item" add constraint "item_kind_check" check ("kind" in ('service', 'goods'));`);

    this.addSql(
      `alter table "user_account" add constraint "user_account_role_id_foreign" foreign key ("role_id") references "role" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "user_account" add constraint "user_account_language_check" check ("language" in ('en', 'lt', 'no'));`,
    );

    this.addSql(
      `alter table "timer" add constraint "timer_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "timer" add constraint "timer_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "timer" add constraint "timer_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "time_import" add constraint "time_import_created_by_id_foreign" foreign key ("created_by_id") references "user_account" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "time_entry" add constraint "time_entry_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "time_entry" add constraint "time_entry_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "time_entry" add constraint "time_entry_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "time_entry" add constraint "time_entry_import_id_foreign" foreign key ("import_id") references "time_import" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "time_entry" add constraint "time_entry_minutes" check (minutes >= 1 and minutes <= 1440);`);
    this.addSql(
      `alter table "time_entry" add constraint "time_entry_interval" check ((start_at is null) = (end_at is null) and (start_at is null or end_at > start_at));`,
    );

    this.addSql(
      `alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "refresh_token" add constraint "refresh_token_session_id_foreign" foreign key ("session_id") references "session" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "project_member" add constraint "project_member_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "project_member" add constraint "project_member_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "notification" add constraint "notification_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone'));`,
    );

    this.addSql(
      `alter table "file" add constraint "file_category_id_foreign" foreign key ("category_id") references "classifier" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "file" add constraint "file_created_by_id_foreign" foreign key ("created_by_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "file" add constraint "file_subject_check" check ("subject" in ('Invoice', 'Project', 'Customer', 'Item', 'Organisation', 'User'));`,
    );

    this.addSql(
      `alter table "organisation" add constraint "organisation_logo_file_id_foreign" foreign key ("logo_file_id") references "file" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "organisation" add constraint "organisation_only_one" check (id = 1);`);
    this.addSql(
      `alter table "organisation" add constraint "organisation_day_limit" check (day_limit_minutes >= 60 and day_limit_minutes <= 1440);`,
    );
    this.addSql(
      `alter table "organisation" add constraint "organisation_language_check" check ("language" in ('en', 'lt', 'no'));`,
    );
    this.addSql(
      `alter table "organisation" add constraint "organisation_billing_rounding_mode_check" check ("billing_rounding_mode" in ('none', 'up', 'nearest', 'down'));`,
    );

    this.addSql(
      `alter table "invoice" add constraint "invoice_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_price_below_cost_by_id_foreign" foreign key ("price_below_cost_by_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_pdf_file_id_foreign" foreign key ("pdf_file_id") references "file" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "invoice" add constraint "invoice_due_after_date" check (due_date >= invoice_date);`);
    this.addSql(
      `alter table "invoice" add constraint "invoice_number_when_issued" check ((status = 'draft') = (number is null));`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_snapshot_when_issued" check ((status = 'draft') = (snapshot is null));`,
    );
    this.addSql(`alter table "invoice" add constraint "invoice_paid_range" check (paid >= 0 and paid <= greatest(total, 0));`);
    this.addSql(
      `alter table "invoice" add constraint "invoice_balance" check (balance = case when status = 'void' then 0 else total - paid end);`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_paid_exactly" check ((status = 'paid') = (status <> 'draft' and status <> 'void' and balance = 0));`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_total_sum" check (total = net + tax and net = subtotal - discount or prices_include_tax);`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_one_discount" check (discount_percent is null or discount_amount is null);`,
    );
    this.addSql(`alter table "invoice" add constraint "invoice_exchange_rate" check (exchange_rate > 0);`);
    this.addSql(
      `alter table "invoice" add constraint "invoice_status_check" check ("status" in ('draft', 'sent', 'paid', 'void'));`,
    );
    this.addSql(`alter table "invoice" add constraint "invoice_language_check" check ("language" in ('en', 'lt', 'no'));`);
    this.addSql(
      `alter table "invoice" add constraint "invoice_pdf_state_check" check ("pdf_state" in ('none', 'pending', 'ready', 'failed'));`,
    );
    this
      .addSql(`create or replace function "invoice_invoice_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE' or new.status = 'draft'
          or (old.number, old.customer_id, old.invoice_date, old.currency, old.exchange_rate, old.subtotal, old.discount, old.net, old.tax, old.total)
             is distinct from (new.number, new.customer_id, new.invoice_date, new.currency, new.exchange_rate, new.subtotal, new.discount, new.net, new.tax, new.total)
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued invoice is frozen' using errcode = 'restrict_violation', constraint = 'invoice_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "invoice_frozen" BEFORE UPDATE OR DELETE on "invoice" for each ROW execute function "invoice_invoice_frozen_fn"();`,
    );

    this.addSql(
      `alter table "payment_allocation" add constraint "payment_allocation_payment_id_foreign" foreign key ("payment_id") references "payment" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "payment_allocation" add constraint "payment_allocation_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "payment_allocation" add constraint "payment_allocation_amount" check (amount > 0);`);

    this.addSql(
      `alter table "invoice_tax" add constraint "invoice_tax_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "invoice_tax" add constraint "invoice_tax_category_check" check ("category" in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O'));`,
    );

    this.addSql(
      `alter table "invoice_line" add constraint "invoice_line_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "invoice_line" add constraint "invoice_line_item_id_foreign" foreign key ("item_id") references "item" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "invoice_line" add constraint "invoice_line_tax_rate_id_foreign" foreign key ("tax_rate_id") references "tax_rate" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "invoice_line" add constraint "invoice_line_price" check (unit_price >= 0);`);
    this.addSql(
      `alter table "invoice_line" add constraint "invoice_line_kind_check" check ("kind" in ('item', 'time', 'text'));`,
    );
    this.addSql(
      `alter table "invoice_line" add constraint "invoice_line_tax_category_check" check ("tax_category" in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O'));`,
    );
    this
      .addSql(`create or replace function "invoice_line_invoice_line_frozen_fn"() returns trigger as \$\$ begin if exists (select 1 from invoice where id = coalesce(new.invoice_id, old.invoice_id) and status <> 'draft') then
        raise exception 'the lines of an issued invoice are frozen' using errcode = 'restrict_violation', constraint = 'invoice_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "invoice_line_frozen" BEFORE INSERT OR UPDATE OR DELETE on "invoice_line" for each ROW execute function "invoice_line_invoice_line_frozen_fn"();`,
    );

    this.addSql(
      `alter table "invoice_source" add constraint "invoice_source_invoice_line_id_foreign" foreign key ("invoice_line_id") references "invoice_line" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "invoice_source" add constraint "invoice_source_time_entry_id_foreign" foreign key ("time_entry_id") references "time_entry" ("id") on delete restrict;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "item" drop constraint "item_unit_id_foreign";`);
    this.addSql(`alter table "item" drop constraint "item_category_id_foreign";`);
    this.addSql(`alter table "file" drop constraint "file_category_id_foreign";`);
    this.addSql(`alter table "contact" drop constraint "contact_customer_id_foreign";`);
    this.addSql(`alter table "payment" drop constraint "payment_customer_id_foreign";`);
    this.addSql(`alter table "project" drop constraint "project_customer_id_foreign";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_customer_id_foreign";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_contact_id_foreign";`);
    this.addSql(`alter table "payment_allocation" drop constraint "payment_allocation_payment_id_foreign";`);
    this.addSql(`alter table "task" drop constraint "task_project_id_foreign";`);
    this.addSql(`alter table "timer" drop constraint "timer_project_id_foreign";`);
    this.addSql(`alter table "time_entry" drop constraint "time_entry_project_id_foreign";`);
    this.addSql(`alter table "project_member" drop constraint "project_member_project_id_foreign";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_project_id_foreign";`);
    this.addSql(`alter table "user_account" drop constraint "user_account_role_id_foreign";`);
    this.addSql(`alter table "timer" drop constraint "timer_task_id_foreign";`);
    this.addSql(`alter table "time_entry" drop constraint "time_entry_task_id_foreign";`);
    this.addSql(`alter table "item" drop constraint "item_tax_rate_id_foreign";`);
    this.addSql(`alter table "invoice_line" drop constraint "invoice_line_tax_rate_id_foreign";`);
    this.addSql(`alter table "invoice_line" drop constraint "invoice_line_item_id_foreign";`);
    this.addSql(`alter table "timer" drop constraint "timer_user_id_foreign";`);
    this.addSql(`alter table "time_import" drop constraint "time_import_created_by_id_foreign";`);
    this.addSql(`alter table "time_entry" drop constraint "time_entry_user_id_foreign";`);
    this.addSql(`alter table "session" drop constraint "session_user_id_foreign";`);
    this.addSql(`alter table "project_member" drop constraint "project_member_user_id_foreign";`);
    this.addSql(`alter table "notification" drop constraint "notification_user_id_foreign";`);
    this.addSql(`alter table "file" drop constraint "file_created_by_id_foreign";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_price_below_cost_by_id_foreign";`);
    this.addSql(`alter table "time_entry" drop constraint "time_entry_import_id_foreign";`);
    this.addSql(`alter table "invoice_source" drop constraint "invoice_source_time_entry_id_foreign";`);
    this.addSql(`alter table "refresh_token" drop constraint "refresh_token_session_id_foreign";`);
    this.addSql(`alter table "organisation" drop constraint "organisation_logo_file_id_foreign";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_pdf_file_id_foreign";`);
    this.addSql(`alter table "payment_allocation" drop constraint "payment_allocation_invoice_id_foreign";`);
    this.addSql(`alter table "invoice_tax" drop constraint "invoice_tax_invoice_id_foreign";`);
    this.addSql(`alter table "invoice_line" drop constraint "invoice_line_invoice_id_foreign";`);
    this.addSql(`alter table "invoice_source" drop constraint "invoice_source_invoice_line_id_foreign";`);

    this.addSql(`drop trigger if exists "audit_append_only" on "audit";`);
    this.addSql(`drop function if exists "audit_audit_append_only_fn"();`);
    this.addSql(`drop table if exists "audit" cascade;`);
    this.addSql(`drop table if exists "bank_account" cascade;`);
    this.addSql(`drop table if exists "classifier" cascade;`);
    this.addSql(`drop table if exists "customer" cascade;`);
    this.addSql(`drop table if exists "contact" cascade;`);
    this.addSql(`drop table if exists "error_log" cascade;`);
    this.addSql(`drop table if exists "idempotency_key" cascade;`);
    this.addSql(`drop table if exists "mail" cascade;`);
    this.addSql(`drop table if exists "number_series" cascade;`);
    this.addSql(`drop table if exists "payment" cascade;`);
    this.addSql(`drop table if exists "project" cascade;`);
    this.addSql(`drop table if exists "role" cascade;`);
    this.addSql(`drop table if exists "task" cascade;`);
    this.addSql(`drop table if exists "tax_rate" cascade;`);
    this.addSql(`drop table if exists "item" cascade;`);
    this.addSql(`drop table if exists "user_account" cascade;`);
    this.addSql(`drop table if exists "timer" cascade;`);
    this.addSql(`drop table if exists "time_import" cascade;`);
    this.addSql(`drop table if exists "time_entry" cascade;`);
    this.addSql(`drop table if exists "session" cascade;`);
    this.addSql(`drop table if exists "refresh_token" cascade;`);
    this.addSql(`drop table if exists "project_member" cascade;`);
    this.addSql(`drop table if exists "notification" cascade;`);
    this.addSql(`drop table if exists "file" cascade;`);
    this.addSql(`drop table if exists "organisation" cascade;`);
    this.addSql(`drop trigger if exists "invoice_frozen" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_frozen_fn"();`);
    this.addSql(`drop table if exists "invoice" cascade;`);
    this.addSql(`drop table if exists "payment_allocation" cascade;`);
    this.addSql(`drop table if exists "invoice_tax" cascade;`);
    this.addSql(`drop trigger if exists "invoice_line_frozen" on "invoice_line";`);
    this.addSql(`drop function if exists "invoice_line_invoice_line_frozen_fn"();`);
    this.addSql(`drop table if exists "invoice_line" cascade;`);
    this.addSql(`drop table if exists "invoice_source" cascade;`);
  }
}
