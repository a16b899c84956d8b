import { chatContract } from './chat.ts';
import { bookmarkContract } from './bookmarks.ts';
import { pagesContract } from './pages.ts';
import { demoInvoiceContract } from './demo-invoices.ts';
import { demoUserContract } from './demo-users.ts';
import { jwtContract } from './jwt.ts';
import { mailboxContract } from './mailbox.ts';
import { calendarEventContract } from './calendar-events.ts';
import { employeeContract } from './employees.ts';
import { shopContract } from './shop.ts';
import { todoContract } from './todos.ts';
import type { Row } from './contract.ts';

export * from './contract.ts';

/** The promises of both back ends, by module. */
export const contracts: Record<string, Row[]> = {
  jwt: jwtContract,
  pages: pagesContract,
  'demo users': demoUserContract,
  'demo invoices': demoInvoiceContract,
  mailbox: mailboxContract,
  chat: chatContract,
  'to-do': todoContract,
  calendar: calendarEventContract,
  shop: shopContract,
  'data table': employeeContract,
  bookmarks: bookmarkContract,
};
