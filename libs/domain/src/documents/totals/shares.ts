import { DomainError } from '../../platform/errors/domain-error.ts';
import { compare } from '../../platform/values/money.ts';
import type { Share } from './totals.ts';

/** The input paths of a share's percentage and amount, and its error code. */
export type At = { percent: string; amount: string; code: 'document.discount_incorrect' | 'document.charge_incorrect' };
const below = (path: string, code: At['code']): At => ({ percent: `${path}.percent`, amount: `${path}.amount`, code });

export const discountAt = (path = ''): At => ({
  percent: `${path}discountPercent`,
  amount: `${path}discountAmount`,
  code: 'document.discount_incorrect',
});
export const chargeAt = (index: number, path = ''): At => below(`${path}charges.${index}`, 'document.charge_incorrect');
export const allowanceAt = (index: number, path = ''): At => below(`${path}allowances.${index}`, 'document.discount_incorrect');
export const incorrect = ({ code }: At, path: string): DomainError => new DomainError(code, undefined, { [path]: { code } });

/** Refuses, at its path, a share that is negative, above its base, or both a percentage and an amount. */
export function refuse({ percent, amount }: Share, base: number, at: At): void {
  if ((percent ?? 0) < 0 || (percent ?? 0) > 100 || (percent && amount)) throw incorrect(at, at.percent);
  if ((amount ?? 0) < 0 || compare(amount ?? 0, base) > 0) throw incorrect(at, at.amount);
}
