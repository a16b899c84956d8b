import { Migration } from '@mikro-orm/migrations';

export class Migration20261124020001 extends Migration {
  override name = 'Migration20261124020001';

  override up(): void | Promise<void> {
    this.addSql(`alter table "customer_link" drop constraint "customer_link_one_document";`);
    this.addSql(`alter table "customer_link" add "retainer_invoice_id" int null, add "credit_note_id" int null;`);
    this.addSql(
      `alter table "customer_link" add constraint "customer_link_retainer_invoice_id_foreign" foreign key ("retainer_invoice_id") references "retainer_invoice" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "customer_link" add constraint "customer_link_credit_note_id_foreign" foreign key ("credit_note_id") references "credit_note" ("id") on delete cascade;`,
    );
    this.addSql(
      `create index "customer_link_retainer_index" on "customer_link" ("retainer_invoice_id") where "retainer_invoice_id" is not null;`,
    );
    this.addSql(
      `create index "customer_link_credit_note_index" on "customer_link" ("credit_note_id") where "credit_note_id" is not null;`,
    );
    this.addSql(
      `alter table "customer_link" add constraint "customer_link_one_document" check (num_nonnulls(invoice_id, estimate_id, retainer_invoice_id, credit_note_id) <= 1);`,
    );
  }

  override down(): void | Promise<void> {
    // Without their document they would open the whole page of the customer.
    this.addSql(`delete from "customer_link" where "retainer_invoice_id" is not null or "credit_note_id" is not null;`);
    this.addSql(`alter table "customer_link" drop constraint "customer_link_retainer_invoice_id_foreign";`);
    this.addSql(`alter table "customer_link" drop constraint "customer_link_credit_note_id_foreign";`);

    this.addSql(`drop index "customer_link_retainer_index";`);
    this.addSql(`drop index "customer_link_credit_note_index";`);
    this.addSql(`alter table "customer_link" drop constraint "customer_link_one_document";`);
    this.addSql(`alter table "customer_link" drop column "retainer_invoice_id", drop column "credit_note_id";`);
    this.addSql(
      `alter table "customer_link" add constraint "customer_link_one_document" check ((invoice_id IS NULL) OR (estimate_id IS NULL));`,
    );
  }
}
