import type { ExpenseRecord } from '@kontor/domain';
import { Alert, Box } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { Panel } from '../../documents/page/Panel.tsx';
import { may } from '../../platform/api/ability.ts';
import { ActivityTimeline } from '../../platform/record/ActivityTimeline.tsx';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import { SavedPapers } from '../bills/paper/SavedPapers.tsx';
import { ExpenseFacts } from './show/ExpenseFacts.tsx';
import { ExpenseHeader } from './show/ExpenseHeader.tsx';

const Expense = ({ expense }: { expense: ExpenseRecord }) => {
  const t = useTranslate();
  const { id, rejectReason, currency } = expense;
  return (
    <>
      <ExpenseHeader key={id} expense={expense} />
      {rejectReason !== null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('expenses.returned_because', { reason: rejectReason })}
        </Alert>
      )}
      <Box sx={columns}>
        <Box sx={{ minWidth: 0 }}>
          <Panel title={t('documents.form.details')}>
            <ExpenseFacts expense={expense} />
          </Panel>
          {may('read', 'Audit') && (
            <Panel title={t('kontor.activity.title')}>
              <ActivityTimeline subject="Expense" subjectId={id} resource="expenses" currency={currency} />
            </Panel>
          )}
        </Box>
        {may('read', 'File') && <SavedPapers subject="Expense" subjectId={id} />}
      </Box>
    </>
  );
};

export const ExpenseShow = () => {
  const id = Number(useParams()['id']);
  const { data, error, refetch } = useGetOne<ExpenseRecord>('expenses', { id });
  if (!data) return error ? <RecordFailed error={error} onRetry={() => void refetch()} /> : null;
  return <Expense expense={data} />;
};

const columns = {
  display: 'grid',
  gap: { xs: 2, lg: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
