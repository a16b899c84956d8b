import { Migration } from '@mikro-orm/migrations';

export class Migration20261122161145 extends Migration {
  override name = 'Migration20261122161145';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "own_page" ("user_id" int not null, "path" varchar(100) not null, "body" jsonb not null, primary key ("user_id", "path"));`,
    );

    // The sample pages have more paths now: they are loaded anew at their next call.
    this.addSql(`delete from content;`);
    this.addSql(`delete from sample_set where name = 'content';`);
    this.addSql(
      `alter table "own_page" add constraint "own_page_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "own_page" cascade;`);
    this.addSql(`delete from content;`);
    this.addSql(`delete from sample_set where name = 'content';`);
  }
}
