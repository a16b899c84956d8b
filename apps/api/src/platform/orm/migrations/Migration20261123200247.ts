import { Migration } from '@mikro-orm/migrations';

export class Migration20261123200247 extends Migration {
  override name = 'Migration20261123200247';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "reimbursement" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "user_id" int not null, "payment_date" date not null, "amount" numeric(14,2) not null, "currency" varchar(3) not null, "method" text not null, "reference" varchar(100) null);`,
    );
    this.addSql(`create index "reimbursement_user_index" on "reimbursement" ("user_id", "payment_date", "id");`);
    this.addSql(`create index "reimbursement_date_index" on "reimbursement" ("payment_date", "id");`);

    this.addSql(
      `create table "expense" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "status" text not null default 'draft', "user_id" int not null, "paid_by" text not null, "expense_date" date not null, "vendor_name" varchar(200) null, "comment" text null, "category_id" int null, "currency" varchar(3) not null, "exchange_rate" numeric(20,10) not null default 1, "exchange_rate_inverted" boolean not null default false, "exchange_rate_date" date null, "exchange_rate_source" varchar(100) null, "amount" numeric(14,2) not null, "base_amount" numeric(14,2) not null, "tax_rate_id" int null, "tax_name" varchar(60) null, "tax_percent" numeric(6,3) null, "tax_category" text null, "tax_amount" numeric(14,2) null, "tax" numeric(14,2) not null default 0, "net" numeric(14,2) not null, "deductible_percent" numeric(6,3) not null default 100, "deductible_tax" numeric(14,2) not null default 0, "project_id" int null, "customer_id" int null, "billable" boolean not null default false, "mark_up_percent" numeric(7,3) null, "mark_up" numeric(7,3) not null default 0, "unit_price" numeric(18,6) null, "submitted_at" timestamptz null, "approved_at" timestamptz null, "approved_by_id" int null, "reject_reason" varchar(500) null, "reimbursement_id" int null);`,
    );
    this.addSql(`create index "expense_category_id_index" on "expense" ("category_id");`);
    this.addSql(`create index "expense_tax_rate_id_index" on "expense" ("tax_rate_id");`);
    this.addSql(`create index "expense_project_id_index" on "expense" ("project_id");`);
    this.addSql(`create index "expense_customer_id_index" on "expense" ("customer_id");`);
    this.addSql(`create index "expense_approved_by_id_index" on "expense" ("approved_by_id");`);
    this.addSql(`create index "expense_reimbursement_id_index" on "expense" ("reimbursement_id");`);
    this.addSql(`create index "expense_user_index" on "expense" ("user_id", "expense_date", "id");`);
    this.addSql(`create index "expense_date_index" on "expense" ("expense_date", "id");`);
    this.addSql(`create index "expense_status_index" on "expense" ("status", "expense_date", "id");`);
    this.addSql(
      `create index "expense_text_search" on "expense" using gin ("vendor_name" gin_trgm_ops, "comment" gin_trgm_ops);`,
    );

    this.addSql(`alter table "notification_preference" drop constraint "notification_preference_kind_check";`);
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected'));`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected'));`,
    );

    this.addSql(`alter table "file" drop constraint "file_subject_check";`);
    this.addSql(
      `alter table "file" add constraint "file_subject_check" check ("subject" in ('Invoice', 'Estimate', 'CreditNote', 'RetainerInvoice', 'Project', 'Customer', 'Vendor', 'Bill', 'Expense', 'Item', 'InventoryAdjustment', 'Organisation', 'User'));`,
    );

    this.addSql(
      `alter table "reimbursement" add constraint "reimbursement_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "reimbursement" add constraint "reimbursement_amount" check (amount >= 0);`);
    this.addSql(
      `alter table "reimbursement" add constraint "reimbursement_method_check" check ("method" in ('bankTransfer', 'card', 'cash', 'other'));`,
    );

    this.addSql(
      `alter table "expense" add constraint "expense_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "expense" add constraint "expense_category_id_foreign" foreign key ("category_id") references "classifier" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "expense" add constraint "expense_tax_rate_id_foreign" foreign key ("tax_rate_id") references "tax_rate" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "expense" add constraint "expense_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "expense" add constraint "expense_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "expense" add constraint "expense_approved_by_id_foreign" foreign key ("approved_by_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "expense" add constraint "expense_reimbursement_id_foreign" foreign key ("reimbursement_id") references "reimbursement" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "expense" add constraint "expense_amount" check (amount > 0 and base_amount >= 0 and amount = net + tax);`,
    );
    this.addSql(
      `alter table "expense" add constraint "expense_tax" check (tax >= 0 and net >= 0 and (tax_amount is null or tax = tax_amount));`,
    );
    this.addSql(
      `alter table "expense" add constraint "expense_rate" check ((tax_rate_id is null) = (tax_name is null) and (tax_rate_id is null) = (tax_category is null));`,
    );
    this.addSql(`alter table "expense" add constraint "expense_exchange_rate" check (exchange_rate > 0);`);
    this.addSql(
      `alter table "expense" add constraint "expense_deductible" check (deductible_percent >= 0 and deductible_percent <= 100);`,
    );
    this.addSql(
      `alter table "expense" add constraint "expense_billable" check (not billable and unit_price is null or billable and unit_price is not null and num_nonnulls(project_id, customer_id) > 0);`,
    );
    this.addSql(`alter table "expense" add constraint "expense_submitted" check ((status = 'draft') = (submitted_at is null));`);
    this.addSql(
      `alter table "expense" add constraint "expense_approved" check ((approved_at is null) = (approved_by_id is null) and (approved_at is not null) = (status = 'approved' or status = 'reimbursed') and approved_by_id <> user_id);`,
    );
    this.addSql(
      `alter table "expense" add constraint "expense_reimbursed" check ((status = 'reimbursed') = (reimbursement_id is not null) and (status <> 'reimbursed' or paid_by = 'employee'));`,
    );
    this.addSql(`alter table "expense" add constraint "expense_rejected" check (reject_reason is null or status = 'draft');`);
    this.addSql(
      `alter table "expense" add constraint "expense_status_check" check ("status" in ('draft', 'submitted', 'approved', 'reimbursed'));`,
    );
    this.addSql(`alter table "expense" add constraint "expense_paid_by_check" check ("paid_by" in ('employee', 'firm'));`);
    this.addSql(
      `alter table "expense" add constraint "expense_tax_category_check" check ("tax_category" in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O'));`,
    );
    this
      .addSql(`create or replace function "expense_expense_frozen_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' and old.status <> 'draft'
          or tg_op = 'UPDATE' and old.status in ('approved', 'reimbursed') and (old.user_id, old.paid_by, old.expense_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.amount, old.base_amount, old.category_id, old.tax_rate_id, old.tax, old.net, old.deductible_tax, old.project_id, old.billable, old.unit_price) is distinct from (new.user_id, new.paid_by, new.expense_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.amount, new.base_amount, new.category_id, new.tax_rate_id, new.tax, new.net, new.deductible_tax, new.project_id, new.billable, new.unit_price) then
        raise exception 'a decided expense is frozen' using errcode = 'restrict_violation', constraint = 'expense_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "expense_frozen" BEFORE UPDATE OR DELETE on "expense" for each ROW execute function "expense_expense_frozen_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "notification" where "kind" in ('expenseSubmitted', 'expenseApproved', 'expenseRejected');`);
    this.addSql(
      `delete from "notification_preference" where "kind" in ('expenseSubmitted', 'expenseApproved', 'expenseRejected');`,
    );
    this.addSql(`delete from "file" where "subject" = 'Expense';`);
    this.addSql(`alter table "expense" drop constraint "expense_reimbursement_id_foreign";`);

    this.addSql(`drop table if exists "reimbursement" cascade;`);
    this.addSql(`drop trigger if exists "expense_frozen" on "expense";`);
    this.addSql(`drop function if exists "expense_expense_frozen_fn"();`);
    this.addSql(`drop table if exists "expense" cascade;`);

    this.addSql(`alter table "file" drop constraint "file_subject_check";`);
    this.addSql(
      `alter table "file" add constraint "file_subject_check" check ("subject" in ('Invoice', 'Estimate', 'CreditNote', 'RetainerInvoice', 'Project', 'Customer', 'Vendor', 'Bill', 'Item', 'InventoryAdjustment', 'Organisation', 'User'));`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'vendorAccountChanged'));`,
    );

    this.addSql(`alter table "notification_preference" drop constraint "notification_preference_kind_check";`);
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'vendorAccountChanged'));`,
    );
  }
}
