import type { CustomerRecord } from '@kontor/domain';
import type { CurrencyAmount } from '../../platform/format/Amounts.tsx';

type Balances = Pick<CustomerRecord, 'currency' | 'receivable' | 'overdue' | 'unusedCredit' | 'otherBalances'>;

/** A balance of a customer in each of its currencies, the customer's own first. */
export const balancesOf = (customer: Balances, of: 'receivable' | 'overdue' | 'unusedCredit'): CurrencyAmount[] => [
  { currency: customer.currency, amount: customer[of] },
  ...customer.otherBalances.map((other) => ({ currency: other.currency, amount: other[of] })),
];
