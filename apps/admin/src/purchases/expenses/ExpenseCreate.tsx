import type { ExpenseTerms, ProjectRecord } from '@kontor/domain';
import { useQuery } from '@tanstack/react-query';
import { useGetOne, useRecordFromLocation, useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import { ExpenseForm } from './form/ExpenseForm.tsx';
import { termsQuery } from './form/terms.ts';
import { newExpense } from './form/values.ts';

/** Begins an expense: empty, or for the project in the address. */
export const ExpenseCreate = () => {
  const t = useTranslate();
  const today = useToday();
  const kontor = useKontor();
  const terms = useQuery<ExpenseTerms>(termsQuery(kontor));
  const projectId = (useRecordFromLocation() as { projectId?: number } | null)?.projectId;
  const { data: project, isError } = useGetOne<ProjectRecord>(
    'projects',
    { id: projectId ?? 0 },
    { enabled: Boolean(projectId) && may('show', 'Project') },
  );
  if (terms.error) return <RecordFailed error={terms.error} onRetry={() => void terms.refetch()} />;
  if (!terms.data || (projectId && !project && !isError)) return null;
  const { baseCurrency } = terms.data;
  const given = project ? { projectId: project.id, customerId: project.customerId } : {};
  return <ExpenseForm baseCurrency={baseCurrency} defaults={newExpense(today, baseCurrency, given)} title={t('expenses.new')} />;
};
