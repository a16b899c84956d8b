import { Migration } from '@mikro-orm/migrations';

export class Migration20261123200243 extends Migration {
  override name = 'Migration20261123200243';

  override up(): void | Promise<void> {
    this.addSql(`alter table "organisation" add "reminders_with_statement" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "organisation" drop column "reminders_with_statement";`);
  }
}
