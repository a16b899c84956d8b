import { Migration } from '@mikro-orm/migrations';

/** Balances in other currencies are a field of their own: a role that hides the balance of a customer or vendor hides them too. */
export class Migration20261128063400 extends Migration {
  override up(): void {
    this.roles(`jsonb_set(r, '{fields}', (r -> 'fields') || '["otherBalances"]')`, `not r -> 'fields' ? 'otherBalances'`);
  }

  override down(): void {
    this.roles(`jsonb_set(r, '{fields}', (r -> 'fields') - 'otherBalances')`, `r -> 'fields' ? 'otherBalances'`);
  }

  private roles(changed: string, which: string): void {
    const tells = `jsonb_typeof(r -> 'fields') = 'array' and (r -> 'fields' ? 'receivable' or r -> 'fields' ? 'payable') and ${which}`;
    this.addSql(
      `update role set rules = (select jsonb_agg(case when ${tells} then ${changed} else r end order by at)
          from jsonb_array_elements(rules) with ordinality as e(r, at))
        where exists (select 1 from jsonb_array_elements(rules) as e(r) where ${tells});`,
    );
  }
}
