import { Migration } from '@mikro-orm/migrations';

export class Migration20261122153857 extends Migration {
  override name = 'Migration20261122153857';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "email_file" ("id" serial primary key, "created_at" timestamptz not null default now(), "user_id" int not null, "name" varchar(255) not null, "mime_type" varchar(100) not null, "size" int not null, "storage_key" varchar(100) not null);`,
    );
    this.addSql(`create index "email_file_user_id_index" on "email_file" ("user_id");`);
    this.addSql(`alter table "email_file" add constraint "email_file_storage_key_unique" unique ("storage_key");`);

    this.addSql(`alter table "email" add "about_subject" varchar(40) null, add "about_id" int null, add "answers_id" int null;`);
    this.addSql(
      `create index "email_about_index" on "email" ("user_id", "about_subject", "about_id", "id") where "about_id" is not null;`,
    );
    this.addSql(`create index "email_file_index" on "email" using gin ("attachments" jsonb_path_ops);`);
    this.addSql(`alter table "email" add constraint "email_about" check ((about_subject is null) = (about_id is null));`);

    this.addSql(
      `alter table "email_file" add constraint "email_file_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "email_file" cascade;`);

    this.addSql(`drop index "email_about_index";`);
    this.addSql(`drop index "email_file_index";`);
    this.addSql(`alter table "email" drop constraint "email_about";`);
    this.addSql(`alter table "email" drop column "about_subject", drop column "about_id", drop column "answers_id";`);
  }
}
