import { changesMessages } from './platform/changes/changes.messages.ts';
import { coreMessages } from './platform/errors/core.messages.ts';
import { fieldMessages } from './platform/errors/field.messages.ts';
import { fileMessages } from './platform/file/file.messages.ts';
import { importMessages } from './platform/imports/import.messages.ts';
import { mailMessages } from './platform/outbox/mail.messages.ts';
import type { Message } from './platform/errors/message.ts';
import type { Language } from './platform/language/languages.ts';
import { accessPointMessages } from './firm/access-point/access-point.messages.ts';
import { eInvoiceDeliveryMessages } from './sales/e-invoice-delivery/e-invoice-delivery.messages.ts';
import { mailServerMessages } from './platform/outbox/mail-server.messages.ts';
import { bankAccountMessages } from './firm/bank-account/bank-account.messages.ts';
import { classifierMessages } from './firm/classifier/classifier.messages.ts';
import { lateInterestMessages } from './firm/late-interest/late-interest-rate.messages.ts';
import { mailTemplateMessages } from './firm/mail-template/mail-template.messages.ts';
import { numberSeriesMessages } from './firm/number-series/number-series.messages.ts';
import { organisationMessages } from './firm/organisation/organisation.messages.ts';
import { partyMessages } from './firm/party/party.messages.ts';
import { setupMessages } from './firm/setup/setup.messages.ts';
import { taxRateMessages } from './firm/tax-rate/tax-rate.messages.ts';
import { employerChargeMessages } from './firm/employer-charge/employer-charge.messages.ts';
import { travelRateMessages } from './firm/travel-rate/travel-rate.messages.ts';
import { accountMessages } from './people/account/account.messages.ts';
import { apiTokenMessages } from './people/api-token/api-token.messages.ts';
import { roleMessages } from './people/role/role.messages.ts';
import { userRateMessages } from './people/user-rate/user-rate.messages.ts';
import { signInMessages } from './people/user/sign-in.messages.ts';
import { userMessages } from './people/user/user.messages.ts';
import { backgroundJobMessages } from './people/background-job/background-job.messages.ts';
import { webhookMessages } from './people/webhook/webhook.messages.ts';
import { contactMessages } from './customers/contact/contact.messages.ts';
import { customerMessages } from './customers/customer/customer.messages.ts';
import { registerAnswerMessages } from './customers/register-answer/register-answer.messages.ts';
import { adjustmentMessages } from './stock/adjustment/adjustment.messages.ts';
import { countMessages } from './stock/count/count.messages.ts';
import { itemMessages } from './stock/item/item.messages.ts';
import { moveMessages } from './stock/move/move.messages.ts';
import { billMessages } from './purchases/bill/bill.messages.ts';
import { receivedMessages } from './purchases/received/received.messages.ts';
import { expenseMessages } from './purchases/expense/expense.messages.ts';
import { reimbursementMessages } from './purchases/reimbursement/reimbursement.messages.ts';
import { openingBillMessages } from './purchases/opening-bill/opening-bill.messages.ts';
import { vendorMessages } from './purchases/vendor/vendor.messages.ts';
import { paymentRunMessages } from './purchases/payment-run/payment-run.messages.ts';
import { vendorContactMessages } from './purchases/vendor-contact/vendor-contact.messages.ts';
import { vendorCreditNoteMessages } from './purchases/vendor-credit-note/vendor-credit-note.messages.ts';
import { vendorPaymentMessages } from './purchases/vendor-payment/vendor-payment.messages.ts';
import { absenceMessages } from './work/absence/absence.messages.ts';
import { workContractMessages } from './people/work-contract/work-contract.messages.ts';
import { timeWeekMessages } from './work/time-week/time-week.messages.ts';
import { changeOrderMessages } from './work/change-order/change-order.messages.ts';
import { milestoneMessages } from './work/milestone/milestone.messages.ts';
import { projectMemberMessages } from './work/project-member/project-member.messages.ts';
import { projectMessages } from './work/project/project.messages.ts';
import { taskMessages } from './work/task/task.messages.ts';
import { timeEntryMessages } from './work/time-entry/time-entry.messages.ts';
import { timeImportMessages } from './work/time-import/time-import.messages.ts';
import { timerMessages } from './work/timer/timer.messages.ts';
import { documentMessages } from './documents/document.messages.ts';
import { scheduleMessages } from './documents/schedule/schedule.messages.ts';
import { creditNoteMessages } from './sales/credit-note/credit-note.messages.ts';
import { customerLinkMessages } from './sales/customer-link/customer-link.messages.ts';
import { estimateMessages } from './sales/estimate/estimate.messages.ts';
import { recurringBillMessages } from './purchases/recurring-bill/recurring-bill.messages.ts';
import { recurringInvoiceMessages } from './sales/recurring-invoice/recurring-invoice.messages.ts';
import { invoiceMessages } from './sales/invoice/invoice.messages.ts';
import { openingInvoiceMessages } from './sales/opening-invoice/opening-invoice.messages.ts';
import { paymentMessages } from './sales/payment/payment.messages.ts';
import { retainerInvoiceMessages } from './sales/retainer-invoice/retainer-invoice.messages.ts';
import { reminderMessages } from './sales/reminder/reminder.messages.ts';
import { writeOffMessages } from './sales/write-off/write-off.messages.ts';
import { calendarEventMessages } from './samples/calendar-event/calendar-event.messages.ts';
import { chatMessages } from './samples/chat/chat.messages.ts';
import { pageMessages } from './samples/pages/pages.messages.ts';
import { emailMessages } from './samples/mailbox/email.messages.ts';
import { shopMessages } from './samples/shop/shop.messages.ts';

const catalogue = {
  ...coreMessages,
  ...changesMessages,
  ...fieldMessages,
  ...fileMessages,
  ...importMessages,
  ...mailMessages,
  ...mailServerMessages,
  ...accessPointMessages,
  ...eInvoiceDeliveryMessages,
  ...bankAccountMessages,
  ...classifierMessages,
  ...lateInterestMessages,
  ...mailTemplateMessages,
  ...numberSeriesMessages,
  ...organisationMessages,
  ...partyMessages,
  ...setupMessages,
  ...taxRateMessages,
  ...travelRateMessages,
  ...employerChargeMessages,
  ...accountMessages,
  ...apiTokenMessages,
  ...roleMessages,
  ...userRateMessages,
  ...signInMessages,
  ...userMessages,
  ...webhookMessages,
  ...contactMessages,
  ...customerMessages,
  ...registerAnswerMessages,
  ...itemMessages,
  ...moveMessages,
  ...adjustmentMessages,
  ...countMessages,
  ...billMessages,
  ...receivedMessages,
  ...vendorMessages,
  ...openingBillMessages,
  ...paymentRunMessages,
  ...vendorContactMessages,
  ...vendorCreditNoteMessages,
  ...vendorPaymentMessages,
  ...expenseMessages,
  ...reimbursementMessages,
  ...changeOrderMessages,
  ...milestoneMessages,
  ...workContractMessages,
  ...absenceMessages,
  ...timeWeekMessages,
  ...projectMemberMessages,
  ...projectMessages,
  ...taskMessages,
  ...timeEntryMessages,
  ...backgroundJobMessages,
  ...timeImportMessages,
  ...timerMessages,
  ...documentMessages,
  ...scheduleMessages,
  ...creditNoteMessages,
  ...customerLinkMessages,
  ...estimateMessages,
  ...recurringBillMessages,
  ...recurringInvoiceMessages,
  ...invoiceMessages,
  ...openingInvoiceMessages,
  ...paymentMessages,
  ...retainerInvoiceMessages,
  ...reminderMessages,
  ...writeOffMessages,
  ...calendarEventMessages,
  ...chatMessages,
  ...pageMessages,
  ...emailMessages,
  ...shopMessages,
};

export type Code = keyof typeof catalogue;

/** Every code that the API can answer with, and its text in this language. The API sends the code; the admin shows its own text for it. */
export const messagesIn = (language: Language): Record<Code, string> =>
  Object.fromEntries(Object.entries(catalogue).map(([code, { text }]) => [code, text[language]])) as Record<Code, string>;

/** The English text of each code. The API sends it beside the code. */
export const messages = messagesIn('en');

/** The status of an answer with this code. Example: `statusOf('invoice.frozen')` is 409. */
export const statusOf = (code: Code): number => catalogue[code].status;

/** The text of a code with its parameters put in, in English unless told otherwise. Example: `messageOf('field.too_long', { max: 200 })`. */
export function messageOf(code: string, params: Record<string, string | number> = {}, language: Language = 'en'): string {
  const { text: texts } = (catalogue as Partial<Record<string, Message>>)[code] ?? catalogue['error.unexpected'];
  const text = texts[language];
  return text.replace(/%\{(\w+)\}/g, (whole, name: string) => (name in params ? String(params[name]) : whole));
}
