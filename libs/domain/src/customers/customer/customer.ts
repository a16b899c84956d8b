import type { PartyKind } from '../../firm/party/party.ts';
import type { Language } from '../../platform/language/languages.ts';
import type { DatedRate } from '../../firm/dated-rate/dated-rate.ts';
import type { TaxTreatment } from '../../firm/tax-rate/tax-rate.ts';
import type { AddressScheme } from '../../firm/party/electronic-address.ts';
import type { InvoiceChannel } from './invoice-channel.ts';

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
  /** Hourly rates by their first day, each valid until the next. */
  rates: DatedRate[];
  /** Today's hourly rate; null where another rate decides. */
  currentRate: number | null;
  discountPercent: number | null;
  /** Added to what is billed on to this customer, in percent; null where the organisation decides. */
  markUpPercent: number | null;
  /** Proposes tax and exemption reason on the lines of its documents. */
  taxTreatment: TaxTreatment;
  /** The most that it may owe, in its currency; null for no limit. */
  creditLimit: number | null;
  /** The customer's own reference, printed on invoices as "your reference". */
  buyerReference: string | null;
  /** The customer's order number on e-invoices whose invoice has none of its own. */
  orderReference: string | null;
  electronicAddress: string | null;
  electronicAddressScheme: AddressScheme | null;
  /** An invoice to it must be an e-invoice. */
  publicBody: boolean;
  invoiceChannel: InvoiceChannel;
  notes: string | null;
  /** No reminders of due invoices leave by schedule. */
  remindersOff: boolean;
  active: boolean;
  primaryContactName: string | null;
  /** Open balance of sent invoices in the customer's currency. */
  receivable: number;
  /** The part of `receivable` that is past its due date. */
  overdue: number;
  /** Money received in the customer's currency that no invoice uses yet. */
  unusedCredit: number;
  /** The same in each other currency in which something is open. */
  otherBalances: CustomerBalance[];
}

export class CustomerBalance {
  currency: string;
  receivable: number;
  overdue: number;
  unusedCredit: number;
}

/** A customer in a drop-down. */
export class CustomerOption {
  id: number;
  name: string;
  currency: string;
}

/** A customer and its projects that can be selected. */
export class CustomerWithProjects extends CustomerOption {
  projects: { id: number; code: string; name: string }[];
}
