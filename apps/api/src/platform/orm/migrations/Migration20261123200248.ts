import { Migration } from '@mikro-orm/migrations';

export class Migration20261123200248 extends Migration {
  override name = 'Migration20261123200248';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "contact" add "gets_invoices" boolean not null default false, add "gets_reminders" boolean not null default false, add "gets_estimates" boolean not null default false;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "contact" drop column "gets_invoices", drop column "gets_reminders", drop column "gets_estimates";`);
  }
}
