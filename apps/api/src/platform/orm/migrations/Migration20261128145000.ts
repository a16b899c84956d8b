import { Migration } from '@mikro-orm/migrations';

/** Sample areas are shown where the sample data is, and hidden from a real firm until it asks for them. */
export class Migration20261128145000 extends Migration {
  override up(): void {
    this.addSql(`alter table "organisation" add "samples_shown" boolean not null default false;`);
    this.addSql(
      `update "organisation" set "samples_shown" = exists (select 1 from "user_account" where "email" = 'admin@demo.com');`,
    );
  }

  override down(): void {
    this.addSql(`alter table "organisation" drop column "samples_shown";`);
  }
}
