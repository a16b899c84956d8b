import { Migration } from '@mikro-orm/migrations';

export class Migration20261122123652 extends Migration {
  override name = 'Migration20261122123652';

  override up(): void | Promise<void> {
    this.addSql(`alter table "invoice_source" drop constraint "invoice_source_time_entry_unique";`);
    this.addSql(`alter table "invoice_source" add "held" boolean null default true;`);
    this.addSql(`alter table "invoice_source" alter column "time_entry_id" drop not null;`);
    this.addSql(
      `alter table "invoice_source" add constraint "invoice_source_time_entry_unique" unique ("time_entry_id", "held") deferrable initially deferred;`,
    );
    this.addSql(
      `alter table "invoice_source" add constraint "invoice_source_exactly_one" check (num_nonnulls(time_entry_id) = 1);`,
    );
    this.addSql(`alter table "invoice_source" add constraint "invoice_source_held" check (held);`);
    this
      .addSql(`create or replace function invoice_source_unbilled_entry_update_fn() returns trigger as \$\$ begin delete from unbilled_entry where time_entry_id = any(array(select c.time_entry_id from changed c where c.held));     insert into unbilled_entry (time_entry_id, project_id, user_id, task_id, work_date, minutes, billing_rate) select t.id, t.project_id, t.user_id, t.task_id, t.work_date, t.minutes, t.billing_rate from time_entry t
      where t.id = any(array(select c.time_entry_id from changed c where c.held is null)) and t.billable and not (select min(s.id) from invoice_source s where s.time_entry_id = t.id and s.held) is not null
      order by t.id on conflict (time_entry_id) do update set on_draft = false; return null; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "unbilled_entry_update" after update on "invoice_source" referencing new table as changed for each statement execute function invoice_source_unbilled_entry_update_fn();`,
    );
    this
      .addSql(`create or replace function time_entry_unbilled_entry_update_fn() returns trigger as \$\$ begin delete from unbilled_entry where time_entry_id = any(array(select c.id from changed c where not c.billable));
    insert into unbilled_entry as u (time_entry_id, on_draft, project_id, user_id, task_id, work_date, minutes, billing_rate) select c.id, (select min(s.id) from invoice_source s where s.time_entry_id = c.id and s.held) is not null, c.project_id, c.user_id, c.task_id, c.work_date, c.minutes, c.billing_rate
      from changed c where c.billable and not (select min(s.id) from invoice_source s join invoice_line l on l.id = s.invoice_line_id
  join invoice i on i.id = l.invoice_id where s.time_entry_id = c.id and s.held and i.status <> 'draft') is not null
      on conflict (time_entry_id) do update set (on_draft, project_id, user_id, task_id, work_date, minutes, billing_rate) = (excluded.on_draft, excluded.project_id, excluded.user_id, excluded.task_id, excluded.work_date, excluded.minutes, excluded.billing_rate)
      where (u.on_draft, u.project_id, u.user_id, u.task_id, u.work_date, u.minutes, u.billing_rate) is distinct from (excluded.on_draft, excluded.project_id, excluded.user_id, excluded.task_id, excluded.work_date, excluded.minutes, excluded.billing_rate); return null; end; \$\$ language plpgsql;`);
    this
      .addSql(`create or replace function invoice_source_unbilled_entry_insert_fn() returns trigger as \$\$ begin update unbilled_entry set on_draft = true where time_entry_id = any(array(select c.time_entry_id from changed c where c.held)) and not on_draft;
    delete from unbilled_entry where time_entry_id = any(array(select c.time_entry_id from changed c
      where c.held and (select i.status from invoice_line l join invoice i on i.id = l.invoice_id where l.id = c.invoice_line_id) <> 'draft')); return null; end; \$\$ language plpgsql;`);
    this
      .addSql(`create or replace function invoice_source_unbilled_entry_delete_fn() returns trigger as \$\$ begin insert into unbilled_entry (time_entry_id, project_id, user_id, task_id, work_date, minutes, billing_rate) select t.id, t.project_id, t.user_id, t.task_id, t.work_date, t.minutes, t.billing_rate from time_entry t
      where t.id = any(array(select c.time_entry_id from changed c)) and t.billable and not (select min(s.id) from invoice_source s where s.time_entry_id = t.id and s.held) is not null order by t.id
      on conflict (time_entry_id) do update set on_draft = false; return null; end; \$\$ language plpgsql;`);
  }

  override down(): void | Promise<void> {
    // What a line has set free had no place before.
    this.addSql(`delete from invoice_source where held is null;`);
    this.addSql(`alter table "invoice_source" drop constraint "invoice_source_time_entry_unique";`);
    this.addSql(`alter table "invoice_source" drop constraint "invoice_source_exactly_one";`);
    this.addSql(`alter table "invoice_source" drop constraint "invoice_source_held";`);
    this.addSql(`drop trigger if exists "unbilled_entry_update" on "invoice_source";`);
    this.addSql(`drop function if exists "invoice_source_unbilled_entry_update_fn"();`);
    this
      .addSql(`create or replace function time_entry_unbilled_entry_update_fn() returns trigger as \$\$ begin delete from unbilled_entry where time_entry_id = any(array(select c.id from changed c where not c.billable));
    insert into unbilled_entry as u (time_entry_id, on_draft, project_id, user_id, task_id, work_date, minutes, billing_rate) select c.id, (select min(s.id) from invoice_source s where s.time_entry_id = c.id) is not null, c.project_id, c.user_id, c.task_id, c.work_date, c.minutes, c.billing_rate
      from changed c where c.billable and not (select min(s.id) from invoice_source s join invoice_line l on l.id = s.invoice_line_id
  join invoice i on i.id = l.invoice_id where s.time_entry_id = c.id and i.status <> 'draft') is not null
      on conflict (time_entry_id) do update set (on_draft, project_id, user_id, task_id, work_date, minutes, billing_rate) = (excluded.on_draft, excluded.project_id, excluded.user_id, excluded.task_id, excluded.work_date, excluded.minutes, excluded.billing_rate)
      where (u.on_draft, u.project_id, u.user_id, u.task_id, u.work_date, u.minutes, u.billing_rate) is distinct from (excluded.on_draft, excluded.project_id, excluded.user_id, excluded.task_id, excluded.work_date, excluded.minutes, excluded.billing_rate); return null; end; \$\$ language plpgsql;`);
    this
      .addSql(`create or replace function invoice_source_unbilled_entry_insert_fn() returns trigger as \$\$ begin update unbilled_entry set on_draft = true where time_entry_id = any(array(select c.time_entry_id from changed c)) and not on_draft;
    delete from unbilled_entry where time_entry_id = any(array(select c.time_entry_id from changed c
      where (select i.status from invoice_line l join invoice i on i.id = l.invoice_id where l.id = c.invoice_line_id) <> 'draft')); return null; end; \$\$ language plpgsql;`);
    this
      .addSql(`create or replace function invoice_source_unbilled_entry_delete_fn() returns trigger as \$\$ begin insert into unbilled_entry (time_entry_id, project_id, user_id, task_id, work_date, minutes, billing_rate) select t.id, t.project_id, t.user_id, t.task_id, t.work_date, t.minutes, t.billing_rate from time_entry t
      where t.id = any(array(select c.time_entry_id from changed c)) and t.billable and not (select min(s.id) from invoice_source s where s.time_entry_id = t.id) is not null order by t.id
      on conflict (time_entry_id) do update set on_draft = false; return null; end; \$\$ language plpgsql;`);
    this.addSql(`alter table "invoice_source" drop column "held";`);
    this.addSql(`alter table "invoice_source" alter column "time_entry_id" set not null;`);
    this.addSql(
      `alter table "invoice_source" add constraint "invoice_source_time_entry_unique" unique ("time_entry_id") deferrable initially deferred;`,
    );
  }
}
