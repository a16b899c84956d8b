import { Migration } from '@mikro-orm/migrations';

const problems = `'timeout', 'unknownName', 'privateAddress', 'notHttps', 'badCertificate', 'notReached', 'unreadableSecret'`;

/** A delivery that was not sent because its record cannot be read. */
export class Migration20261128182500 extends Migration {
  override up(): void {
    this.take(`${problems}, 'unreadableRecord'`);
  }

  override down(): void {
    this.addSql(`update "webhook_delivery" set "error" = 'notReached' where "error" = 'unreadableRecord';`);
    this.take(problems);
  }

  private take(allowed: string): void {
    this.addSql(`alter table "webhook_delivery" drop constraint "webhook_delivery_error_check";`);
    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_error_check" check ("error" in (${allowed}));`);
  }
}
