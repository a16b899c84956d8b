import { Migration } from '@mikro-orm/migrations';

export class Migration20261123113847 extends Migration {
  override name = 'Migration20261123113847';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "customer_link" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "customer_id" int not null, "invoice_id" int null, "estimate_id" int null, "created_by_id" int null, "token_hash" varchar(64) not null, "expires_at" timestamptz not null, "ended_at" timestamptz null, "seen_at" timestamptz null, "last_seen_at" timestamptz null, "seen_count" int not null default 0);`,
    );
    this.addSql(`create index "customer_link_created_by_id_index" on "customer_link" ("created_by_id");`);
    this.addSql(`create index "customer_link_customer_index" on "customer_link" ("customer_id", "id");`);
    this.addSql(`create index "customer_link_invoice_index" on "customer_link" ("invoice_id") where "invoice_id" is not null;`);
    this.addSql(
      `create index "customer_link_estimate_index" on "customer_link" ("estimate_id") where "estimate_id" is not null;`,
    );
    this.addSql(`alter table "customer_link" add constraint "customer_link_token_unique" unique ("token_hash");`);

    this.addSql(`alter table "notification_preference" drop constraint "notification_preference_kind_check";`);
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined'));`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined'));`,
    );

    this.addSql(`alter table "organisation" add "customer_link_days" int not null default 180;`);
    this.addSql(
      `alter table "organisation" add constraint "organisation_customer_link_days" check (customer_link_days >= 1 and customer_link_days <= 3650);`,
    );

    this.addSql(
      `alter table "estimate" add "decided_by_name" varchar(200) null, add "decided_from" varchar(45) null, add "accept_remark" varchar(1000) null;`,
    );
    this.addSql(
      `alter table "estimate" add constraint "estimate_decided_by_link" check (decided_by_name is null or decided_at is not null);`,
    );
    this.addSql(
      `alter table "estimate" add constraint "estimate_accepted" check (status = 'accepted' or accept_remark is null);`,
    );

    this.addSql(
      `alter table "customer_link" add constraint "customer_link_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "customer_link" add constraint "customer_link_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "customer_link" add constraint "customer_link_estimate_id_foreign" foreign key ("estimate_id") references "estimate" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "customer_link" add constraint "customer_link_created_by_id_foreign" foreign key ("created_by_id") references "user_account" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "customer_link" add constraint "customer_link_one_document" check (invoice_id is null or estimate_id is null);`,
    );
    this.addSql(`alter table "customer_link" add constraint "customer_link_seen" check ((seen_at is null) = (seen_count = 0));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "customer_link" cascade;`);

    this.addSql(`alter table "estimate" drop constraint "estimate_decided_by_link";`);
    this.addSql(`alter table "estimate" drop constraint "estimate_accepted";`);
    this.addSql(`alter table "estimate" drop column "decided_by_name", drop column "decided_from", drop column "accept_remark";`);

    this.addSql(`delete from "notification" where "kind" in ('documentSeen', 'estimateAccepted', 'estimateDeclined');`);
    this.addSql(
      `delete from "notification_preference" where "kind" in ('documentSeen', 'estimateAccepted', 'estimateDeclined');`,
    );
    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires'));`,
    );

    this.addSql(`alter table "notification_preference" drop constraint "notification_preference_kind_check";`);
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires'));`,
    );

    this.addSql(`alter table "organisation" drop constraint "organisation_customer_link_days";`);
    this.addSql(`alter table "organisation" drop column "customer_link_days";`);
  }
}
