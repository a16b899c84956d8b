import { Migration } from '@mikro-orm/migrations';

export class Migration20261123070804 extends Migration {
  override name = 'Migration20261123070804';

  override up(): void | Promise<void> {
    this.addSql(`alter table "month_hours" add "unbilled_minutes" int not null default 0;`);
    this.addSql(`alter table "month_hours" alter column "billable_minutes" type int using ("billable_minutes"::int);`);
    this.addSql(`alter table "month_hours" alter column "billable_minutes" set default 0;`);
    this.addSql(`alter table "month_hours" alter column "entry_count" set default 0;`);
    this.addSql(`alter table "month_hours" alter column "minutes" type int using ("minutes"::int);`);
    this.addSql(`alter table "month_hours" alter column "minutes" set default 0;`);
    this.addSql(`update month_hours m set unbilled_minutes = u.minutes
      from (select date_trunc('month', work_date)::date as month, project_id, user_id, sum(minutes) as minutes from unbilled_entry group by 1, 2, 3) u
      where (m.month, m.project_id, m.user_id) = (u.month, u.project_id, u.user_id);`);

    this.addSql(`drop trigger if exists "month_hours_delete" on "time_entry";`);
    this.addSql(`drop function if exists "time_entry_month_hours_delete_fn"();`);
    this.addSql(`drop trigger if exists "month_hours_insert" on "time_entry";`);
    this.addSql(`drop function if exists "time_entry_month_hours_insert_fn"();`);
    this.addSql(`drop trigger if exists "month_hours_update" on "time_entry";`);
    this.addSql(`drop function if exists "time_entry_month_hours_update_fn"();`);
    this.addSql(`create or replace function time_entry_month_hours_delete_fn() returns trigger as \$\$ begin
    insert into month_hours as m (month, project_id, user_id, minutes, billable_minutes, entry_count)
      select d.month, d.project_id, d.user_id, sum(d.sign * d.minutes), sum(d.sign * d.billable_minutes), sum(d.sign * d.entry_count)
      from (select date_trunc('month', c.work_date)::date, c.project_id, c.user_id, c.minutes, case when c.billable then c.minutes else 0 end, 1, -1 from was c) d (month, project_id, user_id, minutes, billable_minutes, entry_count, sign) group by 1, 2, 3
      having sum(d.sign * d.minutes) <> 0 or sum(d.sign * d.billable_minutes) <> 0 or sum(d.sign * d.entry_count) <> 0
      order by 1, 2, 3
      on conflict (month, project_id, user_id) do update set minutes = m.minutes + excluded.minutes, billable_minutes = m.billable_minutes + excluded.billable_minutes, entry_count = m.entry_count + excluded.entry_count;     delete from month_hours m using was c where m.entry_count = 0 and m.unbilled_minutes = 0 and m.project_id = c.project_id
      and m.month = date_trunc('month', c.work_date)::date and m.user_id = c.user_id;     return null; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "month_hours_delete" after delete on "time_entry" referencing old table as was for each statement execute function time_entry_month_hours_delete_fn();`,
    );
    this.addSql(`create or replace function time_entry_month_hours_insert_fn() returns trigger as \$\$ begin
    insert into month_hours as m (month, project_id, user_id, minutes, billable_minutes, entry_count)
      select d.month, d.project_id, d.user_id, sum(d.sign * d.minutes), sum(d.sign * d.billable_minutes), sum(d.sign * d.entry_count)
      from (select date_trunc('month', c.work_date)::date, c.project_id, c.user_id, c.minutes, case when c.billable then c.minutes else 0 end, 1, 1 from changed c) d (month, project_id, user_id, minutes, billable_minutes, entry_count, sign) group by 1, 2, 3
      having sum(d.sign * d.minutes) <> 0 or sum(d.sign * d.billable_minutes) <> 0 or sum(d.sign * d.entry_count) <> 0
      order by 1, 2, 3
      on conflict (month, project_id, user_id) do update set minutes = m.minutes + excluded.minutes, billable_minutes = m.billable_minutes + excluded.billable_minutes, entry_count = m.entry_count + excluded.entry_count;     return null; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "month_hours_insert" after insert on "time_entry" referencing new table as changed for each statement execute function time_entry_month_hours_insert_fn();`,
    );
    this.addSql(`create or replace function time_entry_month_hours_update_fn() returns trigger as \$\$ begin
    insert into month_hours as m (month, project_id, user_id, minutes, billable_minutes, entry_count)
      select d.month, d.project_id, d.user_id, sum(d.sign * d.minutes), sum(d.sign * d.billable_minutes), sum(d.sign * d.entry_count)
      from (select date_trunc('month', c.work_date)::date, c.project_id, c.user_id, c.minutes, case when c.billable then c.minutes else 0 end, 1, 1 from changed c union all select date_trunc('month', c.work_date)::date, c.project_id, c.user_id, c.minutes, case when c.billable then c.minutes else 0 end, 1, -1 from was c) d (month, project_id, user_id, minutes, billable_minutes, entry_count, sign) group by 1, 2, 3
      having sum(d.sign * d.minutes) <> 0 or sum(d.sign * d.billable_minutes) <> 0 or sum(d.sign * d.entry_count) <> 0
      order by 1, 2, 3
      on conflict (month, project_id, user_id) do update set minutes = m.minutes + excluded.minutes, billable_minutes = m.billable_minutes + excluded.billable_minutes, entry_count = m.entry_count + excluded.entry_count;     delete from month_hours m using was c where m.entry_count = 0 and m.unbilled_minutes = 0 and m.project_id = c.project_id
      and m.month = date_trunc('month', c.work_date)::date and m.user_id = c.user_id;     return null; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "month_hours_update" after update on "time_entry" referencing old table as was new table as changed for each statement execute function time_entry_month_hours_update_fn();`,
    );

    this.addSql(`create or replace function unbilled_entry_month_hours_insert_fn() returns trigger as \$\$ begin
    insert into month_hours as m (month, project_id, user_id, unbilled_minutes)
      select d.month, d.project_id, d.user_id, sum(d.sign * d.unbilled_minutes)
      from (select date_trunc('month', c.work_date)::date, c.project_id, c.user_id, c.minutes, 1 from changed c) d (month, project_id, user_id, unbilled_minutes, sign) group by 1, 2, 3
      having sum(d.sign * d.unbilled_minutes) <> 0
      order by 1, 2, 3
      on conflict (month, project_id, user_id) do update set unbilled_minutes = m.unbilled_minutes + excluded.unbilled_minutes;     return null; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "month_hours_insert" after insert on "unbilled_entry" referencing new table as changed for each statement execute function unbilled_entry_month_hours_insert_fn();`,
    );
    this.addSql(`create or replace function unbilled_entry_month_hours_update_fn() returns trigger as \$\$ begin
    insert into month_hours as m (month, project_id, user_id, unbilled_minutes)
      select d.month, d.project_id, d.user_id, sum(d.sign * d.unbilled_minutes)
      from (select date_trunc('month', c.work_date)::date, c.project_id, c.user_id, c.minutes, 1 from changed c union all select date_trunc('month', c.work_date)::date, c.project_id, c.user_id, c.minutes, -1 from was c) d (month, project_id, user_id, unbilled_minutes, sign) group by 1, 2, 3
      having sum(d.sign * d.unbilled_minutes) <> 0
      order by 1, 2, 3
      on conflict (month, project_id, user_id) do update set unbilled_minutes = m.unbilled_minutes + excluded.unbilled_minutes;     delete from month_hours m using was c where m.entry_count = 0 and m.unbilled_minutes = 0 and m.project_id = c.project_id
      and m.month = date_trunc('month', c.work_date)::date and m.user_id = c.user_id;     return null; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "month_hours_update" after update on "unbilled_entry" referencing old table as was new table as changed for each statement execute function unbilled_entry_month_hours_update_fn();`,
    );
    this.addSql(`create or replace function unbilled_entry_month_hours_delete_fn() returns trigger as \$\$ begin
    insert into month_hours as m (month, project_id, user_id, unbilled_minutes)
      select d.month, d.project_id, d.user_id, sum(d.sign * d.unbilled_minutes)
      from (select date_trunc('month', c.work_date)::date, c.project_id, c.user_id, c.minutes, -1 from was c) d (month, project_id, user_id, unbilled_minutes, sign) group by 1, 2, 3
      having sum(d.sign * d.unbilled_minutes) <> 0
      order by 1, 2, 3
      on conflict (month, project_id, user_id) do update set unbilled_minutes = m.unbilled_minutes + excluded.unbilled_minutes;     delete from month_hours m using was c where m.entry_count = 0 and m.unbilled_minutes = 0 and m.project_id = c.project_id
      and m.month = date_trunc('month', c.work_date)::date and m.user_id = c.user_id;     return null; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "month_hours_delete" after delete on "unbilled_entry" referencing old table as was for each statement execute function unbilled_entry_month_hours_delete_fn();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "month_hours" drop column "unbilled_minutes";`);
    this.addSql(`alter table "month_hours" alter column "minutes" drop default;`);
    this.addSql(`alter table "month_hours" alter column "minutes" type bigint using ("minutes"::bigint);`);
    this.addSql(`alter table "month_hours" alter column "billable_minutes" drop default;`);
    this.addSql(`alter table "month_hours" alter column "billable_minutes" type bigint using ("billable_minutes"::bigint);`);
    this.addSql(`alter table "month_hours" alter column "entry_count" drop default;`);

    this.addSql(`drop trigger if exists "month_hours_insert" on "time_entry";`);
    this.addSql(`drop function if exists "time_entry_month_hours_insert_fn"();`);
    this.addSql(`drop trigger if exists "month_hours_update" on "time_entry";`);
    this.addSql(`drop function if exists "time_entry_month_hours_update_fn"();`);
    this.addSql(`drop trigger if exists "month_hours_delete" on "time_entry";`);
    this.addSql(`drop function if exists "time_entry_month_hours_delete_fn"();`);
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

    this.addSql(`drop trigger if exists "month_hours_insert" on "unbilled_entry";`);
    this.addSql(`drop function if exists "unbilled_entry_month_hours_insert_fn"();`);
    this.addSql(`drop trigger if exists "month_hours_update" on "unbilled_entry";`);
    this.addSql(`drop function if exists "unbilled_entry_month_hours_update_fn"();`);
    this.addSql(`drop trigger if exists "month_hours_delete" on "unbilled_entry";`);
    this.addSql(`drop function if exists "unbilled_entry_month_hours_delete_fn"();`);
  }
}
