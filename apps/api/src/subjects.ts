import { useSubjects } from './platform/subjects/subjects.ts';
import { contactSubject } from './customers/contacts/contact.subject.ts';
import { customerSubject } from './customers/customers/customer.subject.ts';
import { registerAnswerSubject } from './customers/registers/register-answer.subject.ts';
import { accessPointSubject } from './firm/access-point/access-point.subject.ts';
import { eInvoiceDeliverySubject } from './sales/e-invoice-deliveries/e-invoice-delivery.subject.ts';
import { bankAccountSubject } from './firm/bank-accounts/bank-account.subject.ts';
import { classifierSubject } from './firm/classifiers/classifier.subject.ts';
import { documentTextSubject } from './firm/document-texts/document-text.subject.ts';
import { mailTemplateSubject } from './firm/mail-templates/mail-template.subject.ts';
import { numberSeriesSubject } from './firm/number-series/number-series.subject.ts';
import { organisationSubject } from './firm/organisation/organisation.subject.ts';
import { taxRateSubject } from './firm/tax-rates/tax-rate.subject.ts';
import { accountLinkSubject } from './people/credentials/account-link.subject.ts';
import { secondFactorSubject } from './people/credentials/second-factor.subject.ts';
import { backgroundJobSubject } from './people/background-jobs/background-job.subject.ts';
import { notificationSubject } from './people/notifications/notification.subject.ts';
import { apiTokenSubject } from './people/credentials/api-token.subject.ts';
import { serviceAccountSubject } from './people/credentials/service-account.subject.ts';
import { roleSubject } from './people/roles/role.subject.ts';
import { userDocumentSubject } from './people/user-documents/user-document.subject.ts';
import { workContractSubject } from './people/work-contracts/work-contract.subject.ts';
import { userRateSubject } from './people/user-rates/user-rate.subject.ts';
import { userSubject } from './people/users/user.subject.ts';
import { webhookSubject } from './people/webhooks/webhook.subject.ts';
import { auditSubject } from './platform/audit/audit.subject.ts';
import { attemptSubject } from './platform/auth/attempt.subject.ts';
import { sessionSubject } from './platform/auth/session.subject.ts';
import { errorLogSubject } from './platform/error-logs/error-log.subject.ts';
import { fileSubject } from './platform/files/file.subject.ts';
import { importSubject } from './platform/imports/import.subject.ts';
import { mailServerSubject } from './platform/outbox/mail-server.subject.ts';
import { mailSubject } from './platform/outbox/mail.subject.ts';
import { idempotencyKeySubject } from './platform/rest/idempotency/idempotency-key.subject.ts';
import { vendorSubject } from './purchases/vendors/vendor.subject.ts';
import { billSubject } from './purchases/bills/bill.subject.ts';
import { paymentRunSubject } from './purchases/payment-runs/payment-run.subject.ts';
import { vendorContactSubject } from './purchases/vendor-contacts/vendor-contact.subject.ts';
import { employerChargeSubject } from './firm/employer-charges/employer-charge.subject.ts';
import { travelRateSubject } from './firm/travel-rates/travel-rate.subject.ts';
import { expenseSubject } from './purchases/expenses/expense.subject.ts';
import { reimbursementSubject } from './purchases/expenses/reimbursements/reimbursement.subject.ts';
import { vendorCreditNoteSubject } from './purchases/vendor-credit-notes/vendor-credit-note.subject.ts';
import { vendorPaymentSubject } from './purchases/vendor-payments/vendor-payment.subject.ts';
import { customerLinkSubject } from './sales/customer-links/customer-link.subject.ts';
import { creditNoteSubject } from './sales/credit-notes/credit-note.subject.ts';
import { retainerInvoiceSubject } from './sales/retainer-invoices/retainer-invoice.subject.ts';
import { estimateSubject } from './sales/estimates/estimate.subject.ts';
import { invoiceSubject } from './sales/invoices/invoice.subject.ts';
import { paymentSubject } from './sales/payments/payment.subject.ts';
import { reminderSubject } from './sales/reminders/reminder.subject.ts';
import { recurringBillSubject } from './purchases/recurring-bills/recurring-bill.subject.ts';
import { recurringInvoiceSubject } from './sales/recurring-invoices/recurring-invoice.subject.ts';
import { writeOffSubject } from './sales/write-offs/write-off.subject.ts';
import { dashboardLayoutSubject } from './reports/dashboard/layout/dashboard-layout.subject.ts';
import { calendarFeedSubject } from './reports/calendar-feed/calendar-feed.subject.ts';
import { bookmarkSubject } from './samples/bookmarks/bookmark.subject.ts';
import { calendarEventSubject } from './samples/calendar-events/calendar-event.subject.ts';
import { chatSubject } from './samples/chat/chat.subject.ts';
import { pageSubject } from './samples/pages/page.subject.ts';
import { demoInvoiceSubject } from './samples/demo-invoices/demo-invoice.subject.ts';
import { demoUserSubject } from './samples/demo-users/demo-user.subject.ts';
import { employeeSubject } from './samples/employees/employee.subject.ts';
import { emailSubject } from './samples/mailbox/email.subject.ts';
import { ownPageSubject } from './samples/own-pages/own-page.subject.ts';
import { sampleSetSubject } from './samples/sets/sample-set.subject.ts';
import { productSubject } from './samples/shop/product.subject.ts';
import { todoSubject } from './samples/todos/todo.subject.ts';
import { inventoryAdjustmentSubject } from './stock/adjustments/inventory-adjustment.subject.ts';
import { stockCountSubject } from './stock/counts/stock-count.subject.ts';
import { itemSubject } from './stock/items/item.subject.ts';
import { stockMoveSubject } from './stock/moves/stock-move.subject.ts';
import { absenceSubject } from './work/absences/absence.subject.ts';
import { timeWeekSubject } from './work/time-weeks/time-week.subject.ts';
import { changeOrderSubject } from './work/change-orders/change-order.subject.ts';
import { milestoneSubject } from './work/milestones/milestone.subject.ts';
import { projectMemberSubject } from './work/project-members/project-member.subject.ts';
import { projectSubject } from './work/projects/project.subject.ts';
import { taskSubject } from './work/tasks/task.subject.ts';
import { timeEntrySubject } from './work/time-entries/time-entry.subject.ts';
import { importNameSubject } from './work/time-imports/import-name.subject.ts';
import { timeImportSubject } from './work/time-imports/time-import.subject.ts';
import { timerSubject } from './work/timers/timer.subject.ts';

/** All subjects; with their parts they cover every table. */
export const subjects = [
  roleSubject,
  userSubject,
  userRateSubject,
  workContractSubject,
  serviceAccountSubject,
  webhookSubject,
  apiTokenSubject,
  sessionSubject,
  accountLinkSubject,
  attemptSubject,
  secondFactorSubject,
  classifierSubject,
  userDocumentSubject,
  fileSubject,
  organisationSubject,
  taxRateSubject,
  travelRateSubject,
  employerChargeSubject,
  bankAccountSubject,
  numberSeriesSubject,
  documentTextSubject,
  mailTemplateSubject,
  customerSubject,
  registerAnswerSubject,
  contactSubject,
  itemSubject,
  vendorSubject,
  stockMoveSubject,
  inventoryAdjustmentSubject,
  stockCountSubject,
  billSubject,
  vendorContactSubject,
  paymentRunSubject,
  vendorCreditNoteSubject,
  vendorPaymentSubject,
  expenseSubject,
  reimbursementSubject,
  projectSubject,
  projectMemberSubject,
  taskSubject,
  changeOrderSubject,
  milestoneSubject,
  timeWeekSubject,
  absenceSubject,
  importSubject,
  timeImportSubject,
  importNameSubject,
  timeEntrySubject,
  timerSubject,
  invoiceSubject,
  recurringBillSubject,
  recurringInvoiceSubject,
  estimateSubject,
  customerLinkSubject,
  creditNoteSubject,
  retainerInvoiceSubject,
  paymentSubject,
  reminderSubject,
  writeOffSubject,
  notificationSubject,
  backgroundJobSubject,
  auditSubject,
  errorLogSubject,
  idempotencyKeySubject,
  mailSubject,
  mailServerSubject,
  accessPointSubject,
  eInvoiceDeliverySubject,
  sampleSetSubject,
  pageSubject,
  ownPageSubject,
  demoUserSubject,
  demoInvoiceSubject,
  emailSubject,
  chatSubject,
  todoSubject,
  calendarEventSubject,
  calendarFeedSubject,
  dashboardLayoutSubject,
  productSubject,
  employeeSubject,
  bookmarkSubject,
];

export const entities = useSubjects(subjects);
