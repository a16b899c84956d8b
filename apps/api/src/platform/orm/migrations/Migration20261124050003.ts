import { Migration } from '@mikro-orm/migrations';

export class Migration20261124050003 extends Migration {
  override name = 'Migration20261124050003';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "bill_frozen" on "bill";`);
    this.addSql(`drop function if exists "bill_bill_frozen_fn"();`);
    this.addSql(`alter table "bill" add "payment_reference" varchar(50) null, add "opening" boolean not null default false;`);
    this.addSql(
      `alter table "bill" add constraint "bill_opening" check (not opening or status <> 'draft' and tax = 0 and reverse_tax = 0 and subtotal = total);`,
    );
    this
      .addSql(`create or replace function "bill_bill_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE' and not (old.opening and old.status = 'open')
          or new.status = 'draft' and old.status <> 'open'
          or new.status <> 'draft' and ((old.number, old.bill_date, old.supply_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.prices_include_tax, old.reverse_charge, old.subtotal, old.discount, old.net, old.tax, old.reverse_tax, old.deductible_tax, old.total, old.approved_at, old.opening) is distinct from (new.number, new.bill_date, new.supply_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.prices_include_tax, new.reverse_charge, new.subtotal, new.discount, new.net, new.tax, new.reverse_tax, new.deductible_tax, new.total, new.approved_at, new.opening))
          or (old.vendor_id <> new.vendor_id
          and format('vendor %s %s', old.vendor_id, new.vendor_id) is distinct from current_setting('kontor.merging', true))) then
        raise exception 'an open bill is frozen' using errcode = 'restrict_violation', constraint = 'bill_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "bill_frozen" BEFORE UPDATE OR DELETE on "bill" for each ROW execute function "bill_bill_frozen_fn"();`,
    );
    this.addSql(
      `update "bill" b set "payment_reference" = left(e.said ->> 'paymentReference', 50) from "received_e_invoice" e where e.bill_id = b.id;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "bill" drop constraint "bill_opening";`);
    this.addSql(`drop trigger if exists "bill_frozen" on "bill";`);
    this.addSql(`drop function if exists "bill_bill_frozen_fn"();`);
    this.addSql(`alter table "bill" drop column "payment_reference", drop column "opening";`);
    this
      .addSql(`create or replace function "bill_bill_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE'
          or new.status = 'draft' and old.status <> 'open'
          or new.status <> 'draft' and ((old.number, old.bill_date, old.supply_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.prices_include_tax, old.reverse_charge, old.subtotal, old.discount, old.net, old.tax, old.reverse_tax, old.deductible_tax, old.total, old.approved_at) is distinct from (new.number, new.bill_date, new.supply_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.prices_include_tax, new.reverse_charge, new.subtotal, new.discount, new.net, new.tax, new.reverse_tax, new.deductible_tax, new.total, new.approved_at))
          or (old.vendor_id <> new.vendor_id
          and format('vendor %s %s', old.vendor_id, new.vendor_id) is distinct from current_setting('kontor.merging', true))) then
        raise exception 'an open bill is frozen' using errcode = 'restrict_violation', constraint = 'bill_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "bill_frozen" BEFORE DELETE OR UPDATE on "bill" for each ROW execute function "bill_bill_frozen_fn"();`,
    );
  }
}
