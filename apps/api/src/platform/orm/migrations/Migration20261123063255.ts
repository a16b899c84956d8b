import { Migration } from '@mikro-orm/migrations';

export class Migration20261123063255 extends Migration {
  override name = 'Migration20261123063255';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "dated_rate" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "organisation_id" int null, "customer_id" int null, "project_id" int null, "task_id" int null, "project_member_id" int null, "valid_from" date not null, "hourly_rate" numeric(14,2) null);`,
    );
    this.addSql(
      `alter table "dated_rate" add constraint "dated_rate_organisation_unique" unique ("organisation_id", "valid_from");`,
    );
    this.addSql(`alter table "dated_rate" add constraint "dated_rate_customer_unique" unique ("customer_id", "valid_from");`);
    this.addSql(`alter table "dated_rate" add constraint "dated_rate_project_unique" unique ("project_id", "valid_from");`);
    this.addSql(`alter table "dated_rate" add constraint "dated_rate_task_unique" unique ("task_id", "valid_from");`);
    this.addSql(
      `alter table "dated_rate" add constraint "dated_rate_project_member_unique" unique ("project_member_id", "valid_from");`,
    );

    this.addSql(`alter table "time_entry" add "override_rate" numeric(14,2) null;`);
    this.addSql(`alter table "time_entry" add constraint "time_entry_override" check (override_rate >= 0);`);

    this.addSql(`alter table "organisation" add "project_choice" text not null default 'whenOpen';`);
    this.addSql(
      `alter table "organisation" add constraint "organisation_project_choice_check" check ("project_choice" in ('never', 'whenOpen', 'always'));`,
    );

    this.addSql(
      `alter table "dated_rate" add constraint "dated_rate_organisation_id_foreign" foreign key ("organisation_id") references "organisation" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "dated_rate" add constraint "dated_rate_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "dated_rate" add constraint "dated_rate_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "dated_rate" add constraint "dated_rate_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "dated_rate" add constraint "dated_rate_project_member_id_foreign" foreign key ("project_member_id") references "project_member" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "dated_rate" add constraint "dated_rate_one_owner" check (num_nonnulls(organisation_id, customer_id, project_id, task_id, project_member_id) = 1);`,
    );
    this.addSql(`alter table "dated_rate" add constraint "dated_rate_amount" check (hourly_rate >= 0);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "dated_rate" cascade;`);

    this.addSql(`alter table "organisation" drop constraint "organisation_project_choice_check";`);
    this.addSql(`alter table "organisation" drop column "project_choice";`);

    this.addSql(`alter table "time_entry" drop constraint "time_entry_override";`);
    this.addSql(`alter table "time_entry" drop column "override_rate";`);
  }
}
