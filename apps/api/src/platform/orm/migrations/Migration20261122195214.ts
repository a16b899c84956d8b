import { Migration } from '@mikro-orm/migrations';

export class Migration20261122195214 extends Migration {
  override name = 'Migration20261122195214';

  override up(): void | Promise<void> {
    this.addSql(`alter table "payment" add "exchange_rate_inverted" boolean not null default false;`);
    this.addSql(
      `alter table "payment" alter column "exchange_rate" type numeric(20,10) using ("exchange_rate"::numeric(20,10));`,
    );

    this.addSql(`alter table "organisation" add "future_days" int not null default 31;`);

    this.addSql(`drop trigger if exists "invoice_frozen" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_frozen_fn"();`);
    this.addSql(
      `alter table "invoice" add "exchange_rate_inverted" boolean not null default false, add "exchange_rate_date" date null, add "exchange_rate_source" varchar(100) null, add "supply_date" date null, add "advance_date" date null, add "delivery_place" varchar(200) null;`,
    );
    this.addSql(
      `alter table "invoice" alter column "exchange_rate" type numeric(20,10) using ("exchange_rate"::numeric(20,10));`,
    );
    this
      .addSql(`create or replace function "invoice_invoice_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE' or new.status = 'draft'
          or (old.number, old.number_series_id, old.customer_id, old.invoice_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.supply_date, old.advance_date, old.delivery_place, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total, old.prepaid, old.rounding)
             is distinct from (new.number, new.number_series_id, new.customer_id, new.invoice_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.supply_date, new.advance_date, new.delivery_place, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total, new.prepaid, new.rounding)
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued invoice is frozen' using errcode = 'restrict_violation', constraint = 'invoice_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "invoice_frozen" BEFORE UPDATE OR DELETE on "invoice" for each ROW execute function "invoice_invoice_frozen_fn"();`,
    );

    this.addSql(`alter table "payment_allocation" add "allocation_date" date null;`);
    this.addSql(
      `update "payment_allocation" a set "allocation_date" = p."payment_date" from "payment" p where p."id" = a."payment_id";`,
    );
    this.addSql(`alter table "payment_allocation" alter column "allocation_date" set not null;`);

    this.addSql(
      `alter table "invoice_line" add "tax_reason" varchar(200) null, add "tax_isaf_code" varchar(10) null, add "tax_saft_code" varchar(10) null;`,
    );
    // The lines that there are get what their rate says today: nobody kept what it said before.
    this.addSql(`alter table "invoice_line" disable trigger "invoice_line_frozen";`);
    this.addSql(
      `update "invoice_line" l set "tax_reason" = r."exemption_reason", "tax_isaf_code" = r."isaf_code", "tax_saft_code" = r."saft_code" from "tax_rate" r where r."id" = l."tax_rate_id";`,
    );
    this.addSql(`alter table "invoice_line" enable trigger "invoice_line_frozen";`);

    this.addSql(`drop index "invoice_income_index";`);
    this.addSql(
      `create index "invoice_income_index" on "invoice" ("invoice_date") include ("net", "exchange_rate", "exchange_rate_inverted") where "status" in ('sent', 'paid');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "invoice_frozen" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_frozen_fn"();`);
    this.addSql(`drop index "invoice_income_index";`);
    this.addSql(`update "invoice" set "exchange_rate" = 1 / "exchange_rate" where "exchange_rate_inverted";`);
    this.addSql(
      `alter table "invoice" drop column "exchange_rate_inverted", drop column "exchange_rate_date", drop column "exchange_rate_source", drop column "supply_date", drop column "advance_date", drop column "delivery_place";`,
    );
    this.addSql(`alter table "invoice" alter column "exchange_rate" type numeric(18,6) using ("exchange_rate"::numeric(18,6));`);
    this.addSql(
      `create index "invoice_income_index" on "invoice" ("invoice_date") include ("net", "exchange_rate") where "status" in ('sent', 'paid');`,
    );
    this
      .addSql(`create or replace function "invoice_invoice_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE' or new.status = 'draft'
          or (old.number, old.number_series_id, old.customer_id, old.invoice_date, old.currency, old.exchange_rate, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total, old.prepaid, old.rounding)
             is distinct from (new.number, new.number_series_id, new.customer_id, new.invoice_date, new.currency, new.exchange_rate, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total, new.prepaid, new.rounding)
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued invoice is frozen' using errcode = 'restrict_violation', constraint = 'invoice_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "invoice_frozen" BEFORE UPDATE OR DELETE on "invoice" for each ROW execute function "invoice_invoice_frozen_fn"();`,
    );

    this.addSql(`alter table "invoice_line" drop column "tax_reason", drop column "tax_isaf_code", drop column "tax_saft_code";`);

    this.addSql(`alter table "organisation" drop column "future_days";`);

    this.addSql(`update "payment" set "exchange_rate" = 1 / "exchange_rate" where "exchange_rate_inverted";`);
    this.addSql(`alter table "payment" drop column "exchange_rate_inverted";`);
    this.addSql(`alter table "payment" alter column "exchange_rate" type numeric(18,6) using ("exchange_rate"::numeric(18,6));`);

    this.addSql(`alter table "payment_allocation" drop column "allocation_date";`);
  }
}
