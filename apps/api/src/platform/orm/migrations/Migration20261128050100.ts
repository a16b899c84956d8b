import { Migration } from '@mikro-orm/migrations';

/** A right to one's own membership of a project is the right to see it: whoever could add, change or remove it gave themself what rests on it. */
export class Migration20261128050100 extends Migration {
  override up(): void {
    this.addSql(`update "role" set "rules" = coalesce((
      select jsonb_agg(case when rule.value->'subject' = '["ProjectMember"]' and rule.value ? 'conditions' and rule.value->'action' ? 'read'
        then jsonb_set(rule.value, '{action}', '["read"]') else rule.value end order by rule.ordinality)
      from jsonb_array_elements("rules") with ordinality as rule
      where not (rule.value->'subject' = '["ProjectMember"]' and rule.value ? 'conditions' and not rule.value->'action' ? 'read')
    ), '[]') where not "is_built_in" and "rules" @> '[{"subject": ["ProjectMember"]}]';`);
  }

  override down(): void {}
}
