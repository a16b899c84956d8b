import { isToReimburse, type ExpenseRecord, type ExpenseStatus as Status } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { StatusChip, type StatusName } from '../../platform/format/StatusChip.tsx';

type Stated = Pick<ExpenseRecord, 'status' | 'paidBy' | 'rejectReason'>;
const looks: Record<Status, StatusName> = { draft: 'draft', submitted: 'pending', approved: 'accepted', reimbursed: 'paid' };

/** The state of an expense in one word; a draft that came back says so. */
export function useExpenseStatus(): (expense: Stated) => string {
  const t = useTranslate();
  return ({ status, paidBy, rejectReason }) => {
    if (rejectReason !== null) return t('expenses.returned');
    return t(isToReimburse({ status, paidBy }) ? 'expenses.to_reimburse' : `expenses.statuses.${status}`);
  };
}

export const ExpenseStatus = ({ expense }: { expense: Stated }) => {
  const wordOf = useExpenseStatus();
  return <StatusChip status={expense.rejectReason === null ? looks[expense.status] : 'rejected'} label={wordOf(expense)} />;
};
