import { Migration } from '@mikro-orm/migrations';

export class Migration20261126010001 extends Migration {
  override name = 'Migration20261126010001';

  override up(): void | Promise<void> {
    this.addSql(`alter table "organisation" add "estimate_validity_days" int not null default 30;`);
    this.addSql(
      `alter table "organisation" add constraint "organisation_estimate_validity_days" check (estimate_validity_days >= 0 and estimate_validity_days <= 3650);`,
    );

    this.addSql(`drop trigger if exists "estimate_frozen" on "estimate";`);
    this.addSql(`drop function if exists "estimate_estimate_frozen_fn"();`);
    this.addSql(
      `alter table "estimate" add "full_total" numeric(14,2) not null default 0, add "chosen_lines" jsonb null, add "accepted_total" numeric(14,2) null, add "made_project_id" int null;`,
    );
    this.addSql(
      `alter table "estimate" add constraint "estimate_made_project_id_foreign" foreign key ("made_project_id") references "project" ("id") on delete set null;`,
    );
    this.addSql(
      `create unique index "estimate_made_project_unique" on "estimate" ("made_project_id") where "made_project_id" is not null;`,
    );
    // Until now no line was optional, and an estimate was accepted as a whole.
    this.addSql(`update "estimate" set "full_total" = "total";`);
    this.addSql(`update "estimate" set "chosen_lines" = '[]', "accepted_total" = "total" where "status" = 'accepted';`);
    this.addSql(
      `alter table "estimate" add constraint "estimate_accepted_choice" check ((status = 'accepted') = (chosen_lines is not null) and (status = 'accepted') = (accepted_total is not null));`,
    );
    this
      .addSql(`create or replace function "estimate_estimate_accepted_kept_fn"() returns trigger as \$\$ begin if old.status = 'accepted' and new.status = 'accepted'
          and (old.chosen_lines, old.accepted_total, old.decided_at, old.decided_by_name, old.decided_from, old.accept_remark)
            is distinct from (new.chosen_lines, new.accepted_total, new.decided_at, new.decided_by_name, new.decided_from, new.accept_remark) then
        raise exception 'what was accepted is frozen' using errcode = 'restrict_violation', constraint = 'estimate_frozen';       end if;       return new; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "estimate_accepted_kept" BEFORE UPDATE on "estimate" for each ROW execute function "estimate_estimate_accepted_kept_fn"();`,
    );
    this
      .addSql(`create or replace function "estimate_estimate_frozen_fn"() returns trigger as \$\$ begin if old.number is not null and (tg_op = 'DELETE' or new.number is distinct from old.number or new.number_series_id is distinct from old.number_series_id
          or new.revision <> old.revision + (old.status <> 'draft' and new.status = 'draft')::int
          or old.status <> 'draft' and ((old.estimate_date, old.expiry_date, old.currency, old.exchange_rate, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total, old.full_total)
             is distinct from (new.estimate_date, new.expiry_date, new.currency, new.exchange_rate, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total, new.full_total) or (old.customer_id <> new.customer_id
          and format('customer %s %s', old.customer_id, new.customer_id) is distinct from current_setting('kontor.merging', true)) or old.snapshot is distinct from new.snapshot)) then
        raise exception 'a estimate that was sent is frozen' using errcode = 'restrict_violation', constraint = 'estimate_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "estimate_frozen" BEFORE UPDATE OR DELETE on "estimate" for each ROW execute function "estimate_estimate_frozen_fn"();`,
    );

    this.addSql(`alter table "estimate_line" add "optional" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "estimate" drop constraint "estimate_made_project_id_foreign";`);

    this.addSql(`drop index "estimate_made_project_unique";`);
    this.addSql(`alter table "estimate" drop constraint "estimate_accepted_choice";`);
    this.addSql(`drop trigger if exists "estimate_accepted_kept" on "estimate";`);
    this.addSql(`drop function if exists "estimate_estimate_accepted_kept_fn"();`);
    this.addSql(`drop trigger if exists "estimate_frozen" on "estimate";`);
    this.addSql(`drop function if exists "estimate_estimate_frozen_fn"();`);
    this.addSql(
      `alter table "estimate" drop column "full_total", drop column "chosen_lines", drop column "accepted_total", drop column "made_project_id";`,
    );
    this
      .addSql(`create or replace function "estimate_estimate_frozen_fn"() returns trigger as \$\$ begin if old.number is not null and (tg_op = 'DELETE' or new.number is distinct from old.number or new.number_series_id is distinct from old.number_series_id
          or new.revision <> old.revision + (old.status <> 'draft' and new.status = 'draft')::int
          or old.status <> 'draft' and ((old.estimate_date, old.expiry_date, old.currency, old.exchange_rate, old.subtotal, old.discount, old.charge, old.charges, old.net, old.tax, old.total)
             is distinct from (new.estimate_date, new.expiry_date, new.currency, new.exchange_rate, new.subtotal, new.discount, new.charge, new.charges, new.net, new.tax, new.total) or (old.customer_id <> new.customer_id
          and format('customer %s %s', old.customer_id, new.customer_id) is distinct from current_setting('kontor.merging', true)) or old.snapshot is distinct from new.snapshot)) then
        raise exception 'a estimate that was sent is frozen' using errcode = 'restrict_violation', constraint = 'estimate_frozen';       end if;       return coalesce(new, old); end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "estimate_frozen" BEFORE DELETE OR UPDATE on "estimate" for each ROW execute function "estimate_estimate_frozen_fn"();`,
    );

    this.addSql(`alter table "estimate_line" drop column "optional";`);

    this.addSql(`alter table "organisation" drop constraint "organisation_estimate_validity_days";`);
    this.addSql(`alter table "organisation" drop column "estimate_validity_days";`);
  }
}
