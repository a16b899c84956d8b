import { Migration } from '@mikro-orm/migrations';

export class Migration20261121124240 extends Migration {
  override name = 'Migration20261121124240';

  override up(): void | Promise<void> {
    this.addSql(`create table "content" ("path" varchar(100) not null, "body" jsonb not null, primary key ("path"));`);

    this.addSql(
      `create table "sample_set" ("id" serial primary key, "name" varchar(40) not null, "user_id" int null, "next_id" int not null);`,
    );
    this.addSql(`create index "sample_set_user_id_index" on "sample_set" ("user_id");`);
    this.addSql(`create unique index "sample_set_once" on "sample_set" ("name", "user_id") nulls not distinct;`);

    this.addSql(
      `alter table "sample_set" add constraint "sample_set_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "content" cascade;`);
    this.addSql(`drop table if exists "sample_set" cascade;`);
  }
}
