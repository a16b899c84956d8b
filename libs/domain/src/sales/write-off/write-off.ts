/** The part of an invoice that will not be collected, with the reason. */
export class WriteOffRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  invoiceId: number;
  invoiceNumber: string;
  customerId: number;
  writeOffDate: string;
  amount: number;
  currency: string;
  reason: string;
}
