import { Migration } from '@mikro-orm/migrations';

export class Migration20261123190317 extends Migration {
  override name = 'Migration20261123190317';

  override up(): void | Promise<void> {
    this.addSql(`alter table "invoice" add "hours_annex" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "invoice" drop column "hours_annex";`);
  }
}
