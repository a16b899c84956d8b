import { documentTotals, DomainError, type DocumentTotals, type TaxRateRecord } from '@kontor/domain';
import type { DocumentValues } from './documentValues.ts';
import { writtenLines, type LineValues } from './lineValues.ts';

type Priced = Pick<
  LineValues,
  'quantity' | 'unitPrice' | 'discountPercent' | 'discountAmount' | 'baseQuantity' | 'charge' | 'taxRateId'
>;
type Summed = Pick<
  DocumentValues,
  'lines' | 'discountPercent' | 'discountAmount' | 'charges' | 'prepaid' | 'roundPayableTo' | 'pricesIncludeTax' | 'currency'
>;
export type RatesById = ReadonlyMap<number, TaxRateRecord>;

/** The figures, or the error with its field. `fullTotal` is there where lines are optional: the total with all of them. */
export type LiveTotals =
  | { totals: DocumentTotals; fullTotal?: number; problem?: undefined }
  | { totals?: undefined; fullTotal?: undefined; problem: { code: string; path?: string } };

const figure = (value: number | null | undefined): number => (typeof value === 'number' && !Number.isNaN(value) ? value : 0);

function taxOf(taxRateId: number | null, rates: RatesById) {
  const rate = rates.get(taxRateId ?? 0);
  return { taxPercent: rate?.percent ?? null, taxCategory: rate?.category ?? ('O' as const) };
}

const documentLine = (line: Priced, rates: RatesById) => ({
  quantity: figure(line.quantity),
  unitPrice: figure(line.unitPrice),
  baseQuantity: figure(line.baseQuantity) || 1,
  discountPercent: figure(line.discountPercent),
  discountAmount: figure(line.discountAmount),
  charge: figure(line.charge),
  ...taxOf(line.taxRateId, rates),
});

/** The figures of the typed values, by the same function as the server. Optional lines do not count in them. */
export function liveTotals(values: Summed, rates: RatesById): LiveTotals {
  const sumsOf = (lines: readonly Priced[]): DocumentTotals =>
    documentTotals({
      lines: lines.map((line) => documentLine(line, rates)),
      discountPercent: figure(values.discountPercent),
      discountAmount: figure(values.discountAmount),
      charges: values.charges.map(({ percent, amount, taxRateId }) => ({
        percent: figure(percent),
        amount: figure(amount),
        ...(taxRateId && { tax: taxOf(taxRateId, rates) }),
      })),
      pricesIncludeTax: values.pricesIncludeTax,
      currency: values.currency,
      prepaid: figure(values.prepaid),
      roundPayableTo: figure(values.roundPayableTo) || undefined,
    });
  try {
    const lines = writtenLines(values.lines);
    const full = sumsOf(lines);
    const counted = lines.filter(({ optional }) => !optional);
    return counted.length === lines.length ? { totals: full } : { totals: sumsOf(counted), fullTotal: full.total };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { problem: { code: error.code, path: Object.keys(error.errors ?? {})[0] } };
  }
}

/** The net amount of a line; undefined while its discount is impossible. */
export function lineNet(line: Priced, rates: RatesById, currency: string): number | undefined {
  try {
    // A document cannot be negative, but a line can.
    const lines = [{ ...documentLine(line, rates), taxPercent: 0 }];
    return documentTotals({ lines, currency, mayBeNegative: true }).subtotal;
  } catch {
    return undefined;
  }
}
