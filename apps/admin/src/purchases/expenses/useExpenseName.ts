import { useTranslate } from 'react-admin';

/** The name of an expense: its seller, or else its comment, or "Expense #12". */
export function useExpenseName(): (expense: { id: number; vendorName: string | null; comment: string | null }) => string {
  const t = useTranslate();
  return ({ id, vendorName, comment }) => vendorName ?? comment?.split('\n')[0]?.slice(0, 60) ?? t('expenses.unnamed', { id });
}
