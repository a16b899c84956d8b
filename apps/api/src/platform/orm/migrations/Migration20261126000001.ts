import { Migration } from '@mikro-orm/migrations';

export class Migration20261126000001 extends Migration {
  override name = 'Migration20261126000001';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "document_text" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "kind" text not null, "language" text not null, "customer_notes" text null, "terms" text null);`,
    );
    this.addSql(`alter table "document_text" add constraint "document_text_unique" unique ("kind", "language");`);
    this.addSql(
      `alter table "document_text" add constraint "document_text_some" check (customer_notes is not null or terms is not null);`,
    );
    this.addSql(
      `alter table "document_text" add constraint "document_text_kind_check" check ("kind" in ('invoice', 'estimate', 'retainerInvoice'));`,
    );
    this.addSql(
      `alter table "document_text" add constraint "document_text_language_check" check ("language" in ('en', 'lt', 'no'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "document_text" cascade;`);
  }
}
