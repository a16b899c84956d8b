import { Migration } from '@mikro-orm/migrations';

/** Weeks of hours are submitted and approved; people have a manager, who decides about theirs. */
export class Migration20261128152000 extends Migration {
  override up(): void {
    this.addSql(
      `create table "time_week" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "user_id" int not null, "week_start" date not null, "status" text not null default 'open', "minutes" int not null default 0, "oddities" jsonb not null default '[]', "oddity_count" int not null default 0, "submitted_at" timestamptz null, "decided_at" timestamptz null, "decided_by_id" int null, "remark" text null);`,
    );
    this.addSql(`create index "time_week_decided_by_id_index" on "time_week" ("decided_by_id");`);
    this.addSql(`create index "time_week_status_index" on "time_week" ("status", "oddity_count", "id");`);
    this.addSql(`alter table "time_week" add constraint "time_week_unique" unique ("user_id", "week_start");`);

    this.addSql(`alter table "user_account" add "manager_id" int null;`);
    this.addSql(
      `alter table "user_account" add constraint "user_account_manager_id_foreign" foreign key ("manager_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(`create index "user_account_manager_id_index" on "user_account" ("manager_id");`);
    this.addSql(`alter table "user_account" add constraint "user_account_manager" check (manager_id <> id);`);

    this.addSql(`alter table "notification_preference" drop constraint "notification_preference_kind_check";`);
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'recurringBillFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected', 'billToApprove', 'billDue', 'stockLow', 'eInvoiceRejected', 'eInvoiceReceived', 'eInvoiceNotTaken', 'weekSubmitted', 'weekReturned', 'weekMissing'));`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'recurringBillFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected', 'billToApprove', 'billDue', 'stockLow', 'eInvoiceRejected', 'eInvoiceReceived', 'eInvoiceNotTaken', 'weekSubmitted', 'weekReturned', 'weekMissing'));`,
    );

    this.addSql(
      `alter table "time_week" add constraint "time_week_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "time_week" add constraint "time_week_decided_by_id_foreign" foreign key ("decided_by_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "time_week" add constraint "time_week_monday" check (extract(isodow from week_start) = 1);`);
    this.addSql(`alter table "time_week" add constraint "time_week_minutes" check (minutes >= 0 and oddity_count >= 0);`);
    this.addSql(
      `alter table "time_week" add constraint "time_week_submitted" check (status not in ('submitted', 'approved') or submitted_at is not null);`,
    );
    this.addSql(
      `alter table "time_week" add constraint "time_week_approved" check (status <> 'approved' or decided_at is not null);`,
    );
    this.addSql(
      `alter table "time_week" add constraint "time_week_returned" check (status <> 'returned' or remark is not null);`,
    );
    this.addSql(
      `alter table "time_week" add constraint "time_week_status_check" check ("status" in ('open', 'submitted', 'approved', 'returned'));`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists "time_week" cascade;`);

    this.addSql(`alter table "user_account" drop constraint "user_account_manager_id_foreign";`);

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'recurringBillFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected', 'billToApprove', 'billDue', 'stockLow', 'eInvoiceRejected', 'eInvoiceReceived', 'eInvoiceNotTaken'));`,
    );

    this.addSql(`alter table "notification_preference" drop constraint "notification_preference_kind_check";`);
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'recurringBillFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected', 'billToApprove', 'billDue', 'stockLow', 'eInvoiceRejected', 'eInvoiceReceived', 'eInvoiceNotTaken'));`,
    );

    this.addSql(`drop index "user_account_manager_id_index";`);
    this.addSql(`alter table "user_account" drop constraint "user_account_manager";`);
    this.addSql(`alter table "user_account" drop column "manager_id";`);
  }
}
