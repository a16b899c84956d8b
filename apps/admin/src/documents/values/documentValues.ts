import type { CustomerRecord, DocumentChargeRecord, DocumentLineRecord, Language } from '@kontor/domain';
import type { Basis } from './BasisContext.ts';
import { customerTerms } from './customerTerms.ts';
import { rateFor } from './rateFor.ts';
import { blankLine, copyOfLine, lineValuesOf, writtenLines, type LineValues } from './lineValues.ts';

/** Something added to the whole document, as it is typed. */
export type ChargeValues = Pick<DocumentChargeRecord, 'reason' | 'percent' | 'amount' | 'taxRateId'>;

/** What is typed into every kind of document. A kind adds its own: `type InvoiceValues = DocumentValues & { invoiceDate: string; … }`. */
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

/** The same of a saved document. */
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

/** What a new document begins with; the customer comes along when the way here began at one. */
export function newDocument(basis: Basis, customer: CustomerRecord | undefined): DocumentValues {
  const { organisation, today } = basis;
  return {
    customerId: customer?.id ?? null,
    contactId: null,
    projectId: null,
    referenceNumber: null,
    orderNumber: null,
    currency: organisation?.baseCurrency ?? 'EUR',
    exchangeRate: 1,
    // The central banks of Lithuania and of the euro publish how much of a currency a euro is.
    exchangeRateInverted: organisation?.baseCurrency === 'EUR',
    ...{ exchangeRateDate: null, exchangeRateSource: sourceIn(organisation?.country) },
    ...{ supplyDate: null, advanceDate: null, deliveryPlace: null },
    language: organisation?.language ?? 'en',
    pricesIncludeTax: false,
    discountPercent: null,
    discountAmount: null,
    charges: [],
    prepaid: null,
    roundPayableTo: null,
    customerNotes: organisation?.customerNotes ?? null,
    terms: organisation?.terms ?? null,
    internalNote: null,
    ...{ numberSeriesId: null, numberSeriesReason: null },
    lines: [blankLine(basis.rateOn(today))],
    ...(customer && {
      ...customerTerms(customer),
      exchangeRate: rateFor(customer.currency, organisation?.baseCurrency),
    }),
  };
}

/**
 * A new draft made of a document: at the tax rates of today, without its reference, what was paid for it before, what its lines bill and
 * its service period. A foreign rate of exchange was that of its day, so it is asked for. The dates are the kind's to set.
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
    ...{ exchangeRateDate: null, supplyDate: null, advanceDate: null },
    charges: values.charges.map((charge) => ({ ...charge, taxRateId: charge.taxRateId && rateNow(charge.taxRateId) })),
    prepaid: null,
    internalNote: null,
    ...{ numberSeriesId: null, numberSeriesReason: null },
    lines: values.lines.map((line) => ({
      ...copyOfLine(line),
      taxRateId: rateNow(line.taxRateId),
      serviceFrom: null,
      serviceTo: null,
    })),
  };
}

/** What is sent: without the blank lines at the end. */
export const documentInputOf = <T extends DocumentValues>(values: T): T => ({ ...values, lines: writtenLines(values.lines) });
