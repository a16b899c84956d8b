import { Migration } from '@mikro-orm/migrations';

export class Migration20261126030002 extends Migration {
  override name = 'Migration20261126030002';

  override up(): void | Promise<void> {
    this.addSql(`alter table "customer" add "tax_treatment" text not null default 'domestic';`);
    this.addSql(
      `alter table "customer" add constraint "customer_tax_treatment_check" check ("tax_treatment" in ('domestic', 'euBusiness', 'export', 'reverseCharge'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "customer" drop constraint "customer_tax_treatment_check";`);
    this.addSql(`alter table "customer" drop column "tax_treatment";`);
  }
}
