import { Migration } from '@mikro-orm/migrations';

export class Migration20261123200244 extends Migration {
  override name = 'Migration20261123200244';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "retainer_refund" ("id" serial primary key, "retainer_invoice_id" int not null, "refund_date" date not null, "amount" numeric(14,2) not null, "method" text not null, "reference" varchar(100) null);`,
    );
    this.addSql(`create index "retainer_refund_retainer_invoice_id_index" on "retainer_refund" ("retainer_invoice_id");`);
    this.addSql(`create index "retainer_refund_date_index" on "retainer_refund" ("refund_date");`);

    this.addSql(
      `create table "retainer_application" ("id" serial primary key, "retainer_invoice_id" int not null, "invoice_id" int not null, "amount" numeric(14,2) not null, "application_date" date not null, "is_final" boolean not null default false);`,
    );
    this.addSql(`create index "retainer_application_invoice_id_index" on "retainer_application" ("invoice_id");`);
    this.addSql(
      `alter table "retainer_application" add constraint "retainer_application_unique" unique ("retainer_invoice_id", "invoice_id", "is_final");`,
    );

    this.addSql(`alter table "invoice" drop constraint "invoice_balance";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_paid_range";`);
    this.addSql(`drop trigger if exists "invoice_frozen" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_frozen_fn"();`);
    this.addSql(`alter table "invoice" add "advanced" numeric(14,2) not null default 0;`);
    this.addSql(`alter table "invoice" add constraint "invoice_void_unadvanced" check (status <> 'void' or advanced = 0);`);
    this.addSql(
      `alter table "invoice" add constraint "invoice_balance" check (balance = case when status = 'void' then 0 else total - prepaid + rounding - paid - written_off - credited - advanced end);`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_paid_range" check (paid >= 0 and written_off >= 0 and credited >= 0 and advanced >= 0 and paid + written_off + credited + advanced <= greatest(total - prepaid + rounding, 0));`,
    );
    this
      .addSql(`create or replace function "invoice_invoice_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and not (tg_op = 'DELETE' and old.opening and old.paid = 0 and old.written_off = 0 and old.credited = 0 and old.advanced = 0) and (tg_op = 'DELETE' or new.status = 'draft'
          or (old.opening, old.number, old.number_series_id, old.invoice_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.supply_date, old.advance_date, old.delivery_place, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total, old.prepaid, old.rounding)
             is distinct from (new.opening, new.number, new.number_series_id, new.invoice_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.supply_date, new.advance_date, new.delivery_place, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total, new.prepaid, new.rounding)
          or (old.customer_id <> new.customer_id
          and format('customer %s %s', old.customer_id, new.customer_id) is distinct from current_setting('kontor.merging', true))
          or old.e_invoice_file_id is distinct from new.e_invoice_file_id and old.e_invoice_file_id is not null
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued invoice is frozen' using errcode = 'restrict_violation', constraint = 'invoice_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "invoice_frozen" BEFORE UPDATE OR DELETE on "invoice" for each ROW execute function "invoice_invoice_frozen_fn"();`,
    );

    this.addSql(
      `alter table "retainer_refund" add constraint "retainer_refund_retainer_invoice_id_foreign" foreign key ("retainer_invoice_id") references "retainer_invoice" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "retainer_refund" add constraint "retainer_refund_amount" check (amount > 0);`);
    this.addSql(
      `alter table "retainer_refund" add constraint "retainer_refund_method_check" check ("method" in ('bankTransfer', 'card', 'cash', 'other'));`,
    );

    this.addSql(
      `alter table "retainer_application" add constraint "retainer_application_retainer_invoice_id_foreign" foreign key ("retainer_invoice_id") references "retainer_invoice" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "retainer_application" add constraint "retainer_application_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "retainer_application" add constraint "retainer_application_amount" check (amount > 0);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "retainer_refund" cascade;`);
    this.addSql(`drop table if exists "retainer_application" cascade;`);

    this.addSql(`alter table "invoice" drop constraint "invoice_void_unadvanced";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_paid_range";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_balance";`);
    this.addSql(`drop trigger if exists "invoice_frozen" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_frozen_fn"();`);
    this.addSql(
      `update "invoice" set "balance" = "balance" + "advanced", "status" = case when "status" = 'paid' then 'sent' else "status" end where "advanced" > 0;`,
    );
    this.addSql(`alter table "invoice" drop column "advanced";`);
    this.addSql(
      `alter table "invoice" add constraint "invoice_paid_range" check ((paid >= 0) AND (written_off >= 0) AND (credited >= 0) AND (((paid + written_off) + credited) <= GREATEST(((total - prepaid) + rounding), 0)));`,
    );
    this.addSql(`alter table "invoice" add constraint "invoice_balance" check (balance =
CASE
    WHEN (status = 'void'::text) THEN 0
    ELSE (((((total - prepaid) + rounding) - paid) - written_off) - credited)
END);`);
    this
      .addSql(`create or replace function "invoice_invoice_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and not (tg_op = 'DELETE' and old.opening and old.paid = 0 and old.written_off = 0 and old.credited = 0) and (tg_op = 'DELETE' or new.status = 'draft'
          or (old.opening, old.number, old.number_series_id, old.invoice_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.supply_date, old.advance_date, old.delivery_place, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total, old.prepaid, old.rounding)
             is distinct from (new.opening, new.number, new.number_series_id, new.invoice_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.supply_date, new.advance_date, new.delivery_place, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total, new.prepaid, new.rounding)
          or (old.customer_id <> new.customer_id
          and format('customer %s %s', old.customer_id, new.customer_id) is distinct from current_setting('kontor.merging', true))
          or old.e_invoice_file_id is distinct from new.e_invoice_file_id and old.e_invoice_file_id is not null
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued invoice is frozen' using errcode = 'restrict_violation', constraint = 'invoice_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "invoice_frozen" BEFORE DELETE OR UPDATE on "invoice" for each ROW execute function "invoice_invoice_frozen_fn"();`,
    );
  }
}
