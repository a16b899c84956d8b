import { Migration } from '@mikro-orm/migrations';

export class Migration20261123151209 extends Migration {
  override name = 'Migration20261123151209';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "customer" add "order_reference" varchar(50) null, add "electronic_address" varchar(50) null, add "electronic_address_scheme" text null, add "public_body" boolean not null default false, add "invoice_channel" text not null default 'mail';`,
    );
    this.addSql(
      `alter table "customer" add constraint "customer_electronic_address" check ((electronic_address is null) = (electronic_address_scheme is null));`,
    );
    this.addSql(
      `alter table "customer" add constraint "customer_electronic_address_scheme_check" check ("electronic_address_scheme" in ('0192', '0200', '9937', '0088', '0007', '0184', '0191', '0216', '0218', '0208', '0106', '0204', '9930', '9945'));`,
    );
    this.addSql(
      `alter table "customer" add constraint "customer_invoice_channel_check" check ("invoice_channel" in ('mail', 'mailWithXml', 'download'));`,
    );

    this.addSql(
      `alter table "organisation" add "electronic_address" varchar(50) null, add "electronic_address_scheme" text null;`,
    );
    this.addSql(
      `alter table "organisation" add constraint "organisation_electronic_address" check ((electronic_address is null) = (electronic_address_scheme is null));`,
    );
    this.addSql(
      `alter table "organisation" add constraint "organisation_electronic_address_scheme_check" check ("electronic_address_scheme" in ('0192', '0200', '9937', '0088', '0007', '0184', '0191', '0216', '0218', '0208', '0106', '0204', '9930', '9945'));`,
    );

    this.addSql(`drop trigger if exists "invoice_frozen" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_frozen_fn"();`);
    this.addSql(
      `alter table "invoice" add "e_invoice_state" text not null default 'none', add "e_invoice_gaps" jsonb not null default '[]', add "e_invoice_file_id" int null;`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_e_invoice_file_id_foreign" foreign key ("e_invoice_file_id") references "file" ("id") on delete restrict;`,
    );
    this.addSql(
      `create index "invoice_e_invoice_file_index" on "invoice" ("e_invoice_file_id") where "e_invoice_file_id" is not null;`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_e_invoice_file" check ((e_invoice_state = 'ready') = (e_invoice_file_id is not null));`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_e_invoice_gaps" check ((e_invoice_state = 'lacking') = (e_invoice_gaps <> '[]'));`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_e_invoice_state_check" check ("e_invoice_state" in ('none', 'pending', 'ready', 'lacking', 'failed'));`,
    );
    this
      .addSql(`create or replace function "invoice_invoice_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and not (tg_op = 'DELETE' and old.opening and old.paid = 0 and old.written_off = 0) and (tg_op = 'DELETE' or new.status = 'draft'
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
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "invoice" drop constraint "invoice_e_invoice_file_id_foreign";`);

    this.addSql(`alter table "customer" drop constraint "customer_electronic_address";`);
    this.addSql(`alter table "customer" drop constraint "customer_electronic_address_scheme_check";`);
    this.addSql(`alter table "customer" drop constraint "customer_invoice_channel_check";`);
    this.addSql(
      `alter table "customer" drop column "order_reference", drop column "electronic_address", drop column "electronic_address_scheme", drop column "public_body", drop column "invoice_channel";`,
    );

    this.addSql(`drop index "invoice_e_invoice_file_index";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_e_invoice_file";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_e_invoice_gaps";`);
    this.addSql(`alter table "invoice" drop constraint "invoice_e_invoice_state_check";`);
    this.addSql(`drop trigger if exists "invoice_frozen" on "invoice";`);
    this.addSql(`drop function if exists "invoice_invoice_frozen_fn"();`);
    this.addSql(
      `alter table "invoice" drop column "e_invoice_state", drop column "e_invoice_gaps", drop column "e_invoice_file_id";`,
    );
    this
      .addSql(`create or replace function "invoice_invoice_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and not (tg_op = 'DELETE' and old.opening and old.paid = 0 and old.written_off = 0) and (tg_op = 'DELETE' or new.status = 'draft'
          or (old.opening, old.number, old.number_series_id, old.invoice_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.supply_date, old.advance_date, old.delivery_place, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total, old.prepaid, old.rounding)
             is distinct from (new.opening, new.number, new.number_series_id, new.invoice_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.supply_date, new.advance_date, new.delivery_place, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total, new.prepaid, new.rounding)
          or (old.customer_id <> new.customer_id
          and format('customer %s %s', old.customer_id, new.customer_id) is distinct from current_setting('kontor.merging', true))
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued invoice is frozen' using errcode = 'restrict_violation', constraint = 'invoice_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "invoice_frozen" BEFORE DELETE OR UPDATE on "invoice" for each ROW execute function "invoice_invoice_frozen_fn"();`,
    );

    this.addSql(`alter table "organisation" drop constraint "organisation_electronic_address";`);
    this.addSql(`alter table "organisation" drop constraint "organisation_electronic_address_scheme_check";`);
    this.addSql(`alter table "organisation" drop column "electronic_address", drop column "electronic_address_scheme";`);
  }
}
