import { Migration } from '@mikro-orm/migrations';

export class Migration20261121131100 extends Migration {
  override name = 'Migration20261121131100';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "employee" ("id" int not null, "avatar" varchar(300) not null, "full_name" varchar(100) not null, "post" varchar(100) not null, "email" varchar(200) not null, "city" varchar(100) not null, "start_date" varchar(10) not null, "salary" varchar(20) not null, "age" varchar(3) not null, "experience" varchar(20) not null, "status" int not null, primary key ("id"));`,
    );

    this.addSql(
      `create table "product" ("id" int not null, "name" varchar(200) not null, "slug" varchar(220) not null, "description" text not null, "brand" varchar(100) not null, "price" numeric(14,2) not null, "image" varchar(300) not null, "has_free_shipping" boolean not null, "rating" int not null, primary key ("id"));`,
    );

    this.addSql(
      `create table "todo" ("user_id" int not null, "id" int not null, "title" varchar(200) not null, "title_key" text not null, "due_date" date null, "description" text not null, "assignee_name" varchar(200) null, "assignee_key" text null, "assignee_avatar" varchar(500) null, "tags" text[] not null, "is_completed" boolean not null, "is_deleted" boolean not null, "is_important" boolean not null, "position" int not null, primary key ("user_id", "id"));`,
    );
    this.addSql(`create index "todo_live_index" on "todo" ("user_id", "id") where not "is_deleted";`);
    this.addSql(`create index "todo_deleted_index" on "todo" ("user_id", "id") where "is_deleted";`);
    this.addSql(`create index "todo_important_index" on "todo" ("user_id", "id") where not "is_deleted" and "is_important";`);
    this.addSql(`create index "todo_completed_index" on "todo" ("user_id", "id") where not "is_deleted" and "is_completed";`);
    this.addSql(`create index "todo_team_index" on "todo" ("user_id", "id") where not "is_deleted" and 'team' = any ("tags");`);
    this.addSql(`create index "todo_high_index" on "todo" ("user_id", "id") where not "is_deleted" and 'high' = any ("tags");`);
    this.addSql(
      `create index "todo_medium_index" on "todo" ("user_id", "id") where not "is_deleted" and 'medium' = any ("tags");`,
    );
    this.addSql(`create index "todo_low_index" on "todo" ("user_id", "id") where not "is_deleted" and 'low' = any ("tags");`);
    this.addSql(
      `create index "todo_update_index" on "todo" ("user_id", "id") where not "is_deleted" and 'update' = any ("tags");`,
    );
    this.addSql(
      `create index "todo_title_index" on "todo" ("user_id", "title_key" collate "C", "id" desc) where not "is_deleted";`,
    );
    this.addSql(
      `create index "todo_assignee_index" on "todo" ("user_id", "assignee_key" collate "C", "id" desc) where not "is_deleted";`,
    );
    this.addSql(`create index "todo_due_date_index" on "todo" ("user_id", "due_date", "id" desc) where not "is_deleted";`);
    this.addSql(`create index "todo_position_index" on "todo" ("user_id", "position", "id") where not "is_deleted";`);
    this.addSql(`create index "todo_title_search" on "todo" using gin ("title" gin_trgm_ops);`);

    this.addSql(
      `create table "cart_item" ("user_id" int not null, "id" int not null, "product_id" int not null, "qty" int not null, primary key ("user_id", "id"));`,
    );

    this.addSql(
      `create table "calendar_event" ("user_id" int not null, "id" int not null, "title" varchar(200) not null, "url" varchar(2000) not null, "start_text" varchar(40) not null, "end_text" varchar(40) not null, "starts_at" timestamptz not null, "ends_at" timestamptz not null, "all_day" boolean not null, "calendar" text not null, "extended_props" jsonb not null, primary key ("user_id", "id"));`,
    );
    this.addSql(`create index "calendar_event_start_index" on "calendar_event" ("user_id", "calendar", "starts_at");`);

    this.addSql(`create table "bookmark" ("user_id" int not null, "page_id" int not null, primary key ("user_id", "page_id"));`);

    this.addSql(
      `create table "wishlist_item" ("user_id" int not null, "id" int not null, "product_id" int not null, primary key ("user_id", "id"));`,
    );

    this.addSql(
      `alter table "todo" add constraint "todo_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "todo" add constraint "todo_tags" check (tags <@ array['team', 'high', 'medium', 'low', 'update']);`,
    );

    this.addSql(
      `alter table "cart_item" add constraint "cart_item_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "cart_item" add constraint "cart_item_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "calendar_event" add constraint "calendar_event_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "calendar_event" add constraint "calendar_event_times" check (ends_at >= starts_at and ends_at <= starts_at + '8784:00:00'::interval);`,
    );
    this.addSql(
      `alter table "calendar_event" add constraint "calendar_event_calendar_check" check ("calendar" in ('Personal', 'Business', 'Family', 'Holiday', 'ETC'));`,
    );

    this.addSql(
      `alter table "bookmark" add constraint "bookmark_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "wishlist_item" add constraint "wishlist_item_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "wishlist_item" add constraint "wishlist_item_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "cart_item" drop constraint "cart_item_product_id_foreign";`);
    this.addSql(`alter table "wishlist_item" drop constraint "wishlist_item_product_id_foreign";`);

    this.addSql(`drop table if exists "employee" cascade;`);
    this.addSql(`drop table if exists "product" cascade;`);
    this.addSql(`drop table if exists "todo" cascade;`);
    this.addSql(`drop table if exists "cart_item" cascade;`);
    this.addSql(`drop table if exists "calendar_event" cascade;`);
    this.addSql(`drop table if exists "bookmark" cascade;`);
    this.addSql(`drop table if exists "wishlist_item" cascade;`);
  }
}
