/** A billable line of an open bill: what it cost the firm, and what the customer pays for it. */
export class BillCost {
  billLineId: number;
  billId: number;
  billNumber: string | null;
  vendorName: string;
  billDate: string;
  /** Days since the bill's date. */
  ageDays: number;
  customerId: number;
  customerName: string;
  projectId: number | null;
  projectName: string | null;
  itemId: number | null;
  description: string;
  quantity: number;
  unit: string;
  /** The bill's currency. */
  currency: string;
  /** Without the tax that the firm gets back, in the bill's currency. */
  cost: number;
  /** The mark-up that counts. */
  markUp: number;
  /** Paid in the customer's name: without mark-up and tax. */
  outlay: boolean;
  /** The price of one unit for the customer, without tax, in the bill's currency. */
  unitPrice: number;
  /** `quantity` × `unitPrice`. */
  price: number;
  /** `unitPrice` in the organisation's currency, at the bill's exchange rate. */
  baseUnitPrice: number;
  invoiceId: number | null;
  invoiceNumber: string | null;
}

/** The unbilled costs of one customer and project, in the organisation's currency. */
export class UnbilledCosts {
  customerId: number;
  customerName: string;
  projectId: number | null;
  projectName: string | null;
  currency: string;
  count: number;
  cost: number;
  price: number;
  oldestDate: string;
}
