import { Migration } from '@mikro-orm/migrations';

export class Migration20261127020001 extends Migration {
  override up(): void {
    this.addSql(`alter table "invoice" add "corrected_invoice_id" int null;`);
    this.addSql(
      `alter table "invoice" add constraint "invoice_corrected_invoice_id_foreign" foreign key ("corrected_invoice_id") references "invoice" ("id") on delete restrict;`,
    );
    this.addSql(
      `create index "invoice_corrected_index" on "invoice" ("corrected_invoice_id") where "corrected_invoice_id" is not null;`,
    );
  }

  override down(): void {
    this.addSql(`drop index "invoice_corrected_index";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_corrected_invoice_id_foreign";`);
    this.addSql(`alter table "invoice" drop column "corrected_invoice_id";`);
  }
}
