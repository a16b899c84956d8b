import { Migration } from '@mikro-orm/migrations';

export class Migration20261121123317 extends Migration {
  override name = 'Migration20261121123317';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "account_link" ("id" serial primary key, "created_at" timestamptz not null default now(), "user_id" int not null, "kind" text not null, "email" varchar(200) not null, "token_hash" varchar(64) not null, "expires_at" timestamptz not null, "used_at" timestamptz null);`,
    );
    this.addSql(`create index "account_link_user_id_index" on "account_link" ("user_id");`);
    this.addSql(`create index "account_link_expires_at_index" on "account_link" ("expires_at");`);
    this.addSql(`alter table "account_link" add constraint "account_link_token_unique" unique ("token_hash");`);

    this.addSql(
      `alter table "account_link" add constraint "account_link_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "account_link" add constraint "account_link_kind_check" check ("kind" in ('reset', 'confirm', 'invite'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "account_link" cascade;`);
  }
}
