import { Migration } from '@mikro-orm/migrations';

export class Migration20261123153054 extends Migration {
  override name = 'Migration20261123153054';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "reminder" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "invoice_id" int not null, "stage" text not null, "reminder_date" date not null, "to_address" text not null, "balance" numeric(14,2) not null, "is_automatic" boolean not null default false, "created_by_id" int null);`,
    );
    this.addSql(`create index "reminder_created_by_id_index" on "reminder" ("created_by_id");`);
    this.addSql(`create index "reminder_date_index" on "reminder" ("reminder_date", "id");`);
    this.addSql(`create index "reminder_invoice_index" on "reminder" ("invoice_id", "id");`);
    this.addSql(`create unique index "reminder_once" on "reminder" ("invoice_id", "stage") where "is_automatic";`);

    this.addSql(`alter table "customer" add "reminders_off" boolean not null default false;`);

    this.addSql(`alter table "mail_template" drop constraint "mail_template_kind_check";`);
    this.addSql(
      `alter table "mail_template" add constraint "mail_template_kind_check" check ("kind" in ('invoice', 'estimate', 'receipt', 'statement', 'reminderUpcoming', 'reminderFirst', 'reminderSecond', 'reminderFinal'));`,
    );

    this.addSql(
      `alter table "organisation" add "reminders_on" boolean not null default false, add "reminders_since" date null, add "reminder_upcoming_days" int not null default 3, add "reminder_first_days" int not null default 7, add "reminder_second_days" int not null default 14, add "reminder_final_days" int not null default 30;`,
    );
    this.addSql(
      `alter table "organisation" add constraint "organisation_reminder_upcoming_days" check (reminder_upcoming_days >= 0 and reminder_upcoming_days <= 365);`,
    );
    this.addSql(
      `alter table "organisation" add constraint "organisation_reminder_first_days" check (reminder_first_days >= 0 and reminder_first_days <= 365);`,
    );
    this.addSql(
      `alter table "organisation" add constraint "organisation_reminder_second_days" check (reminder_second_days >= 0 and reminder_second_days <= 365);`,
    );
    this.addSql(
      `alter table "organisation" add constraint "organisation_reminder_final_days" check (reminder_final_days >= 0 and reminder_final_days <= 365);`,
    );
    this.addSql(
      `alter table "organisation" add constraint "organisation_reminders_since" check ((reminders_since is not null) = reminders_on);`,
    );

    this.addSql(`alter table "invoice" add "dispute_reason" varchar(500) null;`);

    this.addSql(
      `alter table "reminder" add constraint "reminder_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "reminder" add constraint "reminder_created_by_id_foreign" foreign key ("created_by_id") references "user_account" ("id") on delete set null;`,
    );
    this.addSql(`alter table "reminder" add constraint "reminder_balance" check (balance > 0);`);
    this.addSql(
      `alter table "reminder" add constraint "reminder_stage_check" check ("stage" in ('upcoming', 'first', 'second', 'final'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "reminder" cascade;`);

    this.addSql(`alter table "customer" drop column "reminders_off";`);

    this.addSql(`alter table "invoice" drop column "dispute_reason";`);

    this.addSql(`delete from "mail_template" where "kind" like 'reminder%';`);
    this.addSql(`alter table "mail_template" drop constraint "mail_template_kind_check";`);
    this.addSql(
      `alter table "mail_template" add constraint "mail_template_kind_check" check ("kind" in ('invoice', 'estimate', 'receipt', 'statement'));`,
    );

    this.addSql(`alter table "organisation" drop constraint "organisation_reminder_upcoming_days";`);
    this.addSql(`alter table "organisation" drop constraint "organisation_reminder_first_days";`);
    this.addSql(`alter table "organisation" drop constraint "organisation_reminder_second_days";`);
    this.addSql(`alter table "organisation" drop constraint "organisation_reminder_final_days";`);
    this.addSql(`alter table "organisation" drop constraint "organisation_reminders_since";`);
    this.addSql(
      `alter table "organisation" drop column "reminders_on", drop column "reminders_since", drop column "reminder_upcoming_days", drop column "reminder_first_days", drop column "reminder_second_days", drop column "reminder_final_days";`,
    );
  }
}
