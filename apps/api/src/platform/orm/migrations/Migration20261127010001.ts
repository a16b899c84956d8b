import { Migration } from '@mikro-orm/migrations';

export class Migration20261127010001 extends Migration {
  override up(): void {
    this.addSql(`alter table "notification_preference" drop constraint "notification_preference_kind_check";`);
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'recurringBillFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected', 'billToApprove', 'billDue', 'stockLow', 'eInvoiceRejected', 'eInvoiceReceived', 'eInvoiceNotTaken'));`,
    );

    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'recurringBillFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected', 'billToApprove', 'billDue', 'stockLow', 'eInvoiceRejected', 'eInvoiceReceived', 'eInvoiceNotTaken'));`,
    );
  }

  override down(): void {
    this.addSql(`delete from "notification" where "kind" in ('eInvoiceReceived', 'eInvoiceNotTaken');`);
    this.addSql(`delete from "notification_preference" where "kind" in ('eInvoiceReceived', 'eInvoiceNotTaken');`);
    this.addSql(`alter table "notification" drop constraint "notification_kind_check";`);
    this.addSql(
      `alter table "notification" add constraint "notification_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'recurringBillFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected', 'billToApprove', 'billDue', 'stockLow', 'eInvoiceRejected'));`,
    );

    this.addSql(`alter table "notification_preference" drop constraint "notification_preference_kind_check";`);
    this.addSql(
      `alter table "notification_preference" add constraint "notification_preference_kind_check" check ("kind" in ('invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'importDone', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'recurringBillFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected', 'billToApprove', 'billDue', 'stockLow', 'eInvoiceRejected'));`,
    );
  }
}
