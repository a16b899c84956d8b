import { Migration } from '@mikro-orm/migrations';

export class Migration20261124010001 extends Migration {
  override name = 'Migration20261124010001';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "retainer_invoice_frozen" on "retainer_invoice";`);
    this.addSql(`drop function if exists "retainer_invoice_retainer_invoice_frozen_fn"();`);
    this.addSql(
      `alter table "retainer_invoice" add "e_invoice_state" text not null default 'none', add "e_invoice_gaps" jsonb not null default '[]', add "e_invoice_file_id" int null;`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_e_invoice_file_id_foreign" foreign key ("e_invoice_file_id") references "file" ("id") on delete restrict;`,
    );
    this.addSql(
      `create index "retainer_invoice_e_invoice_file_index" on "retainer_invoice" ("e_invoice_file_id") where "e_invoice_file_id" is not null;`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_e_invoice_file" check ((e_invoice_state = 'ready') = (e_invoice_file_id is not null));`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_e_invoice_gaps" check ((e_invoice_state = 'lacking') = (e_invoice_gaps <> '[]'));`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_e_invoice_taxed" check (carries_tax or e_invoice_state = 'none');`,
    );
    this.addSql(
      `alter table "retainer_invoice" add constraint "retainer_invoice_e_invoice_state_check" check ("e_invoice_state" in ('none', 'pending', 'ready', 'lacking', 'failed'));`,
    );
    this
      .addSql(`create or replace function "retainer_invoice_retainer_invoice_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE' or new.status = 'draft'
          or (old.number, old.number_series_id, old.invoice_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.carries_tax, old.supply_date, old.advance_date, old.delivery_place, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total)
             is distinct from (new.number, new.number_series_id, new.invoice_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.carries_tax, new.supply_date, new.advance_date, new.delivery_place, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total)
          or (old.customer_id <> new.customer_id
          and format('customer %s %s', old.customer_id, new.customer_id) is distinct from current_setting('kontor.merging', true))
          or old.e_invoice_file_id is distinct from new.e_invoice_file_id and old.e_invoice_file_id is not null
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued retainer_invoice is frozen' using errcode = 'restrict_violation', constraint = 'retainer_invoice_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "retainer_invoice_frozen" BEFORE UPDATE OR DELETE on "retainer_invoice" for each ROW execute function "retainer_invoice_retainer_invoice_frozen_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "retainer_invoice" drop constraint "retainer_invoice_e_invoice_file_id_foreign";`);

    this.addSql(`drop index "retainer_invoice_e_invoice_file_index";`);
    this.addSql(`alter table "retainer_invoice" drop constraint "retainer_invoice_e_invoice_file";`);
    this.addSql(`alter table "retainer_invoice" drop constraint "retainer_invoice_e_invoice_gaps";`);
    this.addSql(`alter table "retainer_invoice" drop constraint "retainer_invoice_e_invoice_taxed";`);
    this.addSql(`alter table "retainer_invoice" drop constraint "retainer_invoice_e_invoice_state_check";`);
    this.addSql(`drop trigger if exists "retainer_invoice_frozen" on "retainer_invoice";`);
    this.addSql(`drop function if exists "retainer_invoice_retainer_invoice_frozen_fn"();`);
    this.addSql(
      `alter table "retainer_invoice" drop column "e_invoice_state", drop column "e_invoice_gaps", drop column "e_invoice_file_id";`,
    );
    this
      .addSql(`create or replace function "retainer_invoice_retainer_invoice_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE' or new.status = 'draft'
          or (old.number, old.number_series_id, old.invoice_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.carries_tax, old.supply_date, old.advance_date, old.delivery_place, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total)
             is distinct from (new.number, new.number_series_id, new.invoice_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.carries_tax, new.supply_date, new.advance_date, new.delivery_place, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total)
          or (old.customer_id <> new.customer_id
          and format('customer %s %s', old.customer_id, new.customer_id) is distinct from current_setting('kontor.merging', true))
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued retainer_invoice is frozen' using errcode = 'restrict_violation', constraint = 'retainer_invoice_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "retainer_invoice_frozen" BEFORE DELETE OR UPDATE on "retainer_invoice" for each ROW execute function "retainer_invoice_retainer_invoice_frozen_fn"();`,
    );
  }
}
