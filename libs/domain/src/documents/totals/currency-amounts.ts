import type { Code } from '../../messages.ts';
import { DomainError, type Params } from '../../platform/errors/domain-error.ts';
import { minorUnits, round } from '../../platform/values/money.ts';

/**
 * Refuses amounts with more decimals than their currency has (two at most), such as a discount or a payment with cents in a currency without.
 * Prices are exempt. Throws DomainError `field.not_a_number` at the path of each. Example: `assertAmountsIn('JPY', { amount: 100.5 })` refuses.
 */
export function assertAmountsIn(currency: string, amounts: Record<string, number | null | undefined>): void {
  const places = Math.min(2, minorUnits(currency));
  const problem: { code: Code; params: Params } = { code: 'field.not_a_number', params: { places } };
  const wrong = Object.entries(amounts).filter(([, amount]) => amount && round(amount, places) !== amount);
  if (wrong.length)
    throw new DomainError(problem.code, problem.params, Object.fromEntries(wrong.map(([path]) => [path, problem])));
}
