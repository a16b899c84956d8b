import { account } from './account/index.ts';
import { classifiers } from './classifiers/index.ts';
import { dashboard } from './dashboard/index.ts';
import { contacts } from './contacts/index.ts';
import { customers } from './customers/index.ts';
import { invoices } from './invoices/index.ts';
import { logs } from './logs/index.ts';
import { mails } from './mails/index.ts';
import { payments } from './payments/index.ts';
import { items } from './items/index.ts';
import { projectMembers } from './projectMembers/index.ts';
import { projects } from './projects/index.ts';
import { tasks } from './tasks/index.ts';
import { timeSheets } from './timeSheets/index.ts';
import { todo } from './todo/index.ts';
import { users } from './users/index.ts';
import { roles } from './roles/index.ts';
import { settings } from './settings/index.ts';
import type { PageModule, ResourceModule } from './shared/resourceModule.ts';

/** One line a resource folder. A resource without pages (taxRates) belongs here too, for its names and its input keys. */
export const resources: readonly ResourceModule[] = [
  ...settings,
  classifiers,
  customers,
  contacts,
  items,
  projects,
  projectMembers,
  tasks,
  ...users,
  roles,
  timeSheets,
  invoices,
  payments,
  mails,
  logs,
];

/** Pages outside the resources. */
export const pages: readonly PageModule[] = [dashboard, todo, ...account];
