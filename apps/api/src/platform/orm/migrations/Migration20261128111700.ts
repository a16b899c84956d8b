import { Migration } from '@mikro-orm/migrations';

/** Milestones, the person who does a task, and the tasks that a task waits for. */
export class Migration20261128111700 extends Migration {
  override up(): void {
    this.addSql(
      `create table "milestone" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "project_id" int not null, "name" varchar(200) not null, "due_date" date not null, "is_done" boolean not null default false);`,
    );
    this.addSql(`create index "milestone_project_index" on "milestone" ("project_id", "due_date", "id");`);
    this.addSql(
      `alter table "milestone" add constraint "milestone_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`,
    );
    this.addSql(
      `create table "task_dependency" ("id" serial primary key, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "version" int not null default 1, "task_id" int not null, "predecessor_id" int not null, "lag_days" int not null default 0, constraint "task_dependency_other" check (task_id <> predecessor_id));`,
    );
    this.addSql(`alter table "task_dependency" add constraint "task_dependency_unique" unique ("task_id", "predecessor_id");`);
    this.addSql(`create index "task_dependency_predecessor_id_index" on "task_dependency" ("predecessor_id");`);
    for (const key of ['task_id', 'predecessor_id'])
      this.addSql(
        `alter table "task_dependency" add constraint "task_dependency_${key}_foreign" foreign key ("${key}") references "task" ("id") on delete cascade;`,
      );
    this.addSql(`alter table "task" add "assignee_id" int null;`);
    this.addSql(
      `alter table "task" add constraint "task_assignee_id_foreign" foreign key ("assignee_id") references "user_account" ("id") on delete restrict;`,
    );
    this.addSql(`create index "task_assignee_id_index" on "task" ("assignee_id");`);
    this.addSql(`drop index "time_entry_task_index";`);
    this.addSql(`create index "time_entry_task_index" on "time_entry" ("task_id", "work_date", "id") include ("minutes");`);
  }

  override down(): void {
    this.addSql(`drop index "time_entry_task_index";`);
    this.addSql(`create index "time_entry_task_index" on "time_entry" ("task_id", "work_date", "id");`);
    this.addSql(`alter table "task" drop column "assignee_id";`);
    this.addSql(`drop table "task_dependency";`);
    this.addSql(`drop table "milestone";`);
  }
}
