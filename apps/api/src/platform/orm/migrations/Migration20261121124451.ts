import { Migration } from '@mikro-orm/migrations';

export class Migration20261121124451 extends Migration {
  override name = 'Migration20261121124451';

  override up(): void | Promise<void> {
    this.addSql(`create unique index "role_name_unique" on "role" (lower("name")) where not "is_built_in";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "role_name_unique";`);
  }
}
