import { isToReimburse, type ExpenseRecord, type ExpenseStatus as Status } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { StatusChip, type StatusName } from '../../platform/format/StatusChip.tsx';
import { billedWord } from '../bills/BillBadges.tsx';
import { invoicesOf } from '../bills/InInvoices.tsx';

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

type Billed = Pick<ExpenseRecord, 'id' | 'status' | 'billable' | 'billed'> & { invoices?: ExpenseRecord['invoices'] };

/** Whether an expense is billed to a customer; where the invoice itself is named, that stands for "billed". */
export const BilledMark = ({ expense }: { expense: Billed }) => {
  const t = useTranslate();
  const { billable, billed } = expense;
  if (!billable || invoicesOf(expense).length > 0) return null;
  return <StatusChip status={billed ? 'billed' : 'unbilled'} label={t(`bills.${billedWord(expense)}`)} />;
};
