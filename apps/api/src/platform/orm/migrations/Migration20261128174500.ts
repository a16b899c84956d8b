import { Migration } from '@mikro-orm/migrations';

/** Change orders of fixed prices, and milestones with an amount, which a line of an invoice bills. */
export class Migration20261128174500 extends Migration {
  override up(): void {
    this.addSql(
      `create table "change_order" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "project_id" int not null, "name" varchar(200) not null, "order_date" date not null, "amount" numeric(14,2) not null, "agreed_by" varchar(200) not null);`,
    );
    this.addSql(`create index "change_order_project_index" on "change_order" ("project_id", "order_date", "id");`);
    this.addSql(
      `alter table "change_order" add constraint "change_order_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "milestone" add "amount" numeric(14,2) null;`);
    this.addSql(`alter table "invoice_source" add "milestone_id" int null;`);
    this.addSql(`alter table "invoice_source" drop constraint "invoice_source_exactly_one";`);
    this.addSql(
      `alter table "invoice_source" add constraint "invoice_source_exactly_one" check (num_nonnulls(time_entry_id, bill_line_id, expense_id, milestone_id) = 1);`,
    );
    this.addSql(
      `alter table "invoice_source" add constraint "invoice_source_milestone_id_foreign" foreign key ("milestone_id") references "milestone" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "invoice_source" add constraint "invoice_source_milestone_unique" unique ("milestone_id", "held") deferrable initially deferred;`,
    );
  }

  override down(): void {
    this.addSql(`delete from "invoice_source" where "milestone_id" is not null;`);
    this.addSql(`alter table "invoice_source" drop constraint "invoice_source_exactly_one";`);
    this.addSql(`alter table "invoice_source" drop column "milestone_id";`);
    this.addSql(
      `alter table "invoice_source" add constraint "invoice_source_exactly_one" check (num_nonnulls(time_entry_id, bill_line_id, expense_id) = 1);`,
    );
    this.addSql(`alter table "milestone" drop column "amount";`);
    this.addSql(`drop table "change_order";`);
  }
}
