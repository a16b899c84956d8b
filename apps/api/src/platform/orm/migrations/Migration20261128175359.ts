import { Migration } from '@mikro-orm/migrations';

const indexes = [
  {
    name: 'invoice_due_index',
    on: '"invoice" ("due_date")',
    include: '"balance", "exchange_rate", "exchange_rate_inverted"',
    where: ` where "status" = 'sent'`,
  },
  {
    name: 'bill_due_index',
    on: '"bill" ("due_date")',
    include: '"bill_date", "balance", "exchange_rate", "exchange_rate_inverted"',
    where: ` where "status" in ('open', 'partlyPaid')`,
  },
];

/** What is owed by age and the exchange gains of a month are read from indexes alone. */
export class Migration20261128175359 extends Migration {
  override up(): void {
    for (const { name, on, include, where } of indexes) this.replace(name, `on ${on} include (${include})${where}`);
    this.addSql(
      `create index "payment_allocation_date_index" on "payment_allocation" ("allocation_date") include ("payment_id", "invoice_id", "amount");`,
    );
  }

  override down(): void {
    for (const { name, on, where } of indexes) this.replace(name, `on ${on}${where}`);
    this.addSql(`drop index "payment_allocation_date_index";`);
  }

  private replace(name: string, definition: string): void {
    this.addSql(`drop index "${name}";`);
    this.addSql(`create index "${name}" ${definition};`);
  }
}
