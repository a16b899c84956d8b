import { fileSizeLimit, type ExpenseKind, type ExpenseRecord } from '@kontor/domain';
import { Box, useMediaQuery, type Theme } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { Form, ResourceContextProvider, useGetResourceLabel, useNotify, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { LocalDraft } from '../../../documents/draft/LocalDraft.tsx';
import { DiscardItem } from '../../../documents/form/DiscardItem.tsx';
import { ErrorSummary } from '../../../documents/form/errors/ErrorSummary.tsx';
import { ForgetFixed } from '../../../documents/form/errors/ForgetFixed.tsx';
import { may } from '../../../platform/api/ability.ts';
import { lateResolver } from '../../../platform/form/lateResolver.ts';
import { AskQuestion } from '../../../platform/form/AskQuestion.tsx';
import { StaleQuestion } from '../../../platform/form/StaleQuestion.tsx';
import { LeaveGuard } from '../../../platform/form/typing/LeaveGuard.tsx';
import { useNamedField } from '../../../platform/form/useNamedField.ts';
import { PageHeader } from '../../../platform/page/PageHeader.tsx';
import { SavedPapers } from '../../bills/paper/SavedPapers.tsx';
import { WaitingPapers } from '../../bills/paper/WaitingPapers.tsx';
import { ExpenseStatus } from '../ExpenseStatus.tsx';
import { ExpenseBar } from './ExpenseBar.tsx';
import { ExpenseInputs } from './ExpenseInputs.tsx';
import { PhotoButtons } from './PhotoButtons.tsx';
import { beginShrinking } from './shrinkPhoto.ts';
import { useSaveExpense } from './useSaveExpense.ts';
import { expenseDrafts, type ExpenseValues } from './values.ts';

type Props = { baseCurrency: string; defaults: ExpenseValues; expense?: ExpenseRecord; title: string };

/** Shown only after a failed attempt to save. */
const Problems = () => {
  const t = useTranslate();
  const kind = useWatch({ name: 'kind' }) as ExpenseKind;
  if (useFormState().submitCount === 0) return null;
  if (kind === 'receipt') return <ErrorSummary />;
  return <ErrorSummary labels={{ comment: t('expenses.trip.purpose'), quantity: t(`expenses.trip.quantity.${kind}`) }} />;
};

/** Navigates only after the leave guard has seen the saved form. */
const LeaveWhenSaved = ({ saved }: { saved: number | undefined }) => {
  const navigate = useNavigate();
  const { isSubmitSuccessful } = useFormState();
  useEffect(() => {
    if (saved !== undefined && isSubmitSuccessful) void navigate(`/expenses/${saved}/show`);
  }, [saved, isSubmitSuccessful, navigate]);
  return null;
};

/** The form of an expense: on a telephone the camera, amount, category and project; the rest is folded away. */
export const ExpenseForm = ({ baseCurrency, defaults, expense, title }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const labelOf = useGetResourceLabel();
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const [initial] = useState(defaults);
  const [papers, setPapers] = useState<readonly File[]>([]);
  const resolver = useMemo(() => lateResolver(() => import('./expenseResolver.ts').then((m) => m.expenseResolver(t))), [t]);
  const forget = (paper: File) => setPapers((all) => all.filter((one) => one !== paper));
  const { submit, saved, stale, then } = useSaveExpense({ expense, papers, onSent: forget });
  useNamedField();
  const check = async (chosen: File) => {
    const { name, size } = await beginShrinking(chosen);
    if (size <= fileSizeLimit) return;
    forget(chosen);
    notify(t('bills.paper.too_large', { name }), { type: 'error' });
  };
  const add = (chosen: File[]) => {
    setPapers((all) => [...all, ...chosen]);
    for (const file of chosen) void check(file);
  };
  const mayAttach = may('create', 'File');
  const isDraft = !expense || expense.status === 'draft';
  return (
    <ResourceContextProvider value="expenses">
      <Form
        defaultValues={initial}
        resolver={resolver}
        onSubmit={submit}
        reValidateMode="onBlur"
        shouldFocusError={false}
        noValidate
        disableInvalidFormNotification
      >
        <LeaveGuard />
        <PageHeader
          title={title}
          breadcrumb={[{ label: labelOf('expenses', 2), to: '/expenses/index' }]}
          status={expense && <ExpenseStatus expense={expense} />}
          overflow={<DiscardItem />}
        />
        <Box sx={beside}>
          <Box sx={{ minWidth: 0 }}>
            <LocalDraft
              drafts={expenseDrafts}
              id={expense?.id ?? null}
              version={expense?.version ?? null}
              saved={saved !== undefined}
              customerId={null}
            />
            <Problems />
            {!expense && !wide && mayAttach && <PhotoButtons files={papers} onAdd={add} onRemove={forget} />}
            <ExpenseInputs baseCurrency={baseCurrency} wide={wide} />
          </Box>
          {expense && <SavedPapers subject="Expense" subjectId={expense.id} />}
          {!expense && wide && <WaitingPapers files={papers} onChange={setPapers} />}
        </Box>
        <ExpenseBar then={then} maySubmit={isDraft && may('submit', 'Expense', { userId: initial.userId })} />
        <ForgetFixed />
        <AskQuestion
          flag="alikeConfirmed"
          of={spent}
          title={t('expenses.alike.title')}
          confirmLabel={t('expenses.alike.save')}
          cancelLabel={t('expenses.alike.back')}
        />
        <LeaveWhenSaved saved={saved} />
        {stale && <StaleQuestion to={`/expenses/${expense?.id}/show`} answer={stale} />}
      </Form>
    </ResourceContextProvider>
  );
};

const spent = ['userId', 'expenseDate', 'amount', 'currency', 'vendorName', 'destination', 'quantity'];

const beside = {
  display: 'grid',
  gap: { xs: 2, lg: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
