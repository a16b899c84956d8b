import type { AccountSources } from '../../documents/statement/account.ts';
import { accountsOf } from '../../documents/statement/account.rules.ts';
import { negate } from '../../platform/values/money.ts';
import { vendorStatementKinds, type VendorStatement, type VendorStatementEntry } from './vendor-statement.ts';

/**
 * The account of a vendor up to the last day, one for each currency; that of `first` leads, also when nothing happened. Example: a bill of 121
 * and a credit note of 21 in June close June with 100 to pay.
 */
export function vendorStatementsOf(
  sources: AccountSources<VendorStatementEntry>,
  days: { first: string; lastDay: string },
): VendorStatement[] {
  return accountsOf(vendorStatementKinds, sources, days).map(({ totals, ...account }) => ({
    ...account,
    billed: totals.bill,
    paid: negate(totals.payment),
    credited: negate(totals.creditNote),
    refunded: totals.refund,
  }));
}
