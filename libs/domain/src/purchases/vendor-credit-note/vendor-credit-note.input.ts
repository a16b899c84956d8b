import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateNested } from 'class-validator';
import { paymentMethods, type PaymentMethod } from '../../documents/payment-method.ts';
import { Amount, CalendarDate, Id, Ids, OneOf, Text } from '../../platform/input/validators.ts';
import { MoveStockInput } from '../../stock/move/move.input.ts';
import { PurchaseInput, PurchaseLineInput } from '../purchase/purchase.input.ts';

export class VendorCreditNoteInput extends PurchaseInput {
  @CalendarDate() creditDate: string;
  /** The bills of the vendor that it corrects, if it names any. */
  @Ids(200, { optional: true }) billIds?: number[];
  @IsArray({ message: 'field.not_a_list' })
  @ArrayMaxSize(500, { message: 'field.too_many {"max":500}' })
  @ValidateNested({ each: true })
  @Type(() => PurchaseLineInput)
  lines: PurchaseLineInput[];
}

export class VendorCreditAllocationInput {
  @Id() billId: number;
  @Amount({ min: 0.01, code: 'document.enter_amount' }) amount: number;
}

/** Credit of a vendor that pays bills of the same vendor. */
export class ApplyVendorCreditInput {
  @CalendarDate() applicationDate: string;
  @ArrayMinSize(1, { message: 'vendor_payment.no_bills' })
  @ArrayMaxSize(200, { message: 'field.too_many {"max":200}' })
  @IsArray({ message: 'field.not_a_list' })
  @ValidateNested({ each: true })
  @Type(() => VendorCreditAllocationInput)
  allocations: VendorCreditAllocationInput[];
}

/** Money that the vendor paid back. */
export class VendorRefundInput {
  @CalendarDate() refundDate: string;
  @Amount({ min: 0.01, code: 'document.enter_amount' }) amount: number;
  @OneOf(paymentMethods) method: PaymentMethod;
  @Text(100, { optional: true }) reference?: string | null;
}

export class UndoVendorApplicationInput {
  @Id() applicationId: number;
}

export class UndoVendorRefundInput {
  @Id() refundId: number;
}

export class VoidVendorCreditNoteInput extends MoveStockInput {
  @Text(500) reason: string;
}
