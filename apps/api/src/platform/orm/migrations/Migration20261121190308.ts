import { Migration } from '@mikro-orm/migrations';

export class Migration20261121190308 extends Migration {
  override name = 'Migration20261121190308';

  override up(): void | Promise<void> {
    this.addSql(`drop index "payment_customer_id_index";`);
    this.addSql(`create index "payment_customer_index" on "payment" ("customer_id", "payment_date", "id");`);
    this.addSql(`create index "payment_reference_search" on "payment" using gin ("reference" gin_trgm_ops);`);

    this.addSql(`create index "project_name_index" on "project" ("name", "id");`);

    this.addSql(`create index "task_name_search" on "task" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create index "user_account_name_index" on "user_account" ("display_name", "id");`);

    this.addSql(`drop index "time_entry_project_date_index";`);
    this.addSql(`drop index "time_entry_task_id_index";`);
    this.addSql(`drop index "time_entry_user_date_index";`);
    this.addSql(`create index "time_entry_user_index" on "time_entry" ("user_id", "work_date", "id");`);
    this.addSql(`create index "time_entry_task_index" on "time_entry" ("task_id", "work_date", "id");`);
    this.addSql(
      `create index "time_entry_project_index" on "time_entry" ("project_id", "work_date") include ("minutes", "billable", "id");`,
    );
    this.addSql(`create index "time_entry_note_search" on "time_entry" using gin ("note" gin_trgm_ops);`);

    this.addSql(`drop index "invoice_number_search";`);
    this.addSql(`drop index "invoice_customer_index";`);
    this.addSql(
      `create index "invoice_text_search" on "invoice" using gin ("number" gin_trgm_ops, "reference_number" gin_trgm_ops, "order_number" gin_trgm_ops);`,
    );
    this.addSql(`create index "invoice_customer_index" on "invoice" ("customer_id", "status", "invoice_date", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "invoice_text_search";`);
    this.addSql(`drop index "invoice_customer_index";`);
    this.addSql(`create index "invoice_number_search" on "invoice" using gin ("number" gin_trgm_ops);`);
    this.addSql(`create index "invoice_customer_index" on "invoice" ("customer_id", "status", "invoice_date");`);

    this.addSql(`drop index "payment_customer_index";`);
    this.addSql(`drop index "payment_reference_search";`);
    this.addSql(`create index "payment_customer_id_index" on "payment" ("customer_id");`);

    this.addSql(`drop index "project_name_index";`);

    this.addSql(`drop index "task_name_search";`);

    this.addSql(`drop index "time_entry_user_index";`);
    this.addSql(`drop index "time_entry_task_index";`);
    this.addSql(`drop index "time_entry_project_index";`);
    this.addSql(`drop index "time_entry_note_search";`);
    this.addSql(`create index "time_entry_project_date_index" on "time_entry" ("project_id", "work_date");`);
    this.addSql(`create index "time_entry_task_id_index" on "time_entry" ("task_id");`);
    this.addSql(`create index "time_entry_user_date_index" on "time_entry" ("user_id", "work_date");`);

    this.addSql(`drop index "user_account_name_index";`);
  }
}
