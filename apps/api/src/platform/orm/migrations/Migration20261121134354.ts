import { Migration } from '@mikro-orm/migrations';

export class Migration20261121134354 extends Migration {
  override name = 'Migration20261121134354';

  override up(): void | Promise<void> {
    this.addSql(`alter table "error_log" add "level" text not null default 'error';`);
    this.addSql(`alter table "error_log" add constraint "error_log_level_check" check ("level" in ('error', 'warning'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "error_log" drop constraint "error_log_level_check";`);
    this.addSql(`alter table "error_log" drop column "level";`);
  }
}
