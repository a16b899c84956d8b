import { Migration } from '@mikro-orm/migrations';

export class Migration20261124080001 extends Migration {
  override name = 'Migration20261124080001';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "access_point" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "address" varchar(300) not null, "token" text null, "news_secret" text not null);`,
    );

    this.addSql(
      `create table "e_invoice_delivery" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "subject_type" varchar(40) not null, "subject_id" int not null, "edition" int not null, "key" varchar(100) not null, "state" text not null default 'queued', "state_at" timestamptz not null, "reason" varchar(500) null, "problem" text null, "tried_at" timestamptz null, "claimed_until" timestamptz null, "sent_at" timestamptz null, "next_ask_at" timestamptz null);`,
    );
    this.addSql(
      `create unique index "e_invoice_delivery_living_unique" on "e_invoice_delivery" ("subject_type", "subject_id") where "state" <> 'rejected';`,
    );
    this.addSql(
      `create index "e_invoice_delivery_ask_index" on "e_invoice_delivery" ("next_ask_at") where "next_ask_at" is not null;`,
    );
    this.addSql(`alter table "e_invoice_delivery" add constraint "e_invoice_delivery_key_unique" unique ("key");`);
    this.addSql(
      `alter table "e_invoice_delivery" add constraint "e_invoice_delivery_edition_unique" unique ("subject_type", "subject_id", "edition");`,
    );

    this.addSql(`alter table "customer" drop constraint "customer_invoice_channel_check";`);
    this.addSql(
      `alter table "customer" add constraint "customer_invoice_channel_check" check ("invoice_channel" in ('mail', 'mailWithXml', 'accessPoint', 'download'));`,
    );

    this.addSql(`alter table "notification_preference" drop constraint "notification_preference_kind_check";`);
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected', 'billToApprove', 'billDue', 'stockLow', 'eInvoiceRejected'));`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected', 'billToApprove', 'billDue', 'stockLow', 'eInvoiceRejected'));`,
    );

    this.addSql(`alter table "access_point" add constraint "access_point_only_one" check (id = 1);`);

    this.addSql(`alter table "e_invoice_delivery" add constraint "e_invoice_delivery_edition" check (edition > 0);`);
    this.addSql(
      `alter table "e_invoice_delivery" add constraint "e_invoice_delivery_problem" check ((problem is not null) = (state = 'failed'));`,
    );
    this.addSql(
      `alter table "e_invoice_delivery" add constraint "e_invoice_delivery_reason" check (reason is null or state = 'rejected');`,
    );
    this.addSql(
      `alter table "e_invoice_delivery" add constraint "e_invoice_delivery_sent" check ((sent_at is null) = (state in ('queued', 'failed')));`,
    );
    this.addSql(
      `alter table "e_invoice_delivery" add constraint "e_invoice_delivery_asked" check (next_ask_at is null or state in ('sent', 'accepted'));`,
    );
    this.addSql(
      `alter table "e_invoice_delivery" add constraint "e_invoice_delivery_state_check" check ("state" in ('queued', 'sent', 'accepted', 'delivered', 'rejected', 'failed'));`,
    );
    this.addSql(
      `alter table "e_invoice_delivery" add constraint "e_invoice_delivery_problem_check" check ("problem" in ('notSetUp', 'noAnswer', 'tokenRefused'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`update "customer" set "invoice_channel" = 'download' where "invoice_channel" = 'accessPoint';`);
    this.addSql(`delete from "notification" where "kind" = 'eInvoiceRejected';`);
    this.addSql(`delete from "notification_preference" where "kind" = 'eInvoiceRejected';`);
    this.addSql(`drop table if exists "access_point" cascade;`);
    this.addSql(`drop table if exists "e_invoice_delivery" cascade;`);

    this.addSql(`alter table "customer" drop constraint "customer_invoice_channel_check";`);
    this.addSql(
      `alter table "customer" add constraint "customer_invoice_channel_check" check ("invoice_channel" in ('mail', 'mailWithXml', 'download'));`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected', 'billToApprove', 'billDue', 'stockLow'));`,
    );

    this.addSql(`alter table "notification_preference" drop constraint "notification_preference_kind_check";`);
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected', 'billToApprove', 'billDue', 'stockLow'));`,
    );
  }
}
