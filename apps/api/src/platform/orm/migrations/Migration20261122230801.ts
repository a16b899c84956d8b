import { Migration } from '@mikro-orm/migrations';

export class Migration20261122230801 extends Migration {
  override name = 'Migration20261122230801';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "month_hours" ("month" date not null, "project_id" int not null, "user_id" int not null, "minutes" bigint not null, "billable_minutes" bigint not null, "entry_count" int not null, primary key ("month", "project_id", "user_id"));`,
    );
    this.addSql(`insert into month_hours (month, project_id, user_id, minutes, billable_minutes, entry_count)
      select date_trunc('month', work_date)::date, project_id, user_id, sum(minutes), coalesce(sum(minutes) filter (where billable), 0), count(*)
      from time_entry group by 1, 2, 3;`);
    this.addSql(`create index "month_hours_project_index" on "month_hours" ("project_id", "month");`);
    this.addSql(`create index "month_hours_user_index" on "month_hours" ("user_id", "month");`);

    this.addSql(`create or replace function time_entry_month_hours_insert_fn() returns trigger as \$\$ begin
    insert into month_hours as m (month, project_id, user_id, minutes, billable_minutes, entry_count)
      select d.month, d.project_id, d.user_id, sum(d.sign * d.minutes), coalesce(sum(d.sign * d.minutes) filter (where d.billable), 0), sum(d.sign)
      from (select date_trunc('month', c.work_date)::date, c.project_id, c.user_id, c.minutes, c.billable, 1 from changed c) d (month, project_id, user_id, minutes, billable, sign) group by 1, 2, 3
      having sum(d.sign) <> 0 or sum(d.sign * d.minutes) <> 0 or coalesce(sum(d.sign * d.minutes) filter (where d.billable), 0) <> 0
      order by 1, 2, 3
      on conflict (month, project_id, user_id) do update set minutes = m.minutes + excluded.minutes,
        billable_minutes = m.billable_minutes + excluded.billable_minutes, entry_count = m.entry_count + excluded.entry_count;     return null; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "month_hours_insert" after insert on "time_entry" referencing new table as changed for each statement execute function time_entry_month_hours_insert_fn();`,
    );
    this.addSql(`create or replace function time_entry_month_hours_delete_fn() returns trigger as \$\$ begin
    insert into month_hours as m (month, project_id, user_id, minutes, billable_minutes, entry_count)
      select d.month, d.project_id, d.user_id, sum(d.sign * d.minutes), coalesce(sum(d.sign * d.minutes) filter (where d.billable), 0), sum(d.sign)
      from (select date_trunc('month', c.work_date)::date, c.project_id, c.user_id, c.minutes, c.billable, -1 from was c) d (month, project_id, user_id, minutes, billable, sign) group by 1, 2, 3
      having sum(d.sign) <> 0 or sum(d.sign * d.minutes) <> 0 or coalesce(sum(d.sign * d.minutes) filter (where d.billable), 0) <> 0
      order by 1, 2, 3
      on conflict (month, project_id, user_id) do update set minutes = m.minutes + excluded.minutes,
        billable_minutes = m.billable_minutes + excluded.billable_minutes, entry_count = m.entry_count + excluded.entry_count;     delete from month_hours m using was c where m.entry_count = 0 and m.project_id = c.project_id
      and m.month = date_trunc('month', c.work_date)::date and m.user_id = c.user_id;     return null; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "month_hours_delete" after delete on "time_entry" referencing old table as was for each statement execute function time_entry_month_hours_delete_fn();`,
    );
    this.addSql(`create or replace function time_entry_month_hours_update_fn() returns trigger as \$\$ begin
    insert into month_hours as m (month, project_id, user_id, minutes, billable_minutes, entry_count)
      select d.month, d.project_id, d.user_id, sum(d.sign * d.minutes), coalesce(sum(d.sign * d.minutes) filter (where d.billable), 0), sum(d.sign)
      from (select date_trunc('month', c.work_date)::date, c.project_id, c.user_id, c.minutes, c.billable, 1 from changed c union all select date_trunc('month', c.work_date)::date, c.project_id, c.user_id, c.minutes, c.billable, -1 from was c) d (month, project_id, user_id, minutes, billable, sign) group by 1, 2, 3
      having sum(d.sign) <> 0 or sum(d.sign * d.minutes) <> 0 or coalesce(sum(d.sign * d.minutes) filter (where d.billable), 0) <> 0
      order by 1, 2, 3
      on conflict (month, project_id, user_id) do update set minutes = m.minutes + excluded.minutes,
        billable_minutes = m.billable_minutes + excluded.billable_minutes, entry_count = m.entry_count + excluded.entry_count;     delete from month_hours m using was c where m.entry_count = 0 and m.project_id = c.project_id
      and m.month = date_trunc('month', c.work_date)::date and m.user_id = c.user_id;     return null; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "month_hours_update" after update on "time_entry" referencing old table as was new table as changed for each statement execute function time_entry_month_hours_update_fn();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "month_hours" cascade;`);

    this.addSql(`drop trigger if exists "month_hours_insert" on "time_entry";`);
    this.addSql(`drop function if exists "time_entry_month_hours_insert_fn"();`);
    this.addSql(`drop trigger if exists "month_hours_delete" on "time_entry";`);
    this.addSql(`drop function if exists "time_entry_month_hours_delete_fn"();`);
    this.addSql(`drop trigger if exists "month_hours_update" on "time_entry";`);
    this.addSql(`drop function if exists "time_entry_month_hours_update_fn"();`);
  }
}
