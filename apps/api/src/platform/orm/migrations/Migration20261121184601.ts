import { Migration } from '@mikro-orm/migrations';

export class Migration20261121184601 extends Migration {
  override name = 'Migration20261121184601';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "unbilled_entry" ("time_entry_id" int not null, "project_id" int not null, "user_id" int not null, "task_id" int null, "work_date" date not null, "minutes" int not null, "billing_rate" numeric(14,2) null, primary key ("time_entry_id"));`,
    );
    this.addSql(`insert into unbilled_entry (time_entry_id, project_id, user_id, task_id, work_date, minutes, billing_rate)
      select t.id, t.project_id, t.user_id, t.task_id, t.work_date, t.minutes, t.billing_rate from time_entry t
      where t.billable and not exists (select from invoice_source s where s.time_entry_id = t.id);`);
    this.addSql(`create index "unbilled_entry_project_id_index" on "unbilled_entry" ("project_id");`);

    this.addSql(`create index "timer_task_id_index" on "timer" ("task_id");`);

    this.addSql(`create index "time_import_created_by_id_index" on "time_import" ("created_by_id");`);

    this.addSql(
      `create or replace function time_entry_unbilled_entry_insert_fn() returns trigger as \$\$ begin insert into unbilled_entry (time_entry_id, project_id, user_id, task_id, work_date, minutes, billing_rate) select c.id, c.project_id, c.user_id, c.task_id, c.work_date, c.minutes, c.billing_rate from changed c where c.billable; return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "unbilled_entry_insert" after insert on "time_entry" referencing new table as changed for each statement execute function time_entry_unbilled_entry_insert_fn();`,
    );
    this
      .addSql(`create or replace function time_entry_unbilled_entry_update_fn() returns trigger as \$\$ begin delete from unbilled_entry where time_entry_id = any(array(select c.id from changed c where not c.billable));     insert into unbilled_entry as u (time_entry_id, project_id, user_id, task_id, work_date, minutes, billing_rate) select c.id, c.project_id, c.user_id, c.task_id, c.work_date, c.minutes, c.billing_rate from changed c where c.billable and not (select min(s.id) from invoice_source s where s.time_entry_id = c.id) is not null
      on conflict (time_entry_id) do update set (project_id, user_id, task_id, work_date, minutes, billing_rate) = (excluded.project_id, excluded.user_id, excluded.task_id, excluded.work_date, excluded.minutes, excluded.billing_rate) where (u.project_id, u.user_id, u.task_id, u.work_date, u.minutes, u.billing_rate) is distinct from (excluded.project_id, excluded.user_id, excluded.task_id, excluded.work_date, excluded.minutes, excluded.billing_rate); return null; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "unbilled_entry_update" after update on "time_entry" referencing new table as changed for each statement execute function time_entry_unbilled_entry_update_fn();`,
    );

    this.addSql(`create index "file_category_id_index" on "file" ("category_id");`);
    this.addSql(`create index "file_created_by_id_index" on "file" ("created_by_id");`);

    this.addSql(
      `create index "invoice_price_below_cost_index" on "invoice" ("price_below_cost_by_id") where "price_below_cost_by_id" is not null;`,
    );
    this.addSql(`create index "invoice_pdf_file_index" on "invoice" ("pdf_file_id") where "pdf_file_id" is not null;`);

    this.addSql(
      `create or replace function invoice_source_unbilled_entry_insert_fn() returns trigger as \$\$ begin delete from unbilled_entry where time_entry_id = any(array(select c.time_entry_id from changed c)); return null; end; \$\$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "unbilled_entry_insert" after insert on "invoice_source" referencing new table as changed for each statement execute function invoice_source_unbilled_entry_insert_fn();`,
    );
    this
      .addSql(`create or replace function invoice_source_unbilled_entry_delete_fn() returns trigger as \$\$ begin insert into unbilled_entry (time_entry_id, project_id, user_id, task_id, work_date, minutes, billing_rate) select t.id, t.project_id, t.user_id, t.task_id, t.work_date, t.minutes, t.billing_rate from time_entry t
      where t.id = any(array(select c.time_entry_id from changed c)) and t.billable and not (select min(s.id) from invoice_source s where s.time_entry_id = t.id) is not null order by t.id
      on conflict (time_entry_id) do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(
      `create trigger "unbilled_entry_delete" after delete on "invoice_source" referencing old table as changed for each statement execute function invoice_source_unbilled_entry_delete_fn();`,
    );

    this.addSql(`create index "user_document_created_by_id_index" on "user_document" ("created_by_id");`);

    this.addSql(
      `alter table "unbilled_entry" add constraint "unbilled_entry_time_entry_id_foreign" foreign key ("time_entry_id") references "time_entry" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "unbilled_entry" cascade;`);

    this.addSql(`drop index "file_category_id_index";`);
    this.addSql(`drop index "file_created_by_id_index";`);

    this.addSql(`drop index "invoice_price_below_cost_index";`);
    this.addSql(`drop index "invoice_pdf_file_index";`);

    this.addSql(`drop trigger if exists "unbilled_entry_insert" on "invoice_source";`);
    this.addSql(`drop function if exists "invoice_source_unbilled_entry_insert_fn"();`);
    this.addSql(`drop trigger if exists "unbilled_entry_delete" on "invoice_source";`);
    this.addSql(`drop function if exists "invoice_source_unbilled_entry_delete_fn"();`);

    this.addSql(`drop trigger if exists "unbilled_entry_insert" on "time_entry";`);
    this.addSql(`drop function if exists "time_entry_unbilled_entry_insert_fn"();`);
    this.addSql(`drop trigger if exists "unbilled_entry_update" on "time_entry";`);
    this.addSql(`drop function if exists "time_entry_unbilled_entry_update_fn"();`);

    this.addSql(`drop index "time_import_created_by_id_index";`);

    this.addSql(`drop index "timer_task_id_index";`);

    this.addSql(`drop index "user_document_created_by_id_index";`);
  }
}
