import { Migration } from '@mikro-orm/migrations';

export class Migration20261121193201 extends Migration {
  override name = 'Migration20261121193201';

  override up(): void | Promise<void> {
    this.addSql(`alter table "unbilled_entry" add "on_draft" boolean not null default false;`);
    this.addSql(`create index "unbilled_entry_user_index" on "unbilled_entry" ("user_id", "work_date");`);

    this
      .addSql(`insert into unbilled_entry (time_entry_id, on_draft, project_id, user_id, task_id, work_date, minutes, billing_rate)
      select t.id, true, t.project_id, t.user_id, t.task_id, t.work_date, t.minutes, t.billing_rate from invoice i join invoice_line l on l.invoice_id = i.id
      join invoice_source s on s.invoice_line_id = l.id join time_entry t on t.id = s.time_entry_id where i.status = 'draft' and t.billable;`);
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
    this
      .addSql(`create or replace function invoice_unbilled_entry_sent_fn() returns trigger as \$\$ begin delete from unbilled_entry where time_entry_id = any(array(
      select s.time_entry_id from invoice_line l join invoice_source s on s.invoice_line_id = l.id where l.invoice_id = new.id)); return null; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "unbilled_entry_sent" after update of status on "invoice" for each row when (old.status = 'draft' and new.status <> 'draft') execute function invoice_unbilled_entry_sent_fn();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "unbilled_entry_sent" on "invoice";`);
    this.addSql(`drop function if exists "invoice_unbilled_entry_sent_fn"();`);

    this.addSql(`drop index "unbilled_entry_user_index";`);
    this.addSql(`delete from unbilled_entry where on_draft;`);
    this.addSql(`alter table "unbilled_entry" drop column "on_draft";`);
    this
      .addSql(`create or replace function time_entry_unbilled_entry_update_fn() returns trigger as \$\$ begin delete from unbilled_entry where time_entry_id = any(array(select c.id from changed c where not c.billable));     insert into unbilled_entry as u (time_entry_id, project_id, user_id, task_id, work_date, minutes, billing_rate) select c.id, c.project_id, c.user_id, c.task_id, c.work_date, c.minutes, c.billing_rate from changed c where c.billable and not (select min(s.id) from invoice_source s where s.time_entry_id = c.id) is not null
      on conflict (time_entry_id) do update set (project_id, user_id, task_id, work_date, minutes, billing_rate) = (excluded.project_id, excluded.user_id, excluded.task_id, excluded.work_date, excluded.minutes, excluded.billing_rate) where (u.project_id, u.user_id, u.task_id, u.work_date, u.minutes, u.billing_rate) is distinct from (excluded.project_id, excluded.user_id, excluded.task_id, excluded.work_date, excluded.minutes, excluded.billing_rate); return null; end; \$\$ language plpgsql;`);
    this.addSql(
      `create or replace function invoice_source_unbilled_entry_insert_fn() returns trigger as \$\$ begin delete from unbilled_entry where time_entry_id = any(array(select c.time_entry_id from changed c)); return null; end; \$\$ language plpgsql;`,
    );
    this
      .addSql(`create or replace function invoice_source_unbilled_entry_delete_fn() returns trigger as \$\$ begin insert into unbilled_entry (time_entry_id, project_id, user_id, task_id, work_date, minutes, billing_rate) select t.id, t.project_id, t.user_id, t.task_id, t.work_date, t.minutes, t.billing_rate from time_entry t
      where t.id = any(array(select c.time_entry_id from changed c)) and t.billable and not (select min(s.id) from invoice_source s where s.time_entry_id = t.id) is not null order by t.id
      on conflict (time_entry_id) do nothing; return null; end; \$\$ language plpgsql;`);
  }
}
