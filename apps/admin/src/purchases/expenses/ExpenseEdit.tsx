import type { ExpenseRecord, ExpenseTerms } from '@kontor/domain';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { PageMessage } from '../../platform/page/PageMessage.tsx';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import { ExpenseForm } from './form/ExpenseForm.tsx';
import { termsQuery } from './form/terms.ts';
import { valuesOf } from './form/values.ts';
import { mayDecide } from './mayDecide.ts';
import { useExpenseName } from './useExpenseName.ts';

/** Reads the expense in the address and draws its form; what is decided says that it is locked. */
export const ExpenseEdit = () => {
  const t = useTranslate();
  const kontor = useKontor();
  const nameOf = useExpenseName();
  const id = Number(useParams()['id']);
  const terms = useQuery<ExpenseTerms>(termsQuery(kontor));
  const { data, error, refetch, isFetchedAfterMount } = useGetOne<ExpenseRecord>(
    'expenses',
    { id },
    { refetchOnMount: 'always', staleTime: 0 },
  );
  // The expense as of the start of editing: changes by others must not slip into the form.
  const [begun, setBegun] = useState<ExpenseRecord>();
  if (begun?.id !== id && data?.id === id && isFetchedAfterMount && !error) setBegun(data);
  const failed = error ?? terms.error;
  if (begun?.id !== id || !terms.data)
    return failed ? <RecordFailed error={failed} onRetry={() => void Promise.all([refetch(), terms.refetch()])} /> : null;
  if (begun.status === 'draft' || (begun.status === 'submitted' && mayDecide(begun)))
    return (
      <ExpenseForm
        key={id}
        baseCurrency={terms.data.baseCurrency}
        expense={begun}
        defaults={valuesOf(begun)}
        title={nameOf(begun)}
      />
    );
  return (
    <PageMessage icon={<LockOutlined />} title={nameOf(begun)} text={t('expenses.frozen')}>
      <Button variant="contained" component={Link} to={`/expenses/${id}/show`}>
        {t('expenses.to_expense')}
      </Button>
    </PageMessage>
  );
};
