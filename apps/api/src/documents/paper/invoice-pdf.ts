import { fileURLToPath } from 'node:url';
import type { Language, TaxCategory } from '@kontor/domain';
import type { InvoiceSnapshot } from '../../sales/invoices/invoice.snapshot.ts';
import { invoicePage } from './invoice-page.ts';
import { draw } from '../../platform/pdf/typst.ts';

export type InvoicePdfLine = {
  description: string;
  quantity: number;
  unit: string;
  unitPrice: number;
  discountPercent: number;
  taxPercent: number | null;
  taxCategory: TaxCategory;
  net: number;
  serviceFrom: string | null;
  serviceTo: string | null;
};
export type InvoicePdfTax = {
  category: TaxCategory;
  percent: number | null;
  base: number;
  amount: number;
  exemptionReason: string | null;
};

/** All that is on the paper; nothing is looked up while it is drawn. */
export type InvoicePdfData = Pick<InvoiceSnapshot, 'seller' | 'buyer' | 'bankAccount' | 'baseCurrency'> & {
  language: Language;
  /** null on a draft. */
  number: string | null;
  invoiceDate: string;
  dueDate: string;
  orderNumber: string | null;
  referenceNumber: string | null;
  paymentReference: string | null;
  currency: string;
  exchangeRate: number;
  pricesIncludeTax: boolean;
  lines: InvoicePdfLine[];
  subtotal: number;
  discount: number;
  discountPercent: number | null;
  net: number;
  taxes: InvoicePdfTax[];
  tax: number;
  total: number;
  paid: number;
  balance: number;
  customerNotes: string | null;
  terms: string | null;
  /** PNG, JPEG, GIF or WEBP. */
  logo: Uint8Array | null;
};

const template = fileURLToPath(new URL('./invoice.typ', import.meta.url));

/** The invoice as a PDF, drawn in a process of its own. */
export function drawInvoice(data: InvoicePdfData): Promise<Buffer> {
  return draw({ template, ...invoicePage(data), logo: data.logo });
}
