import type { PartyKind } from '../../firm/party/party.ts';
import type { Language } from '../../platform/language/languages.ts';
import type { DatedRate } from '../../firm/dated-rate/dated-rate.ts';

export class CustomerRecord {
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
  shippingStreet: string | null;
  shippingCity: string | null;
  shippingZip: string | null;
  shippingCountry: string | null;
  currency: string;
  language: Language;
  paymentTermsDays: number | null;
  hourlyRate: number | null;
  /** Rates that hold from a day on, each until the next. */
  rates: DatedRate[];
  /** What an hour is billed at today; null where another rate decides. */
  currentRate: number | null;
  discountPercent: number | null;
  /** What the customer wants to see on invoices as "your reference". */
  buyerReference: string | null;
  notes: string | null;
  active: boolean;
  primaryContactName: string | null;
  /** Open balance of sent invoices, in the customer's currency. */
  receivable: number;
  /** The part of it that is past its due date. */
  overdue: number;
  /** Money received that is not used by an invoice yet. */
  unusedCredit: number;
}

/** What a drop-down needs of a customer. */
export class CustomerOption {
  id: number;
  name: string;
  currency: string;
}

/** A customer and the projects that can be chosen with it. */
export class CustomerWithProjects extends CustomerOption {
  projects: { id: number; code: string; name: string }[];
}
