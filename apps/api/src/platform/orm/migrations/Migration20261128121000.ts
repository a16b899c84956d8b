import { Migration } from '@mikro-orm/migrations';

/** A refresh token whose answer was lost is answered again to the device that used it. */
export class Migration20261128121000 extends Migration {
  override up(): void {
    this.addSql(`alter table "refresh_token" add "used_from" varchar(64) null;`);
  }

  override down(): void {
    this.addSql(`alter table "refresh_token" drop column "used_from";`);
  }
}
