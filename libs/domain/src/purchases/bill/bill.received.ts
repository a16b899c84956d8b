/** What is told about a received e-invoice. Amounts are in its currency. */
export class ReceivedFinding {
  /** A key of the message catalogue, such as `received.sum`. */
  code: string;
  params: Record<string, string | number> | null;
}

/** What a received e-invoice says of its payment and sums, whatever became of the bill since. */
export class ReceivedEInvoice {
  receivedAt: string;
  /** UNCL 1001, such as 380 for an invoice. */
  type: string;
  /** The file as it came. */
  fileId: number;
  sellerName: string;
  buyerName: string;
  /** What the vendor quotes as the firm's own reference. */
  buyerReference: string | null;
  /** What the payment has to name: a KID, an RF reference or the number of the bill. */
  paymentReference: string | null;
  account: string | null;
  currency: string;
  net: number;
  tax: number;
  total: number;
  prepaid: number;
  rounding: number;
  due: number;
  findings: ReceivedFinding[];
}
