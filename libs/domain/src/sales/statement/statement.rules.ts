import type { AccountSources } from '../../documents/statement/account.ts';
import { accountsOf } from '../../documents/statement/account.rules.ts';
import { negate, sum } from '../../platform/values/money.ts';
import { statementKinds, type Statement, type StatementEntry, type StatementInterest } from './statement.ts';

/**
 * The account of a customer up to the last day, one for each currency; that of `first` leads, also when nothing happened. Example: 121 owed
 * before June and a payment of 121 in June close June with 0.
 */
export function statementsOf(
  sources: AccountSources<StatementEntry>,
  days: { first: string; lastDay: string },
  interests: readonly StatementInterest[] = [],
): Statement[] {
  return accountsOf(statementKinds, sources, days).map(({ totals, ...account }) => ({
    ...account,
    invoiced: totals.invoice,
    received: negate(totals.payment),
    writtenOff: negate(totals.writeOff),
    credited: negate(totals.creditNote),
    lateInterest: interests.filter(({ currency }) => currency === account.currency),
    paidBack: sum([totals.payBack, totals.refund, totals.creditRefund]),
  }));
}
