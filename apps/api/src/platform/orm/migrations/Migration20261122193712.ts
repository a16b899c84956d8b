import { Migration } from '@mikro-orm/migrations';

export class Migration20261122193712 extends Migration {
  override name = 'Migration20261122193712';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "calendar_feed" ("user_id" int not null, "token_hash" varchar(64) not null, "created_at" timestamptz not null, "read_at" timestamptz null, "agenda" text[] not null, primary key ("user_id"));`,
    );
    this.addSql(`alter table "calendar_feed" add constraint "calendar_feed_token_unique" unique ("token_hash");`);

    this.addSql(
      `alter table "todo" add "about_subject" varchar(40) null, add "about_id" int null, add "partner_user_id" int null, add "partner_id" int null, add "is_given" boolean not null default false;`,
    );
    this.addSql(
      `create index "todo_about_index" on "todo" ("user_id", "about_subject", "about_id", "id") where not "is_deleted" and "about_id" is not null;`,
    );
    this.addSql(`alter table "todo" add constraint "todo_about" check ((about_subject is null) = (about_id is null));`);
    this.addSql(`alter table "todo" add constraint "todo_partner" check ((partner_user_id is null) = (partner_id is null));`);

    this.addSql(
      `alter table "calendar_feed" add constraint "calendar_feed_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "calendar_feed" cascade;`);

    this.addSql(`drop index "todo_about_index";`);
    this.addSql(`alter table "todo" drop constraint "todo_about";`);
    this.addSql(`alter table "todo" drop constraint "todo_partner";`);
    this.addSql(
      `alter table "todo" drop column "about_subject", drop column "about_id", drop column "partner_user_id", drop column "partner_id", drop column "is_given";`,
    );
  }
}
