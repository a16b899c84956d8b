import type { TaxRateRecord } from '../firm/tax-rate/tax-rate.ts';
import { omit, pick } from '../platform/values/pick.ts';
import type { DocumentInput } from './fields/document.input.ts';
import { documentFields } from './fields/document.ts';
import { documentTotals, type DocumentTotals } from './totals/document-totals.ts';
import type { DocumentChargeInput } from './lines/charge.input.ts';
import type { Exchange } from './totals/exchange.ts';
import { wordsOfRate } from './taxes/rate-words.ts';
import type { DocumentLineInput } from './lines/line.input.ts';
import type { DocumentChargeRecord, DocumentLineRecord, DocumentTaxRecord } from './lines/line.ts';

/** Only an invoice has money received before and a rounded amount to pay. */
export type TypedDocument = DocumentInput & { prepaid?: number | null; roundPayableTo?: number | null };

type Rate = Pick<TaxRateRecord, 'id' | 'name' | 'percent' | 'category' | 'exemptionReason' | 'isafCode' | 'saftCode'>;
type RateOf = (taxed: { taxRateId: number }) => Rate;
/** Everything besides the input that a draft is computed from. */
export type DocumentBasis = { rateOf: RateOf } & Exchange;

export type DraftLine = Omit<DocumentLineRecord, 'id' | 'advanceOf'>;

/**
 * Returns the columns of a draft: the typed values, and all amounts computed anew. Lines and taxes copy name, percentage and category of the rate,
 * so that later changes of the rate do not reach the document. Example: two pieces at 100 with 21 % are a `net` of 200, a `tax` of 42 and a
 * `total` of 242.
 */
export function documentColumns(input: TypedDocument, { rateOf, exchangeRate, exchangeRateInverted }: DocumentBasis) {
  const totals = totalsOf(input, rateOf);
  const { subtotal, discount, charge, net, tax, total, prepaid, rounding } = totals;
  // `chosenSeries` says which series is stored.
  return {
    ...omit(trimmed(pick(input, documentFields)), ['numberSeriesId', 'numberSeriesReason']),
    exchangeRate,
    exchangeRateInverted,
    discountPercent: input.discountPercent || null,
    discountAmount: input.discountAmount || null,
    charges: (input.charges ?? []).map((one, index) => chargeOf(one, totals.charges[index] ?? 0, rateOf)),
    roundPayableTo: input.roundPayableTo || null,
    subtotal,
    discount,
    charge,
    net,
    tax,
    total,
    prepaid,
    rounding,
    lines: input.lines.map((line, index) => lineOf(line, index, rateOf(line), totals)),
    taxes: documentTaxes(totals),
  };
}

/** An empty text is none. */
const trimmed = <T extends object>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() || null : (value as unknown)]),
  ) as T;

const totalsOf = (input: TypedDocument, rateOf: RateOf): DocumentTotals =>
  documentTotals({
    lines: input.lines.map((line) => ({
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      baseQuantity: line.baseQuantity ?? 1,
      discountPercent: line.discountPercent,
      discountAmount: line.discountAmount,
      charge: line.charge ?? 0,
      ...taxOf(rateOf(line)),
    })),
    discountPercent: input.discountPercent,
    discountAmount: input.discountAmount,
    charges: (input.charges ?? []).map(({ percent, amount, taxRateId }) => ({
      percent,
      amount,
      ...(taxRateId && { tax: taxOf(rateOf({ taxRateId })) }),
    })),
    pricesIncludeTax: input.pricesIncludeTax,
    currency: input.currency,
    prepaid: input.prepaid ?? 0,
    roundPayableTo: input.roundPayableTo ?? undefined,
  });

const taxOf = ({ percent, category, exemptionReason }: Rate) => ({
  taxPercent: percent,
  taxCategory: category,
  exemptionReason,
});

function chargeOf(
  { reason, percent, amount, taxRateId }: DocumentChargeInput,
  charge: number,
  rateOf: RateOf,
): DocumentChargeRecord {
  const rate = taxRateId ? rateOf({ taxRateId }) : null;
  return {
    reason,
    percent: percent || null,
    amount: amount || null,
    taxRateId: rate?.id ?? null,
    taxName: rate?.name ?? null,
    taxPercent: rate?.percent ?? null,
    taxCategory: rate?.category ?? null,
    taxReason: rate?.exemptionReason ?? null,
    taxIsafCode: rate?.isafCode ?? null,
    taxSaftCode: rate?.saftCode ?? null,
    charge,
  };
}

const lineOf = (line: DocumentLineInput, index: number, rate: Rate, totals: DocumentTotals): DraftLine => ({
  position: index + 1,
  kind: line.kind,
  itemId: line.itemId ?? null,
  description: line.description,
  quantity: line.quantity,
  unit: line.unit,
  unitPrice: line.unitPrice,
  baseQuantity: line.baseQuantity ?? 1,
  discountPercent: line.discountPercent ?? 0,
  discountAmount: line.discountAmount || null,
  discount: totals.lines[index]?.discount ?? 0,
  charge: line.charge ?? 0,
  chargeReason: (line.charge && line.chargeReason) || null,
  net: totals.lines[index]?.net ?? 0,
  taxRateId: rate.id,
  taxPercent: rate.percent,
  taxCategory: rate.category,
  ...wordsOfRate(rate),
  serviceFrom: line.serviceFrom ?? null,
  serviceTo: line.serviceTo ?? null,
  sources: (line.sources ?? []).map(({ kind, id }) => ({ kind, id })),
});

/** Returns the stored tax breakdown; several exemption reasons are cut to the length of the column. */
export const documentTaxes = ({ taxes }: Pick<DocumentTotals, 'taxes'>): DocumentTaxRecord[] =>
  taxes.map(({ category, percent, discount, charge, base, amount, exemptionReason }) => ({
    category,
    percent,
    discount,
    charge,
    base,
    amount,
    exemptionReason: exemptionReason?.slice(0, 200) ?? null,
  }));
