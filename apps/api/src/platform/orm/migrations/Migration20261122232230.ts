import { Migration } from '@mikro-orm/migrations';

export class Migration20261122232230 extends Migration {
  override name = 'Migration20261122232230';

  override up(): void | Promise<void> {
    this.addSql(`alter table "notification_preference" drop constraint "notification_preference_kind_check";`);
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires'));`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires'));`,
    );

    this.addSql(`alter table "organisation" add "document_days" int not null default 60;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "notification" where "kind" = 'documentExpires';`);
    this.addSql(`delete from "notification_preference" where "kind" = 'documentExpires';`);
    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone'));`,
    );

    this.addSql(`alter table "notification_preference" drop constraint "notification_preference_kind_check";`);
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone'));`,
    );

    this.addSql(`alter table "organisation" drop column "document_days";`);
  }
}
