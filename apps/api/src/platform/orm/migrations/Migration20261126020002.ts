import { Migration } from '@mikro-orm/migrations';

export class Migration20261126020002 extends Migration {
  override name = 'Migration20261126020002';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "retainer_hours_line" ("id" serial primary key, "retainer_application_id" int not null, "invoice_line_id" int not null);`,
    );
    this.addSql(
      `create index "retainer_hours_line_retainer_application_id_index" on "retainer_hours_line" ("retainer_application_id");`,
    );
    this.addSql(`alter table "retainer_hours_line" add constraint "retainer_hours_line_unique" unique ("invoice_line_id");`);
    this.addSql(
      `alter table "retainer_invoice" add "prepaid_minutes" int not null default 0, add "drawn_minutes" int not null default 0;`,
    );
    this.addSql(
      `update "retainer_invoice" r set "prepaid_minutes" = l.minutes from (select retainer_invoice_id, sum(round(quantity * 60))::int as minutes from retainer_invoice_line where unit = 'HUR' and quantity > 0 group by 1) l where l.retainer_invoice_id = r.id;`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_hours" check (drawn_minutes >= 0 and drawn_minutes <= prepaid_minutes);`,
    );
    this.addSql(`alter table "retainer_application" add "minutes" int not null default 0;`);
    this.addSql(`alter table "retainer_application" add constraint "retainer_application_minutes" check (minutes >= 0);`);
    this.addSql(
      `alter table "retainer_hours_line" add constraint "retainer_hours_line_retainer_application_id_foreign" foreign key ("retainer_application_id") references "retainer_application" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "retainer_hours_line" add constraint "retainer_hours_line_invoice_line_id_foreign" foreign key ("invoice_line_id") references "invoice_line" ("id") on delete restrict;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "retainer_hours_line" cascade;`);
    this.addSql(`alter table "retainer_invoice" drop constraint "retainer_invoice_hours";`);
    this.addSql(`alter table "retainer_invoice" drop column "prepaid_minutes", drop column "drawn_minutes";`);
    this.addSql(`alter table "retainer_application" drop constraint "retainer_application_minutes";`);
    this.addSql(`alter table "retainer_application" drop column "minutes";`);
  }
}
