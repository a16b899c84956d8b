import { Migration } from '@mikro-orm/migrations';

export class Migration20261124070002 extends Migration {
  override name = 'Migration20261124070002';

  override up(): void | Promise<void> {
    this.addSql(`alter table "file" drop constraint "file_subject_check";`);
    this.addSql(
      `alter table "file" add constraint "file_subject_check" check ("subject" in ('Invoice', 'Estimate', 'CreditNote', 'RetainerInvoice', 'Project', 'Customer', 'Vendor', 'Bill', 'Expense', 'Item', 'InventoryAdjustment', 'StockCount', 'Organisation', 'User'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "file" where "subject" = 'StockCount';`);
    this.addSql(`alter table "file" drop constraint "file_subject_check";`);
    this.addSql(
      `alter table "file" add constraint "file_subject_check" check ("subject" in ('Invoice', 'Estimate', 'CreditNote', 'RetainerInvoice', 'Project', 'Customer', 'Vendor', 'Bill', 'Expense', 'Item', 'InventoryAdjustment', 'Organisation', 'User'));`,
    );
  }
}
