import { Migration } from '@mikro-orm/migrations';

/** Lists of hours are sorted by minutes, and those of invoices by what an index holds that is a tenth as wide as the rows. */
export class Migration20261128111754 extends Migration {
  override up(): void {
    this.addSql(`create index "time_entry_minutes_index" on "time_entry" ("minutes", "id");`);
    this.addSql(
      `create index "invoice_sort_index" on "invoice" ("id") include ("number", "reference_number", "order_number", "due_date", "status", "currency", "net", "total", "paid", "written_off", "credited", "balance", "customer_id", "project_id");`,
    );
  }

  override down(): void {
    this.addSql(`drop index "invoice_sort_index";`);
    this.addSql(`drop index "time_entry_minutes_index";`);
  }
}
