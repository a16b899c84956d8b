import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import { Amount, CalendarDate, Currency, Decimal, Flag, Id, OneOf, Text } from '../../platform/input/validators.ts';
import { paymentMethods, type PaymentMethod } from './payment.ts';

export class RecordPaymentInput {
  @CalendarDate() paymentDate: string;
  @Amount({ min: 0.01, code: 'document.enter_amount' }) amount: number;
  @OneOf(paymentMethods) method: PaymentMethod;
  @Text(100, { optional: true }) reference?: string | null;
}

export class MarkPaidInput {
  @CalendarDate() paymentDate: string;
  @OneOf(paymentMethods) method: PaymentMethod;
}

export class PaymentAllocationInput {
  @Id() invoiceId: number;
  @Amount({ min: 0.01, code: 'document.enter_amount' }) amount: number;
}

/** Money that came for as many invoices as it is for; what none of them takes is the customer's credit. */
export class PaymentInput extends RecordPaymentInput {
  @Id({ code: 'document.select_customer' }) customerId: number;
  @Currency() currency: string;
  /** Units of the organisation's currency for one of the payment's. Without it the rate of the first invoice counts. */
  @Decimal({ min: 0.0000000001, max: 1_000_000, places: 10, optional: true }) exchangeRate?: number | null;
  /** The rate says how many units of the payment's currency one unit of the organisation's is. */
  @Flag({ optional: true }) exchangeRateInverted?: boolean;
  @ArrayMaxSize(200, { message: 'field.too_many {"max":200}' })
  @IsArray({ message: 'field.not_a_list' })
  @ValidateNested({ each: true })
  @Type(() => PaymentAllocationInput)
  allocations: PaymentAllocationInput[];
}
