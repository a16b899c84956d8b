import { Migration } from '@mikro-orm/migrations';

export class Migration20261123072725 extends Migration {
  override name = 'Migration20261123072725';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "customer_legal_code_alike" on "customer" (upper(regexp_replace("legal_code", '[\\s./-]', '', 'g'))) where "legal_code" is not null;`,
    );
    this.addSql(
      `create index "customer_vat_code_alike" on "customer" (upper(regexp_replace("vat_code", '[\\s./-]', '', 'g'))) where "vat_code" is not null;`,
    );

    this.addSql(`drop trigger if exists "invoice_frozen" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_frozen_fn"();`);
    this
      .addSql(`create or replace function "invoice_invoice_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE' or new.status = 'draft'
          or (old.number, old.number_series_id, old.invoice_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.supply_date, old.advance_date, old.delivery_place, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total, old.prepaid, old.rounding)
             is distinct from (new.number, new.number_series_id, new.invoice_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.supply_date, new.advance_date, new.delivery_place, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total, new.prepaid, new.rounding)
          or (old.customer_id <> new.customer_id
          and format('customer %s %s', old.customer_id, new.customer_id) is distinct from current_setting('kontor.merging', true))
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued invoice is frozen' using errcode = 'restrict_violation', constraint = 'invoice_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "invoice_frozen" BEFORE UPDATE OR DELETE on "invoice" for each ROW execute function "invoice_invoice_frozen_fn"();`,
    );

    this.addSql(`drop trigger if exists "estimate_frozen" on "estimate";`);
    this.addSql(`drop function if exists "estimate_estimate_frozen_fn"();`);
    this
      .addSql(`create or replace function "estimate_estimate_frozen_fn"() returns trigger as \$\$ begin if old.number is not null and (tg_op = 'DELETE' or new.number is distinct from old.number or new.number_series_id is distinct from old.number_series_id
          or new.revision <> old.revision + (old.status <> 'draft' and new.status = 'draft')::int
          or old.status <> 'draft' and ((old.estimate_date, old.expiry_date, old.currency, old.exchange_rate, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total)
             is distinct from (new.estimate_date, new.expiry_date, new.currency, new.exchange_rate, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total) or (old.customer_id <> new.customer_id
          and format('customer %s %s', old.customer_id, new.customer_id) is distinct from current_setting('kontor.merging', true)) or old.snapshot is distinct from new.snapshot)) then
        raise exception 'a estimate that was sent is frozen' using errcode = 'restrict_violation', constraint = 'estimate_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "estimate_frozen" BEFORE UPDATE OR DELETE on "estimate" for each ROW execute function "estimate_estimate_frozen_fn"();`,
    );

    this.addSql(
      `create index "vendor_legal_code_alike" on "vendor" (upper(regexp_replace("legal_code", '[\\s./-]', '', 'g'))) where "legal_code" is not null;`,
    );
    this.addSql(
      `create index "vendor_vat_code_alike" on "vendor" (upper(regexp_replace("vat_code", '[\\s./-]', '', 'g'))) where "vat_code" is not null;`,
    );
    this.addSql(
      `create index "vendor_account_alike" on "vendor" (upper(regexp_replace("account", '[\\s./-]', '', 'g'))) where "account" is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "customer_legal_code_alike";`);
    this.addSql(`drop index "customer_vat_code_alike";`);

    this.addSql(`drop trigger if exists "estimate_frozen" on "estimate";`);
    this.addSql(`drop function if exists "estimate_estimate_frozen_fn"();`);
    this
      .addSql(`create or replace function "estimate_estimate_frozen_fn"() returns trigger as \$\$ begin if old.number is not null and (tg_op = 'DELETE' or new.number is distinct from old.number or new.number_series_id is distinct from old.number_series_id
          or new.revision <> old.revision + (old.status <> 'draft' and new.status = 'draft')::int
          or old.status <> 'draft' and ((old.customer_id, old.estimate_date, old.expiry_date, old.currency, old.exchange_rate, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total)
             is distinct from (new.customer_id, new.estimate_date, new.expiry_date, new.currency, new.exchange_rate, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total) or old.snapshot is distinct from new.snapshot)) then
        raise exception 'a estimate that was sent is frozen' using errcode = 'restrict_violation', constraint = 'estimate_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "estimate_frozen" BEFORE DELETE OR UPDATE on "estimate" for each ROW execute function "estimate_estimate_frozen_fn"();`,
    );

    this.addSql(`drop trigger if exists "invoice_frozen" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_frozen_fn"();`);
    this
      .addSql(`create or replace function "invoice_invoice_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE' or new.status = 'draft'
          or (old.number, old.number_series_id, old.customer_id, old.invoice_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.supply_date, old.advance_date, old.delivery_place, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total, old.prepaid, old.rounding)
             is distinct from (new.number, new.number_series_id, new.customer_id, new.invoice_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.supply_date, new.advance_date, new.delivery_place, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total, new.prepaid, new.rounding)
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued invoice is frozen' using errcode = 'restrict_violation', constraint = 'invoice_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "invoice_frozen" BEFORE DELETE OR UPDATE on "invoice" for each ROW execute function "invoice_invoice_frozen_fn"();`,
    );

    this.addSql(`drop index "vendor_legal_code_alike";`);
    this.addSql(`drop index "vendor_vat_code_alike";`);
    this.addSql(`drop index "vendor_account_alike";`);
  }
}
