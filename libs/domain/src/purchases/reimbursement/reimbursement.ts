import type { PaymentMethod } from '../../documents/payment-method.ts';

export class ReimbursedExpenseRecord {
  expenseId: number;
  expenseDate: string;
  vendorName: string | null;
  amount: number;
}

/** Money paid back to one person for one or several expenses. */
export class ReimbursementRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  userId: number;
  userName: string;
  paymentDate: string;
  /** The sum of the expenses, in the organisation's currency. */
  amount: number;
  currency: string;
  method: PaymentMethod;
  reference: string | null;
  expenses: ReimbursedExpenseRecord[];
}
