import { Migration } from '@mikro-orm/migrations';

/** SQL that says of every table of document lines which kinds its lines have; `before` runs on each of them. */
const kindsOfLines = (kinds: readonly string[], before = ''): string => `do $$ declare line_table text; begin
  for line_table in select conrelid::regclass::text from pg_constraint
    where contype = 'c' and conname like '%line_kind_check' and pg_get_constraintdef(oid) like '%''time''%'
  loop
    ${before}
    execute format('alter table %s drop constraint %I', line_table, line_table || '_kind_check');
    execute format('alter table %s add constraint %I check ("kind" in (%s))', line_table, line_table || '_kind_check',
      $list$${kinds.map((kind) => `'${kind}'`).join(', ')}$list$);
  end loop;
end $$;`;

// A line that billed a cost stays, as text; triggers would refuse to change those of issued documents.
const asText = `execute format('alter table %s disable trigger user', line_table);
    execute format($text$update %s set "kind" = 'text' where "kind" = 'bill'$text$, line_table);
    execute format('alter table %s enable trigger user', line_table);`;

export class Migration20261123200252 extends Migration {
  override name = 'Migration20261123200252';

  override up(): void | Promise<void> {
    this.addSql(kindsOfLines(['item', 'time', 'bill', 'text']));
    this.addSql(`alter table "bill_line" add "outlay" boolean not null default false;`);
    this.addSql(
      `alter table "bill_line" add constraint "bill_line_outlay" check (not outlay or billable and mark_up = 0 and deductible_tax = 0);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "bill_line" drop constraint "bill_line_outlay";`);
    this.addSql(`alter table "bill_line" drop column "outlay";`);
    this.addSql(kindsOfLines(['item', 'time', 'text'], asText));
  }
}
