import { Migration } from '@mikro-orm/migrations';

export class Migration20261122113003 extends Migration {
  override up(): void {
    // In two steps: a column that comes with this default would be written into every row of the history.
    this.addSql(`alter table "audit" add "xid" xid8 null;`);
    this.addSql(`alter table "audit" alter column "xid" set default pg_current_xact_id();`);
    this.addSql(`create index "audit_xid_index" on "audit" ("xid");`);
  }

  override down(): void {
    this.addSql(`drop index "audit_xid_index";`);
    this.addSql(`alter table "audit" drop column "xid";`);
  }
}
