import { isToReimburse, type ExpenseRecord } from '@kontor/domain';
import { Button, Tooltip } from '@mui/material';
import { Suspense, useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { useCommand } from '../../platform/api/useCommand.ts';
import { BulkDelete } from '../../platform/list/BulkDelete.tsx';
import { part } from '../../platform/page/page.ts';
import { mayDecide, mayReimburse } from './mayDecide.ts';

const ReimburseDialog = part(() => import('./pay/ReimburseDialog.tsx').then((m) => m.ReimburseDialog));

/** What is done to several expenses: handed in, approved, paid back to one person, removed. */
export const ExpenseBulk = () => {
  const t = useTranslate();
  const notify = useNotify();
  const command = useCommand('expenses');
  const { data = [], selectedIds = [], onUnselectItems } = useListContext<ExpenseRecord>();
  const [paying, setPaying] = useState<ExpenseRecord[]>();
  const [busy, setBusy] = useState(false);
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const all = (fits: (expense: ExpenseRecord) => boolean): boolean => chosen.length > 0 && chosen.every(fits);
  const isOne = chosen.every(({ userId }) => userId === chosen[0]?.userId);
  // One after another: a refusal names its expense, and what went before it stays done.
  const run = async (verb: 'submit' | 'approve') => {
    setBusy(true);
    try {
      for (const { id, version } of chosen) await command(id, verb, verb === 'approve' ? { version } : {});
      notify(`expenses.done.${verb}_many`, { type: 'success', messageArgs: { smart_count: chosen.length } });
      onUnselectItems();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const step = (verb: 'submit' | 'approve') => (
    <Button size="small" disabled={busy} onClick={() => void run(verb)}>
      {t(`expenses.bulk.${verb}`, { smart_count: chosen.length })}
    </Button>
  );
  return (
    <>
      {all((expense) => expense.status === 'draft' && may('submit', 'Expense', expense)) && step('submit')}
      {all((expense) => expense.status === 'submitted' && mayDecide(expense)) && step('approve')}
      {all(isToReimburse) && mayReimburse() && (
        <Tooltip title={isOne ? '' : t('expenses.bulk.one_person')}>
          <span>
            <Button size="small" disabled={!isOne} onClick={() => setPaying(chosen)}>
              {t('expenses.bulk.reimburse', { smart_count: chosen.length })}
            </Button>
          </span>
        </Tooltip>
      )}
      {all((expense) => expense.status === 'draft' && may('delete', 'Expense', expense)) && (
        <BulkDelete label={t('expenses.bulk.remove')} />
      )}
      {paying && (
        <Suspense fallback={null}>
          <ReimburseDialog
            expenses={paying}
            onClose={(isDone) => {
              setPaying(undefined);
              if (isDone) onUnselectItems();
            }}
          />
        </Suspense>
      )}
    </>
  );
};
