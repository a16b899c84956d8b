import { Migration } from '@mikro-orm/migrations';

const tables = ['estimate', 'invoice', 'retainer_invoice', 'recurring_invoice', 'credit_note'];

/** Sales documents name the customer's reference person. */
export class Migration20261128181500 extends Migration {
  override up(): void {
    for (const table of tables) this.addSql(`alter table "${table}" add "your_reference" varchar(100) null;`);
  }

  override down(): void {
    for (const table of tables) this.addSql(`alter table "${table}" drop column "your_reference";`);
  }
}
