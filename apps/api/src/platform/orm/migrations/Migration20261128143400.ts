import { Migration } from '@mikro-orm/migrations';

/** Indexes that cover the sums of what is passed on, and of hours by task. */
export class Migration20261128143400 extends Migration {
  override up(): void {
    this.addSql(
      `create index "bill_line_billable_index" on "bill_line" ("customer_id", "project_id") include ("id", "bill_id", "base", "tax", "deductible_tax", "quantity", "unit_price") where "billable";`,
    );
    this.addSql(`drop index "time_entry_task_index";`);
    this.addSql(
      `create index "time_entry_task_index" on "time_entry" ("task_id", "work_date", "id") include ("minutes", "billable");`,
    );
  }

  override down(): void {
    this.addSql(`drop index "time_entry_task_index";`);
    this.addSql(`create index "time_entry_task_index" on "time_entry" ("task_id", "work_date", "id") include ("minutes");`);
    this.addSql(`drop index "bill_line_billable_index";`);
  }
}
