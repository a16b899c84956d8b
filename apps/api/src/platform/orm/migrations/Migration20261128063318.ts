import { Migration } from '@mikro-orm/migrations';

const income = (columns: string): string =>
  `create index "invoice_income_index" on "invoice" ("invoice_date") include (${columns}) where "status" in ('sent', 'paid') and not "opening";`;

/** The newest rate of a currency is read from indexes, and so is what was invoiced in a month with its tax. */
export class Migration20261128063318 extends Migration {
  override up(): void {
    this.addSql(`create index "payment_rate_index" on "payment" ("currency", "payment_date" desc) where "exchange_rate" <> 1;`);
    this.addSql(
      `create index "invoice_rate_index" on "invoice" ("currency", "invoice_date" desc) where "exchange_rate" <> 1 and status in ('sent', 'paid');`,
    );
    this.addSql(
      `create index "bill_rate_index" on "bill" ("currency", "bill_date" desc) where "exchange_rate" <> 1 and status in ('open', 'partlyPaid', 'paid');`,
    );
    this.addSql(
      `create index "vendor_payment_rate_index" on "vendor_payment" ("currency", "payment_date" desc) where "exchange_rate" <> 1;`,
    );
    this.addSql(`drop index "invoice_income_index";`);
    this.addSql(income('"net", "total", "exchange_rate", "exchange_rate_inverted"'));
  }

  override down(): void {
    this.addSql(`drop index "invoice_income_index";`);
    this.addSql(income('"net", "exchange_rate", "exchange_rate_inverted"'));
    for (const table of ['bill', 'invoice', 'payment', 'vendor_payment']) this.addSql(`drop index "${table}_rate_index";`);
  }
}
