import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { Amount, CalendarDate, Currency, Id, OneOf, Text } from '../../platform/input/validators.ts';
import { paymentMethods, type PaymentMethod } from '../../documents/payment-method.ts';
import { PaidRateInput } from '../../documents/totals/exchange.input.ts';

export class RecordPaymentInput extends PaidRateInput {
  @CalendarDate() paymentDate: string;
  @Amount({ min: 0.01, code: 'document.enter_amount' }) amount: number;
  @OneOf(paymentMethods) method: PaymentMethod;
  @Text(100, { optional: true }) reference?: string | null;
}

export class MarkPaidInput extends PaidRateInput {
  @CalendarDate() paymentDate: string;
  @OneOf(paymentMethods) method: PaymentMethod;
}

export class PaymentAllocationInput {
  @Id() invoiceId: number;
  @Amount({ min: 0.01, code: 'document.enter_amount' }) amount: number;
}

export class RetainerAllocationInput {
  @Id() retainerInvoiceId: number;
  @Amount({ min: 0.01, code: 'document.enter_amount' }) amount: number;
}

/** Unused credit that was paid back to the customer. */
export class RefundCreditInput {
  @CalendarDate() refundDate: string;
  @Amount({ min: 0.01, code: 'document.enter_amount' }) amount: number;
  @OneOf(paymentMethods) method: PaymentMethod;
  @Text(100, { optional: true }) reference?: string | null;
}

/** Money received for any number of invoices and retainer invoices; the excess is the customer's credit. */
export class PaymentInput extends RecordPaymentInput {
  @Id({ code: 'document.select_customer' }) customerId: number;
  @Currency() currency: string;
  @ArrayMaxSize(200, { message: 'field.too_many {"max":200}' })
  @IsArray({ message: 'field.not_a_list' })
  @ValidateNested({ each: true })
  @Type(() => PaymentAllocationInput)
  allocations: PaymentAllocationInput[];
  /** The retainer invoices that it pays. */
  @IsOptional()
  @ArrayMaxSize(200, { message: 'field.too_many {"max":200}' })
  @IsArray({ message: 'field.not_a_list' })
  @ValidateNested({ each: true })
  @Type(() => RetainerAllocationInput)
  retainers?: RetainerAllocationInput[] | null;
}
