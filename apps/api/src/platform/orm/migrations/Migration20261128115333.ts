import { Migration } from '@mikro-orm/migrations';

export class Migration20261128115333 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "recurring_invoice" add "at_month_end" boolean not null default false, add "service_period" text not null default 'none';`,
    );
    this.addSql(
      `alter table "recurring_invoice" add constraint "recurring_invoice_service_period_check" check ("service_period" in ('none', 'advance', 'arrears'));`,
    );

    this.addSql(
      `alter table "recurring_bill" add "at_month_end" boolean not null default false, add "service_period" text not null default 'none';`,
    );
    this.addSql(
      `alter table "recurring_bill" add constraint "recurring_bill_service_period_check" check ("service_period" in ('none', 'advance', 'arrears'));`,
    );

    this.addSql(`alter table "bill_line" add "service_from" date null, add "service_to" date null;`);
    this.addSql(`alter table "bill_line" add constraint "bill_line_service" check (service_to >= service_from);`);
  }

  override down(): void {
    this.addSql(`alter table "bill_line" drop constraint "bill_line_service";`);
    this.addSql(`alter table "bill_line" drop column "service_from", drop column "service_to";`);

    this.addSql(`alter table "recurring_bill" drop constraint "recurring_bill_service_period_check";`);
    this.addSql(`alter table "recurring_bill" drop column "at_month_end", drop column "service_period";`);

    this.addSql(`alter table "recurring_invoice" drop constraint "recurring_invoice_service_period_check";`);
    this.addSql(`alter table "recurring_invoice" drop column "at_month_end", drop column "service_period";`);
  }
}
