import { Migration } from '@mikro-orm/migrations';

export class Migration20261123193153 extends Migration {
  override name = 'Migration20261123193153';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "payment_run" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "status" text not null default 'draft', "payment_date" date not null, "currency" varchar(3) not null, "bank_account_id" int not null, "note" text null, "total" numeric(14,2) not null default 0, "exported_at" timestamptz null, "exported_by_id" int null, "paid_at" timestamptz null, "file" text null);`,
    );
    this.addSql(`create index "payment_run_bank_account_id_index" on "payment_run" ("bank_account_id");`);
    this.addSql(`create index "payment_run_exported_by_id_index" on "payment_run" ("exported_by_id");`);
    this.addSql(`create index "payment_run_date_index" on "payment_run" ("payment_date", "id");`);

    this.addSql(
      `create table "payment_run_line" ("id" serial primary key, "payment_run_id" int not null, "position" int not null, "bill_id" int not null, "amount" numeric(14,2) not null, "living" boolean not null default true, "account" varchar(50) null, "vendor_payment_id" int null);`,
    );
    this.addSql(`create index "payment_run_line_bill_id_index" on "payment_run_line" ("bill_id");`);
    this.addSql(`create index "payment_run_line_vendor_payment_id_index" on "payment_run_line" ("vendor_payment_id");`);
    this.addSql(`create unique index "payment_run_line_living" on "payment_run_line" ("bill_id") where "living";`);
    this.addSql(
      `alter table "payment_run_line" add constraint "payment_run_line_bill_unique" unique ("payment_run_id", "bill_id") deferrable initially deferred;`,
    );

    this.addSql(
      `alter table "payment_run" add constraint "payment_run_bank_account_id_foreign" foreign key ("bank_account_id") references "bank_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "payment_run" add constraint "payment_run_exported_by_id_foreign" foreign key ("exported_by_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "payment_run" add constraint "payment_run_exported" check ((status = 'draft') = (exported_at is null) and (exported_at is null) = (file is null));`,
    );
    this.addSql(`alter table "payment_run" add constraint "payment_run_paid" check ((status = 'paid') = (paid_at is not null));`);
    this.addSql(`alter table "payment_run" add constraint "payment_run_total" check (total >= 0);`);
    this.addSql(
      `alter table "payment_run" add constraint "payment_run_status_check" check ("status" in ('draft', 'exported', 'paid'));`,
    );

    this.addSql(
      `alter table "payment_run_line" add constraint "payment_run_line_payment_run_id_foreign" foreign key ("payment_run_id") references "payment_run" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "payment_run_line" add constraint "payment_run_line_bill_id_foreign" foreign key ("bill_id") references "bill" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "payment_run_line" add constraint "payment_run_line_vendor_payment_id_foreign" foreign key ("vendor_payment_id") references "vendor_payment" ("id") on delete set null;`,
    );
    this.addSql(`alter table "payment_run_line" add constraint "payment_run_line_amount" check (amount > 0);`);
    this
      .addSql(`create or replace function "payment_run_line_payment_run_line_frozen_fn"() returns trigger as \$\$ begin if (tg_op <> 'UPDATE' or (old.bill_id, old.amount) is distinct from (new.bill_id, new.amount))
          and exists (select 1 from payment_run where id = coalesce(new.payment_run_id, old.payment_run_id) and status <> 'draft') then
        raise exception 'the lines of an exported payment run are frozen' using errcode = 'restrict_violation', constraint = 'payment_run_line_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "payment_run_line_frozen" BEFORE INSERT OR UPDATE OR DELETE on "payment_run_line" for each ROW execute function "payment_run_line_payment_run_line_frozen_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "payment_run_line" cascade;`);
    this.addSql(`drop function if exists "payment_run_line_payment_run_line_frozen_fn"();`);
    this.addSql(`drop table if exists "payment_run" cascade;`);
  }
}
