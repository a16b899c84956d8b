import { classifierTypes, type ExpenseRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useClassifierChoices } from '../../firm/classifiers/useClassifierChoices.ts';

type Named = Pick<ExpenseRecord, 'id' | 'vendorName' | 'comment'> &
  Partial<Pick<ExpenseRecord, 'departure' | 'destination' | 'categoryId'>>;

/** The name of an expense: its seller or its way, or else its comment or category, which is all that a telephone asks for, or "Expense #12". */
export function useExpenseName(): (expense: Named) => string {
  const t = useTranslate();
  const { nameOf: categoryOf } = useClassifierChoices(classifierTypes.expenseCategory);
  return ({ id, vendorName, comment, departure, destination, categoryId = null }) =>
    (vendorName ??
      (departure && destination ? `${departure} – ${destination}` : null) ??
      comment?.split('\n')[0]?.slice(0, 60) ??
      categoryOf(categoryId)) ||
    t('expenses.unnamed', { id });
}
