import { Migration } from '@mikro-orm/migrations';

const kinds = `'invoiceSent', 'invoicePaid', 'invoiceOverdue', 'pdfFailed', 'timerRunsLong', 'documentExpires', 'documentSeen', 'estimateAccepted', 'estimateDeclined', 'recurringInvoiceFailed', 'recurringBillFailed', 'vendorAccountChanged', 'expenseSubmitted', 'expenseApproved', 'expenseRejected', 'billToApprove', 'billDue', 'stockLow', 'eInvoiceRejected', 'eInvoiceReceived', 'eInvoiceNotTaken'`;

/** Imports answer whoever makes them at once, and were never told of. */
export class Migration20261128070500 extends Migration {
  override up(): void {
    this.addSql(`delete from "notification" where "kind" = 'importDone';`);
    this.addSql(`delete from "notification_preference" where "kind" = 'importDone';`);
    this.take(kinds);
  }

  override down(): void {
    this.take(kinds.replace(`'timerRunsLong', `, `'timerRunsLong', 'importDone', `));
  }

  private take(allowed: string): void {
    for (const table of ['notification_preference', 'notification']) {
      this.addSql(`alter table "${table}" drop constraint "${table}_kind_check";`);
      this.addSql(`alter table "${table}" add constraint "${table}_kind_check" check ("kind" in (${allowed}));`);
    }
  }
}
