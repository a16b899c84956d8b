import { Migration } from '@mikro-orm/migrations';

export class Migration20261128111239 extends Migration {
  override up(): void {
    this.addSql(`drop trigger if exists "credit_note_frozen" on "credit_note";`);
    this.addSql(`drop function if exists "credit_note_credit_note_frozen_fn"();`);
    this.addSql(`alter table "credit_note" add "retainer_invoice_id" int null, add "retainer_refund_id" int null;`);
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_retainer_invoice_id_foreign" foreign key ("retainer_invoice_id") references "retainer_invoice" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_retainer_refund_id_foreign" foreign key ("retainer_refund_id") references "retainer_refund" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "credit_note" alter column "invoice_id" drop not null;`);
    this.addSql(
      `create index "credit_note_retainer_invoice_index" on "credit_note" ("retainer_invoice_id") where "retainer_invoice_id" is not null;`,
    );
    this.addSql(
      `create unique index "credit_note_retainer_refund_unique" on "credit_note" ("retainer_refund_id") where "retainer_refund_id" is not null;`,
    );
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_credited" check (num_nonnulls(invoice_id, retainer_invoice_id) = 1);`,
    );
    this.addSql(
      `alter table "credit_note" add constraint "credit_note_retainer_refund" check (retainer_invoice_id is null and retainer_refund_id is null or retainer_invoice_id is not null and (retainer_refund_id is not null) = (status = 'sent') and (status <> 'sent' or paid_back = total));`,
    );
    this
      .addSql(`create or replace function "credit_note_credit_note_frozen_fn"() returns trigger as \$\$ begin if old.status <> 'draft' and (tg_op = 'DELETE' or new.status = 'draft'
          or (old.invoice_id, old.retainer_invoice_id, old.number, old.number_series_id, old.credit_note_date, old.reason, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.supply_date, old.advance_date, old.delivery_place, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total, old.rounding, old.goods_returned)
             is distinct from (new.invoice_id, new.retainer_invoice_id, new.number, new.number_series_id, new.credit_note_date, new.reason, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.supply_date, new.advance_date, new.delivery_place, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total, new.rounding, new.goods_returned)
          or (old.customer_id <> new.customer_id
          and format('customer %s %s', old.customer_id, new.customer_id) is distinct from current_setting('kontor.merging', true))
          or old.e_invoice_file_id is distinct from new.e_invoice_file_id and old.e_invoice_file_id is not null
          or old.snapshot is distinct from new.snapshot) then
        raise exception 'an issued credit_note is frozen' using errcode = 'restrict_violation', constraint = 'credit_note_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "credit_note_frozen" BEFORE UPDATE OR DELETE on "credit_note" for each ROW execute function "credit_note_credit_note_frozen_fn"();`,
    );

    this.addSql(`alter table "credit_note_line" alter column "invoice_line_id" drop not null;`);
  }

  override down(): void {
    this.addSql(`alter table "credit_note" drop constraint "credit_note_retainer_invoice_id_foreign";`);
    this.addSql(`alter table "credit_note" drop constraint "credit_note_retainer_refund_id_foreign";`);

    this.addSql(`drop index "credit_note_retainer_invoice_index";`);
    this.addSql(`drop index "credit_note_retainer_refund_unique";`);
    this.addSql(`alter table "credit_note" drop constraint "credit_note_credited";`);
    this.addSql(`alter table "credit_note" drop constraint "credit_note_retainer_refund";`);
    this.addSql(`drop trigger if exists "credit_note_frozen" on "credit_note";`);
    this.addSql(`drop function if exists "credit_note_credit_note_frozen_fn"();`);
    this.addSql(`alter table "credit_note" drop column "retainer_invoice_id", drop column "retainer_refund_id";`);
    this.addSql(`alter table "credit_note" alter column "invoice_id" set not null;`);
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
      `create trigger "credit_note_frozen" BEFORE DELETE OR UPDATE on "credit_note" for each ROW execute function "credit_note_credit_note_frozen_fn"();`,
    );

    this.addSql(`alter table "credit_note_line" alter column "invoice_line_id" set not null;`);
  }
}
