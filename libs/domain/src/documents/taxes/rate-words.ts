import type { TaxCategory, TaxRateRecord } from '../../firm/tax-rate/tax-rate.ts';
import type { DocumentTaxRecord } from '../lines/line.ts';

type Rate = Pick<TaxRateRecord, 'name' | 'exemptionReason' | 'isafCode' | 'saftCode'>;
export type RateWords = {
  taxName: string | null;
  taxReason?: string | null;
  taxIsafCode?: string | null;
  taxSaftCode?: string | null;
};
type Taxed = { taxPercent?: number | null; taxCategory: TaxCategory | null; taxReason?: string | null };

/** Returns a rate's name, exemption reason and register codes, which a line or a charge copies besides category and percentage. */
export const wordsOfRate = ({ name, exemptionReason, isafCode, saftCode }: Rate): Required<RateWords> & { taxName: string } => ({
  taxName: name,
  taxReason: exemptionReason,
  taxIsafCode: isafCode,
  taxSaftCode: saftCode,
});

/** Have the name, exemption reason or codes of the rate changed since they were copied? */
export function saysOtherwise(copied: RateWords, rate: Rate): boolean {
  const words = wordsOfRate(rate);
  return (['taxName', 'taxReason', 'taxIsafCode', 'taxSaftCode'] as const).some((key) => (copied[key] ?? null) !== words[key]);
}

/** Returns the exemption reasons of one row of taxes, each once, cut to the length of the column; null if it needs none. Example: `A; B`. */
export function groundOf(
  { category, percent }: Pick<DocumentTaxRecord, 'category' | 'percent'>,
  taxed: readonly Taxed[],
): string | null {
  const ofRow = taxed.filter((one) => one.taxCategory === category && (one.taxPercent ?? null) === percent);
  return [...new Set(ofRow.flatMap(({ taxReason }) => taxReason?.trim() || []))].join('; ').slice(0, 200) || null;
}

type Rated = Taxed & { taxRateId: number | null };
type Row = Pick<DocumentTaxRecord, 'category' | 'percent' | 'exemptionReason'>;

/** Returns the rows of taxes with the current exemption reasons of their rates, which a document takes over when it is issued. */
export const groundsToday = (
  rows: readonly Row[],
  taxed: readonly Rated[],
  rateOf: (id: number) => Pick<TaxRateRecord, 'exemptionReason'> | undefined,
): Row[] => {
  const today = taxed.map((one) => {
    const rate = one.taxRateId ? rateOf(one.taxRateId) : undefined;
    return rate ? { ...one, taxReason: rate.exemptionReason } : one;
  });
  return rows.map(({ category, percent }) => ({ category, percent, exemptionReason: groundOf({ category, percent }, today) }));
};
