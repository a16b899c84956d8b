import { Migration } from '@mikro-orm/migrations';

export class Migration20261121202848 extends Migration {
  override name = 'Migration20261121202848';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "write_off" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "invoice_id" int not null, "write_off_date" date not null, "amount" numeric(14,2) not null, "reason" varchar(500) not null, "created_by_id" int not null);`,
    );
    this.addSql(`create index "write_off_invoice_id_index" on "write_off" ("invoice_id");`);
    this.addSql(`create index "write_off_created_by_id_index" on "write_off" ("created_by_id");`);
    this.addSql(`create index "write_off_date_index" on "write_off" ("write_off_date", "id");`);

    this.addSql(`alter table "invoice" drop constraint "invoice_balance";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_paid_range";`);
    this.addSql(`alter table "invoice" add "written_off" numeric(14,2) not null default 0;`);
    this.addSql(
      `alter table "invoice" add constraint "invoice_balance" check (balance = case when status = 'void' then 0 else total - paid - written_off end);`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_paid_range" check (paid >= 0 and written_off >= 0 and paid + written_off <= greatest(total, 0));`,
    );

    this.addSql(
      `alter table "write_off" add constraint "write_off_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "write_off" add constraint "write_off_created_by_id_foreign" foreign key ("created_by_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "write_off" add constraint "write_off_amount" check (amount > 0);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "write_off" cascade;`);

    this.addSql(`alter table "invoice" drop constraint "invoice_paid_range";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_balance";`);
    // What was written off is to be paid again.
    this.addSql(`update "invoice" set balance = total - paid, status = 'sent', paid_at = null where written_off <> 0;`);
    this.addSql(`alter table "invoice" drop column "written_off";`);
    this.addSql(
      `alter table "invoice" add constraint "invoice_paid_range" check ((paid >= 0) AND (paid <= GREATEST(total, 0)));`,
    );
    this.addSql(`alter table "invoice" add constraint "invoice_balance" check (balance =
CASE
    WHEN (status = 'void'::text) THEN 0
    ELSE (total - paid)
END);`);
  }
}
