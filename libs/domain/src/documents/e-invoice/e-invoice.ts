import type { TaxCategory } from '../../firm/tax-rate/tax-rate.ts';

/** Invoice, credit note and prepayment invoice (UNCL 1001). */
const eInvoiceTypes = ['380', '381', '386'] as const;
/** The types of credit notes (UNCL 1001). */
export const creditTypes: readonly string[] = [
  '381',
  '81',
  '83',
  '261',
  '262',
  '296',
  '308',
  '396',
  '420',
  '458',
  '502',
  '503',
  '532',
];
export type EInvoiceType = (typeof eInvoiceTypes)[number];

export type EInvoiceAddress = {
  street: string | null;
  city: string | null;
  zip: string | null;
  /** Two-letter code (ISO 3166-1). */
  country: string;
};

/** An identifier and its scheme, such as 0192 for a Norwegian organisation number. */
export type SchemedId = { id: string; scheme: string | null };

export type EInvoiceParty = EInvoiceAddress & {
  name: string;
  /** The address that receives e-invoices (BT-34, BT-49). Ours always have one. */
  endpoint: SchemedId | null;
  /** The VAT number with its country prefix (BT-31, BT-48). */
  vatId: string | null;
  /** The company registration number (BT-30, BT-47). */
  legalId: SchemedId | null;
  /** Norwegian companies in the Register of Business Enterprises must state this. */
  isInForetaksregisteret?: boolean;
  contact: { name: string | null; phone: string | null; email: string | null } | null;
};

export type EInvoiceTax = { category: TaxCategory; percent: number | null };

/** An allowance or a charge, always positive. Base and percentage go together. */
export type EInvoiceAdjustment = {
  isCharge: boolean;
  amount: number;
  base: number | null;
  percent: number | null;
  reason: string | null;
  /** UNCL 5189 for an allowance, UNCL 7161 for a charge. */
  reasonCode: string | null;
};

export type EInvoicePeriod = { from: string; to: string };

export type EInvoiceLine = {
  id: string;
  name: string;
  description: string | null;
  quantity: number;
  unit: string;
  /** The price of `baseQuantity` units without tax (BT-146). */
  price: number;
  baseQuantity: number;
  net: number;
  tax: EInvoiceTax;
  period: EInvoicePeriod | null;
  adjustments: EInvoiceAdjustment[];
};

export type EInvoiceTaxRow = EInvoiceTax & { base: number; amount: number; reason: string | null; reasonCode: string | null };

export type EInvoiceAttachment = {
  id: string;
  description: string | null;
  fileName: string;
  mimeType: string;
  base64: string;
};

export type EInvoicePayment = {
  /** UNCL 4461: 30 is a credit transfer, 58 a SEPA credit transfer in euro. */
  means: string;
  /** The KID, the RF reference or whatever else the payment has to name (BT-83). */
  reference: string | null;
  account: string | null;
  accountName: string | null;
  bic: string | null;
};

/** An e-invoice in the terms of EN 16931, written to and read from UBL files. */
export type EInvoice = {
  /** One of `eInvoiceTypes` where we wrote it; vendors also send others. */
  type: string;
  /** The type that a file states, where its kind of document is another one. */
  otherType?: string;
  /** It came as a negative invoice: its signs are turned. */
  isTurned?: boolean;
  number: string;
  date: string;
  dueDate: string | null;
  taxPointDate: string | null;
  note: string | null;
  currency: string;
  /** Set if the seller owes VAT in another currency than the document's (BT-6, BT-111). */
  taxInBase: { currency: string; amount: number } | null;
  buyerReference: string | null;
  orderReference: string | null;
  /** The documents that this one corrects or whose advance it deducts (BG-3). */
  preceding: { number: string; date: string | null }[];
  period: EInvoicePeriod | null;
  attachments: EInvoiceAttachment[];
  seller: EInvoiceParty;
  buyer: EInvoiceParty;
  delivery: { date: string | null; address: EInvoiceAddress | null } | null;
  payment: EInvoicePayment | null;
  terms: string | null;
  adjustments: (EInvoiceAdjustment & { tax: EInvoiceTax })[];
  taxes: EInvoiceTaxRow[];
  lines: EInvoiceLine[];
  totals: {
    lines: number;
    allowances: number;
    charges: number;
    net: number;
    tax: number;
    total: number;
    prepaid: number;
    rounding: number;
    due: number;
  };
};
