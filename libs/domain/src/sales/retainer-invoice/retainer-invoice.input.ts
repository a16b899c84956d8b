import { DocumentInput } from '../../documents/fields/document.input.ts';
import { paymentMethods, type PaymentMethod } from '../../documents/payment-method.ts';
import { Amount, CalendarDate, Emails, Flag, Id, OneOf, Text } from '../../platform/input/validators.ts';

export class RetainerInvoiceInput extends DocumentInput {
  @CalendarDate() invoiceDate: string;
  @CalendarDate() dueDate: string;
}

export class SendRetainerInvoiceInput {
  /** Up to ten recipients, separated by commas; without any, the retainer invoice is only marked as sent, without an email. */
  @Emails({ optional: true }) to?: string | null;
  /** By default the template's subject. Placeholders such as `{number}` are filled in. */
  @Text(300, { optional: true }) subject?: string | null;
  /** By default the template's text. */
  @Text(5000, { optional: true }) message?: string | null;
  /** Another number series than the draft's. */
  @Id({ optional: true }) numberSeriesId?: number | null;
  /** The reason for another series; kept in the history. */
  @Text(500, { optional: true }) numberSeriesReason?: string | null;
  /** The person knows that it names no account to pay to, and sends it anyway. */
  @Flag({ optional: true }) noAccountConfirmed?: boolean;
}

export class VoidRetainerInvoiceInput {
  @Text(500) reason: string;
}

export class ApplyRetainerInput {
  /** A draft, for which the money is reserved, or a sent invoice. */
  @Id() invoiceId: number;
  @Amount({ min: 0.01, code: 'document.enter_amount' }) amount: number;
}

export class DrawHoursInput {
  /** A draft that bills hours. */
  @Id() invoiceId: number;
}

export class UnapplyRetainerInput {
  @Id() applicationId: number;
}

export class RefundRetainerInput {
  @CalendarDate() refundDate: string;
  @Amount({ min: 0.01, code: 'document.enter_amount' }) amount: number;
  @OneOf(paymentMethods) method: PaymentMethod;
  @Text(100, { optional: true }) reference?: string | null;
}

export class UndoRefundInput {
  @Id() refundId: number;
}
