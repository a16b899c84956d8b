import { Migration } from '@mikro-orm/migrations';

export class Migration20261126050001 extends Migration {
  override name = 'Migration20261126050001';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "recurring_bill" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "status" text not null default 'active', "name" varchar(100) not null, "every" int not null, "unit" text not null, "first_date" date not null, "last_date" date null, "times" int null, "next_date" date null, "payment_terms_days" int null, "set_up_by_id" int not null, "vendor_id" int not null, "order_number" varchar(50) null, "payment_reference" varchar(50) null, "currency" varchar(3) not null, "exchange_rate" numeric(20,10) not null default 1, "exchange_rate_inverted" boolean not null default false, "prices_include_tax" boolean not null default false, "reverse_charge" boolean not null default false, "discount_percent" numeric(6,3) null, "discount_amount" numeric(14,2) null, "subtotal" numeric(14,2) not null default 0, "discount" numeric(14,2) not null default 0, "net" numeric(14,2) not null default 0, "tax" numeric(14,2) not null default 0, "reverse_tax" numeric(14,2) not null default 0, "deductible_tax" numeric(14,2) not null default 0, "total" numeric(14,2) not null default 0, "comment" text null, "customer_notes" text null, "terms" text null);`,
    );
    this.addSql(`create index "recurring_bill_set_up_by_id_index" on "recurring_bill" ("set_up_by_id");`);
    this.addSql(`create index "recurring_bill_vendor_index" on "recurring_bill" ("vendor_id", "next_date", "id");`);
    this.addSql(`create index "recurring_bill_status_index" on "recurring_bill" ("status", "next_date", "id");`);
    this.addSql(`create index "recurring_bill_date_index" on "recurring_bill" ("next_date", "id");`);
    this.addSql(
      `create index "recurring_bill_text_search" on "recurring_bill" using gin ("name" gin_trgm_ops, "order_number" gin_trgm_ops);`,
    );

    this.addSql(
      `create table "recurring_bill_line" ("id" serial primary key, "recurring_bill_id" int not null, "position" int not null, "category_id" int null, "item_id" int null, "description" text not null, "quantity" numeric(18,6) not null, "unit" varchar(3) not null, "unit_cost" numeric(18,6) not null, "discount_percent" numeric(6,3) not null default 0, "discount_amount" numeric(14,2) null, "discount" numeric(14,2) not null default 0, "tax_rate_id" int not null, "tax_name" varchar(60) not null, "tax_percent" numeric(6,3) null, "tax_category" text not null, "tax_reason" varchar(200) null, "tax_isaf_code" varchar(10) null, "tax_saft_code" varchar(10) null, "tax_amount" numeric(14,2) null, "net" numeric(14,2) not null, "base" numeric(14,2) not null, "tax" numeric(14,2) not null, "deductible_percent" numeric(6,3) not null default 100, "deductible_tax" numeric(14,2) not null, "project_id" int null, "customer_id" int null, "billable" boolean not null default false, "mark_up_percent" numeric(7,3) null, "mark_up" numeric(7,3) not null default 0, "unit_price" numeric(18,6) null, "outlay" boolean not null default false);`,
    );
    this.addSql(`create index "recurring_bill_line_category_id_index" on "recurring_bill_line" ("category_id");`);
    this.addSql(`create index "recurring_bill_line_item_id_index" on "recurring_bill_line" ("item_id");`);
    this.addSql(`create index "recurring_bill_line_tax_rate_id_index" on "recurring_bill_line" ("tax_rate_id");`);
    this.addSql(`create index "recurring_bill_line_project_id_index" on "recurring_bill_line" ("project_id");`);
    this.addSql(`create index "recurring_bill_line_customer_id_index" on "recurring_bill_line" ("customer_id");`);
    this.addSql(
      `alter table "recurring_bill_line" add constraint "recurring_bill_line_position_unique" unique ("recurring_bill_id", "position") deferrable initially deferred;`,
    );

    this.addSql(
      `create table "recurring_bill_run" ("id" serial primary key, "created_at" timestamptz not null default now(), "recurring_bill_id" int not null, "run_date" date not null, "state" text not null, "bill_id" int null, "problem" jsonb null);`,
    );
    this.addSql(
      `create index "recurring_bill_run_failed_index" on "recurring_bill_run" ("recurring_bill_id") where "state" = 'failed';`,
    );
    this.addSql(
      `alter table "recurring_bill_run" add constraint "recurring_bill_run_once" unique ("recurring_bill_id", "run_date");`,
    );
    this.addSql(`alter table "recurring_bill_run" add constraint "recurring_bill_run_bill_unique" unique ("bill_id");`);

    this.addSql(`alter table "notification_preference" drop constraint "notification_preference_kind_check";`);
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'recurringBillFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected', 'billToApprove', 'billDue', 'stockLow', 'eInvoiceRejected'));`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'recurringBillFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected', 'billToApprove', 'billDue', 'stockLow', 'eInvoiceRejected'));`,
    );

    this.addSql(
      `alter table "recurring_bill" add constraint "recurring_bill_set_up_by_id_foreign" foreign key ("set_up_by_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "recurring_bill" add constraint "recurring_bill_vendor_id_foreign" foreign key ("vendor_id") references "vendor" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "recurring_bill" add constraint "recurring_bill_every" check (every >= 1 and every <= 100);`);
    this.addSql(`alter table "recurring_bill" add constraint "recurring_bill_times" check (times >= 1);`);
    this.addSql(
      `alter table "recurring_bill" add constraint "recurring_bill_one_end" check (last_date is null or times is null);`,
    );
    this.addSql(`alter table "recurring_bill" add constraint "recurring_bill_last_after_first" check (last_date >= first_date);`);
    this.addSql(
      `alter table "recurring_bill" add constraint "recurring_bill_ended" check ((status = 'ended') = (next_date is null));`,
    );
    this.addSql(`alter table "recurring_bill" add constraint "recurring_bill_next_after_first" check (next_date >= first_date);`);
    this.addSql(`alter table "recurring_bill" add constraint "recurring_bill_terms" check (payment_terms_days >= 0);`);
    this.addSql(
      `alter table "recurring_bill" add constraint "recurring_bill_one_discount" check (discount_percent is null or discount_amount is null);`,
    );
    this.addSql(`alter table "recurring_bill" add constraint "recurring_bill_exchange_rate" check (exchange_rate > 0);`);
    this.addSql(
      `alter table "recurring_bill" add constraint "recurring_bill_total_sum" check (total = net + tax and (net = subtotal - discount or prices_include_tax));`,
    );
    this.addSql(
      `alter table "recurring_bill" add constraint "recurring_bill_reverse_charge" check (reverse_charge and tax = 0 and not prices_include_tax or not reverse_charge and reverse_tax = 0);`,
    );
    this.addSql(
      `alter table "recurring_bill" add constraint "recurring_bill_status_check" check ("status" in ('active', 'paused', 'ended'));`,
    );
    this.addSql(
      `alter table "recurring_bill" add constraint "recurring_bill_unit_check" check ("unit" in ('day', 'week', 'month', 'year'));`,
    );

    this.addSql(
      `alter table "recurring_bill_line" add constraint "recurring_bill_line_recurring_bill_id_foreign" foreign key ("recurring_bill_id") references "recurring_bill" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "recurring_bill_line" add constraint "recurring_bill_line_category_id_foreign" foreign key ("category_id") references "classifier" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "recurring_bill_line" add constraint "recurring_bill_line_item_id_foreign" foreign key ("item_id") references "item" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "recurring_bill_line" add constraint "recurring_bill_line_tax_rate_id_foreign" foreign key ("tax_rate_id") references "tax_rate" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "recurring_bill_line" add constraint "recurring_bill_line_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "recurring_bill_line" add constraint "recurring_bill_line_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "recurring_bill_line" add constraint "recurring_bill_line_cost" check (unit_cost >= 0 and quantity <> 0);`,
    );
    this.addSql(
      `alter table "recurring_bill_line" add constraint "recurring_bill_line_one_discount" check (discount_percent = 0 or discount_amount is null);`,
    );
    this.addSql(
      `alter table "recurring_bill_line" add constraint "recurring_bill_line_deductible" check (deductible_percent >= 0 and deductible_percent <= 100);`,
    );
    this.addSql(
      `alter table "recurring_bill_line" add constraint "recurring_bill_line_typed_tax" check (tax_amount is null or tax = tax_amount);`,
    );
    this.addSql(
      `alter table "recurring_bill_line" add constraint "recurring_bill_line_billable" check (not billable and unit_price is null or billable and unit_price is not null and num_nonnulls(project_id, customer_id) > 0);`,
    );
    this.addSql(
      `alter table "recurring_bill_line" add constraint "recurring_bill_line_outlay" check (not outlay or billable and mark_up = 0 and deductible_tax = 0);`,
    );
    this.addSql(
      `alter table "recurring_bill_line" add constraint "recurring_bill_line_tax_category_check" check ("tax_category" in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O'));`,
    );

    this.addSql(
      `alter table "recurring_bill_run" add constraint "recurring_bill_run_recurring_bill_id_foreign" foreign key ("recurring_bill_id") references "recurring_bill" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "recurring_bill_run" add constraint "recurring_bill_run_bill_id_foreign" foreign key ("bill_id") references "bill" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "recurring_bill_run" add constraint "recurring_bill_run_bill" check (bill_id is null or state = 'made');`,
    );
    this.addSql(
      `alter table "recurring_bill_run" add constraint "recurring_bill_run_problem" check ((problem is not null) = (state = 'failed'));`,
    );
    this.addSql(
      `alter table "recurring_bill_run" add constraint "recurring_bill_run_state_check" check ("state" in ('made', 'failed', 'skipped'));`,
    );
    this
      .addSql(`create or replace function "recurring_bill_run_recurring_bill_run_kept_fn"() returns trigger as \$\$ begin if old.state <> 'failed' and new.bill_id is not null and new.bill_id is distinct from old.bill_id then
        raise exception 'this date has its bill' using errcode = 'restrict_violation', constraint = 'recurring_bill_run_once';       end if;       return new; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "recurring_bill_run_kept" BEFORE UPDATE on "recurring_bill_run" for each ROW execute function "recurring_bill_run_recurring_bill_run_kept_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "recurring_bill_line" drop constraint "recurring_bill_line_recurring_bill_id_foreign";`);
    this.addSql(`alter table "recurring_bill_run" drop constraint "recurring_bill_run_recurring_bill_id_foreign";`);

    this.addSql(`drop table if exists "recurring_bill" cascade;`);
    this.addSql(`drop table if exists "recurring_bill_line" cascade;`);
    this.addSql(`drop trigger if exists "recurring_bill_run_kept" on "recurring_bill_run";`);
    this.addSql(`drop function if exists "recurring_bill_run_recurring_bill_run_kept_fn"();`);
    this.addSql(`drop table if exists "recurring_bill_run" cascade;`);

    this.addSql(`delete from "notification" where "kind" = 'recurringBillFailed';`);
    this.addSql(`delete from "notification_preference" where "kind" = 'recurringBillFailed';`);
    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected', 'billToApprove', 'billDue', 'stockLow', 'eInvoiceRejected'));`,
    );

    this.addSql(`alter table "notification_preference" drop constraint "notification_preference_kind_check";`);
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected', 'billToApprove', 'billDue', 'stockLow', 'eInvoiceRejected'));`,
    );
  }
}
