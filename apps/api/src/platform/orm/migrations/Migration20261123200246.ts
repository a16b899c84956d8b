import { Migration } from '@mikro-orm/migrations';

export class Migration20261123200246 extends Migration {
  override name = 'Migration20261123200246';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "credit_note_frozen" on "credit_note";`);
    this.addSql(`drop function if exists "credit_note_credit_note_frozen_fn"();`);
    this.addSql(
      `alter table "credit_note" add "e_invoice_state" text not null default 'none', add "e_invoice_gaps" jsonb not null default '[]', add "e_invoice_file_id" int null;`,
    );
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_e_invoice_file_id_foreign" foreign key ("e_invoice_file_id") references "file" ("id") on delete restrict;`,
    );
    this.addSql(
      `create index "credit_note_e_invoice_file_index" on "credit_note" ("e_invoice_file_id") where "e_invoice_file_id" is not null;`,
    );
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_e_invoice_file" check ((e_invoice_state = 'ready') = (e_invoice_file_id is not null));`,
    );
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_e_invoice_gaps" check ((e_invoice_state = 'lacking') = (e_invoice_gaps <> '[]'));`,
    );
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_e_invoice_state_check" check ("e_invoice_state" in ('none', 'pending', 'ready', 'lacking', 'failed'));`,
    );
    this
      .addSql(`create or replace function "credit_note_credit_note_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE' or new.status = 'draft'
          or (old.invoice_id, old.number, old.number_series_id, old.credit_note_date, old.reason, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.supply_date, old.advance_date, old.delivery_place, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total, old.rounding, old.goods_returned)
             is distinct from (new.invoice_id, new.number, new.number_series_id, new.credit_note_date, new.reason, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.supply_date, new.advance_date, new.delivery_place, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total, new.rounding, new.goods_returned)
          or (old.customer_id <> new.customer_id
          and format('customer %s %s', old.customer_id, new.customer_id) is distinct from current_setting('kontor.merging', true))
          or old.e_invoice_file_id is distinct from new.e_invoice_file_id and old.e_invoice_file_id is not null
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued credit_note is frozen' using errcode = 'restrict_violation', constraint = 'credit_note_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "credit_note_frozen" BEFORE UPDATE OR DELETE on "credit_note" for each ROW execute function "credit_note_credit_note_frozen_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "credit_note" drop constraint "credit_note_e_invoice_file_id_foreign";`);

    this.addSql(`alter table "credit_note" drop constraint "credit_note_e_invoice_file";`);
    this.addSql(`alter table "credit_note" drop constraint "credit_note_e_invoice_gaps";`);
    this.addSql(`alter table "credit_note" drop constraint "credit_note_e_invoice_state_check";`);
    this.addSql(`drop trigger if exists "credit_note_frozen" on "credit_note";`);
    this.addSql(`drop function if exists "credit_note_credit_note_frozen_fn"();`);
    this.addSql(
      `alter table "credit_note" drop column "e_invoice_state", drop column "e_invoice_gaps", drop column "e_invoice_file_id";`,
    );
    this
      .addSql(`create or replace function "credit_note_credit_note_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE' or new.status = 'draft'
          or (old.invoice_id, old.number, old.number_series_id, old.credit_note_date, old.reason, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.supply_date, old.advance_date, old.delivery_place, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total, old.rounding, old.goods_returned)
             is distinct from (new.invoice_id, new.number, new.number_series_id, new.credit_note_date, new.reason, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.supply_date, new.advance_date, new.delivery_place, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total, new.rounding, new.goods_returned)
          or (old.customer_id <> new.customer_id
          and format('customer %s %s', old.customer_id, new.customer_id) is distinct from current_setting('kontor.merging', true))
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued credit_note is frozen' using errcode = 'restrict_violation', constraint = 'credit_note_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "credit_note_frozen" BEFORE DELETE OR UPDATE on "credit_note" for each ROW execute function "credit_note_credit_note_frozen_fn"();`,
    );
  }
}
