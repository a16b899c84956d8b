import { Migration } from '@mikro-orm/migrations';

const kinds = `'invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'recurringBillFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected', 'billToApprove', 'billDue', 'stockLow', 'eInvoiceRejected', 'eInvoiceReceived', 'eInvoiceNotTaken', 'weekSubmitted', 'weekReturned', 'weekMissing'`;

/** Webhooks with how they fare, their deliveries, and the notification that one was switched off. */
export class Migration20261128154100 extends Migration {
  override up(): void {
    this.addSql(
      `create table "webhook" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "name" varchar(100) not null, "url" varchar(500) not null, "user_id" int null, "service_account_id" int null, "events" jsonb null, "content" text not null, "active" boolean not null default true, "off_reason" text null, "secret" text not null, "previous_secret" text null, "previous_secret_until" timestamptz null);`,
    );
    this.addSql(`create index "webhook_user_id_index" on "webhook" ("user_id");`);
    this.addSql(`create index "webhook_service_account_id_index" on "webhook" ("service_account_id");`);

    this.addSql(
      `create table "webhook_delivery" ("id" bigserial primary key, "webhook_id" int not null, "message_id" varchar(40) not null, "type" varchar(81) not null, "subject" varchar(40) not null, "subject_id" int not null, "kind" varchar(10) not null, "at" timestamptz not null, "state" text not null default 'pending', "attempts" int not null default 0, "next_at" timestamptz null, "tried_at" timestamptz null, "status" int null, "error" text null, "took_ms" int null, "request" text null, "answer" text null);`,
    );
    this.addSql(`create index "webhook_delivery_webhook_index" on "webhook_delivery" ("webhook_id", "id");`);
    this.addSql(`create index "webhook_delivery_at_index" on "webhook_delivery" ("at");`);
    this.addSql(
      `create index "webhook_delivery_waiting_index" on "webhook_delivery" ("webhook_id", "subject", "subject_id", "id") where "state" = 'pending';`,
    );
    this.addSql(
      `create index "webhook_delivery_due_index" on "webhook_delivery" ("webhook_id", "next_at") where "state" = 'pending';`,
    );

    this.addSql(
      `create table "webhook_state" ("webhook_id" int not null, "cursor" varchar(60) not null, "failures" int not null default 0, "failing_since" timestamptz null, "paused_until" timestamptz null, primary key ("webhook_id"));`,
    );

    this.addSql(
      `alter table "webhook" add constraint "webhook_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "webhook" add constraint "webhook_service_account_id_foreign" foreign key ("service_account_id") references "service_account" ("id") on delete no action;`,
    );
    this.addSql(
      `alter table "webhook" add constraint "webhook_one_owner" check (num_nonnulls(user_id, service_account_id) = 1);`,
    );
    this.addSql(`alter table "webhook" add constraint "webhook_content_check" check ("content" in ('record', 'id'));`);
    this.addSql(
      `alter table "webhook" add constraint "webhook_off_reason_check" check ("off_reason" in ('failing', 'gone', 'owner'));`,
    );

    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_webhook_id_foreign" foreign key ("webhook_id") references "webhook" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_state_check" check ("state" in ('pending', 'delivered', 'failed'));`,
    );
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_error_check" check ("error" in ('timeout', 'unknownName', 'privateAddress', 'notHttps', 'badCertificate', 'notReached'));`,
    );

    this.addSql(
      `alter table "webhook_state" add constraint "webhook_state_webhook_id_foreign" foreign key ("webhook_id") references "webhook" ("id") on update no action on delete cascade;`,
    );

    this.take(`${kinds}, 'webhookSwitchedOff'`);
  }

  override down(): void {
    this.addSql(`drop table "webhook_state";`);
    this.addSql(`drop table "webhook_delivery";`);
    this.addSql(`drop table "webhook";`);
    this.addSql(`delete from "notification" where "kind" = 'webhookSwitchedOff';`);
    this.addSql(`delete from "notification_preference" where "kind" = 'webhookSwitchedOff';`);
    this.take(kinds);
  }

  private take(allowed: string): void {
    for (const table of ['notification_preference', 'notification']) {
      this.addSql(`alter table "${table}" drop constraint "${table}_kind_check";`);
      this.addSql(`alter table "${table}" add constraint "${table}_kind_check" check ("kind" in (${allowed}));`);
    }
  }
}
