import { Migration } from '@mikro-orm/migrations';

export class Migration20261121154233 extends Migration {
  override name = 'Migration20261121154233';

  override up(): void | Promise<void> {
    this.addSql(`alter table "idempotency_key" add "rights_hash" varchar(64) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "idempotency_key" drop column "rights_hash";`);
  }
}
