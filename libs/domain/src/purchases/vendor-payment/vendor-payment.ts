import type { PaymentMethod } from '../../documents/payment-method.ts';

export class VendorPaymentAllocationRecord {
  billId: number;
  billNumber: string | null;
  amount: number;
  /** What it cost less (or more, below 0) in the organisation's currency than at the bill's rate. */
  exchangeDifference: number;
}

/** Money paid to a vendor for one or several bills. */
export class VendorPaymentRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  vendorId: number;
  vendorName: string;
  paymentDate: string;
  /** The sum of the allocations. */
  amount: number;
  currency: string;
  exchangeRate: number;
  /** The rate is in units of the payment's currency per unit of the organisation's. */
  exchangeRateInverted: boolean;
  method: PaymentMethod;
  reference: string | null;
  allocations: VendorPaymentAllocationRecord[];
  /** The gain (or loss, below 0) by other exchange rates than those of the bills, in the organisation's currency. */
  exchangeDifference: number;
}
