import type { Cost } from '@kontor/domain';
import { may } from '../../../platform/api/ability.ts';
import { maySee } from '../../../platform/api/maySee.ts';

/** A name of its own for each cost, whatever it is from. */
export const keyOf = (cost: Cost): string => ('expenseId' in cost ? `expense ${cost.expenseId}` : `billLine ${cost.billLineId}`);

export const dateOf = (cost: Cost): string => ('expenseId' in cost ? cost.expenseDate : cost.billDate);

/** Where a cost is from: the vendor and the number of its bill, or the seller and the person who spent. A seller that already describes it is not said twice. */
export const fromWords = (cost: Cost): string[] =>
  ('expenseId' in cost ? [cost.vendorName, cost.userName] : [cost.vendorName, cost.billNumber]).filter(
    (word): word is string => word !== null && word !== cost.description,
  );

/** The page of its bill or expense. */
export const pageOf = (cost: Cost): string =>
  'expenseId' in cost ? `/expenses/${cost.expenseId}/show` : `/bills/${cost.billId}/show`;

/** The lists of costs that the person may read with what they come to. */
export const costPaths = (): string[] => [
  ...(may('list', 'Bill') && maySee('Bill', 'lines') ? ['/bills/costs'] : []),
  ...(may('list', 'Expense') && maySee('Expense', 'amount') && maySee('Expense', 'unitPrice') ? ['/expenses/costs'] : []),
];
