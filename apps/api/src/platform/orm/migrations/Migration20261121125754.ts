import { Migration } from '@mikro-orm/migrations';

export class Migration20261121125754 extends Migration {
  override name = 'Migration20261121125754';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "demo_invoice" ("id" int not null, "issued_date" varchar(20) not null, "client" jsonb not null, "service" varchar(100) not null, "total" int not null, "avatar" text not null, "invoice_status" text not null, "balance" jsonb not null, "due_date" varchar(20) not null, primary key ("id"));`,
    );

    this.addSql(
      `create table "demo_user" ("id" int not null, "full_name" varchar(100) not null, "company" varchar(100) not null, "role" text not null, "username" varchar(50) not null, "country" varchar(100) not null, "contact" varchar(50) not null, "email" varchar(200) not null, "current_plan" text not null, "status" text not null, "avatar" text not null, "position" int not null, primary key ("id"));`,
    );
    this.addSql(`create index "demo_user_position_index" on "demo_user" ("position");`);

    this.addSql(
      `alter table "demo_invoice" add constraint "demo_invoice_invoice_status_check" check ("invoice_status" in ('Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'));`,
    );

    this.addSql(
      `alter table "demo_user" add constraint "demo_user_role_check" check ("role" in ('admin', 'editor', 'author', 'maintainer', 'subscriber'));`,
    );
    this.addSql(
      `alter table "demo_user" add constraint "demo_user_current_plan_check" check ("current_plan" in ('basic', 'team', 'company', 'enterprise'));`,
    );
    this.addSql(
      `alter table "demo_user" add constraint "demo_user_status_check" check ("status" in ('active', 'inactive', 'pending'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "demo_invoice" cascade;`);
    this.addSql(`drop table if exists "demo_user" cascade;`);
  }
}
