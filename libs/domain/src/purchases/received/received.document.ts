/** What the file of an e-invoice became: a draft bill, or a draft credit note of a vendor. */
export class ReceivedDocument {
  subject: 'Bill' | 'VendorCreditNote';
  id: number;
  /** The vendor's number. */
  number: string | null;
  vendorName: string;
  /** How many things a person has to check. */
  toCheck: number;
}
