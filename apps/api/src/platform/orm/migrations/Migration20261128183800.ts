import { Migration } from '@mikro-orm/migrations';

const before = `'invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'recurringBillFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected', 'billToApprove', 'billDue', 'stockLow', 'eInvoiceRejected', 'eInvoiceReceived', 'eInvoiceNotTaken', 'weekSubmitted', 'weekReturned', 'weekMissing', 'webhookSwitchedOff', 'backgroundJobDone', 'backgroundJobFailed'`;
const added = `'absenceAsked', 'absenceApproved', 'absenceRefused'`;
const tables = ['notification', 'notification_preference'];

/** Contracts and absences of people, and the notifications about absences. */
export class Migration20261128183800 extends Migration {
  override up(): void | Promise<void> {
    this.addSql(
      `create table "absence" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "user_id" int not null, "kind" text not null, "first_date" date not null, "last_date" date not null, "note" text null, "status" text not null default 'asked', "decided_at" timestamptz null, "decided_by_id" int null, "remark" text null);`,
    );
    this.addSql(`create index "absence_decided_by_id_index" on "absence" ("decided_by_id");`);
    this.addSql(`create index "absence_user_index" on "absence" ("user_id", "first_date");`);
    this.addSql(`create index "absence_status_index" on "absence" ("status", "first_date", "id");`);

    this.addSql(
      `create table "work_contract" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "user_id" int not null, "valid_from" date not null, "valid_to" date null, "day_minutes" int not null, "weekdays" jsonb not null, "holiday_days" numeric(3,1) not null);`,
    );
    this.addSql(`alter table "work_contract" add constraint "work_contract_unique" unique ("user_id", "valid_from");`);

    this.allowKinds(`${before}, ${added}`);

    this.addSql(
      `alter table "absence" add constraint "absence_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "absence" add constraint "absence_decided_by_id_foreign" foreign key ("decided_by_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "absence" add constraint "absence_dates" check (last_date >= first_date);`);
    this.addSql(
      `alter table "absence" add constraint "absence_approved" check (status <> 'approved' or decided_at is not null);`,
    );
    this.addSql(`alter table "absence" add constraint "absence_refused" check (status <> 'refused' or remark is not null);`);
    this.addSql(
      `alter table "absence" add constraint "absence_kind_check" check ("kind" in ('holiday', 'sick', 'parental', 'other'));`,
    );
    this.addSql(
      `alter table "absence" add constraint "absence_status_check" check ("status" in ('asked', 'approved', 'refused', 'cancelled'));`,
    );

    this.addSql(
      `alter table "work_contract" add constraint "work_contract_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "work_contract" add constraint "work_contract_dates" check (valid_to >= valid_from);`);
    this.addSql(
      `alter table "work_contract" add constraint "work_contract_minutes" check (day_minutes >= 1 and day_minutes <= 1440);`,
    );
    this.addSql(
      `alter table "work_contract" add constraint "work_contract_holiday_days" check (holiday_days >= 0 and holiday_days <= 99);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "absence" cascade;`);
    this.addSql(`drop table if exists "work_contract" cascade;`);

    for (const table of tables) this.addSql(`delete from "${table}" where "kind" in (${added});`);
    this.allowKinds(before);
  }

  private allowKinds(kinds: string): void {
    for (const table of tables) {
      this.addSql(`alter table "${table}" drop constraint "${table}_kind_check";`);
      this.addSql(`alter table "${table}" add constraint "${table}_kind_check" check ("kind" in (${kinds}));`);
    }
  }
}
