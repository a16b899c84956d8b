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

/** What a line or a charge copies of its rate besides category and percentage: its name, its ground, and its codes for registers. */
export const wordsOfRate = ({ name, exemptionReason, isafCode, saftCode }: Rate): Required<RateWords> & { taxName: string } => ({
  taxName: name,
  taxReason: exemptionReason,
  taxIsafCode: isafCode,
  taxSaftCode: saftCode,
});

/** Has the rate got another name, ground or code since they were copied? */
export function saysOtherwise(copied: RateWords, rate: Rate): boolean {
  const words = wordsOfRate(rate);
  return (['taxName', 'taxReason', 'taxIsafCode', 'taxSaftCode'] as const).some((key) => (copied[key] ?? null) !== words[key]);
}

/** The grounds of one row of taxes, each once, cut to what the column holds; null where it needs none. Example: `A; B`. */
export function groundOf(
  { category, percent }: Pick<DocumentTaxRecord, 'category' | 'percent'>,
  taxed: readonly Taxed[],
): string | null {
  const ofRow = taxed.filter((one) => one.taxCategory === category && (one.taxPercent ?? null) === percent);
  return [...new Set(ofRow.flatMap(({ taxReason }) => taxReason?.trim() || []))].join('; ').slice(0, 200) || null;
}

type Rated = Taxed & { taxRateId: number | null };
type Row = Pick<DocumentTaxRecord, 'category' | 'percent' | 'exemptionReason'>;

/** The rows of taxes with the grounds of their rates as these are today: a ground is taken anew when the document is issued. */
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
