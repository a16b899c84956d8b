import type { PaymentMethod } from '../../documents/payment-method.ts';

export class PaymentAllocationRecord {
  invoiceId: number;
  invoiceNumber: string;
  amount: number;
  /** The day from which the money counts for the invoice. */
  allocationDate: string;
  /** What it came to more (or less) in the organisation's currency than at the invoice's rate. */
  exchangeDifference: number;
}

export class RetainerPaymentRecord {
  retainerInvoiceId: number;
  retainerInvoiceNumber: string;
  amount: number;
  /** The date of the payment, or a later one if the customer's credit was used. */
  allocationDate: string;
  exchangeDifference: number;
}

/** Unused credit of a payment that was paid back to the customer. */
export class PaymentRefundRecord {
  id: number;
  refundDate: string;
  amount: number;
  method: PaymentMethod;
  reference: string | null;
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
  exchangeRate: number;
  /** The rate is in units of the payment's currency per unit of the organisation's. */
  exchangeRateInverted: boolean;
  method: PaymentMethod;
  reference: string | null;
  allocations: PaymentAllocationRecord[];
  /** The retainer invoices that it pays. */
  retainers: RetainerPaymentRecord[];
  /** The part that pays nothing and was not paid back: the customer's credit. */
  unallocated: number;
  /** Paid back to the customer. */
  refunded: number;
  refunds: PaymentRefundRecord[];
  /** The gain (or loss, below 0) of what it pays by other exchange rates than those of the documents, in the organisation's currency. */
  exchangeDifference: number;
}
