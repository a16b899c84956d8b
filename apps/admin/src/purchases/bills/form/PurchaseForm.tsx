import { classifierTypes } from '@kontor/domain';
import { Box } from '@mui/material';
import { useCallback, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Form, ResourceContextProvider, useGetResourceLabel, useTranslate } from 'react-admin';
import { useFormState, type FieldValues, type Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { LocalDraft } from '../../../documents/draft/LocalDraft.tsx';
import { DiscardItem } from '../../../documents/form/DiscardItem.tsx';
import { ErrorSummary } from '../../../documents/form/errors/ErrorSummary.tsx';
import { ForgetFixed } from '../../../documents/form/errors/ForgetFixed.tsx';
import { Section } from '../../../documents/form/Section.tsx';
import { BasisContext, type Basis } from '../../../documents/values/BasisContext.ts';
import { DateFieldContext } from '../../../documents/values/dateField.ts';
import { useClassifierChoices } from '../../../firm/classifiers/useClassifierChoices.ts';
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
import { BillFigures } from './BillFigures.tsx';
import { BillTotals } from './BillTotals.tsx';
import type { Summed } from './liveBill.ts';
import { useSavePurchase, type Purchase, type Saved } from './useSavePurchase.ts';
import type { LineStart } from './values.ts';

const BillQuestions = part(() => import('./BillQuestions.tsx').then((m) => m.BillQuestions));

type Props<Values extends object> = {
  kind: Purchase<Values> & { dateField: string };
  basis: Basis;
  defaults: Values;
  /** The record to edit; undefined for a new one. */
  record: Saved | undefined;
  title: string;
  resolver: Resolver<FieldValues>;
  /** Stands above the fields, such as what came by an e-invoice. */
  above?: ReactNode;
  Details: ComponentType<{ id: number | undefined; onLineStart: (start: LineStart) => void }>;
  notes: ReactNode;
};

/** Shown only after a failed attempt to save. */
const Problems = () => (useFormState().submitCount > 0 ? <ErrorSummary /> : null);

/** Navigates only after the leave guard has seen the saved form. */
const LeaveWhenSaved = ({ resource, saved }: { resource: string; saved: number | undefined }) => {
  const navigate = useNavigate();
  const { isSubmitSuccessful } = useFormState();
  useEffect(() => {
    if (saved !== undefined && isSubmitSuccessful) void navigate(`/${resource}/${saved}/show`, { state: { _scrollToTop: true } });
  }, [resource, saved, isSubmitSuccessful, navigate]);
  return null;
};

/** The form of what a vendor sent, with its picture or PDF beside it: details, lines with what they are for, sums, texts. */
export const PurchaseForm = <Values extends Summed & object>(props: Props<Values>) => {
  const { kind, basis, defaults, record, title, resolver, above, Details, notes } = props;
  const { resource, paperOf, drafts } = kind;
  const t = useTranslate();
  const labelOf = useGetResourceLabel();
  const [initial] = useState(defaults);
  const [papers, setPapers] = useState<readonly File[]>([]);
  const { choices: categories } = useClassifierChoices(classifierTypes.expenseCategory);
  const start = useRef<LineStart>({
    taxRateId: initial.lines[0]?.taxRateId ?? basis.rateOn(basis.today),
    categoryId: initial.lines[0]?.categoryId ?? null,
  });
  const setStart = useCallback((next: LineStart) => {
    start.current = next;
  }, []);
  const isCredit = paperOf === 'VendorCreditNote';
  const lines = useMemo(() => ({ categories, start: () => start.current, isCredit }), [categories, isCredit]);
  const { submit, question, saved, then } = useSavePurchase({ kind, record, rates: basis.rates, papers });
  useNamedField();
  return (
    <BasisContext.Provider value={basis}>
      <DateFieldContext.Provider value={kind.dateField}>
        <ResourceContextProvider value={resource}>
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
                breadcrumb={[{ label: labelOf(resource, 2), to: `/${resource}/index` }]}
                status={paperOf && <StatusChip status="draft" />}
                overflow={<DiscardItem />}
              />
              <Box sx={paperOf ? beside : undefined}>
                <Box sx={{ minWidth: 0, order: { xs: 1, lg: 0 } }}>
                  <LocalDraft
                    drafts={drafts}
                    id={record?.id ?? null}
                    version={record?.version ?? null}
                    saved={saved !== undefined}
                    customerId={null}
                  />
                  <Problems />
                  {above}
                  <Details id={record?.id} onLineStart={setStart} />
                  <LinesContext.Provider value={lines}>
                    <Section title={t('documents.form.lines')}>
                      <BillLinesTable />
                      <BillTotals />
                    </Section>
                  </LinesContext.Provider>
                  <Section title={t('documents.form.notes')}>{notes}</Section>
                </Box>
                {paperOf && record && <SavedPapers subject={paperOf} subjectId={record.id} />}
                {paperOf && !record && <WaitingPapers files={papers} onChange={setPapers} />}
              </Box>
              <BillBar paperOf={paperOf} then={then} />
              <ForgetFixed />
              <LeaveWhenSaved resource={resource} saved={saved} />
              <Once wanted={Boolean(question)}>
                <BillQuestions question={question} to={`/${resource}/${record?.id}/show`} />
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
