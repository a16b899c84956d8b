import { Migration } from '@mikro-orm/migrations';

export class Migration20261121124825 extends Migration {
  override name = 'Migration20261121124825';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "attempt" ("key" varchar(64) not null, "count" int not null, "ends_at" timestamptz not null, primary key ("key"));`,
    );
    this.addSql(`create index "attempt_ends_at_index" on "attempt" ("ends_at");`);

    this.addSql(
      `create table "second_factor" ("id" serial primary key, "user_id" int not null, "totp_secret" text not null, "last_step" int not null default 0, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`alter table "second_factor" add constraint "second_factor_user_id_unique" unique ("user_id");`);

    this.addSql(
      `create table "recovery_code" ("id" serial primary key, "user_id" int not null, "code_hash" varchar(64) not null, "used_at" timestamptz null);`,
    );
    this.addSql(`alter table "recovery_code" add constraint "recovery_code_unique" unique ("user_id", "code_hash");`);

    this.addSql(
      `create table "notification_preference" ("id" serial primary key, "user_id" int not null, "kind" text not null, "in_app" boolean not null default true, "by_email" boolean not null default false);`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_unique" unique ("user_id", "kind");`,
    );

    this.addSql(`alter table "user_account" add "second_factor_at" timestamptz null;`);

    this.addSql(`alter table "notification" add "in_app" boolean not null default true;`);

    this.addSql(
      `alter table "second_factor" add constraint "second_factor_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "recovery_code" add constraint "recovery_code_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "attempt" cascade;`);
    this.addSql(`drop table if exists "second_factor" cascade;`);
    this.addSql(`drop table if exists "recovery_code" cascade;`);
    this.addSql(`drop table if exists "notification_preference" cascade;`);

    this.addSql(`alter table "notification" drop column "in_app";`);

    this.addSql(`alter table "user_account" drop column "second_factor_at";`);
  }
}
