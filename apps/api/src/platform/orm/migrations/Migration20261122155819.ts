import { Migration } from '@mikro-orm/migrations';

export class Migration20261122155819 extends Migration {
  override name = 'Migration20261122155819';

  override up(): void | Promise<void> {
    this.addSql(`alter table "number_series" drop constraint "number_series_kind_unique";`);
    this.addSql(`alter table "number_series" add "is_default" boolean not null default false;`);
    this.addSql(`update "number_series" set "is_default" = true;`);
    this.addSql(`create unique index "number_series_one_default" on "number_series" ("document_kind") where "is_default";`);
    this.addSql(
      `create unique index "number_series_pattern_unique" on "number_series" ("document_kind", regexp_replace("pattern", '\\{0+\\}', '{0}'));`,
    );

    this.addSql(`alter table "invoice" drop constraint "invoice_balance";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_paid_range";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_total_sum";`);
    this.addSql(`drop trigger if exists "invoice_frozen" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_frozen_fn"();`);
    this.addSql(
      `alter table "invoice" add "charges" jsonb not null default '[]', add "prepaid" numeric(14,2) not null default 0, add "round_payable_to" numeric(14,2) null, add "rounding" numeric(14,2) not null default 0, add "charge" numeric(14,2) not null default 0, add "number_series_id" int null;`,
    );
    // Until now each kind had one series. What is issued is frozen, and only here it is not.
    this.addSql(`alter table "invoice" disable trigger user;`);
    this.addSql(
      `update "invoice" set "number_series_id" = (select id from number_series where document_kind = 'invoice') where "number" is not null;`,
    );
    this.addSql(`alter table "invoice" enable trigger user;`);
    this.addSql(
      `alter table "invoice" add constraint "invoice_number_series_id_foreign" foreign key ("number_series_id") references "number_series" ("id") on delete restrict deferrable initially deferred;`,
    );
    this.addSql(
      `create index "invoice_number_series_index" on "invoice" ("number_series_id") where "number_series_id" is not null;`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_number_series" check ((number is null) = (number_series_id is null));`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_prepaid" check (prepaid >= 0 and (prepaid = 0 or prepaid <= total + rounding));`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_rounding" check (round_payable_to > 0 and abs(rounding) * 2 <= round_payable_to or round_payable_to is null and rounding = 0);`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_balance" check (balance = case when status = 'void' then 0 else total - prepaid + rounding - paid - written_off end);`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_paid_range" check (paid >= 0 and written_off >= 0 and paid + written_off <= greatest(total - prepaid + rounding, 0));`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_total_sum" check (total = net + tax and net = subtotal - discount + charge or prices_include_tax);`,
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

    this.addSql(
      `alter table "invoice_tax" add "discount" numeric(14,2) not null default 0, add "charge" numeric(14,2) not null default 0;`,
    );

    // How a discount was spread is what the lines of a group came to above its base.
    this.addSql(`update "invoice_tax" t
      set "discount" = (select sum(l.net) from invoice_line l where l.invoice_id = t.invoice_id and l.tax_category = t.category
          and t.percent is not distinct from case when l.tax_category = 'O' then null else coalesce(l.tax_percent, 0) end)
        - t.base - case when i.prices_include_tax then t.amount else 0 end
      from invoice i where i.id = t.invoice_id and i.discount <> 0;`);

    this.addSql(`alter table "invoice_line" drop constraint "invoice_line_price";`);
    this.addSql(
      `alter table "invoice_line" add "base_quantity" numeric(18,6) not null default 1, add "discount_amount" numeric(14,2) null, add "charge" numeric(14,2) not null default 0, add "charge_reason" varchar(100) null;`,
    );
    this.addSql(`alter table "invoice_line" add constraint "invoice_line_charge" check (charge >= 0);`);
    this.addSql(
      `alter table "invoice_line" add constraint "invoice_line_one_discount" check (discount_percent = 0 or discount_amount is null);`,
    );
    this.addSql(`alter table "invoice_line" add constraint "invoice_line_price" check (unit_price >= 0 and base_quantity > 0);`);
  }

  /** Refused where documents have charges, advances or a rounding: there was no place for them before. */
  override down(): void | Promise<void> {
    this.addSql(`alter table "invoice" drop constraint "invoice_number_series_id_foreign";`);

    this.addSql(`drop index "invoice_number_series_index";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_number_series";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_prepaid";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_rounding";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_total_sum";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_paid_range";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_balance";`);
    this.addSql(`drop trigger if exists "invoice_frozen" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_frozen_fn"();`);
    this.addSql(
      `alter table "invoice" drop column "charges", drop column "prepaid", drop column "round_payable_to", drop column "rounding", drop column "charge", drop column "number_series_id";`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_total_sum" check (((total = (net + tax)) AND (net = (subtotal - discount))) OR prices_include_tax);`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_paid_range" check ((paid >= 0) AND (written_off >= 0) AND ((paid + written_off) <= GREATEST(total, 0)));`,
    );
    this.addSql(`alter table "invoice" add constraint "invoice_balance" check (balance =
CASE
    WHEN (status = 'void'::text) THEN 0
    ELSE ((total - paid) - written_off)
END);`);
    this
      .addSql(`create or replace function "invoice_invoice_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE' or new.status = 'draft'
          or (old.number, old.customer_id, old.invoice_date, old.currency, old.exchange_rate, old.subtotal, old.discount, old.net, old.tax, old.total)
             is distinct from (new.number, new.customer_id, new.invoice_date, new.currency, new.exchange_rate, new.subtotal, new.discount, new.net, new.tax, new.total)
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued invoice is frozen' using errcode = 'restrict_violation', constraint = 'invoice_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "invoice_frozen" BEFORE DELETE OR UPDATE on "invoice" for each ROW execute function "invoice_invoice_frozen_fn"();`,
    );

    this.addSql(`alter table "invoice_line" drop constraint "invoice_line_charge";`);
    this.addSql(`alter table "invoice_line" drop constraint "invoice_line_one_discount";`);
    this.addSql(`alter table "invoice_line" drop constraint "invoice_line_price";`);
    this.addSql(
      `alter table "invoice_line" drop column "base_quantity", drop column "discount_amount", drop column "charge", drop column "charge_reason";`,
    );
    this.addSql(`alter table "invoice_line" add constraint "invoice_line_price" check (unit_price >= 0);`);

    this.addSql(`alter table "invoice_tax" drop column "discount", drop column "charge";`);

    this.addSql(`drop index "number_series_one_default";`);
    this.addSql(`drop index "number_series_pattern_unique";`);
    this.addSql(`delete from "number_series" where not "is_default";`);
    this.addSql(`alter table "number_series" drop column "is_default";`);
    this.addSql(`alter table "number_series" add constraint "number_series_kind_unique" unique ("document_kind");`);
  }
}
