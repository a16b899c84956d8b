import { bookmarkSet } from './bookmarks/bookmarks.set.ts';
import { calendarSet } from './calendar-events/calendar-events.set.ts';
import { chatSet } from './chat/chat.set.ts';
import { pagesSet } from './pages/pages.set.ts';
import { demoInvoiceSet } from './demo-invoices/demo-invoices.set.ts';
import { demoUserSet } from './demo-users/demo-users.set.ts';
import { mailboxSet } from './mailbox/mailbox.set.ts';
import { employeeSet } from './employees/employees.set.ts';
import { cartSet } from './shop/cart.set.ts';
import { productSet } from './shop/product.set.ts';
import { wishlistSet } from './shop/wishlist.set.ts';
import { todoSet } from './todos/todos.set.ts';
import type { SampleDefinition } from './sets/sample-set.ts';

/** Every set of sample data, for restoring them. */
export const allSets: SampleDefinition[] = [
  pagesSet,
  demoUserSet,
  demoInvoiceSet,
  mailboxSet,
  chatSet,
  todoSet,
  calendarSet,
  productSet,
  wishlistSet,
  cartSet,
  employeeSet,
  bookmarkSet,
];
