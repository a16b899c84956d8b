import { Migration } from '@mikro-orm/migrations';

/** What a vendor rounds and counts as paid before stands on its own: the sum asked for is the sum booked. */
export class Migration20261128064822 extends Migration {
  override up(): void {
    this.addSql(`alter table "bill" drop constraint "bill_balance";`);
    this.addSql(`alter table "bill" drop constraint "bill_paid_exactly";`);
    this.addSql(`alter table "bill" drop constraint "bill_settled";`);
    this.addSql(`drop trigger if exists "bill_frozen" on "bill";`);
    this.addSql(`drop function if exists "bill_bill_frozen_fn"();`);
    this.addSql(
      `alter table "bill" add "rounding" numeric(14,2) not null default 0, add "prepaid" numeric(14,2) not null default 0;`,
    );
    this.addSql(
      `alter table "bill" add constraint "bill_balance" check (balance = case when status = 'void' then 0 else total + rounding - prepaid - paid - credited end);`,
    );
    this.addSql(
      `alter table "bill" add constraint "bill_paid_exactly" check (case status when 'partlyPaid' then paid + credited > 0 and paid + credited < total + rounding - prepaid when 'paid' then paid + credited = total + rounding - prepaid else paid = 0 and credited = 0 end);`,
    );
    this.addSql(
      `alter table "bill" add constraint "bill_settled" check (paid >= 0 and credited >= 0 and prepaid >= 0 and total + rounding - prepaid >= 0);`,
    );
    this
      .addSql(`create or replace function "bill_bill_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE' and not (old.opening and old.status = 'open')
          or new.status = 'draft' and old.status <> 'open' and not (old.status = 'paid' and old.paid = 0 and old.credited = 0)
          or new.status <> 'draft' and ((old.number, old.bill_date, old.supply_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.prices_include_tax, old.reverse_charge, old.subtotal, old.discount, old.net, old.tax, old.reverse_tax, old.deductible_tax, old.total, old.rounding, old.prepaid, old.approved_at, old.opening) is distinct from (new.number, new.bill_date, new.supply_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.prices_include_tax, new.reverse_charge, new.subtotal, new.discount, new.net, new.tax, new.reverse_tax, new.deductible_tax, new.total, new.rounding, new.prepaid, new.approved_at, new.opening))
          or (old.vendor_id <> new.vendor_id
          and format('vendor %s %s', old.vendor_id, new.vendor_id) is distinct from current_setting('kontor.merging', true))) then
        raise exception 'an open bill is frozen' using errcode = 'restrict_violation', constraint = 'bill_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "bill_frozen" BEFORE UPDATE OR DELETE on "bill" for each ROW execute function "bill_bill_frozen_fn"();`,
    );

    this.addSql(`alter table "vendor_credit_note" drop constraint "vendor_credit_note_available";`);
    this.addSql(`drop trigger if exists "vendor_credit_note_frozen" on "vendor_credit_note";`);
    this.addSql(`drop function if exists "vendor_credit_note_vendor_credit_note_frozen_fn"();`);
    this.addSql(
      `alter table "vendor_credit_note" add "rounding" numeric(14,2) not null default 0, add "prepaid" numeric(14,2) not null default 0;`,
    );
    this.addSql(
      `alter table "vendor_credit_note" add constraint "vendor_credit_note_available" check (applied >= 0 and refunded >= 0 and prepaid >= 0 and available >= 0 and available = case when status = 'void' then 0 else total + rounding - prepaid - applied - refunded end);`,
    );
    this
      .addSql(`create or replace function "vendor_credit_note_vendor_credit_note_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE'
          or new.status = 'draft' and old.status <> 'open' and not (old.status = 'used' and old.applied = 0 and old.refunded = 0)
          or new.status <> 'draft' and ((old.number, old.credit_date, old.supply_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.prices_include_tax, old.reverse_charge, old.subtotal, old.discount, old.net, old.tax, old.reverse_tax, old.deductible_tax, old.total, old.rounding, old.prepaid) is distinct from (new.number, new.credit_date, new.supply_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.prices_include_tax, new.reverse_charge, new.subtotal, new.discount, new.net, new.tax, new.reverse_tax, new.deductible_tax, new.total, new.rounding, new.prepaid))
          or (old.vendor_id <> new.vendor_id
          and format('vendor %s %s', old.vendor_id, new.vendor_id) is distinct from current_setting('kontor.merging', true))) then
        raise exception 'an open credit note is frozen' using errcode = 'restrict_violation', constraint = 'vendor_credit_note_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "vendor_credit_note_frozen" BEFORE UPDATE OR DELETE on "vendor_credit_note" for each ROW execute function "vendor_credit_note_vendor_credit_note_frozen_fn"();`,
    );
  }

  override down(): void {
    this.addSql(`alter table "bill" drop constraint "bill_balance";`);
    this.addSql(`alter table "bill" drop constraint "bill_paid_exactly";`);
    this.addSql(`alter table "bill" drop constraint "bill_settled";`);
    this.addSql(`drop trigger if exists "bill_frozen" on "bill";`);
    this.addSql(`drop function if exists "bill_bill_frozen_fn"();`);
    this.addSql(`alter table "bill" drop column "rounding", drop column "prepaid";`);
    this.addSql(`alter table "bill" add constraint "bill_balance" check (balance =
CASE
    WHEN (status = 'void'::text) THEN 0
    ELSE ((total - paid) - credited)
END);`);
    this.addSql(`alter table "bill" add constraint "bill_paid_exactly" check (
CASE status
    WHEN 'partlyPaid'::text THEN (((paid + credited) > (0)::numeric) AND ((paid + credited) < total))
    WHEN 'paid'::text THEN ((paid + credited) = total)
    ELSE ((paid = (0)::numeric) AND (credited = (0)::numeric))
END);`);
    this.addSql(`alter table "bill" add constraint "bill_settled" check ((paid >= 0) AND (credited >= 0));`);
    this
      .addSql(`create or replace function "bill_bill_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE' and not (old.opening and old.status = 'open')
          or new.status = 'draft' and old.status <> 'open'
          or new.status <> 'draft' and ((old.number, old.bill_date, old.supply_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.prices_include_tax, old.reverse_charge, old.subtotal, old.discount, old.net, old.tax, old.reverse_tax, old.deductible_tax, old.total, old.approved_at, old.opening) is distinct from (new.number, new.bill_date, new.supply_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.prices_include_tax, new.reverse_charge, new.subtotal, new.discount, new.net, new.tax, new.reverse_tax, new.deductible_tax, new.total, new.approved_at, new.opening))
          or (old.vendor_id <> new.vendor_id
          and format('vendor %s %s', old.vendor_id, new.vendor_id) is distinct from current_setting('kontor.merging', true))) then
        raise exception 'an open bill is frozen' using errcode = 'restrict_violation', constraint = 'bill_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "bill_frozen" BEFORE DELETE OR UPDATE on "bill" for each ROW execute function "bill_bill_frozen_fn"();`,
    );

    this.addSql(`alter table "vendor_credit_note" drop constraint "vendor_credit_note_available";`);
    this.addSql(`drop trigger if exists "vendor_credit_note_frozen" on "vendor_credit_note";`);
    this.addSql(`drop function if exists "vendor_credit_note_vendor_credit_note_frozen_fn"();`);
    this.addSql(`alter table "vendor_credit_note" drop column "rounding", drop column "prepaid";`);
    this
      .addSql(`alter table "vendor_credit_note" add constraint "vendor_credit_note_available" check ((applied >= 0) AND (refunded >= 0) AND (available >= 0) AND (available =
CASE
    WHEN (status = 'void'::text) THEN 0
    ELSE ((total - applied) - refunded)
END));`);
    this
      .addSql(`create or replace function "vendor_credit_note_vendor_credit_note_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE'
          or new.status = 'draft' and old.status <> 'open'
          or new.status <> 'draft' and ((old.number, old.credit_date, old.supply_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.prices_include_tax, old.reverse_charge, old.subtotal, old.discount, old.net, old.tax, old.reverse_tax, old.deductible_tax, old.total) is distinct from (new.number, new.credit_date, new.supply_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.prices_include_tax, new.reverse_charge, new.subtotal, new.discount, new.net, new.tax, new.reverse_tax, new.deductible_tax, new.total))
          or (old.vendor_id <> new.vendor_id
          and format('vendor %s %s', old.vendor_id, new.vendor_id) is distinct from current_setting('kontor.merging', true))) then
        raise exception 'an open credit note is frozen' using errcode = 'restrict_violation', constraint = 'vendor_credit_note_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "vendor_credit_note_frozen" BEFORE DELETE OR UPDATE on "vendor_credit_note" for each ROW execute function "vendor_credit_note_vendor_credit_note_frozen_fn"();`,
    );
  }
}
