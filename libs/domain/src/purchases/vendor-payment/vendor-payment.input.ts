import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateNested } from 'class-validator';
import { Amount, CalendarDate, Currency, Id, OneOf, Text } from '../../platform/input/validators.ts';
import { paymentMethods, type PaymentMethod } from '../../documents/payment-method.ts';
import { PaidRateInput } from '../../documents/totals/exchange.input.ts';

/** A payment of one bill. */
export class PayBillInput extends PaidRateInput {
  @CalendarDate() paymentDate: string;
  @Amount({ min: 0.01, code: 'document.enter_amount' }) amount: number;
  @OneOf(paymentMethods) method: PaymentMethod;
  @Text(100, { optional: true }) reference?: string | null;
}

export class VendorPaymentAllocationInput {
  @Id() billId: number;
  @Amount({ min: 0.01, code: 'document.enter_amount' }) amount: number;
}

/** A payment over several bills of one vendor; its amount is the sum of the allocations. */
export class VendorPaymentInput extends PaidRateInput {
  @Id({ code: 'bill.select_vendor' }) vendorId: number;
  @CalendarDate() paymentDate: string;
  @Currency() currency: string;
  @OneOf(paymentMethods) method: PaymentMethod;
  @Text(100, { optional: true }) reference?: string | null;
  @ArrayMinSize(1, { message: 'vendor_payment.no_bills' })
  @ArrayMaxSize(200, { message: 'field.too_many {"max":200}' })
  @IsArray({ message: 'field.not_a_list' })
  @ValidateNested({ each: true })
  @Type(() => VendorPaymentAllocationInput)
  allocations: VendorPaymentAllocationInput[];
}
