import type { CustomerRecord, DocumentChargeRecord, DocumentLineRecord, Language, TextKind } from '@kontor/domain';
import type { Basis } from './BasisContext.ts';
import { customerTerms } from './customerTerms.ts';
import { textsOf } from './textsOf.ts';
import { treatedBasis } from './treatedBasis.ts';
import { rateFor } from './rateFor.ts';
import { blankLine, copyOfLine, lineValuesOf, writtenLines, type LineValues } from './lineValues.ts';

/** A charge on the whole document, as typed. */
export type ChargeValues = Pick<DocumentChargeRecord, 'reason' | 'percent' | 'amount' | 'taxRateId'>;

/** The form values of all document kinds. A kind adds its own: `type InvoiceValues = DocumentValues & { invoiceDate: string; … }`. */
export type DocumentValues = {
  customerId: number | null;
  contactId: number | null;
  projectId: number | null;
  referenceNumber: string | null;
  orderNumber: string | null;
  currency: string;
  exchangeRate: number | null;
  exchangeRateInverted: boolean;
  exchangeRateDate: string | null;
  exchangeRateSource: string | null;
  supplyDate: string | null;
  advanceDate: string | null;
  deliveryPlace: string | null;
  language: Language;
  pricesIncludeTax: boolean;
  discountPercent: number | null;
  discountAmount: number | null;
  charges: ChargeValues[];
  prepaid: number | null;
  roundPayableTo: number | null;
  customerNotes: string | null;
  terms: string | null;
  internalNote: string | null;
  /** Null for the default. */
  numberSeriesId: number | null;
  numberSeriesReason: string | null;
  lines: LineValues[];
};

/** The same values of a saved document. */
type SavedValues = Omit<DocumentValues, 'lines' | 'charges'> & {
  lines: readonly DocumentLineRecord[];
  charges: readonly DocumentChargeRecord[];
};

export const documentValuesOf = (document: SavedValues): DocumentValues => ({
  customerId: document.customerId,
  contactId: document.contactId,
  projectId: document.projectId,
  referenceNumber: document.referenceNumber,
  orderNumber: document.orderNumber,
  currency: document.currency,
  exchangeRate: document.exchangeRate,
  exchangeRateInverted: document.exchangeRateInverted,
  exchangeRateDate: document.exchangeRateDate,
  exchangeRateSource: document.exchangeRateSource,
  supplyDate: document.supplyDate,
  advanceDate: document.advanceDate,
  deliveryPlace: document.deliveryPlace,
  language: document.language,
  pricesIncludeTax: document.pricesIncludeTax,
  discountPercent: document.discountPercent,
  discountAmount: document.discountAmount,
  charges: document.charges.map(({ reason, percent, amount, taxRateId }) => ({ reason, percent, amount, taxRateId })),
  prepaid: document.prepaid || null,
  roundPayableTo: document.roundPayableTo,
  customerNotes: document.customerNotes,
  terms: document.terms,
  internalNote: document.internalNote,
  numberSeriesId: document.numberSeriesId,
  numberSeriesReason: document.numberSeriesReason,
  lines: document.lines.map(lineValuesOf),
});

const sources: Record<string, string> = { LT: 'Lietuvos bankas', NO: 'Norges Bank' };
const sourceIn = (country: string | undefined): string | null => sources[country ?? ''] ?? null;

/** The initial values of a new document of a kind, for a customer if one is given. */
export function newDocument(basis: Basis, customer: CustomerRecord | undefined, kind: TextKind): DocumentValues {
  const { organisation, today } = basis;
  const language = customer?.language ?? organisation?.language ?? 'en';
  return {
    customerId: customer?.id ?? null,
    contactId: null,
    projectId: null,
    referenceNumber: null,
    orderNumber: null,
    currency: organisation?.baseCurrency ?? 'EUR',
    exchangeRate: 1,
    // The Bank of Lithuania and the European Central Bank publish rates as units per euro.
    exchangeRateInverted: organisation?.baseCurrency === 'EUR',
    exchangeRateDate: null,
    exchangeRateSource: sourceIn(organisation?.country),
    supplyDate: null,
    advanceDate: null,
    deliveryPlace: null,
    language,
    pricesIncludeTax: false,
    discountPercent: null,
    discountAmount: null,
    charges: [],
    prepaid: null,
    roundPayableTo: null,
    ...textsOf(basis, kind, language),
    internalNote: null,
    numberSeriesId: null,
    numberSeriesReason: null,
    lines: [blankLine(treatedBasis(basis, customer?.taxTreatment).rateOn(today))],
    ...(customer && {
      ...customerTerms(customer),
      exchangeRate: rateFor(customer.currency, organisation?.baseCurrency),
    }),
  };
}

/**
 * A new draft copied from a document: at today's tax rates, without reference, payments in advance, sources of lines and service period.
 * An exchange rate belongs to its day, so it is asked for again. The kind sets the dates.
 */
export function copyOfDocument(document: SavedValues, basis: Basis): DocumentValues {
  const { today, organisation, rateOn, ratesOn } = basis;
  const inForce = new Set(ratesOn(today).map(({ id }) => id));
  const rateNow = (taxRateId: number | null): number | null => (inForce.has(taxRateId ?? 0) ? taxRateId : rateOn(today));
  const values = documentValuesOf(document);
  return {
    ...values,
    referenceNumber: null,
    exchangeRate: rateFor(document.currency, organisation?.baseCurrency),
    exchangeRateDate: null,
    supplyDate: null,
    advanceDate: null,
    charges: values.charges.map((charge) => ({ ...charge, taxRateId: charge.taxRateId && rateNow(charge.taxRateId) })),
    prepaid: null,
    internalNote: null,
    numberSeriesId: null,
    numberSeriesReason: null,
    // An advance is used for one invoice.
    lines: values.lines
      .filter(({ advanceOf }) => !advanceOf)
      .map((line) => ({
        ...copyOfLine(line),
        taxRateId: rateNow(line.taxRateId),
        serviceFrom: null,
        serviceTo: null,
      })),
  };
}

/** The input to send, without trailing blank lines. */
export const documentInputOf = <T extends DocumentValues>(values: T): T => ({ ...values, lines: writtenLines(values.lines) });
