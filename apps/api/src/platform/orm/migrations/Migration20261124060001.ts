import { Migration } from '@mikro-orm/migrations';

export class Migration20261124060001 extends Migration {
  override name = 'Migration20261124060001';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "travel_rate" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "kind" text not null, "name" varchar(60) not null, "currency" varchar(3) not null, "amount" numeric(14,2) not null, "passenger_amount" numeric(14,2) null, "valid_from" date not null, "valid_to" date null);`,
    );
    this.addSql(`alter table "travel_rate" add constraint "travel_rate_unique" unique ("kind", "name", "valid_from");`);

    this.addSql(`drop trigger if exists "expense_frozen" on "expense";`);
    this.addSql(`drop function if exists "expense_expense_frozen_fn"();`);
    this.addSql(
      `alter table "expense" add "kind" text not null default 'receipt', add "travel_rate_id" int null, add "travel_rate_name" varchar(60) null, add "unit_amount" numeric(14,2) null, add "passenger_amount" numeric(14,2) null, add "quantity" numeric(18,6) null, add "passengers" int not null default 0, add "departure" varchar(200) null, add "destination" varchar(200) null, add "end_date" date null;`,
    );
    this.addSql(
      `alter table "expense" add constraint "expense_travel_rate_id_foreign" foreign key ("travel_rate_id") references "travel_rate" ("id") on delete restrict;`,
    );
    this.addSql(`create index "expense_travel_rate_id_index" on "expense" ("travel_rate_id");`);
    this.addSql(`alter table "expense" add constraint "expense_trip" check (case kind when 'receipt'
        then num_nonnulls(travel_rate_id, travel_rate_name, unit_amount, passenger_amount, quantity, departure, destination, end_date) = 0
        else num_nulls(travel_rate_id, travel_rate_name, unit_amount, quantity, comment) = 0 and paid_by = 'employee'
          and num_nonnulls(tax_rate_id, tax_amount, vendor_name) = 0 and quantity > 0 end);`);
    this.addSql(
      `alter table "expense" add constraint "expense_kilometres" check (num_nonnulls(departure, destination) = case kind when 'kilometres' then 2 else 0 end and (passengers = 0 or kind = 'kilometres'));`,
    );
    this.addSql(
      `alter table "expense" add constraint "expense_days" check ((kind = 'perDiem') = (end_date is not null) and (end_date is null or end_date >= expense_date and quantity <= end_date - expense_date + 1));`,
    );
    this.addSql(`alter table "expense" add constraint "expense_passengers" check (passengers >= 0 and passengers <= 20);`);
    this.addSql(
      `alter table "expense" add constraint "expense_kind_check" check ("kind" in ('receipt', 'kilometres', 'perDiem'));`,
    );
    this
      .addSql(`create or replace function "expense_expense_frozen_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' and old.status <> 'draft'
          or tg_op = 'UPDATE' and old.status in ('approved', 'reimbursed') and (old.user_id, old.paid_by, old.expense_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.amount, old.base_amount, old.category_id, old.tax_rate_id, old.tax, old.net, old.deductible_tax, old.project_id, old.billable, old.unit_price, old.kind, old.travel_rate_id, old.unit_amount, old.passenger_amount, old.quantity, old.passengers, old.end_date) is distinct from (new.user_id, new.paid_by, new.expense_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.amount, new.base_amount, new.category_id, new.tax_rate_id, new.tax, new.net, new.deductible_tax, new.project_id, new.billable, new.unit_price, new.kind, new.travel_rate_id, new.unit_amount, new.passenger_amount, new.quantity, new.passengers, new.end_date) then
        raise exception 'a decided expense is frozen' using errcode = 'restrict_violation', constraint = 'expense_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "expense_frozen" BEFORE UPDATE OR DELETE on "expense" for each ROW execute function "expense_expense_frozen_fn"();`,
    );

    this.addSql(
      `alter table "travel_rate" add constraint "travel_rate_validity" check (valid_to is null or valid_to >= valid_from);`,
    );
    this.addSql(`alter table "travel_rate" add constraint "travel_rate_amount" check (amount > 0);`);
    this.addSql(
      `alter table "travel_rate" add constraint "travel_rate_passengers" check (passenger_amount is null or passenger_amount >= 0 and (kind = 'kilometres' or passenger_amount = 0));`,
    );
    this.addSql(`alter table "travel_rate" add constraint "travel_rate_kind_check" check ("kind" in ('kilometres', 'perDiem'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "expense" drop constraint "expense_travel_rate_id_foreign";`);

    this.addSql(`drop table if exists "travel_rate" cascade;`);

    this.addSql(`drop index "expense_travel_rate_id_index";`);
    this.addSql(`alter table "expense" drop constraint "expense_trip";`);
    this.addSql(`alter table "expense" drop constraint "expense_kilometres";`);
    this.addSql(`alter table "expense" drop constraint "expense_days";`);
    this.addSql(`alter table "expense" drop constraint "expense_passengers";`);
    this.addSql(`alter table "expense" drop constraint "expense_kind_check";`);
    this.addSql(`drop trigger if exists "expense_frozen" on "expense";`);
    this.addSql(`drop function if exists "expense_expense_frozen_fn"();`);
    this.addSql(
      `alter table "expense" drop column "kind", drop column "travel_rate_id", drop column "travel_rate_name", drop column "unit_amount", drop column "passenger_amount", drop column "quantity", drop column "passengers", drop column "departure", drop column "destination", drop column "end_date";`,
    );
    this
      .addSql(`create or replace function "expense_expense_frozen_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' and old.status <> 'draft'
          or tg_op = 'UPDATE' and old.status in ('approved', 'reimbursed') and (old.user_id, old.paid_by, old.expense_date, old.currency, old.exchange_rate, old.exchange_rate_inverted, old.amount, old.base_amount, old.category_id, old.tax_rate_id, old.tax, old.net, old.deductible_tax, old.project_id, old.billable, old.unit_price) is distinct from (new.user_id, new.paid_by, new.expense_date, new.currency, new.exchange_rate, new.exchange_rate_inverted, new.amount, new.base_amount, new.category_id, new.tax_rate_id, new.tax, new.net, new.deductible_tax, new.project_id, new.billable, new.unit_price) then
        raise exception 'a decided expense is frozen' using errcode = 'restrict_violation', constraint = 'expense_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "expense_frozen" BEFORE DELETE OR UPDATE on "expense" for each ROW execute function "expense_expense_frozen_fn"();`,
    );
  }
}
