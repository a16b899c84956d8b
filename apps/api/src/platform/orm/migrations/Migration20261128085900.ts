import { Migration } from '@mikro-orm/migrations';

const indexes: [table: string, name: string, columns: string[]][] = [
  ['bill', 'bill_text_search', ['number', 'reference_number', 'order_number']],
  ['credit_note', 'credit_note_text_search', ['number']],
  ['customer', 'customer_name_search', ['name']],
  ['email', 'email_subject_search', ['subject']],
  ['estimate', 'estimate_text_search', ['number', 'reference_number', 'order_number']],
  ['expense', 'expense_text_search', ['vendor_name', 'comment']],
  ['inventory_adjustment', 'inventory_adjustment_reference_search', ['reference_number']],
  ['invoice', 'invoice_text_search', ['number', 'reference_number', 'order_number']],
  ['item', 'item_name_search', ['name']],
  ['payment', 'payment_reference_search', ['reference']],
  ['project', 'project_name_search', ['name']],
  ['recurring_bill', 'recurring_bill_text_search', ['name', 'order_number']],
  ['recurring_invoice', 'recurring_invoice_text_search', ['name', 'order_number']],
  ['retainer_invoice', 'retainer_invoice_text_search', ['number', 'reference_number', 'order_number']],
  ['task', 'task_name_search', ['name']],
  ['time_entry', 'time_entry_note_search', ['note']],
  ['todo', 'todo_title_search', ['title']],
  ['vendor_credit_note', 'vendor_credit_note_text_search', ['number']],
  ['vendor', 'vendor_name_search', ['name']],
  ['vendor_payment', 'vendor_payment_reference_search', ['reference']],
];

const signs = [...` -./,()+_:;'"&#`, '\u00a0'];
const without = (text: string, [sign, ...rest]: string[]): string =>
  sign === undefined ? text : without(`replace(${text}, '${sign.replace("'", "''")}', '')`, rest);
const letters = `replace(replace(lower(public.unaccent('public.unaccent'::regdictionary, given)), 'aa', 'a'), 'oe', 'o')`;

/**
 * Searching ignores accents, case and signs. PostgreSQL calls `unaccent` stable because its dictionary could be changed; ours never is, and
 * without a promise of that nothing could be indexed. PL/pgSQL is called several times faster than SQL here, and many `replace` are four
 * times faster than one `translate`.
 */
export class Migration20261128085900 extends Migration {
  override up(): void {
    this.addSql(`create function plain_text(given text) returns text language plpgsql immutable strict parallel safe as $plain$
      begin return ${without(letters, signs)}; end $plain$;`);
    this.index((column) => `plain_text("${column}")`);
  }

  override down(): void {
    this.index((column) => `"${column}"`);
    this.addSql('drop function plain_text(text);');
  }

  private index(of: (column: string) => string): void {
    for (const [table, name, columns] of indexes) {
      this.addSql(`drop index "${name}";`);
      const texts = columns.map((column) => `${of(column)} gin_trgm_ops`);
      this.addSql(`create index "${name}" on "${table}" using gin (${texts.join(', ')});`);
    }
  }
}
