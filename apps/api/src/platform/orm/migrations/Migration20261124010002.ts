import { Migration } from '@mikro-orm/migrations';

export class Migration20261124010002 extends Migration {
  override name = 'Migration20261124010002';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "retainer_application_line" ("id" serial primary key, "retainer_application_id" int not null, "invoice_line_id" int not null, "category" text not null, "percent" numeric(6,3) null, "base" numeric(14,2) not null, "amount" numeric(14,2) not null);`,
    );
    this.addSql(
      `create index "retainer_application_line_retainer_application_id_index" on "retainer_application_line" ("retainer_application_id");`,
    );
    this.addSql(
      `alter table "retainer_application_line" add constraint "retainer_application_line_unique" unique ("invoice_line_id");`,
    );

    this.addSql(`alter table "retainer_application" add "released_date" date null;`);
    this.addSql(
      `alter table "retainer_application" add constraint "retainer_application_released" check (is_final or released_date is null);`,
    );

    this.addSql(
      `alter table "retainer_application_line" add constraint "retainer_application_line_retainer_application_id_foreign" foreign key ("retainer_application_id") references "retainer_application" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "retainer_application_line" add constraint "retainer_application_line_invoice_line_id_foreign" foreign key ("invoice_line_id") references "invoice_line" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "retainer_application_line" add constraint "retainer_application_line_amounts" check (base >= 0 and amount >= 0 and base + amount > 0);`,
    );
    this.addSql(
      `alter table "retainer_application_line" add constraint "retainer_application_line_category_check" check ("category" in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "retainer_application_line" cascade;`);

    this.addSql(`alter table "retainer_application" drop constraint "retainer_application_released";`);
    this.addSql(`alter table "retainer_application" drop column "released_date";`);
  }
}
