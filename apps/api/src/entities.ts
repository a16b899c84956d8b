import { Audit } from './audit/audit.entity.ts';
import { AccountLink } from './auth/account-link.entity.ts';
import { Attempt } from './auth/attempt.entity.ts';
import { RecoveryCode } from './auth/recovery-code.entity.ts';
import { RefreshToken } from './auth/refresh-token.entity.ts';
import { SecondFactor } from './auth/second-factor.entity.ts';
import { Session } from './auth/session.entity.ts';
import { BankAccount } from './bank-accounts/bank-account.entity.ts';
import { ChatContact } from './chat/chat-contact.entity.ts';
import { ChatMessage } from './chat/chat-message.entity.ts';
import { ChatProfile } from './chat/chat-profile.entity.ts';
import { Chat } from './chat/chat.entity.ts';
import { Classifier } from './classifiers/classifier.entity.ts';
import { Contact } from './contacts/contact.entity.ts';
import { Content } from './content/content.entity.ts';
import { Customer } from './customers/customer.entity.ts';
import { DemoInvoice } from './demo-invoices/demo-invoice.entity.ts';
import { DemoUser } from './demo-users/demo-user.entity.ts';
import { Email } from './emails/email.entity.ts';
import { EmailCount } from './emails/email-count.entity.ts';
import { ErrorLog } from './error-logs/error-log.entity.ts';
import { File } from './files/file.entity.ts';
import { InvoiceLine } from './invoices/invoice-line.entity.ts';
import { InvoiceSource } from './invoices/invoice-source.entity.ts';
import { InvoiceTax } from './invoices/invoice-tax.entity.ts';
import { Invoice } from './invoices/invoice.entity.ts';
import { Item } from './items/item.entity.ts';
import { Mail } from './mail/mail.entity.ts';
import { NotificationPreference } from './notifications/notification-preference.entity.ts';
import { Notification } from './notifications/notification.entity.ts';
import { NumberSeries } from './number-series/number-series.entity.ts';
import { Organisation } from './organisation/organisation.entity.ts';
import { PaymentAllocation } from './payments/payment-allocation.entity.ts';
import { Payment } from './payments/payment.entity.ts';
import { ProjectMember } from './project-members/project-member.entity.ts';
import { Project } from './projects/project.entity.ts';
import { IdempotencyKey } from './rest/idempotency-key.entity.ts';
import { Role } from './roles/role.entity.ts';
import { SampleSet } from './samples/sample-set.entity.ts';
import { Task } from './tasks/task.entity.ts';
import { TaxRate } from './tax-rates/tax-rate.entity.ts';
import { TimeEntry } from './time-entries/time-entry.entity.ts';
import { UnbilledEntry } from './time-entries/unbilled-entry.entity.ts';
import { TimeImport } from './time-imports/time-import.entity.ts';
import { Timer } from './timers/timer.entity.ts';
import { Bookmark } from './bookmarks/bookmark.entity.ts';
import { CalendarEvent } from './calendar-events/calendar-event.entity.ts';
import { Employee } from './employees/employee.entity.ts';
import { CartItem } from './shop/cart-item.entity.ts';
import { Product } from './shop/product.entity.ts';
import { WishlistItem } from './shop/wishlist-item.entity.ts';
import { Todo } from './todos/todo.entity.ts';
import { UserDocument } from './user-documents/user-document.entity.ts';
import { UserRate } from './user-rates/user-rate.entity.ts';
import { User } from './users/user.entity.ts';
import { WriteOff } from './write-offs/write-off.entity.ts';

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
