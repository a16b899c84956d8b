import type { AddressScheme, HoursAnnex, InvoiceChannel, Language } from '@kontor/domain';

export type PartySnapshot = {
  name: string;
  legalCode: string | null;
  vatCode: string | null;
  street: string | null;
  city: string | null;
  zip: string | null;
  country: string;
  email: string | null;
  phone: string | null;
  /** Missing on documents that were issued before there were e-invoices. */
  electronicAddress?: string | null;
  electronicAddressScheme?: AddressScheme | null;
};

type EInvoiceBuyer = {
  orderReference?: string | null;
  publicBody?: boolean;
  invoiceChannel?: InvoiceChannel;
  /** The address that goods are delivered to, where it is not that of the customer. */
  delivery?: { street: string | null; city: string | null; zip: string | null; country: string | null } | null;
};

/** The copy of seller, buyer and bank account in an issued document. Later changes of the organisation or the customer do not reach it. */
export type DocumentSnapshot = {
  seller: PartySnapshot & {
    website: string | null;
    isVatRegistered: boolean;
    isInForetaksregisteret: boolean;
    logoFileId: number | null;
  };
  buyer: PartySnapshot & EInvoiceBuyer & { contactName: string | null; buyerReference: string | null };
  bankAccount: { bankName: string; iban: string; bic: string | null } | null;
  language: Language;
  baseCurrency: string;
  /** The hours that an invoice with an hours annex bills. */
  hours?: HoursAnnex;
};
