import { chatContract } from './chat.ts';
import { bookmarkContract } from './bookmarks.ts';
import { contentContract } from './content.ts';
import { demoInvoiceContract } from './demo-invoices.ts';
import { demoUserContract } from './demo-users.ts';
import { jwtContract } from './jwt.ts';
import { mailContract } from './mail.ts';
import { calendarEventContract } from './calendar-events.ts';
import { employeeContract } from './employees.ts';
import { shopContract } from './shop.ts';
import { todoContract } from './todos.ts';
import type { Row } from './contract.ts';

export * from './contract.ts';

/** What both back ends promise, module by module. */
export const contracts: Record<string, Row[]> = {
  jwt: jwtContract,
  content: contentContract,
  'demo users': demoUserContract,
  'demo invoices': demoInvoiceContract,
  mail: mailContract,
  chat: chatContract,
  'to-do': todoContract,
  calendar: calendarEventContract,
  shop: shopContract,
  'data table': employeeContract,
  bookmarks: bookmarkContract,
};
