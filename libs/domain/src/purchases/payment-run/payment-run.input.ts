import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateNested } from 'class-validator';
import { Amount, CalendarDate, Currency, Id, Text } from '../../platform/input/validators.ts';

export class PaymentRunLineInput {
  @Id() billId: number;
  @Amount({ min: 0.01, code: 'document.enter_amount' }) amount: number;
}

/** Bills of any vendors in one currency, paid together by one file for the bank. */
export class PaymentRunInput {
  @CalendarDate() paymentDate: string;
  @Currency() currency: string;
  @Id({ code: 'payment_run.select_account' }) bankAccountId: number;
  @Text(1000, { optional: true }) note?: string | null;
  @ArrayMinSize(1, { message: 'vendor_payment.no_bills' })
  @ArrayMaxSize(500, { message: 'field.too_many {"max":500}' })
  @IsArray({ message: 'field.not_a_list' })
  @ValidateNested({ each: true })
  @Type(() => PaymentRunLineInput)
  lines: PaymentRunLineInput[];
}

/** The day on which the bank paid. */
export class PaymentRunPaidInput {
  @CalendarDate() paymentDate: string;
}
