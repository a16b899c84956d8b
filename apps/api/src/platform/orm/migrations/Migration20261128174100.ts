import { Migration } from '@mikro-orm/migrations';

const kinds = `'invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'recurringBillFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected', 'billToApprove', 'billDue', 'stockLow', 'eInvoiceRejected', 'eInvoiceReceived', 'eInvoiceNotTaken', 'weekSubmitted', 'weekReturned', 'weekMissing', 'webhookSwitchedOff'`;

/** Background jobs that people start, and the notifications of their end. */
export class Migration20261128174100 extends Migration {
  override up(): void {
    this.addSql(
      `create table "background_job" ("id" serial primary key, "created_at" timestamptz not null default now(), "user_id" int not null, "kind" varchar(40) not null, "title" varchar(200) not null, "input" jsonb not null, "state" text not null default 'waiting', "done" int not null default 0, "total" int null, "started_at" timestamptz null, "ended_at" timestamptz null, "problems" jsonb not null default '[]', "error_code" varchar(60) null, "error_params" jsonb null, "link" varchar(500) null, "file_name" varchar(255) null, "mime_type" varchar(100) null, "file_size" bigint null, "sha256" varchar(64) null, "storage_key" varchar(100) null, "file_until" timestamptz null);`,
    );
    this.addSql(`create index "background_job_user_index" on "background_job" ("user_id", "id");`);
    this.addSql(`create index "background_job_open_index" on "background_job" ("id") where "ended_at" is null;`);
    this.addSql(
      `alter table "background_job" add constraint "background_job_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "background_job" add constraint "background_job_state_check" check ("state" in ('waiting', 'running', 'done', 'failed', 'cancelled'));`,
    );
    this.addSql(
      `alter table "background_job" add constraint "background_job_end" check ((ended_at is not null) = (state in ('done', 'failed', 'cancelled')));`,
    );
    this.addSql(
      `alter table "background_job" add constraint "background_job_progress" check (done >= 0 and done <= coalesce(total, done));`,
    );
    this.take(`${kinds}, 'backgroundJobDone', 'backgroundJobFailed'`);
  }

  override down(): void {
    this.addSql(`drop table "background_job";`);
    for (const table of ['notification_preference', 'notification'])
      this.addSql(`delete from "${table}" where "kind" in ('backgroundJobDone', 'backgroundJobFailed');`);
    this.take(kinds);
  }

  private take(allowed: string): void {
    for (const table of ['notification_preference', 'notification']) {
      this.addSql(`alter table "${table}" drop constraint "${table}_kind_check";`);
      this.addSql(`alter table "${table}" add constraint "${table}_kind_check" check ("kind" in (${allowed}));`);
    }
  }
}
