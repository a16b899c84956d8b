import * as account from '../account/messages.ts';
import * as classifiers from '../classifiers/messages.ts';
import * as dashboard from '../dashboard/messages.ts';
import * as customers from '../customers/messages.ts';
import * as items from '../items/messages.ts';
import * as projects from '../projects/messages.ts';
import * as users from '../users/messages.ts';
import * as roles from '../roles/messages.ts';
import * as timeSheets from '../timeSheets/messages.ts';
import * as settings from '../settings/messages.ts';
import * as invoices from '../invoices/messages.ts';
import * as payments from '../payments/messages.ts';
import * as logs from '../logs/messages.ts';
import * as mails from '../mails/messages.ts';
import * as todo from '../todo/messages.ts';
import type { Language } from './languages.ts';

type ModuleMessages = Record<Language, object>;

/** One line a module: `customers`, imported from `../customers/messages.ts`. */
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
  mails,
  logs,
];
