import type { Code } from '../../messages.ts';
import { isValidOn } from '../../firm/tax-rate/tax-rate.rules.ts';
import type { TaxCategory, TaxRateRecord } from '../../firm/tax-rate/tax-rate.ts';
import { DomainError, type Params } from '../../platform/errors/domain-error.ts';

type Supplied = { supplyDate?: string | null; advanceDate?: string | null };
type Period = { serviceFrom?: string | null; serviceTo?: string | null };

/**
 * Returns the day that decides the rate of a line: the end of its period, or else the document's date of supply, or else its date. An advance
 * before the supply takes precedence. Example: accommodation of 18 to 20 December 2025 invoiced on 10 January 2026 has its tax point on
 * 2025-12-20.
 */
export function taxPointOf({ supplyDate, advanceDate }: Supplied, date: string, line: Period = {}): string {
  const supplied = (line.serviceTo ?? line.serviceFrom ?? supplyDate) || date;
  return advanceDate && advanceDate < supplied ? advanceDate : supplied;
}

type Taxed = { taxRateId: number | null; taxPercent: number | null; taxCategory: TaxCategory | null };
type Written = Supplied & { lines: readonly (Taxed & Period & { advanceOf?: number | null })[]; charges: readonly Taxed[] };
type Rate = Pick<TaxRateRecord, 'percent' | 'category' | 'validFrom' | 'validTo'>;
type Problems = Record<string, { code: Code; params?: Params }>;

/**
 * Returns the problems of a draft whose rates have changed or ended since it was saved, at the fields of its lines and charges:
 * `tax_rate.not_in_force` with the tax point, or `document.tax_rate_changed` with the current percentage.
 */
export function outdatedRates(document: Written, date: string, rateOf: (id: number) => Rate | undefined): Problems {
  const problems: Problems = {};
  const check = (path: string, { taxRateId, taxPercent, taxCategory }: Taxed, point: string): void => {
    if (!taxRateId) return;
    const rate = rateOf(taxRateId);
    if (!rate || !isValidOn(rate, point)) problems[path] = { code: 'tax_rate.not_in_force', params: { date: point } };
    else if (rate.percent !== taxPercent || rate.category !== taxCategory)
      problems[path] = { code: 'document.tax_rate_changed', params: { percent: rate.percent ?? 0 } };
  };
  // An advance keeps the rate with which its tax was declared.
  document.lines.forEach((line, index) => {
    if (!line.advanceOf) check(`lines.${index}.taxRateId`, line, taxPointOf(document, date, line));
  });
  document.charges.forEach((charge, index) => check(`charges.${index}.taxRateId`, charge, taxPointOf(document, date)));
  return problems;
}

/** Refuses to issue a draft with outdated rates. Throws DomainError with the problems of `outdatedRates`. */
export function assertRatesCurrent(...asked: Parameters<typeof outdatedRates>): void {
  const problems = outdatedRates(...asked);
  const [first] = Object.values(problems);
  if (first) throw new DomainError(first.code, first.params, problems);
}
