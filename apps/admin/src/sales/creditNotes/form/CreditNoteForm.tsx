import type { CreditableInvoice, CreditNoteDetail } from '@kontor/domain';
import { Link as TextLink } from '@mui/material';
import { useMemo, useState } from 'react';
import { Form, ResourceContextProvider, TextInput, useGetResourceLabel, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { LocalDraft } from '../../../documents/draft/LocalDraft.tsx';
import { DiscardItem } from '../../../documents/form/DiscardItem.tsx';
import { EditorBar } from '../../../documents/form/EditorBar.tsx';
import { ForgetFixed } from '../../../documents/form/errors/ForgetFixed.tsx';
import { Problems } from '../../../documents/form/errors/Problems.tsx';
import { FieldGrid } from '../../../documents/form/FieldGrid.tsx';
import { LeaveWhenSaved } from '../../../documents/form/LeaveWhenSaved.tsx';
import { Section } from '../../../documents/form/Section.tsx';
import { SeriesChoice } from '../../../documents/numbering/SeriesChoice.tsx';
import { lateResolver } from '../../../platform/form/lateResolver.ts';
import { LeaveGuard } from '../../../platform/form/typing/LeaveGuard.tsx';
import { useNamedField } from '../../../platform/form/useNamedField.ts';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { Once } from '../../../platform/page/Once.tsx';
import { part } from '../../../platform/page/page.ts';
import { PageHeader } from '../../../platform/page/PageHeader.tsx';
import { CreditableContext } from './CreditableContext.ts';
import { CreditLines } from './CreditLines.tsx';
import { CreditTotal, CreditTotals } from './CreditTotals.tsx';
import { FreedCosts } from './FreedCosts.tsx';
import { FreedHours } from './FreedHours.tsx';
import { GoodsBack } from './GoodsBack.tsx';
import { useSaveCreditNote } from './useSaveCreditNote.ts';
import { creditNoteDrafts, type CreditNoteValues } from './values.ts';

const EditorQuestions = part(() => import('../../../documents/form/EditorQuestions.tsx').then((m) => m.EditorQuestions));

type Props = {
  invoice: CreditableInvoice;
  /** The draft to edit; undefined for a new one. */
  creditNote: CreditNoteDetail | undefined;
  defaults: CreditNoteValues;
  title: string;
};

/** The editor of a credit note: its date and reason, the lines of the invoice with what is credited of each, their hours, and texts. */
export const CreditNoteForm = ({ invoice: given, creditNote, defaults, title }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const labelOf = useGetResourceLabel();
  // As of the start of editing: reading the invoice again must not change the lines under somebody's hands.
  const [invoice] = useState(given);
  const [initial] = useState(defaults);
  const [drafts] = useState(() => creditNoteDrafts(given.id));
  const resolver = useMemo(
    () => lateResolver(() => import('./creditResolver.ts').then((m) => m.creditResolver(invoice, t))),
    [invoice, t],
  );
  const { submit, question, saved, then } = useSaveCreditNote({ invoice, creditNote, drafts });
  useNamedField();
  return (
    <CreditableContext.Provider value={invoice}>
      <ResourceContextProvider value="creditNotes">
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
            breadcrumb={[{ label: labelOf('creditNotes', 2), to: '/creditNotes/index' }]}
            status={<StatusChip status="draft" />}
            subtitle={
              <>
                <TextLink component={Link} to={`/invoices/${invoice.id}/show`}>
                  {t('creditNotes.form.credits', { invoice: invoice.number, date: format.date(invoice.invoiceDate) })}
                </TextLink>
                {' · '}
                <bdi>{invoice.customerName}</bdi>
              </>
            }
            overflow={<DiscardItem />}
          />
          <LocalDraft
            drafts={drafts}
            id={creditNote?.id ?? null}
            version={creditNote?.version ?? null}
            saved={Boolean(saved)}
            customerId={null}
          />
          <Problems />
          <Section title={t('documents.form.details')}>
            <FieldGrid>
              <DateInput source="creditNoteDate" required />
              <SeriesChoice kind="creditNote" />
            </FieldGrid>
            <TextInput source="reason" required autoFocus multiline minRows={2} helperText="creditNotes.form.reason_hint" />
          </Section>
          <Section title={t('documents.form.lines')}>
            <CreditLines />
            <CreditTotals />
          </Section>
          <FreedHours />
          <FreedCosts />
          <GoodsBack />
          <Section title={t('creditNotes.form.notes')}>
            <TextInput source="customerNotes" multiline minRows={2} helperText={false} />
            <TextInput source="internalNote" multiline minRows={2} helperText={false} />
          </Section>
          <EditorBar then={then} total={<CreditTotal />} />
          <ForgetFixed />
          <LeaveWhenSaved resource="creditNotes" saved={saved} />
          <Once wanted={Boolean(question)}>
            <EditorQuestions question={question} id={creditNote?.id} />
          </Once>
        </Form>
      </ResourceContextProvider>
    </CreditableContext.Provider>
  );
};
