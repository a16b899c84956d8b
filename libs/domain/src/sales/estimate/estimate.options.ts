import { documentTotals, type DocumentTotals } from '../../documents/totals/document-totals.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import type { EstimateLineInput } from './estimate.input.ts';
import type { EstimateDetail } from './estimate.ts';

type Placed = { position: number; optional: boolean };
/** What the total of an estimate is computed from, as the estimate was saved. */
export type Priced = Pick<
  EstimateDetail,
  'currency' | 'pricesIncludeTax' | 'discountPercent' | 'discountAmount' | 'charges' | 'lines'
>;

/** Returns the lines that count: those that are not optional, and the chosen ones. */
export const countedLines = <L extends Placed>(lines: readonly L[], chosen: readonly number[]): L[] =>
  lines.filter(({ optional, position }) => !optional || chosen.includes(position));

/** Returns the positions of all optional lines. */
export const optionalPositions = (lines: readonly Placed[]): number[] =>
  lines.flatMap(({ optional, position }) => (optional ? [position] : []));

/** Returns a choice in ascending order. Throws DomainError `estimate.not_optional` for a line that nobody can choose or leave out. */
export function choiceOf(lines: readonly Placed[], chosen: readonly number[] = []): number[] {
  const known = optionalPositions(lines);
  if (chosen.some((position) => !known.includes(position))) {
    const problem = { code: 'estimate.not_optional' } as const;
    throw new DomainError(problem.code, undefined, { chosenLines: problem });
  }
  return known.filter((position) => chosen.includes(position));
}

/** Returns the figures of a saved estimate with the chosen optional lines: to the cent those of its invoice, because the same function adds both up. */
export function totalsWith(estimate: Priced, chosen: readonly number[]): DocumentTotals {
  const { currency, pricesIncludeTax, discountPercent, discountAmount } = estimate;
  return documentTotals({
    currency,
    pricesIncludeTax,
    discountPercent,
    discountAmount,
    charges: estimate.charges.map(({ percent, amount, taxCategory, taxPercent, taxReason }) => ({
      percent,
      amount,
      ...(taxCategory && { tax: { taxCategory, taxPercent, exemptionReason: taxReason } }),
    })),
    lines: countedLines(estimate.lines, chosen).map(({ taxReason, ...line }) => ({ ...line, exemptionReason: taxReason })),
  });
}

/** Returns the total with the chosen optional lines. */
export const totalWith = (estimate: Priced, chosen: readonly number[]): number => totalsWith(estimate, chosen).total;

/** Refuses optional deductions: no choice may lower the total. Throws DomainError `estimate.optional_deduction` at each of them. */
export function assertOptions(lines: readonly Pick<EstimateLineInput, 'optional' | 'quantity'>[]): void {
  const problem = { code: 'estimate.optional_deduction' } as const;
  const deductions = lines.flatMap(({ optional, quantity }, index) =>
    optional && quantity < 0 ? [[`lines.${index}.quantity`, problem] as const] : [],
  );
  if (deductions.length) throw new DomainError(problem.code, undefined, Object.fromEntries(deductions));
}

/** Refuses to send an estimate of which the customer could choose nothing. Throws DomainError `estimate.only_optional`. */
export function assertNotOnlyOptional(lines: readonly { optional?: boolean | null }[]): void {
  if (lines.length && lines.every(({ optional }) => optional)) throw new DomainError('estimate.only_optional');
}
