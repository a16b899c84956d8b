import { Migration } from '@mikro-orm/migrations';

export class Migration20261126040001 extends Migration {
  override name = 'Migration20261126040001';

  override up(): void | Promise<void> {
    this.addSql(`alter table "expense" add "outlay" boolean not null default false;`);
    this.addSql(
      `alter table "expense" add constraint "expense_outlay" check (not outlay or billable and mark_up = 0 and deductible_tax = 0);`,
    );
    this
      .addSql(`create or replace function "expense_expense_frozen_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' and old.status <> 'draft'
          or tg_op = 'UPDATE' and old.status in ('approved', 'reimbursed') and (old.user_id, old.paid_by, old.expense_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.amount, old.base_amount, old.category_id, old.tax_rate_id, old.tax, old.net, old.deductible_tax, old.project_id, old.billable, old.unit_price, old.outlay, old.kind, old.travel_rate_id, old.unit_amount, old.passenger_amount, old.quantity, old.passengers, old.end_date) is distinct from (new.user_id, new.paid_by, new.expense_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.amount, new.base_amount, new.category_id, new.tax_rate_id, new.tax, new.net, new.deductible_tax, new.project_id, new.billable, new.unit_price, new.outlay, new.kind, new.travel_rate_id, new.unit_amount, new.passenger_amount, new.quantity, new.passengers, new.end_date) then
        raise exception 'a decided expense is frozen' using errcode = 'restrict_violation', constraint = 'expense_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);

    this.addSql(`alter table "invoice_source" drop constraint "invoice_source_exactly_one";`);
    this.addSql(`alter table "invoice_source" add "expense_id" int null;`);
    this.addSql(
      `alter table "invoice_source" add constraint "invoice_source_expense_id_foreign" foreign key ("expense_id") references "expense" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "invoice_source" add constraint "invoice_source_expense_unique" unique ("expense_id", "held") deferrable initially deferred;`,
    );
    this.addSql(
      `alter table "invoice_source" add constraint "invoice_source_exactly_one" check (num_nonnulls(time_entry_id, bill_line_id, expense_id) = 1);`,
    );
  }

  /** The lines of invoices stay, but no longer say which expense they bill. */
  override down(): void | Promise<void> {
    this.addSql(`delete from "invoice_source" where "expense_id" is not null;`);
    this.addSql(`alter table "invoice_source" drop constraint "invoice_source_exactly_one";`);
    this.addSql(`alter table "invoice_source" drop constraint "invoice_source_expense_unique";`);
    this.addSql(`alter table "invoice_source" drop constraint "invoice_source_expense_id_foreign";`);
    this.addSql(`alter table "invoice_source" drop column "expense_id";`);
    this.addSql(
      `alter table "invoice_source" add constraint "invoice_source_exactly_one" check (num_nonnulls(time_entry_id, bill_line_id) = 1);`,
    );
    this
      .addSql(`create or replace function "expense_expense_frozen_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' and old.status <> 'draft'
          or tg_op = 'UPDATE' and old.status in ('approved', 'reimbursed') and (old.user_id, old.paid_by, old.expense_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.amount, old.base_amount, old.category_id, old.tax_rate_id, old.tax, old.net, old.deductible_tax, old.project_id, old.billable, old.unit_price, old.kind, old.travel_rate_id, old.unit_amount, old.passenger_amount, old.quantity, old.passengers, old.end_date) is distinct from (new.user_id, new.paid_by, new.expense_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.amount, new.base_amount, new.category_id, new.tax_rate_id, new.tax, new.net, new.deductible_tax, new.project_id, new.billable, new.unit_price, new.kind, new.travel_rate_id, new.unit_amount, new.passenger_amount, new.quantity, new.passengers, new.end_date) then
        raise exception 'a decided expense is frozen' using errcode = 'restrict_violation', constraint = 'expense_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);

    this.addSql(`alter table "expense" drop constraint "expense_outlay";`);
    this.addSql(`alter table "expense" drop column "outlay";`);
  }
}
