import { Migration } from '@mikro-orm/migrations';

/** How each person has arranged the dashboard. */
export class Migration20261128181200 extends Migration {
  override up(): void {
    this.addSql(
      `create table "dashboard_layout" ("user_id" int not null, "panels" text[] not null, "hidden" text[] not null, primary key ("user_id"));`,
    );
    this.addSql(
      `alter table "dashboard_layout" add constraint "dashboard_layout_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists "dashboard_layout" cascade;`);
  }
}
