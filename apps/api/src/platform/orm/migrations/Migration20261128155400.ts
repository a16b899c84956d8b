import { Migration } from '@mikro-orm/migrations';

const problems = `'timeout', 'unknownName', 'privateAddress', 'notHttps', 'badCertificate', 'notReached'`;

/** A delivery that was not sent because the secret of its webhook cannot be decrypted. */
export class Migration20261128155400 extends Migration {
  override up(): void {
    this.take(`${problems}, 'unreadableSecret'`);
  }

  override down(): void {
    this.addSql(`update "webhook_delivery" set "error" = 'notReached' where "error" = 'unreadableSecret';`);
    this.take(problems);
  }

  private take(allowed: string): void {
    this.addSql(`alter table "webhook_delivery" drop constraint "webhook_delivery_error_check";`);
    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_error_check" check ("error" in (${allowed}));`);
  }
}
