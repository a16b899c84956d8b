import { Migration } from '@mikro-orm/migrations';

export class Migration20261123170031 extends Migration {
  override name = 'Migration20261123170031';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "recurring_invoice" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "status" text not null default 'active', "name" varchar(100) not null, "every" int not null, "unit" text not null, "first_date" date not null, "last_date" date null, "times" int null, "next_date" date null, "sends" boolean not null default false, "send_to" text null, "payment_terms_days" int null, "bills_hours" boolean not null default false, "hours_by" text not null default 'project', "set_up_by_id" int not null, "customer_id" int not null, "contact_id" int null, "project_id" int null, "order_number" varchar(50) null, "currency" varchar(3) not null, "exchange_rate" numeric(20,10) not null default 1, "exchange_rate_inverted" boolean not null default false, "delivery_place" varchar(200) null, "language" text not null default 'en', "prices_include_tax" boolean not null default false, "discount_percent" numeric(6,3) null, "discount_amount" numeric(14,2) null, "charges" jsonb not null default '[]', "customer_notes" text null, "terms" text null, "internal_note" text null, "subtotal" numeric(14,2) not null default 0, "discount" numeric(14,2) not null default 0, "charge" numeric(14,2) not null default 0, "net" numeric(14,2) not null default 0, "tax" numeric(14,2) not null default 0, "total" numeric(14,2) not null default 0);`,
    );
    this.addSql(`create index "recurring_invoice_set_up_by_id_index" on "recurring_invoice" ("set_up_by_id");`);
    this.addSql(`create index "recurring_invoice_contact_id_index" on "recurring_invoice" ("contact_id");`);
    this.addSql(`create index "recurring_invoice_project_id_index" on "recurring_invoice" ("project_id");`);
    this.addSql(`create index "recurring_invoice_customer_index" on "recurring_invoice" ("customer_id", "next_date", "id");`);
    this.addSql(`create index "recurring_invoice_status_index" on "recurring_invoice" ("status", "next_date", "id");`);
    this.addSql(`create index "recurring_invoice_date_index" on "recurring_invoice" ("next_date", "id");`);
    this.addSql(
      `create index "recurring_invoice_text_search" on "recurring_invoice" using gin ("name" gin_trgm_ops, "order_number" gin_trgm_ops);`,
    );

    this.addSql(
      `create table "recurring_invoice_run" ("id" serial primary key, "created_at" timestamptz not null default now(), "recurring_invoice_id" int not null, "run_date" date not null, "state" text not null, "invoice_id" int null, "problem" jsonb null);`,
    );
    this.addSql(
      `create index "recurring_invoice_run_open_index" on "recurring_invoice_run" ("recurring_invoice_id") where "state" in ('sending', 'notSent', 'failed');`,
    );
    this.addSql(
      `alter table "recurring_invoice_run" add constraint "recurring_invoice_run_once" unique ("recurring_invoice_id", "run_date");`,
    );
    this.addSql(
      `alter table "recurring_invoice_run" add constraint "recurring_invoice_run_invoice_unique" unique ("invoice_id");`,
    );

    this.addSql(
      `create table "recurring_invoice_line" ("id" serial primary key, "position" int not null, "kind" text not null default 'text', "item_id" int null, "description" text not null, "quantity" numeric(18,6) not null, "unit" varchar(3) not null, "unit_price" numeric(18,6) not null, "base_quantity" numeric(18,6) not null default 1, "discount_percent" numeric(6,3) not null default 0, "discount_amount" numeric(14,2) null, "discount" numeric(14,2) not null default 0, "charge" numeric(14,2) not null default 0, "charge_reason" varchar(100) null, "tax_rate_id" int not null, "tax_name" varchar(60) not null, "tax_percent" numeric(6,3) null, "tax_category" text not null, "tax_reason" varchar(200) null, "tax_isaf_code" varchar(10) null, "tax_saft_code" varchar(10) null, "net" numeric(14,2) not null, "service_from" date null, "service_to" date null, "recurring_invoice_id" int not null);`,
    );
    this.addSql(`create index "recurring_invoice_line_item_id_index" on "recurring_invoice_line" ("item_id");`);
    this.addSql(`create index "recurring_invoice_line_tax_rate_id_index" on "recurring_invoice_line" ("tax_rate_id");`);
    this.addSql(
      `alter table "recurring_invoice_line" add constraint "recurring_invoice_line_position_unique" unique ("recurring_invoice_id", "position") deferrable initially deferred;`,
    );

    this.addSql(`alter table "notification_preference" drop constraint "notification_preference_kind_check";`);
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed'));`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed'));`,
    );

    this.addSql(
      `alter table "recurring_invoice" add constraint "recurring_invoice_set_up_by_id_foreign" foreign key ("set_up_by_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "recurring_invoice" add constraint "recurring_invoice_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "recurring_invoice" add constraint "recurring_invoice_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "recurring_invoice" add constraint "recurring_invoice_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "recurring_invoice" add constraint "recurring_invoice_every" check (every >= 1 and every <= 100);`);
    this.addSql(`alter table "recurring_invoice" add constraint "recurring_invoice_times" check (times >= 1);`);
    this.addSql(
      `alter table "recurring_invoice" add constraint "recurring_invoice_one_end" check (last_date is null or times is null);`,
    );
    this.addSql(
      `alter table "recurring_invoice" add constraint "recurring_invoice_last_after_first" check (last_date >= first_date);`,
    );
    this.addSql(
      `alter table "recurring_invoice" add constraint "recurring_invoice_ended" check ((status = 'ended') = (next_date is null));`,
    );
    this.addSql(
      `alter table "recurring_invoice" add constraint "recurring_invoice_next_after_first" check (next_date >= first_date);`,
    );
    this.addSql(`alter table "recurring_invoice" add constraint "recurring_invoice_terms" check (payment_terms_days >= 0);`);
    this.addSql(
      `alter table "recurring_invoice" add constraint "recurring_invoice_one_discount" check (discount_percent is null or discount_amount is null);`,
    );
    this.addSql(`alter table "recurring_invoice" add constraint "recurring_invoice_exchange_rate" check (exchange_rate > 0);`);
    this.addSql(
      `alter table "recurring_invoice" add constraint "recurring_invoice_total_sum" check (total = net + tax and net = subtotal - discount + charge or prices_include_tax);`,
    );
    this.addSql(
      `alter table "recurring_invoice" add constraint "recurring_invoice_status_check" check ("status" in ('active', 'paused', 'ended'));`,
    );
    this.addSql(
      `alter table "recurring_invoice" add constraint "recurring_invoice_unit_check" check ("unit" in ('day', 'week', 'month', 'year'));`,
    );
    this.addSql(
      `alter table "recurring_invoice" add constraint "recurring_invoice_hours_by_check" check ("hours_by" in ('project', 'task', 'person', 'day', 'entry'));`,
    );
    this.addSql(
      `alter table "recurring_invoice" add constraint "recurring_invoice_language_check" check ("language" in ('en', 'lt', 'no'));`,
    );

    this.addSql(
      `alter table "recurring_invoice_run" add constraint "recurring_invoice_run_recurring_invoice_id_foreign" foreign key ("recurring_invoice_id") references "recurring_invoice" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "recurring_invoice_run" add constraint "recurring_invoice_run_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "recurring_invoice_run" add constraint "recurring_invoice_run_invoice" check (invoice_id is null or state in ('made', 'sending', 'sent', 'notSent'));`,
    );
    this.addSql(
      `alter table "recurring_invoice_run" add constraint "recurring_invoice_run_problem" check ((problem is not null) = (state in ('failed', 'notSent')));`,
    );
    this.addSql(
      `alter table "recurring_invoice_run" add constraint "recurring_invoice_run_state_check" check ("state" in ('made', 'sending', 'sent', 'notSent', 'failed', 'nothing', 'skipped'));`,
    );
    this
      .addSql(`create or replace function "recurring_invoice_run_recurring_invoice_run_kept_fn"() returns trigger as \$\$ begin if old.state <> 'failed' and new.invoice_id is not null and new.invoice_id is distinct from old.invoice_id then
        raise exception 'this date has its invoice' using errcode = 'restrict_violation', constraint = 'recurring_invoice_run_once';       end if;       return new; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "recurring_invoice_run_kept" BEFORE UPDATE on "recurring_invoice_run" for each ROW execute function "recurring_invoice_run_recurring_invoice_run_kept_fn"();`,
    );

    this.addSql(
      `alter table "recurring_invoice_line" add constraint "recurring_invoice_line_item_id_foreign" foreign key ("item_id") references "item" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "recurring_invoice_line" add constraint "recurring_invoice_line_tax_rate_id_foreign" foreign key ("tax_rate_id") references "tax_rate" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "recurring_invoice_line" add constraint "recurring_invoice_line_recurring_invoice_id_foreign" foreign key ("recurring_invoice_id") references "recurring_invoice" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "recurring_invoice_line" add constraint "recurring_invoice_line_price" check (unit_price >= 0 and base_quantity > 0);`,
    );
    this.addSql(`alter table "recurring_invoice_line" add constraint "recurring_invoice_line_charge" check (charge >= 0);`);
    this.addSql(
      `alter table "recurring_invoice_line" add constraint "recurring_invoice_line_one_discount" check (discount_percent = 0 or discount_amount is null);`,
    );
    this.addSql(
      `alter table "recurring_invoice_line" add constraint "recurring_invoice_line_kind_check" check ("kind" in ('item', 'time', 'text'));`,
    );
    this.addSql(
      `alter table "recurring_invoice_line" add constraint "recurring_invoice_line_tax_category_check" check ("tax_category" in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "recurring_invoice_run" drop constraint "recurring_invoice_run_recurring_invoice_id_foreign";`);
    this.addSql(`alter table "recurring_invoice_line" drop constraint "recurring_invoice_line_recurring_invoice_id_foreign";`);

    this.addSql(`drop table if exists "recurring_invoice" cascade;`);
    this.addSql(`drop trigger if exists "recurring_invoice_run_kept" on "recurring_invoice_run";`);
    this.addSql(`drop function if exists "recurring_invoice_run_recurring_invoice_run_kept_fn"();`);
    this.addSql(`drop table if exists "recurring_invoice_run" cascade;`);
    this.addSql(`drop table if exists "recurring_invoice_line" cascade;`);

    this.addSql(`delete from "notification" where "kind" = 'recurringInvoiceFailed';`);
    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined'));`,
    );

    this.addSql(`delete from "notification_preference" where "kind" = 'recurringInvoiceFailed';`);
    this.addSql(`alter table "notification_preference" drop constraint "notification_preference_kind_check";`);
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined'));`,
    );
  }
}
