import { Migration } from '@mikro-orm/migrations';

export class Migration20261121131600 extends Migration {
  override name = 'Migration20261121131600';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "user_document" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "user_id" int not null, "category_id" int null, "valid_until" date null, "name" varchar(255) not null, "mime_type" varchar(100) not null, "size" int not null, "sha256" varchar(64) not null, "storage_key" varchar(100) not null, "created_by_id" int null);`,
    );
    this.addSql(`create index "user_document_user_id_index" on "user_document" ("user_id");`);
    this.addSql(`create index "user_document_category_id_index" on "user_document" ("category_id");`);
    this.addSql(`alter table "user_document" add constraint "user_document_storage_key_unique" unique ("storage_key");`);

    this.addSql(
      `create table "user_rate" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "user_id" int not null, "valid_from" date not null, "hourly_rate" numeric(14,2) null, "cost_rate" numeric(14,2) null);`,
    );
    this.addSql(`alter table "user_rate" add constraint "user_rate_unique" unique ("user_id", "valid_from");`);

    // Rates had no first day until now: they held from the beginning.
    this.addSql(
      `insert into "user_rate" ("user_id", "valid_from", "hourly_rate", "cost_rate") select "id", date '2000-01-01', "hourly_rate", "cost_rate" from "user_account" where "hourly_rate" is not null or "cost_rate" is not null;`,
    );
    this.addSql(`alter table "user_account" drop column "cost_rate", drop column "hourly_rate";`);
    this.addSql(
      `alter table "user_account" add "first_name" varchar(100) not null default '', add "last_name" varchar(100) not null default '', add "invited_at" timestamptz null, add "phone" varchar(50) null, add "personal_id" text null, add "emergency_name" varchar(200) null, add "emergency_phone" varchar(50) null, add "living_address" varchar(300) null, add "street" varchar(200) null, add "city" varchar(100) null, add "zip_code" varchar(20) null, add "country" varchar(2) null, add "jacket_size_id" int null, add "pant_size_id" int null, add "shoe_size_id" int null, add "bank_account" text null;`,
    );
    this.addSql(
      `alter table "user_account" add constraint "user_account_jacket_size_id_foreign" foreign key ("jacket_size_id") references "classifier" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "user_account" add constraint "user_account_pant_size_id_foreign" foreign key ("pant_size_id") references "classifier" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "user_account" add constraint "user_account_shoe_size_id_foreign" foreign key ("shoe_size_id") references "classifier" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "user_account" alter column "full_name" type varchar(201) using ("full_name"::varchar(201));`);
    // The last word of a name is the family's; a single word is the given name.
    this.addSql(
      `update "user_account" set "first_name" = left(regexp_replace("full_name", '\\s+\\S+$', ''), 100), "last_name" = left(coalesce(substring("full_name" from '\\s(\\S+)$'), ''), 100);`,
    );
    this.addSql(`create index "user_account_jacket_size_id_index" on "user_account" ("jacket_size_id");`);
    this.addSql(`create index "user_account_pant_size_id_index" on "user_account" ("pant_size_id");`);
    this.addSql(`create index "user_account_shoe_size_id_index" on "user_account" ("shoe_size_id");`);

    this.addSql(
      `alter table "user_document" add constraint "user_document_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "user_document" add constraint "user_document_category_id_foreign" foreign key ("category_id") references "classifier" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "user_document" add constraint "user_document_created_by_id_foreign" foreign key ("created_by_id") references "user_account" ("id") on delete restrict;`,
    );

    this.addSql(
      `alter table "user_rate" add constraint "user_rate_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "user_rate" add constraint "user_rate_amounts" check (coalesce(hourly_rate, 0) >= 0 and coalesce(cost_rate, 0) >= 0);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "user_document" cascade;`);

    this.addSql(`alter table "user_account" drop constraint "user_account_jacket_size_id_foreign";`);
    this.addSql(`alter table "user_account" drop constraint "user_account_pant_size_id_foreign";`);
    this.addSql(`alter table "user_account" drop constraint "user_account_shoe_size_id_foreign";`);

    this.addSql(`drop index "user_account_jacket_size_id_index";`);
    this.addSql(`drop index "user_account_pant_size_id_index";`);
    this.addSql(`drop index "user_account_shoe_size_id_index";`);
    this.addSql(
      `alter table "user_account" drop column "first_name", drop column "last_name", drop column "invited_at", drop column "phone", drop column "personal_id", drop column "emergency_name", drop column "emergency_phone", drop column "living_address", drop column "street", drop column "city", drop column "zip_code", drop column "country", drop column "jacket_size_id", drop column "pant_size_id", drop column "shoe_size_id", drop column "bank_account";`,
    );
    this.addSql(`alter table "user_account" add "cost_rate" numeric(14,2) null, add "hourly_rate" numeric(14,2) null;`);
    this.addSql(
      `update "user_account" u set "hourly_rate" = r."hourly_rate", "cost_rate" = r."cost_rate" from (select distinct on ("user_id") * from "user_rate" where "valid_from" <= current_date order by "user_id", "valid_from" desc) r where r."user_id" = u."id";`,
    );
    this.addSql(`drop table if exists "user_rate" cascade;`);
    this.addSql(`alter table "user_account" alter column "full_name" type varchar(200) using (left("full_name", 200));`);
  }
}
