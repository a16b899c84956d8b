import { billTotals, DomainError, type BillTotalsOf } from '@kontor/domain';
import type { RatesById } from '../../../documents/values/liveTotals.ts';
import { writtenBillLines, type BillLineValues, type BillValues } from './values.ts';

/** The typed values that sums depend on. */
export type Summed = Pick<
  BillValues,
  'lines' | 'discountPercent' | 'discountAmount' | 'pricesIncludeTax' | 'reverseCharge' | 'currency'
>;
/** The figures, or the error with its field. */
export type LiveBill =
  { totals: BillTotalsOf; problem?: undefined } | { totals?: undefined; problem: { code: string; path?: string } };

const figure = (value: number | null | undefined): number => (typeof value === 'number' && !Number.isNaN(value) ? value : 0);

function lineOf(line: BillLineValues, rates: RatesById) {
  const rate = rates.get(line.taxRateId ?? 0);
  return {
    quantity: figure(line.quantity),
    unitCost: figure(line.unitCost),
    discountPercent: figure(line.discountPercent),
    discountAmount: figure(line.discountAmount),
    taxPercent: rate?.percent ?? null,
    taxCategory: rate?.category ?? ('O' as const),
    taxAmount: Number.isNaN(line.taxAmount) ? null : line.taxAmount,
    deductiblePercent: line.outlay ? 0 : Number.isNaN(line.deductiblePercent) ? null : line.deductiblePercent,
  };
}

/** The figures of the typed values, by the same function as the server. */
export function liveBill(values: Summed, rates: RatesById): LiveBill {
  try {
    const totals = billTotals({
      lines: writtenBillLines(values.lines).map((line) => lineOf(line, rates)),
      discountPercent: figure(values.discountPercent),
      discountAmount: figure(values.discountAmount),
      pricesIncludeTax: values.pricesIncludeTax,
      reverseCharge: values.reverseCharge,
      currency: values.currency,
    });
    return { totals };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { problem: { code: error.code, path: Object.keys(error.errors ?? {})[0] } };
  }
}
