import { Migration } from '@mikro-orm/migrations';

export class Migration20261123094104 extends Migration {
  override name = 'Migration20261123094104';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "register_answer" ("id" serial primary key, "created_at" timestamptz not null default now(), "register" text not null, "code" varchar(20) not null, "state" text not null, "name" varchar(200) null, "street" varchar(200) null, "zip" varchar(20) null, "city" varchar(100) null, "country" varchar(2) null, "vat_registered" boolean null, "consultation_number" varchar(50) null, "register_date" varchar(50) null, "answer" text not null, "asked_by_id" int null);`,
    );
    this.addSql(`create index "register_answer_asked_by_id_index" on "register_answer" ("asked_by_id");`);
    this.addSql(`create index "register_answer_code_index" on "register_answer" ("code", "register", "id");`);

    this.addSql(
      `alter table "register_answer" add constraint "register_answer_asked_by_id_foreign" foreign key ("asked_by_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "register_answer" add constraint "register_answer_register_check" check ("register" in ('brreg', 'vies'));`,
    );
    this.addSql(
      `alter table "register_answer" add constraint "register_answer_state_check" check ("state" in ('registered', 'bankrupt', 'liquidation', 'deleted', 'invalid', 'unknown'));`,
    );
    this.addSql(
      `create or replace function "register_answer_register_answer_append_only_fn"() returns trigger as \$\$ begin raise exception 'answers of registers are never changed' using errcode = 'restrict_violation', constraint = 'register_answer_append_only'; end; \$\$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "register_answer_append_only" BEFORE UPDATE OR DELETE on "register_answer" for each ROW execute function "register_answer_register_answer_append_only_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "register_answer_append_only" on "register_answer";`);
    this.addSql(`drop function if exists "register_answer_register_answer_append_only_fn"();`);
    this.addSql(`drop table if exists "register_answer" cascade;`);
  }
}
