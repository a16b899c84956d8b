import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { SourceInput } from '../../documents/lines/line.input.ts';
import { Amount, CalendarDate, Decimal, Emails, Flag, Id, OneOf, Text } from '../../platform/input/validators.ts';
import { paymentMethods, type PaymentMethod } from '../../documents/payment-method.ts';
import { MoveStockInput } from '../../stock/move/move.input.ts';

/** The credited part of an invoice line: a quantity at its price, or an amount. Both are positive, even for a negative line. */
export class CreditLineInput {
  @Id() invoiceLineId: number;
  @Decimal({ optional: true, min: 0 }) quantity?: number | null;
  @Amount({ optional: true, code: 'document.enter_amount' }) amount?: number | null;
  /** The sources to release, so that they can be billed again; the others stay billed. */
  @IsOptional()
  @IsArray({ message: 'field.not_a_list' })
  @ArrayMaxSize(5000, { message: 'field.too_many {"max":5000}' })
  @ValidateNested({ each: true })
  @Type(() => SourceInput)
  sources?: SourceInput[] | null;
}

export class CreditNoteInput {
  @Id({ code: 'credit_note.select_invoice' }) invoiceId: number;
  @CalendarDate() creditNoteDate: string;
  /** Printed on the credit note. */
  @Text(500) reason: string;
  @Text(10_000, { optional: true }) customerNotes?: string | null;
  @Text(10_000, { optional: true }) internalNote?: string | null;
  /** The goods of lines credited by quantity are back in stock, which is assumed unless it is denied. */
  @Flag({ optional: true }) goodsReturned?: boolean;
  @IsArray({ message: 'field.not_a_list' })
  @ArrayMaxSize(500, { message: 'field.too_many {"max":500}' })
  @ValidateNested({ each: true })
  @Type(() => CreditLineInput)
  lines: CreditLineInput[];
  /** Another number series than the default. */
  @Id({ optional: true }) numberSeriesId?: number | null;
  /** The reason for another series. */
  @Text(500, { optional: true }) numberSeriesReason?: string | null;
}

export class SendCreditNoteInput extends MoveStockInput {
  /** Up to ten recipients, separated by commas; without any, the credit note is only marked as sent, without an email. */
  @Emails({ optional: true }) to?: string | null;
  /** By default the template's subject. Placeholders such as `{number}` are filled in. */
  @Text(300, { optional: true }) subject?: string | null;
  /** By default the template's text. */
  @Text(5000, { optional: true }) message?: string | null;
  /** Another number series than the draft's. */
  @Id({ optional: true }) numberSeriesId?: number | null;
  /** The reason for another series; kept in the history. */
  @Text(500, { optional: true }) numberSeriesReason?: string | null;
}

export class VoidCreditNoteInput extends MoveStockInput {
  @Text(500) reason: string;
}

export class PayBackInput {
  @CalendarDate() paidBackDate: string;
  @OneOf(paymentMethods) method: PaymentMethod;
  @Text(100, { optional: true }) reference?: string | null;
}

/** Takes credit back from another invoice that it was used for. */
export class UndoCreditUseInput {
  @Id() invoiceId: number;
}

/** Credits the rest of an invoice and creates a draft with the same lines. */
export class CorrectInvoiceInput extends MoveStockInput {
  @CalendarDate() creditNoteDate: string;
  @Text(500) reason: string;
  /** Moves the billed hours to the new draft; otherwise the old invoice keeps them. */
  @Flag({ optional: true }) moveSources?: boolean;
}

/** The documents that correcting an invoice created. */
export class CorrectedInvoice {
  creditNoteId: number;
  /** The id of the new draft. */
  invoiceId: number;
}
