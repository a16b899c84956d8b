import { Migration } from '@mikro-orm/migrations';

export class Migration20261126020001 extends Migration {
  override name = 'Migration20261126020001';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "payment_refund" ("id" serial primary key, "payment_id" int not null, "refund_date" date not null, "amount" numeric(14,2) not null, "method" text not null, "reference" varchar(100) null);`,
    );
    this.addSql(`create index "payment_refund_payment_id_index" on "payment_refund" ("payment_id");`);
    this.addSql(`create index "payment_refund_date_index" on "payment_refund" ("refund_date");`);
    this.addSql(`alter table "payment" drop constraint "payment_amounts";`);
    this.addSql(`alter table "payment" add "refunded" numeric(14,2) not null default 0;`);
    this.addSql(
      `alter table "payment" add constraint "payment_amounts" check (amount > 0 and unallocated >= 0 and refunded >= 0 and unallocated + refunded <= amount);`,
    );
    this.addSql(
      `alter table "payment_refund" add constraint "payment_refund_payment_id_foreign" foreign key ("payment_id") references "payment" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "payment_refund" add constraint "payment_refund_amount" check (amount > 0);`);
    this.addSql(
      `alter table "payment_refund" add constraint "payment_refund_method_check" check ("method" in ('bankTransfer', 'card', 'cash', 'other'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "payment_refund" cascade;`);
    this.addSql(`alter table "payment" drop constraint "payment_amounts";`);
    this.addSql(`alter table "payment" drop column "refunded";`);
    this.addSql(
      `alter table "payment" add constraint "payment_amounts" check (amount > 0 and unallocated >= 0 and unallocated <= amount);`,
    );
  }
}
