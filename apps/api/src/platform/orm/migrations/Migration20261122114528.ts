import { Migration } from '@mikro-orm/migrations';

export class Migration20261122114528 extends Migration {
  override name = 'Migration20261122114528';

  override up(): void | Promise<void> {
    this.addSql(`alter table "audit" add "actor" text not null default 'person';`);
    this.addSql(`alter table "audit" alter column "actor" drop default;`);
    // What no user did was done by a job, by a command, or over a route that is open to everybody.
    this.addSql(`alter table "audit" disable trigger "audit_append_only";`);
    this.addSql(
      `update "audit" set actor = case when request_id is null or request_id like 'job-%' then 'system' else 'visitor' end where user_id is null;`,
    );
    this.addSql(`alter table "audit" enable trigger "audit_append_only";`);
    this.addSql(
      `alter table "audit" add constraint "audit_actor_check" check ("actor" in ('person', 'token', 'link', 'system', 'visitor'));`,
    );

    this.addSql(`alter table "write_off" alter column "created_by_id" drop not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "audit" drop constraint "audit_actor_check";`);
    this.addSql(`alter table "audit" drop column "actor";`);

    this.addSql(`update "write_off" set created_by_id = (select min(id) from user_account) where created_by_id is null;`);
    this.addSql(`alter table "write_off" alter column "created_by_id" set not null;`);
  }
}
