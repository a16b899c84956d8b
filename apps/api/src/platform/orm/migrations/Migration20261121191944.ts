import { Migration } from '@mikro-orm/migrations';

export class Migration20261121191944 extends Migration {
  override name = 'Migration20261121191944';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "invoice_income_index" on "invoice" ("invoice_date") include ("net", "exchange_rate") where "status" in ('sent', 'paid');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "invoice_income_index";`);
  }
}
