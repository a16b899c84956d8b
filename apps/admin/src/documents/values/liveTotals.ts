import { documentTotals, DomainError, negate, type DocumentTotals, type TaxRateRecord } from '@kontor/domain';
import type { DocumentValues } from './documentValues.ts';
import { writtenLines, type LineValues } from './lineValues.ts';

type Priced = Pick<LineValues, 'quantity' | 'unitPrice' | 'discountPercent' | 'taxRateId'>;
export type RatesById = ReadonlyMap<number, TaxRateRecord>;

/** Either the figures, or what is wrong with them and at which field. */
export type LiveTotals =
  { totals: DocumentTotals; problem?: undefined } | { totals?: undefined; problem: { code: string; path?: string } };

const figure = (value: number | null | undefined): number => (typeof value === 'number' && !Number.isNaN(value) ? value : 0);

export function documentLine(line: Priced, rates: RatesById) {
  const rate = rates.get(line.taxRateId ?? 0);
  return {
    quantity: figure(line.quantity),
    unitPrice: figure(line.unitPrice),
    discountPercent: figure(line.discountPercent),
    taxPercent: rate?.percent ?? null,
    taxCategory: rate?.category ?? ('O' as const),
  };
}

/** The figures of what is typed, by the function that the server computes with. */
export function liveTotals(
  values: Pick<DocumentValues, 'lines' | 'discountPercent' | 'discountAmount' | 'pricesIncludeTax'>,
  rates: RatesById,
): LiveTotals {
  try {
    const totals = documentTotals({
      lines: writtenLines(values.lines).map((line) => documentLine(line, rates)),
      discountPercent: figure(values.discountPercent),
      discountAmount: figure(values.discountAmount),
      pricesIncludeTax: values.pricesIncludeTax,
    });
    return { totals };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { problem: { code: error.code, path: Object.keys(error.errors ?? {})[0] } };
  }
}

/** The net of one line; undefined while its discount is impossible. */
export function lineNet(line: Priced, rates: RatesById): number | undefined {
  const { quantity, unitPrice, discountPercent, taxCategory } = documentLine(line, rates);
  // A document cannot be below zero, but a line can: it is computed without its sign.
  const size = { quantity: Math.abs(quantity), unitPrice: Math.abs(unitPrice), discountPercent, taxPercent: 0, taxCategory };
  try {
    const { subtotal } = documentTotals({ lines: [size] });
    return quantity < 0 !== unitPrice < 0 ? negate(subtotal) : subtotal;
  } catch {
    return undefined;
  }
}
