import type { ExpenseRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';

type Named = Pick<ExpenseRecord, 'id' | 'vendorName' | 'comment'> & Partial<Pick<ExpenseRecord, 'departure' | 'destination'>>;

/** The name of an expense: its seller or its way, or else its comment, or "Expense #12". */
export function useExpenseName(): (expense: Named) => string {
  const t = useTranslate();
  return ({ id, vendorName, comment, departure, destination }) =>
    vendorName ??
    (departure && destination ? `${departure} – ${destination}` : null) ??
    comment?.split('\n')[0]?.slice(0, 60) ??
    t('expenses.unnamed', { id });
}
