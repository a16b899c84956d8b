import { Migration } from '@mikro-orm/migrations';

export class Migration20261123072810 extends Migration {
  override name = 'Migration20261123072810';

  override up(): void | Promise<void> {
    this.addSql(`alter table "number_series" add "is_closed" boolean not null default false;`);
    this.addSql(
      `alter table "number_series" add constraint "number_series_default_open" check (not (is_default and is_closed));`,
    );

    this.addSql(`alter table "invoice" drop constraint "invoice_number_series";`);
    this.addSql(`alter table "invoice" add "number_series_reason" varchar(500) null;`);
    this.addSql(
      `alter table "invoice" add constraint "invoice_number_series" check (number is null or number_series_id is not null);`,
    );

    this.addSql(`alter table "estimate" drop constraint "estimate_number_series";`);
    this.addSql(`alter table "estimate" add "number_series_reason" varchar(500) null;`);
    this.addSql(
      `alter table "estimate" add constraint "estimate_number_series" check (number is null or number_series_id is not null);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "estimate" drop constraint "estimate_number_series";`);
    this.addSql(`update "estimate" set number_series_id = null where number is null;`);
    this.addSql(`alter table "estimate" drop column "number_series_reason";`);
    this.addSql(
      `alter table "estimate" add constraint "estimate_number_series" check ((number IS NULL) = (number_series_id IS NULL));`,
    );

    this.addSql(`alter table "invoice" drop constraint "invoice_number_series";`);
    this.addSql(`update "invoice" set number_series_id = null where number is null;`);
    this.addSql(`alter table "invoice" drop column "number_series_reason";`);
    this.addSql(
      `alter table "invoice" add constraint "invoice_number_series" check ((number IS NULL) = (number_series_id IS NULL));`,
    );

    this.addSql(`alter table "number_series" drop constraint "number_series_default_open";`);
    this.addSql(`alter table "number_series" drop column "is_closed";`);
  }
}
