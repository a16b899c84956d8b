import type { PartyKind } from '../../firm/party/party.ts';

/** A firm or person that we buy from. */
export class VendorRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  kind: PartyKind;
  name: string;
  legalCode: string | null;
  vatCode: string | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  street: string | null;
  city: string | null;
  zip: string | null;
  country: string;
  currency: string;
  paymentTermsDays: number | null;
  /** Where the vendor is paid: an IBAN or the number of an account, without spaces. */
  account: string | null;
  /**
   * When and by whom the account was last changed, to be checked before paying. Null while it is the first account that a person typed; one that
   * an e-invoice brought has no person.
   */
  accountChangedAt: string | null;
  accountChangedByName: string | null;
  /** The number of the e-invoice that brought the account. Null where a person typed it. */
  accountFromEInvoice: string | null;
  /** When and by whom the changed account was confirmed: not by the person who changed it. */
  accountConfirmedAt: string | null;
  accountConfirmedByName: string | null;
  /** The changed account, or one that an e-invoice brought, waits to be confirmed before money goes there. */
  accountUnconfirmed: boolean;
  /** A bank transfer to the vendor was recorded since the account changed. */
  accountPaidSince: boolean;
  /** The expense category and the tax rate that a new line of a bill begins with. */
  categoryId: number | null;
  taxRateId: number | null;
  notes: string | null;
  active: boolean;
  /** What is left to pay of open bills in the vendor's currency, from the date of each. */
  payable: number;
  /** The part of `payable` that is past its due date. */
  overdue: number;
  /** The same in each other currency in which something is open. */
  otherBalances: VendorBalance[];
}

export class VendorBalance {
  currency: string;
  payable: number;
  overdue: number;
}
