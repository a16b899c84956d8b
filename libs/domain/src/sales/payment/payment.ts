import type { PaymentMethod } from '../../documents/payment-method.ts';

export class PaymentAllocationRecord {
  invoiceId: number;
  invoiceNumber: string;
  amount: number;
  /** The day from which the money counts for the invoice. */
  allocationDate: string;
}

export class PaymentRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  customerId: number;
  customerName: string;
  paymentDate: string;
  amount: number;
  currency: string;
  method: PaymentMethod;
  reference: string | null;
  allocations: PaymentAllocationRecord[];
  /** The part that no invoice uses: the customer's credit. */
  unallocated: number;
}
