import type { Language } from '../../platform/language/languages.ts';
import type { DocumentInput, TemplateInput } from './document.input.ts';
import type { DocumentChargeRecord, DocumentLineRecord, DocumentTaxRecord } from '../lines/line.ts';
import type { PdfState } from './pdf-state.ts';

type Answers = 'lines' | 'noProjectConfirmed';

/** The fields of a template, all empty. A field that the input gains must be added here, or nothing compiles. */
const emptyTemplate = {
  customerId: null,
  contactId: null,
  projectId: null,
  orderNumber: null,
  yourReference: null,
  currency: null,
  exchangeRate: null,
  exchangeRateInverted: null,
  deliveryPlace: null,
  language: null,
  pricesIncludeTax: null,
  discountPercent: null,
  discountAmount: null,
  charges: null,
  customerNotes: null,
  terms: null,
  internalNote: null,
} satisfies Record<Exclude<keyof TemplateInput, Answers>, null>;

/** The fields of a sales document of any kind, all empty. */
export const emptyDocument = {
  ...emptyTemplate,
  referenceNumber: null,
  exchangeRateDate: null,
  exchangeRateSource: null,
  supplyDate: null,
  advanceDate: null,
  numberSeriesId: null,
  numberSeriesReason: null,
} satisfies Record<Exclude<keyof DocumentInput, Answers>, null>;

type TemplateField = keyof typeof emptyTemplate;
export type DocumentField = keyof typeof emptyDocument;
export const templateFields = Object.keys(emptyTemplate) as TemplateField[];
export const documentFields = Object.keys(emptyDocument) as DocumentField[];

/** What the list of a template shows: its input, and the figures of the last save. */
export class TemplateRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  customerId: number;
  customerName: string;
  contactId: number | null;
  projectId: number | null;
  projectName: string | null;
  orderNumber: string | null;
  /** The customer's reference person, printed as "Your reference". */
  yourReference: string | null;
  currency: string;
  /** Units of the organisation's currency for one of the document's, or the other way round; 1 when they are the same. */
  exchangeRate: number;
  /** The rate is in units of the document's currency per unit of the organisation's. */
  exchangeRateInverted: boolean;
  language: Language;
  pricesIncludeTax: boolean;
  discountPercent: number | null;
  discountAmount: number | null;
  subtotal: number;
  discount: number;
  /** The total of the document's charges. */
  charge: number;
  net: number;
  tax: number;
  total: number;
}

/** What the list of any kind of document shows. */
export class DocumentRecord extends TemplateRecord {
  /** Assigned at sending, from a gapless series; null before. */
  number: string | null;
  /** On a draft the chosen series, null for the default. */
  numberSeriesId: number | null;
  referenceNumber: string | null;
  sentAt: string | null;
  pdfState: PdfState;
}

/** What a single template shows besides the fields of its list. */
export class TemplateDetail {
  deliveryPlace: string | null;
  customerNotes: string | null;
  terms: string | null;
  internalNote: string | null;
  charges: DocumentChargeRecord[];
  lines: DocumentLineRecord[];
}

/** What a single document shows besides the fields of its list. */
export class DocumentDetail extends TemplateDetail {
  /** The reason for another number series than the default. */
  numberSeriesReason: string | null;
  exchangeRateDate: string | null;
  exchangeRateSource: string | null;
  /** Where it is not the date of the document. */
  supplyDate: string | null;
  advanceDate: string | null;
  pdfFileId: number | null;
  taxes: DocumentTaxRecord[];
}

type Unprinted = 'customerId' | 'contactId' | 'projectId' | 'discountAmount' | 'charges' | 'internalNote';
type Printed =
  Exclude<DocumentField, Unprinted | 'numberSeriesId' | 'numberSeriesReason'> | 'subtotal' | 'discount' | 'net' | 'tax' | 'total';
/** What stands on the paper of every document, and in its e-invoice, as its record has it. */
export type PrintedDocument = Pick<DocumentRecord & DocumentDetail, Printed>;
