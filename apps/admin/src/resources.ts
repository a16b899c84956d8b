import { account } from './people/account/index.ts';
import { classifiers } from './firm/classifiers/index.ts';
import { dashboard } from './reports/dashboard/index.ts';
import { contacts } from './customers/contacts/index.ts';
import { customers } from './customers/customers/index.ts';
import { invoices } from './sales/invoices/index.ts';
import { logs } from './platform/errorLogs/index.ts';
import { mails } from './platform/outbox/index.ts';
import { payments } from './sales/payments/index.ts';
import { items } from './stock/items/index.ts';
import { projectMembers } from './work/projectMembers/index.ts';
import { projects } from './work/projects/index.ts';
import { tasks } from './work/tasks/index.ts';
import { timeSheets } from './work/timeSheets/index.ts';
import { todo } from './samples/todos/index.ts';
import { users } from './people/users/index.ts';
import { roles } from './people/roles/index.ts';
import { settings } from './firm/settings/index.ts';
import type { PageModule, ResourceModule } from './platform/api/resourceModule.ts';

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
