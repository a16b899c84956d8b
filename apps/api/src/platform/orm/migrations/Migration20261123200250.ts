import { Migration } from '@mikro-orm/migrations';

export class Migration20261123200250 extends Migration {
  override name = 'Migration20261123200250';

  override up(): void | Promise<void> {
    this.addSql(`alter table "customer" add "credit_limit" numeric(14,2) null;`);
    this.addSql(`alter table "customer" add constraint "customer_credit_limit" check (credit_limit >= 0);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "customer" drop constraint "customer_credit_limit";`);
    this.addSql(`alter table "customer" drop column "credit_limit";`);
  }
}
