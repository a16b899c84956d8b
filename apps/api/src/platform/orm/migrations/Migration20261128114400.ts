import { Migration } from '@mikro-orm/migrations';

const sorted = [
  'number',
  'reference_number',
  'order_number',
  'due_date',
  'status',
  'currency',
  'net',
  'total',
  'paid',
  'written_off',
  'credited',
];
const before = [...sorted, 'balance', 'customer_id', 'project_id'];
const after = [...sorted.slice(0, 3), 'invoice_date', ...before.slice(3), 'number_series_id'];
const listed = (columns: string[]): string => columns.map((column) => `"${column}"`).join(', ');

/** The index that lists of invoices are sorted from also proves that no number of a series is missing. */
export class Migration20261128114400 extends Migration {
  override up(): void {
    this.index(after);
  }

  override down(): void {
    this.index(before);
  }

  private index(columns: string[]): void {
    this.addSql('drop index "invoice_sort_index";');
    this.addSql(`create index "invoice_sort_index" on "invoice" ("id") include (${listed(columns)});`);
  }
}
