import { Migration } from '@mikro-orm/migrations';

export class Migration20261124050001 extends Migration {
  override name = 'Migration20261124050001';

  override up(): void | Promise<void> {
    this.addSql(`alter table "record_import" drop constraint "record_import_kind_check";`);
    this.addSql(
      `alter table "record_import" add constraint "record_import_kind_check" check ("kind" in ('Customer', 'Item', 'Invoice', 'Vendor', 'StockMove', 'Bill'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "record_import" where "kind" in ('Vendor', 'StockMove', 'Bill');`);
    this.addSql(`alter table "record_import" drop constraint "record_import_kind_check";`);
    this.addSql(
      `alter table "record_import" add constraint "record_import_kind_check" check ("kind" in ('Customer', 'Item', 'Invoice'));`,
    );
  }
}
