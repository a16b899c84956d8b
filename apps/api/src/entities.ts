import { Audit } from './platform/audit/audit.entity.ts';
import { AccountLink } from './people/credentials/account-link.entity.ts';
import { Attempt } from './platform/auth/attempt.entity.ts';
import { RecoveryCode } from './people/credentials/recovery-code.entity.ts';
import { RefreshToken } from './platform/auth/refresh-token.entity.ts';
import { SecondFactor } from './people/credentials/second-factor.entity.ts';
import { Session } from './platform/auth/session.entity.ts';
import { BankAccount } from './firm/bank-accounts/bank-account.entity.ts';
import { ChatContact } from './samples/chat/chat-contact.entity.ts';
import { ChatMessage } from './samples/chat/chat-message.entity.ts';
import { ChatProfile } from './samples/chat/chat-profile.entity.ts';
import { Chat } from './samples/chat/chat.entity.ts';
import { Classifier } from './firm/classifiers/classifier.entity.ts';
import { Contact } from './customers/contacts/contact.entity.ts';
import { Content } from './samples/content/content.entity.ts';
import { Customer } from './customers/customers/customer.entity.ts';
import { DemoInvoice } from './samples/demo-invoices/demo-invoice.entity.ts';
import { DemoUser } from './samples/demo-users/demo-user.entity.ts';
import { Email } from './samples/mailbox/email.entity.ts';
import { EmailCount } from './samples/mailbox/email-count.entity.ts';
import { ErrorLog } from './platform/error-logs/error-log.entity.ts';
import { File } from './platform/files/file.entity.ts';
import { InvoiceLine } from './sales/invoices/invoice-line.entity.ts';
import { InvoiceSource } from './sales/invoices/invoice-source.entity.ts';
import { InvoiceTax } from './sales/invoices/invoice-tax.entity.ts';
import { Invoice } from './sales/invoices/invoice.entity.ts';
import { Item } from './stock/items/item.entity.ts';
import { Mail } from './platform/outbox/mail.entity.ts';
import { NotificationPreference } from './people/notifications/notification-preference.entity.ts';
import { Notification } from './people/notifications/notification.entity.ts';
import { NumberSeries } from './firm/number-series/number-series.entity.ts';
import { Organisation } from './firm/organisation/organisation.entity.ts';
import { PaymentAllocation } from './sales/payments/payment-allocation.entity.ts';
import { Payment } from './sales/payments/payment.entity.ts';
import { ProjectMember } from './work/project-members/project-member.entity.ts';
import { Project } from './work/projects/project.entity.ts';
import { IdempotencyKey } from './platform/rest/idempotency-key.entity.ts';
import { Role } from './people/roles/role.entity.ts';
import { SampleSet } from './samples/sets/sample-set.entity.ts';
import { Task } from './work/tasks/task.entity.ts';
import { TaxRate } from './firm/tax-rates/tax-rate.entity.ts';
import { TimeEntry } from './work/time-entries/time-entry.entity.ts';
import { UnbilledEntry } from './work/time-entries/unbilled-entry.entity.ts';
import { TimeImport } from './work/time-imports/time-import.entity.ts';
import { Timer } from './work/timers/timer.entity.ts';
import { Bookmark } from './samples/bookmarks/bookmark.entity.ts';
import { CalendarEvent } from './samples/calendar-events/calendar-event.entity.ts';
import { Employee } from './samples/employees/employee.entity.ts';
import { CartItem } from './samples/shop/cart-item.entity.ts';
import { Product } from './samples/shop/product.entity.ts';
import { WishlistItem } from './samples/shop/wishlist-item.entity.ts';
import { Todo } from './samples/todos/todo.entity.ts';
import { UserDocument } from './people/user-documents/user-document.entity.ts';
import { UserRate } from './people/user-rates/user-rate.entity.ts';
import { User } from './people/users/user.entity.ts';
import { WriteOff } from './sales/write-offs/write-off.entity.ts';

/** Every table of the product. */
export const entities = [
  Role,
  User,
  UserRate,
  Session,
  RefreshToken,
  AccountLink,
  Attempt,
  SecondFactor,
  RecoveryCode,
  Classifier,
  UserDocument,
  File,
  Organisation,
  TaxRate,
  BankAccount,
  NumberSeries,
  Customer,
  Contact,
  Item,
  Project,
  ProjectMember,
  Task,
  TimeImport,
  TimeEntry,
  UnbilledEntry,
  Timer,
  Invoice,
  InvoiceLine,
  InvoiceSource,
  InvoiceTax,
  Payment,
  PaymentAllocation,
  WriteOff,
  Notification,
  NotificationPreference,
  Audit,
  ErrorLog,
  IdempotencyKey,
  Mail,
  SampleSet,
  Content,
  DemoUser,
  DemoInvoice,
  Email,
  EmailCount,
  ChatProfile,
  ChatContact,
  Chat,
  ChatMessage,
  Todo,
  CalendarEvent,
  Product,
  WishlistItem,
  CartItem,
  Employee,
  Bookmark,
];
