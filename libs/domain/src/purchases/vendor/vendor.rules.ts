import { DomainError } from '../../platform/errors/domain-error.ts';
import { checkNorwegianAccount, hasIban, isIban } from '../../platform/values/identifiers.ts';

/** An account as it is kept and compared: without spaces and dots, in capitals. Example: `plainAccount('8601.11.17947')` is `86011117947`. */
export const plainAccount = (text: string): string => text.replace(/[\s.]/g, '').toUpperCase();

/** Are two account numbers the same account? A Norwegian one stands as an IBAN or as its eleven digits. Example: `isSameAccount('NO9386011117947', '8601.11.17947')`. */
export const isSameAccount = (one: string, other: string): boolean => {
  const plain = (account: string): string => plainAccount(account).replace(/^NO\d\d(?=\d{11}$)/, '');
  return plain(one) === plain(other);
};

/**
 * Can a vendor of this country be paid there? Where accounts have an IBAN: by an IBAN or by the eleven digits of a Norwegian account,
 * whose check digits fit. Elsewhere the number is the bank's affair. Example: `isPayableAccount('8601 11 17947', 'NO')` is true.
 */
export function isPayableAccount(text: string, country: string): boolean {
  if (/^[A-Z]{2}\d{2}/.test(plainAccount(text))) return isIban(plainAccount(text));
  return !hasIban(country) || checkNorwegianAccount(text) !== 'invalid';
}

type Changed = { account?: string | null; accountChangedAt?: unknown; accountConfirmedAt?: unknown };

/** Does a changed account wait to be confirmed? */
export const isAccountUnconfirmed = ({ account, accountChangedAt, accountConfirmedAt }: Changed): boolean =>
  Boolean(account && accountChangedAt && !accountConfirmedAt);

/**
 * A changed account is confirmed by somebody who may pay and did not change it; by the same person only where `payers`, all who may pay,
 * leave nobody else. Throws DomainError `vendor.account_not_changed` and `vendor.confirmed_by_another`.
 */
export function assertConfirmable(
  vendor: Changed & { accountChangedById?: number | null },
  by: number | null,
  payers: readonly number[],
): void {
  if (!isAccountUnconfirmed(vendor)) throw new DomainError('vendor.account_not_changed');
  if (vendor.accountChangedById === by && payers.some((id) => id !== by)) throw new DomainError('vendor.confirmed_by_another');
}
