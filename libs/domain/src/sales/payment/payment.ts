export const paymentMethods = ['bankTransfer', 'card', 'cash', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export class PaymentAllocationRecord {
  invoiceId: number;
  invoiceNumber: string;
  amount: number;
  /** The day on which the money was put on the invoice. */
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
  /** What is not used by an invoice: the customer's credit. */
  unallocated: number;
}
