import { Migration } from '@mikro-orm/migrations';

export class Migration20261123111551 extends Migration {
  override name = 'Migration20261123111551';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "import_name" ("id" serial primary key, "created_at" timestamptz not null default now(), "owner_id" int not null, "format" varchar(20) not null, "kind" text not null, "name" varchar(200) not null, "detail" varchar(200) not null default '', "customer_id" int null, "project_id" int null, "user_id" int null);`,
    );
    this.addSql(`create index "import_name_customer_id_index" on "import_name" ("customer_id");`);
    this.addSql(`create index "import_name_project_id_index" on "import_name" ("project_id");`);
    this.addSql(`create index "import_name_user_id_index" on "import_name" ("user_id");`);
    this.addSql(
      `alter table "import_name" add constraint "import_name_unique" unique ("owner_id", "format", "kind", "name", "detail");`,
    );

    this.addSql(`alter table "time_import" add "made" jsonb null;`);

    this.addSql(
      `alter table "import_name" add constraint "import_name_owner_id_foreign" foreign key ("owner_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "import_name" add constraint "import_name_customer_id_foreign" foreign key ("customer_id") references "customer" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "import_name" add constraint "import_name_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "import_name" add constraint "import_name_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "import_name" add constraint "import_name_one_record" check (num_nonnulls(customer_id, project_id, user_id) = 1);`,
    );
    this.addSql(
      `alter table "import_name" add constraint "import_name_kind_check" check ("kind" in ('customer', 'project', 'user'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "import_name" cascade;`);

    this.addSql(`alter table "time_import" drop column "made";`);
  }
}
