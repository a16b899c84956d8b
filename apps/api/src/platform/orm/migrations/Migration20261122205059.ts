import { Migration } from '@mikro-orm/migrations';

export class Migration20261122205059 extends Migration {
  override name = 'Migration20261122205059';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "estimate" add "exchange_rate_inverted" boolean not null default false, add "exchange_rate_date" date null, add "exchange_rate_source" varchar(100) null, add "supply_date" date null, add "advance_date" date null, add "delivery_place" varchar(200) null;`,
    );
    this.addSql(
      `alter table "estimate" alter column "exchange_rate" type numeric(20,10) using ("exchange_rate"::numeric(20,10));`,
    );

    this.addSql(
      `alter table "estimate_line" add "tax_reason" varchar(200) null, add "tax_isaf_code" varchar(10) null, add "tax_saft_code" varchar(10) null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "estimate" drop column "exchange_rate_inverted", drop column "exchange_rate_date", drop column "exchange_rate_source", drop column "supply_date", drop column "advance_date", drop column "delivery_place";`,
    );
    this.addSql(`alter table "estimate" alter column "exchange_rate" type numeric(18,6) using ("exchange_rate"::numeric(18,6));`);

    this.addSql(
      `alter table "estimate_line" drop column "tax_reason", drop column "tax_isaf_code", drop column "tax_saft_code";`,
    );
  }
}
