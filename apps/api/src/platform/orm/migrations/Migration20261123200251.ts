import { Migration } from '@mikro-orm/migrations';

export class Migration20261123200251 extends Migration {
  override name = 'Migration20261123200251';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "received_e_invoice" ("id" serial primary key, "created_at" timestamptz not null default now(), "bill_id" int not null, "file_id" int not null, "sha256" varchar(64) not null, "said" jsonb not null, "findings" jsonb not null);`,
    );
    this.addSql(`alter table "received_e_invoice" add constraint "received_e_invoice_bill_unique" unique ("bill_id");`);
    this.addSql(`alter table "received_e_invoice" add constraint "received_e_invoice_sha256_unique" unique ("sha256");`);
    this.addSql(`alter table "received_e_invoice" add constraint "received_e_invoice_file_unique" unique ("file_id");`);

    this.addSql(
      `alter table "received_e_invoice" add constraint "received_e_invoice_bill_id_foreign" foreign key ("bill_id") references "bill" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "received_e_invoice" add constraint "received_e_invoice_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete no action deferrable initially deferred;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "received_e_invoice" cascade;`);
  }
}
