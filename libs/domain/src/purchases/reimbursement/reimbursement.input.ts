import { ArrayMinSize } from 'class-validator';
import { CalendarDate, Ids, OneOf, Text } from '../../platform/input/validators.ts';
import { paymentMethods, type PaymentMethod } from '../../documents/payment-method.ts';

/** Pays approved expenses of one person back; the amount is their sum. */
export class ReimbursementInput {
  @ArrayMinSize(1, { message: 'reimbursement.no_expenses' })
  @Ids(200)
  expenseIds: number[];
  @CalendarDate() paymentDate: string;
  @OneOf(paymentMethods) method: PaymentMethod;
  @Text(100, { optional: true }) reference?: string | null;
}
