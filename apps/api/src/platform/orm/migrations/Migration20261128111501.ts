import { Migration } from '@mikro-orm/migrations';

/** API tokens of people and of service accounts; the history names the token that acted. */
export class Migration20261128111501 extends Migration {
  override up(): void {
    this.addSql(
      `create table "service_account" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "name" varchar(100) not null, "note" varchar(500) null, "role_id" int not null, "active" boolean not null default true);`,
    );
    this.addSql(`create index "service_account_role_id_index" on "service_account" ("role_id");`);
    this.addSql(`create unique index "service_account_name_unique" on "service_account" (lower("name"));`);
    this.addSql(
      `alter table "service_account" add constraint "service_account_role_id_foreign" foreign key ("role_id") references "role" ("id");`,
    );

    this.addSql(
      `create table "api_token" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "name" varchar(100) not null, "user_id" int null, "service_account_id" int null, "token_hash" varchar(64) not null, "start" varchar(20) not null, "rights" jsonb null, "addresses" jsonb not null, "expires_at" timestamptz not null, "ended_at" timestamptz null);`,
    );
    this.addSql(`create index "api_token_user_id_index" on "api_token" ("user_id");`);
    this.addSql(`create index "api_token_service_account_id_index" on "api_token" ("service_account_id");`);
    this.addSql(`alter table "api_token" add constraint "api_token_hash_unique" unique ("token_hash");`);
    this.addSql(
      `alter table "api_token" add constraint "api_token_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "api_token" add constraint "api_token_service_account_id_foreign" foreign key ("service_account_id") references "service_account" ("id") on delete no action;`,
    );
    this.addSql(
      `alter table "api_token" add constraint "api_token_one_owner" check (num_nonnulls(user_id, service_account_id) = 1);`,
    );

    this.addSql(
      `create table "api_token_use" ("token_id" int not null, "use_count" bigint not null, "last_used_at" timestamptz not null, "last_address" varchar(64) not null, "minute" int not null, "minute_count" int not null, primary key ("token_id"));`,
    );
    this.addSql(
      `alter table "api_token_use" add constraint "api_token_use_token_id_foreign" foreign key ("token_id") references "api_token" ("id") on delete cascade;`,
    );

    this.addSql(`alter table "audit" add "token_id" int null;`);
  }

  override down(): void {
    this.addSql(`alter table "audit" drop column "token_id";`);
    this.addSql(`drop table "api_token_use";`);
    this.addSql(`drop table "api_token";`);
    this.addSql(`drop table "service_account";`);
  }
}
