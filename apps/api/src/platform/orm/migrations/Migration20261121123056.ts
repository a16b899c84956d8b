import { Migration } from '@mikro-orm/migrations';

export class Migration20261121123056 extends Migration {
  override name = 'Migration20261121123056';

  override up(): void | Promise<void> {
    this
      .addSql(`create or replace function "user_account_user_account_last_admin_fn"() returns trigger as \$\$ begin if old.active and (tg_op = 'DELETE' or not new.active or new.role_id <> old.role_id) then
        perform from role where id = old.role_id and key = 'admin' for no key update;         if found and not exists (select from user_account where role_id = old.role_id and active) then
          raise exception 'the last active Admin stays' using errcode = 'restrict_violation', constraint = 'user_account_last_admin';         end if;       end if;       return null; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "user_account_last_admin" AFTER UPDATE OR DELETE on "user_account" for each ROW execute function "user_account_user_account_last_admin_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "user_account_last_admin" on "user_account";`);
    this.addSql(`drop function if exists "user_account_user_account_last_admin_fn"();`);
  }
}
