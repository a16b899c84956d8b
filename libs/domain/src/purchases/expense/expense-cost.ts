/** A billable expense that is approved: what it cost the firm, and what the customer pays for it. */
export class ExpenseCost {
  expenseId: number;
  /** The person who spent. */
  userName: string;
  /** The seller; null on a trip. */
  vendorName: string | null;
  expenseDate: string;
  /** Days since the expense. */
  ageDays: number;
  customerId: number;
  customerName: string;
  projectId: number | null;
  projectName: string | null;
  /** The comment, or else the seller or the category in the customer's language; of a trip also its places. */
  description: string;
  /** The currency in which it was paid. */
  currency: string;
  /** Without the tax that the firm gets back. */
  cost: number;
  /** The mark-up that counts. */
  markUp: number;
  /** Paid in the customer's name: without mark-up and tax. */
  outlay: boolean;
  /** What the customer pays, without tax. */
  unitPrice: number;
  /** The same to the cent. */
  price: number;
  /** `unitPrice` in the organisation's currency, at the expense's exchange rate. */
  baseUnitPrice: number;
  invoiceId: number | null;
  invoiceNumber: string | null;
}
