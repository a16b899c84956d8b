import { Migration } from '@mikro-orm/migrations';

export class Migration20261122223455 extends Migration {
  override name = 'Migration20261122223455';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "mail_server" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "host" varchar(200) not null, "port" int not null, "security" text not null default 'starttls', "username" varchar(200) null, "password" text null, "from_address" varchar(200) not null, "from_name" varchar(100) null);`,
    );

    this.addSql(
      `create table "mail_template" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "kind" text not null, "language" text not null, "subject" varchar(200) not null, "text" text not null);`,
    );
    this.addSql(`alter table "mail_template" add constraint "mail_template_unique" unique ("kind", "language");`);

    this.addSql(`alter table "mail" alter column "to_address" type varchar(1000) using ("to_address"::varchar(1000));`);

    this.addSql(`alter table "mail_server" add constraint "mail_server_only_one" check (id = 1);`);
    this.addSql(`alter table "mail_server" add constraint "mail_server_port" check (port >= 1 and port <= 65535);`);
    this.addSql(
      `alter table "mail_server" add constraint "mail_server_security_check" check ("security" in ('tls', 'starttls', 'none'));`,
    );

    this.addSql(
      `alter table "mail_template" add constraint "mail_template_kind_check" check ("kind" in ('invoice', 'estimate', 'receipt', 'statement'));`,
    );
    this.addSql(
      `alter table "mail_template" add constraint "mail_template_language_check" check ("language" in ('en', 'lt', 'no'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "mail_server" cascade;`);
    this.addSql(`drop table if exists "mail_template" cascade;`);

    this.addSql(`alter table "mail" alter column "to_address" type varchar(200) using ("to_address"::varchar(200));`);
  }
}
