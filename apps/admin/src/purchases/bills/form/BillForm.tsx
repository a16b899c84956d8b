import { classifierTypes, type BillDetail } from '@kontor/domain';
import { Box } from '@mui/material';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Form, ResourceContextProvider, TextInput, useGetResourceLabel, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { LocalDraft } from '../../../documents/draft/LocalDraft.tsx';
import { DiscardItem } from '../../../documents/form/DiscardItem.tsx';
import { ErrorSummary } from '../../../documents/form/errors/ErrorSummary.tsx';
import { ForgetFixed } from '../../../documents/form/errors/ForgetFixed.tsx';
import { Section } from '../../../documents/form/Section.tsx';
import { BasisContext, type Basis } from '../../../documents/values/BasisContext.ts';
import { DateFieldContext } from '../../../documents/values/dateField.ts';
import { useClassifierChoices } from '../../../firm/classifiers/useClassifierChoices.ts';
import { lateResolver } from '../../../platform/form/lateResolver.ts';
import { LeaveGuard } from '../../../platform/form/typing/LeaveGuard.tsx';
import { useNamedField } from '../../../platform/form/useNamedField.ts';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { Once } from '../../../platform/page/Once.tsx';
import { PageHeader } from '../../../platform/page/PageHeader.tsx';
import { part } from '../../../platform/page/page.ts';
import { BillLinesTable } from '../lines/BillLinesTable.tsx';
import { LinesContext } from '../lines/lineStart.ts';
import { SavedPapers } from '../paper/SavedPapers.tsx';
import { WaitingPapers } from '../paper/WaitingPapers.tsx';
import { BillBar } from './BillBar.tsx';
import { BillDetails } from './BillDetails.tsx';
import { BillFigures } from './BillFigures.tsx';
import { BillTotals } from './BillTotals.tsx';
import { useSaveBill } from './useSaveBill.ts';
import { billDrafts, type BillValues, type LineStart } from './values.ts';

const ReceivedPanel = part(() => import('../received/ReceivedPanel.tsx').then((m) => m.ReceivedPanel));
const BillQuestions = part(() => import('./BillQuestions.tsx').then((m) => m.BillQuestions));

type Props = { basis: Basis; defaults: BillValues; bill?: BillDetail; title: string };

/** Shown only after a failed attempt to save. */
const Problems = () => (useFormState().submitCount > 0 ? <ErrorSummary /> : null);

/** Navigates only after the leave guard has seen the saved form. */
const LeaveWhenSaved = ({ saved }: { saved: number | undefined }) => {
  const navigate = useNavigate();
  const { isSubmitSuccessful } = useFormState();
  useEffect(() => {
    if (saved !== undefined && isSubmitSuccessful) void navigate(`/bills/${saved}/show`, { state: { _scrollToTop: true } });
  }, [saved, isSubmitSuccessful, navigate]);
  return null;
};

/** The form of a bill draft, with its picture or PDF beside it: vendor, dates, lines with what they are for, sums, texts. */
export const BillForm = ({ basis, defaults, bill, title }: Props) => {
  const t = useTranslate();
  const labelOf = useGetResourceLabel();
  const { rates } = basis;
  const [initial] = useState(defaults);
  const [papers, setPapers] = useState<readonly File[]>([]);
  const { choices: categories } = useClassifierChoices(classifierTypes.expenseCategory);
  const start = useRef<LineStart>({
    taxRateId: initial.lines[0]?.taxRateId ?? basis.rateOn(basis.today),
    categoryId: initial.lines[0]?.categoryId ?? null,
  });
  const lines = useMemo(() => ({ categories, start: () => start.current }), [categories]);
  const resolver = useMemo(
    () => lateResolver(() => import('./billResolver.ts').then((m) => m.billResolver(rates, t))),
    [rates, t],
  );
  const { submit, question, saved, then } = useSaveBill({ bill, rates, papers });
  useNamedField();
  return (
    <BasisContext.Provider value={basis}>
      <DateFieldContext.Provider value="billDate">
        <ResourceContextProvider value="bills">
          <Form
            defaultValues={initial}
            resolver={resolver}
            onSubmit={submit}
            reValidateMode="onBlur"
            shouldFocusError={false}
            noValidate
            disableInvalidFormNotification
          >
            <BillFigures>
              <LeaveGuard />
              <PageHeader
                title={title}
                breadcrumb={[{ label: labelOf('bills', 2), to: '/bills/index' }]}
                status={<StatusChip status="draft" />}
                overflow={<DiscardItem />}
              />
              <Box sx={beside}>
                <Box sx={{ minWidth: 0, order: { xs: 1, lg: 0 } }}>
                  <LocalDraft
                    drafts={billDrafts}
                    id={bill?.id ?? null}
                    version={bill?.version ?? null}
                    saved={saved !== undefined}
                    customerId={null}
                  />
                  <Problems />
                  {bill?.received && (
                    <Suspense fallback={null}>
                      <ReceivedPanel bill={bill} />
                    </Suspense>
                  )}
                  <BillDetails id={bill?.id} onLineStart={(next) => (start.current = next)} />
                  <LinesContext.Provider value={lines}>
                    <Section title={t('documents.form.lines')}>
                      <BillLinesTable />
                      <BillTotals />
                    </Section>
                  </LinesContext.Provider>
                  <Section title={t('documents.form.notes')}>
                    <TextInput source="comment" multiline minRows={2} helperText={false} />
                    <TextInput source="customerNotes" multiline minRows={2} helperText="bills.form.notes_hint" />
                    <TextInput source="terms" multiline minRows={2} helperText={false} />
                  </Section>
                </Box>
                {bill ? (
                  <SavedPapers subject="Bill" subjectId={bill.id} resource="bills" />
                ) : (
                  <WaitingPapers files={papers} onChange={setPapers} />
                )}
              </Box>
              <BillBar then={then} />
              <ForgetFixed />
              <LeaveWhenSaved saved={saved} />
              <Once wanted={Boolean(question)}>
                <BillQuestions question={question} id={bill?.id} />
              </Once>
            </BillFigures>
          </Form>
        </ResourceContextProvider>
      </DateFieldContext.Provider>
    </BasisContext.Provider>
  );
};

const beside = {
  display: 'grid',
  gap: { xs: 2, lg: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
