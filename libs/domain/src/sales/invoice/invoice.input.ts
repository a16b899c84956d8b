import { ArrayMinSize } from 'class-validator';
import { DocumentInput } from '../../documents/fields/document.input.ts';
import { Amount, CalendarDate, Decimal, Emails, Flag, Id, Ids, Text } from '../../platform/input/validators.ts';
import { MoveStockInput } from '../../stock/move/move.input.ts';

export class InvoiceInput extends DocumentInput {
  @CalendarDate() invoiceDate: string;
  @CalendarDate() dueDate: string;
  /** Money already received, tax included; does not change the tax. */
  @Amount({ optional: true }) prepaid?: number | null;
  /** The amount to pay is rounded to a multiple of this: 1 for whole kroner, 0.05 for cash in Lithuania. */
  @Decimal({ optional: true, min: 0.01, max: 1000, places: 2 }) roundPayableTo?: number | null;
  /** The invoice lists the hours that it bills on pages of their own: day, person, task, logged and billed time. */
  @Flag({ optional: true }) hoursAnnex?: boolean;
  /** The person knows that an item sells below its purchase price, and continues. */
  @Flag({ optional: true }) priceBelowCostConfirmed?: boolean;
}

/** The fields that may change on an issued invoice. */
export class IssuedInvoiceInput {
  @Text(10_000, { optional: true }) internalNote?: string | null;
  /** Why the customer disputes the invoice. While this stands, nobody is reminded of it. */
  @Text(500, { optional: true }) disputeReason?: string | null;
  @CalendarDate() dueDate: string;
  /** Required when the due date changes; kept in the history. */
  @Text(500, { optional: true }) dueDateReason?: string | null;
}

export class SendInvoiceInput extends MoveStockInput {
  /** Up to ten recipients, separated by commas; without any, the invoice is only marked as sent, without an email. */
  @Emails({ optional: true }) to?: string | null;
  /** By default the template's subject. Placeholders such as `{number}` are filled in. */
  @Text(300, { optional: true }) subject?: string | null;
  /** By default the template's text. */
  @Text(5000, { optional: true }) message?: string | null;
  /** Another number series than the draft's. */
  @Id({ optional: true }) numberSeriesId?: number | null;
  /** The reason for another series; kept in the history. */
  @Text(500, { optional: true }) numberSeriesReason?: string | null;
  /** The reason for backdating, which needs a right of its own; kept in the history. */
  @Text(500, { optional: true }) backdateReason?: string | null;
  /** The person knows that the invoice names no account to pay to, and sends it anyway. */
  @Flag({ optional: true }) noAccountConfirmed?: boolean;
  /** The person knows that hours are billed before they are worked, and may do so. */
  @Flag({ optional: true }) hoursAheadConfirmed?: boolean;
  /** The person knows that a line bills more hours than were logged for it, and intends that. */
  @Flag({ optional: true }) hoursAboveConfirmed?: boolean;
}

export class VoidInvoiceInput extends MoveStockInput {
  @Text(500) reason: string;
  /** No longer has an effect: an invoice that the customer has is credited instead. */
  @Flag({ optional: true }) deliveredConfirmed?: boolean;
}

/** The invoices whose PDFs go into one file. */
export class InvoicePdfsInput {
  @ArrayMinSize(1, { message: 'field.required' })
  @Ids(1000)
  ids: number[];
}
