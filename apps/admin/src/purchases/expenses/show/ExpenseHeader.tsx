import { expenseMachine, isToReimburse, type ExpenseRecord, type ExpenseVerb } from '@kontor/domain';
import { Button, MenuItem } from '@mui/material';
import { Suspense, useState } from 'react';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { ActionButton } from '../../../platform/action/ActionButton.tsx';
import { may } from '../../../platform/api/ability.ts';
import { useCommand, useRemove } from '../../../platform/api/useCommand.ts';
import { PageHeader } from '../../../platform/page/PageHeader.tsx';
import { part } from '../../../platform/page/page.ts';
import { InInvoices, invoicesOf } from '../../bills/InInvoices.tsx';
import { BilledMark, ExpenseStatus } from '../ExpenseStatus.tsx';
import { mayDecide, mayReimburse } from '../mayDecide.ts';
import { useExpenseName } from '../useExpenseName.ts';

const ReimburseDialog = part(() => import('../pay/ReimburseDialog.tsx').then((m) => m.ReimburseDialog));
const RejectDialog = part(() => import('./RejectDialog.tsx').then((m) => m.RejectDialog));

/** Title, status and commands; only the next sensible step is a filled button. */
export const ExpenseHeader = ({ expense }: { expense: ExpenseRecord }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const nameOf = useExpenseName();
  const labelOf = useGetResourceLabel();
  const command = useCommand('expenses');
  const remove = useRemove('expenses');
  const [dialog, setDialog] = useState<'pay' | 'reject'>();
  const close = () => setDialog(undefined);
  const { id, version, status, billed } = expense;
  const isSent = billed && !invoicesOf(expense).some(({ isDraft }) => isDraft);
  const can = (verb: ExpenseVerb): boolean => expenseMachine.actionsFrom(status).includes(verb);
  const decides = mayDecide(expense);
  const step = (verb: 'submit' | 'withdraw' | 'approve', isNext = true) => (
    <ActionButton
      label={t(`expenses.action.${verb}`)}
      variant={isNext ? 'contained' : 'outlined'}
      asMenuItem={!isNext}
      run={() => command(id, verb, verb === 'approve' ? { version } : {})}
      success={`expenses.done.${verb}`}
    />
  );
  const action = () => {
    if (can('submit')) return may('submit', 'Expense', expense) && step('submit');
    if (can('approve') && decides) return step('approve');
    return (
      isToReimburse(expense) &&
      mayReimburse() && (
        <Button variant="contained" onClick={() => setDialog('pay')}>
          {t('expenses.pay.title')}
        </Button>
      )
    );
  };
  const mayEdit = may('edit', 'Expense', expense) && (status === 'draft' || (status === 'submitted' && decides));
  return (
    <>
      <PageHeader
        title={nameOf(expense)}
        breadcrumb={[{ label: labelOf('expenses', 2), to: '/expenses/index' }]}
        status={
          <>
            <ExpenseStatus expense={expense} /> <BilledMark expense={expense} />{' '}
            <InInvoices resource="expenses" record={expense} question="expenses.confirm.removeFromInvoice" />
          </>
        }
        subtitle={<bdi>{expense.userName}</bdi>}
        secondary={
          mayEdit && (
            <Button component={Link} to={`/expenses/${id}`}>
              {t('ra.action.edit')}
            </Button>
          )
        }
        action={action()}
        overflow={[
          can('withdraw') && may('submit', 'Expense', expense) && <span key="withdraw">{step('withdraw', false)}</span>,
          can('reject') && decides && (
            <MenuItem key="reject" disabled={isSent} onClick={() => setDialog('reject')} sx={{ color: 'error.main' }}>
              {t('expenses.action.reject')}
            </MenuItem>
          ),
          can('delete') && may('delete', 'Expense', expense) && (
            <ActionButton
              key="delete"
              asMenuItem
              danger
              label={t('expenses.action.remove')}
              confirm={{
                title: t('kontor.confirm.delete_title'),
                text: t('kontor.confirm.delete_text'),
                warning: t('kontor.confirm.delete_warning'),
                confirmLabel: t('expenses.confirm.remove_named', { name: nameOf(expense) }),
              }}
              run={() => remove(expense)}
              success="expenses.done.remove"
              onDone={() => navigate('/expenses/index')}
            />
          ),
        ].filter(Boolean)}
      />
      <Suspense fallback={null}>
        {dialog === 'pay' && <ReimburseDialog expenses={[expense]} onClose={close} />}
        {dialog === 'reject' && <RejectDialog expense={expense} onClose={close} />}
      </Suspense>
    </>
  );
};
