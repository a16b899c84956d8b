import { Migration } from '@mikro-orm/migrations';

export class Migration20261123185133 extends Migration {
  override name = 'Migration20261123185133';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "vendor_contact" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "vendor_id" int not null, "first_name" varchar(100) not null, "last_name" varchar(100) not null, "position" varchar(100) null, "email" varchar(200) null, "phone" varchar(50) null, "is_primary" boolean not null default false, "notes" text null);`,
    );
    this.addSql(`create index "vendor_contact_vendor_id_index" on "vendor_contact" ("vendor_id");`);
    this.addSql(`create unique index "vendor_contact_one_primary" on "vendor_contact" ("vendor_id") where "is_primary";`);

    this.addSql(`alter table "notification_preference" drop constraint "notification_preference_kind_check";`);
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'vendorAccountChanged'));`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'vendorAccountChanged'));`,
    );

    this.addSql(`alter table "vendor" add "account_confirmed_at" timestamptz null, add "account_confirmed_by_id" int null;`);
    this.addSql(
      `alter table "vendor" add constraint "vendor_account_confirmed_by_id_foreign" foreign key ("account_confirmed_by_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(`create index "vendor_account_confirmed_by_id_index" on "vendor" ("account_confirmed_by_id");`);
    this.addSql(
      `alter table "vendor" add constraint "vendor_account_confirmed" check (account_confirmed_at is null or account_changed_at is not null);`,
    );

    this.addSql(
      `alter table "vendor_contact" add constraint "vendor_contact_vendor_id_foreign" foreign key ("vendor_id") references "vendor" ("id") on delete restrict;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "vendor_contact" cascade;`);

    this.addSql(`alter table "vendor" drop constraint "vendor_account_confirmed_by_id_foreign";`);

    this.addSql(`delete from "notification" where "kind" = 'vendorAccountChanged';`);
    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed'));`,
    );

    this.addSql(`delete from "notification_preference" where "kind" = 'vendorAccountChanged';`);
    this.addSql(`alter table "notification_preference" drop constraint "notification_preference_kind_check";`);
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed'));`,
    );

    this.addSql(`drop index "vendor_account_confirmed_by_id_index";`);
    this.addSql(`alter table "vendor" drop constraint "vendor_account_confirmed";`);
    this.addSql(`alter table "vendor" drop column "account_confirmed_at", drop column "account_confirmed_by_id";`);
  }
}
