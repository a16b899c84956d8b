import { defineEntity, p } from '@mikro-orm/core';
import { Project } from '../projects/project.entity.ts';
import { base, money } from '../../platform/orm/base.ts';
import { Task } from '../tasks/task.entity.ts';
import { LaterEntity } from '../../platform/orm/later-entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { monthHoursTriggers } from './months/month-hours.triggers.ts';
import { timeEntryTriggers } from './unbilled/unbilled-entry.triggers.ts';

/** The import that created the entry. */
export const timeImport = new LaterEntity('import of hours');

const schema = defineEntity({
  name: 'TimeEntry',
  tableName: 'time_entry',
  triggers: [...timeEntryTriggers, ...monthHoursTriggers],
  indexes: [
    { name: 'time_entry_user_index', properties: ['userId', 'workDate', 'id'] },
    {
      // Covers the sums of tasks, as the next one those of projects.
      name: 'time_entry_task_index',
      expression:
        'create index "time_entry_task_index" on "time_entry" ("task_id", "work_date", "id") include ("minutes", "billable")',
    },
    {
      // Covers the sums of the project list: busy projects have thousands of entries, spread over as many pages.
      name: 'time_entry_project_index',
      expression:
        'create index "time_entry_project_index" on "time_entry" ("project_id", "work_date") include ("minutes", "billable", "id")',
    },
    { name: 'time_entry_date_index', properties: ['workDate', 'id'] },
    { name: 'time_entry_minutes_index', properties: ['minutes', 'id'] },
    {
      name: 'time_entry_note_search',
      expression: 'create index "time_entry_note_search" on "time_entry" using gin (plain_text("note") gin_trgm_ops)',
    },
    {
      name: 'time_entry_import_index',
      expression: 'create index "time_entry_import_index" on "time_entry" ("import_id") where "import_id" is not null',
    },
    {
      name: 'time_entry_import_key_unique',
      expression:
        'create unique index "time_entry_import_key_unique" on "time_entry" ("import_key") where "import_key" is not null',
    },
  ],
  checks: [
    { name: 'time_entry_override', expression: 'override_rate >= 0' },
    { name: 'time_entry_minutes', expression: 'minutes >= 1 and minutes <= 1440' },
    {
      name: 'time_entry_interval',
      expression: '(start_at is null) = (end_at is null) and (start_at is null or end_at > start_at)',
    },
  ],
  properties: {
    ...base,
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('restrict'),
    projectId: () => p.manyToOne(Project).mapToPk().joinColumn('project_id').deleteRule('restrict'),
    taskId: () => p.manyToOne(Task).mapToPk().joinColumn('task_id').nullable().deleteRule('restrict'),
    workDate: p.date(),
    minutes: p.integer(),
    startAt: p.datetime().nullable(),
    endAt: p.datetime().nullable(),
    note: p.text().nullable(),
    billable: p.boolean().default(true),
    overrideRate: money().nullable(),
    billingRate: money().nullable(),
    costRate: money().nullable(),
    importId: () => timeImport.key().joinColumn('import_id').nullable().deleteRule('restrict'),
    importKey: p.string().length(64).nullable(),
  },
});
export class TimeEntry extends schema.class {}
schema.setClass(TimeEntry);
