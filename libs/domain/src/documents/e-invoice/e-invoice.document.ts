import type { Addressed } from '../../firm/party/electronic-address.ts';
import type { PrintedDocument } from '../fields/document.ts';
import type { DocumentChargeRecord, DocumentLineRecord, DocumentTaxRecord } from '../lines/line.ts';
import type { EInvoiceAttachment, EInvoiceType } from './e-invoice.ts';

export type EInvoiceParticipant = Addressed & {
  name: string;
  legalCode: string | null;
  vatCode: string | null;
  street: string | null;
  city: string | null;
  zip: string | null;
  country: string;
  email: string | null;
  phone: string | null;
};

type DocumentLineToWrite = Pick<
  DocumentLineRecord,
  | 'description'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'baseQuantity'
  | 'discountPercent'
  | 'discountAmount'
  | 'charge'
  | 'chargeReason'
  | 'taxPercent'
  | 'taxCategory'
  | 'net'
  | 'serviceFrom'
  | 'serviceTo'
>;

/** The source of an e-invoice: an issued document of any kind as stored, with its parties of that day. */
export type DocumentToWrite = PrintedDocument & {
  type: EInvoiceType;
  number: string;
  date: string;
  dueDate: string | null;
  baseCurrency: string;
  customerId: number;
  paymentReference: string | null;
  charges: readonly DocumentChargeRecord[];
  lines: readonly DocumentLineToWrite[];
  taxes: readonly DocumentTaxRecord[];
  prepaid: number;
  rounding: number;
  due: number;
  /** The invoice that a credit note corrects. */
  preceding?: readonly { number: string; date: string | null }[];
  attachments?: readonly EInvoiceAttachment[];
  seller: EInvoiceParticipant & { isVatRegistered: boolean; isInForetaksregisteret: boolean };
  buyer: EInvoiceParticipant & {
    contactName: string | null;
    buyerReference: string | null;
    delivery?: { street: string | null; city: string | null; zip: string | null; country: string | null } | null;
  };
  bankAccount: { iban: string; bic: string | null } | null;
};
