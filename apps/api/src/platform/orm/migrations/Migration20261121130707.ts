import { Migration } from '@mikro-orm/migrations';

export class Migration20261121130707 extends Migration {
  override name = 'Migration20261121130707';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "email" ("user_id" int not null, "id" int not null, "time" timestamptz not null, "folder" text not null, "is_read" boolean not null, "is_starred" boolean not null, "labels" text[] not null, "subject" varchar(300) not null, "sender" jsonb not null, "receivers" jsonb not null, "cc" jsonb not null, "bcc" jsonb not null, "message" text not null, "attachments" jsonb not null, "replies" jsonb not null, primary key ("user_id", "id"));`,
    );
    this.addSql(`create index "email_folder_index" on "email" ("user_id", "folder", "id");`);
    this.addSql(`create index "email_starred_index" on "email" ("user_id", "id") where "is_starred" and "folder" <> 'trash';`);
    this.addSql(`create index "email_unread_index" on "email" ("user_id", "folder") where not "is_read";`);
    this.addSql(`create index "email_subject_search" on "email" using gin ("subject" gin_trgm_ops);`);
    this.addSql(`create index "email_private_index" on "email" ("user_id", "folder", "id") where 'private' = any ("labels");`);
    this.addSql(`create index "email_company_index" on "email" ("user_id", "folder", "id") where 'company' = any ("labels");`);
    this.addSql(
      `create index "email_important_index" on "email" ("user_id", "folder", "id") where 'important' = any ("labels");`,
    );
    this.addSql(`create index "email_personal_index" on "email" ("user_id", "folder", "id") where 'personal' = any ("labels");`);

    this.addSql(
      `create table "chat_profile" ("user_id" int not null, "about" varchar(500) not null, "status" text not null, "is_notifications_on" boolean not null, primary key ("user_id"));`,
    );

    this.addSql(
      `create table "chat_message" ("user_id" int not null, "contact_id" int not null, "number" int not null, "sender_id" int not null, "message" text not null, "time" timestamptz not null, primary key ("user_id", "contact_id", "number"));`,
    );

    this.addSql(
      `create table "chat_contact" ("user_id" int not null, "id" int not null, "full_name" varchar(200) not null, "role" varchar(100) not null, "about" varchar(500) not null, "avatar" varchar(1000) not null, "status" text not null, primary key ("user_id", "id"));`,
    );

    this.addSql(
      `create table "chat" ("user_id" int not null, "contact_id" int not null, "started_at" timestamptz not null, "message_count" int not null, "unseen" int not null, "seen_at" timestamptz null, primary key ("user_id", "contact_id"));`,
    );

    this.addSql(`alter table "mail" add "reply_to" varchar(200) null;`);

    this.addSql(
      `alter table "email" add constraint "email_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "email" add constraint "email_labels" check (labels <@ '{private,company,important,personal}'::text[]);`,
    );
    this.addSql(
      `alter table "email" add constraint "email_folder_check" check ("folder" in ('inbox', 'sent', 'draft', 'spam', 'trash'));`,
    );

    this.addSql(
      `alter table "chat_profile" add constraint "chat_profile_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "chat_profile" add constraint "chat_profile_status_check" check ("status" in ('online', 'offline', 'busy', 'away'));`,
    );

    this.addSql(
      `alter table "chat_message" add constraint "chat_message_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "chat_contact" add constraint "chat_contact_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "chat_contact" add constraint "chat_contact_status_check" check ("status" in ('online', 'offline', 'busy', 'away'));`,
    );

    this.addSql(
      `alter table "chat" add constraint "chat_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "chat" add constraint "chat_unseen" check (unseen >= 0 and unseen <= message_count);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "email" cascade;`);
    this.addSql(`drop table if exists "chat_profile" cascade;`);
    this.addSql(`drop table if exists "chat_message" cascade;`);
    this.addSql(`drop table if exists "chat_contact" cascade;`);
    this.addSql(`drop table if exists "chat" cascade;`);

    this.addSql(`alter table "mail" drop column "reply_to";`);
  }
}
