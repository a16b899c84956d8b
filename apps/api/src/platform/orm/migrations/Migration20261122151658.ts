import { Migration } from '@mikro-orm/migrations';

export class Migration20261122151658 extends Migration {
  override name = 'Migration20261122151658';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "vendor" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "kind" text not null default 'company', "name" varchar(200) not null, "legal_code" varchar(50) null, "vat_code" varchar(50) null, "email" varchar(200) null, "phone" varchar(50) null, "website" varchar(200) null, "street" varchar(200) null, "city" varchar(100) null, "zip" varchar(20) null, "country" varchar(2) not null, "currency" varchar(3) not null, "payment_terms_days" int null, "account" varchar(50) null, "account_changed_at" timestamptz null, "account_changed_by_id" int null, "category_id" int null, "tax_rate_id" int null, "notes" text null, "active" boolean not null default true);`,
    );
    this.addSql(`create index "vendor_account_changed_by_id_index" on "vendor" ("account_changed_by_id");`);
    this.addSql(`create index "vendor_category_id_index" on "vendor" ("category_id");`);
    this.addSql(`create index "vendor_tax_rate_id_index" on "vendor" ("tax_rate_id");`);
    this.addSql(`create index "vendor_name_index" on "vendor" ("name", "id");`);
    this.addSql(`create index "vendor_name_search" on "vendor" using gin ("name" gin_trgm_ops);`);

    this.addSql(`alter table "file" drop constraint "file_subject_check";`);
    this.addSql(
      `alter table "file" add constraint "file_subject_check" check ("subject" in ('Invoice', 'Project', 'Customer', 'Vendor', 'Item', 'Organisation', 'User'));`,
    );

    this.addSql(
      `alter table "vendor" add constraint "vendor_account_changed_by_id_foreign" foreign key ("account_changed_by_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "vendor" add constraint "vendor_category_id_foreign" foreign key ("category_id") references "classifier" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "vendor" add constraint "vendor_tax_rate_id_foreign" foreign key ("tax_rate_id") references "tax_rate" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "vendor" add constraint "vendor_kind_check" check ("kind" in ('company', 'person'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "vendor" cascade;`);
    this.addSql(`delete from "file" where "subject" = 'Vendor';`);

    this.addSql(`alter table "file" drop constraint "file_subject_check";`);
    this.addSql(
      `alter table "file" add constraint "file_subject_check" check ("subject" in ('Invoice', 'Project', 'Customer', 'Item', 'Organisation', 'User'));`,
    );
  }
}
