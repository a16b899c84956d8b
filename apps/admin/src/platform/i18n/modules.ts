import * as account from '../../people/account/messages.ts';
import * as classifiers from '../../firm/classifiers/messages.ts';
import * as dashboard from '../../reports/dashboard/messages.ts';
import * as customers from '../../customers/customers/messages.ts';
import * as items from '../../stock/items/messages.ts';
import * as projects from '../../work/projects/messages.ts';
import * as users from '../../people/users/messages.ts';
import * as roles from '../../people/roles/messages.ts';
import * as timeSheets from '../../work/timeSheets/messages.ts';
import * as settings from '../../firm/settings/messages.ts';
import * as invoices from '../../sales/invoices/messages.ts';
import * as payments from '../../sales/payments/messages.ts';
import * as statement from '../../sales/statement/messages.ts';
import * as logs from '../errorLogs/messages.ts';
import * as mails from '../outbox/messages.ts';
import * as todo from '../../samples/todos/messages.ts';
import type { Language } from './languages.ts';

type ModuleMessages = Record<Language, object>;

/** One line a module: `customers`, imported from `../../customers/customers/messages.ts`. */
export const moduleMessages: ModuleMessages[] = [
  account,
  dashboard,
  todo,
  settings,
  classifiers,
  customers,
  items,
  projects,
  users,
  roles,
  timeSheets,
  invoices,
  payments,
  statement,
  mails,
  logs,
];
