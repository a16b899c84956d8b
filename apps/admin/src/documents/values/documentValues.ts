import {
  documentFields,
  emptyDocument,
  pick,
  type CustomerRecord,
  type DocumentChargeRecord,
  type DocumentDetail,
  type DocumentField,
  type DocumentLineRecord,
  type DocumentRecord,
  type TextKind,
} from '@kontor/domain';
import type { Basis } from './BasisContext.ts';
import { customerTerms } from './customerTerms.ts';
import { textsOf } from './textsOf.ts';
import { treatedBasis } from './treatedBasis.ts';
import { rateFor } from './rateFor.ts';
import { blankLine, copyOfLine, lineValuesOf, writtenLines, type LineValues } from './lineValues.ts';

/** A charge on the whole document, as typed. */
export type ChargeValues = Pick<DocumentChargeRecord, 'reason' | 'percent' | 'amount' | 'taxRateId'>;

/** The form values of all document kinds. A kind adds its own: `type InvoiceValues = DocumentValues & { invoiceDate: string; … }`. */
export type DocumentValues = Omit<
  Pick<DocumentRecord & DocumentDetail, DocumentField>,
  'customerId' | 'exchangeRate' | 'charges'
> & {
  customerId: number | null;
  exchangeRate: number | null;
  charges: ChargeValues[];
  prepaid: number | null;
  roundPayableTo: number | null;
  lines: LineValues[];
};

/** The same values of a saved document. */
type SavedValues = Omit<DocumentValues, 'lines' | 'charges'> & {
  lines: readonly DocumentLineRecord[];
  charges: readonly DocumentChargeRecord[];
};

export const documentValuesOf = (document: SavedValues): DocumentValues => ({
  ...pick(document, documentFields),
  charges: document.charges.map(({ reason, percent, amount, taxRateId }) => ({ reason, percent, amount, taxRateId })),
  prepaid: document.prepaid || null,
  roundPayableTo: document.roundPayableTo,
  lines: document.lines.map(lineValuesOf),
});

const sources: Record<string, string> = { LT: 'Lietuvos bankas', NO: 'Norges Bank' };
const sourceIn = (country: string | undefined): string | null => sources[country ?? ''] ?? null;

/** The initial values of a new document of a kind, for a customer if one is given. */
export function newDocument(basis: Basis, customer: CustomerRecord | undefined, kind: TextKind): DocumentValues {
  const { organisation, today } = basis;
  const language = customer?.language ?? organisation?.language ?? 'en';
  return {
    ...emptyDocument,
    customerId: customer?.id ?? null,
    currency: organisation?.baseCurrency ?? 'EUR',
    exchangeRate: 1,
    // The Bank of Lithuania and the European Central Bank publish rates as units per euro.
    exchangeRateInverted: organisation?.baseCurrency === 'EUR',
    exchangeRateSource: sourceIn(organisation?.country),
    language,
    pricesIncludeTax: false,
    charges: [],
    prepaid: null,
    roundPayableTo: null,
    ...textsOf(basis, kind, language),
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
