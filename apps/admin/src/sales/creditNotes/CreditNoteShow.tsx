import type { CreditNoteDetail } from '@kontor/domain';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { EInvoice } from '../../documents/eInvoice/index.ts';
import { DocumentPage } from '../../documents/page/DocumentPage.tsx';
import { DocumentShow } from '../../documents/page/DocumentShow.tsx';
import { MailsPanel } from '../../documents/page/MailsPanel.tsx';
import { Panel } from '../../documents/page/Panel.tsx';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { KeyFigures } from '../../platform/record/KeyFigures.tsx';
import { CreditNoteDraftFindings } from './preflight/index.ts';
import { CreditNoteFacts } from './show/CreditNoteFacts.tsx';
import { CreditNoteHeader } from './show/CreditNoteHeader.tsx';
import { CreditUse } from './show/CreditUse.tsx';
import { useCreditNotePaper } from './show/useCreditNotePaper.ts';

type Props = { creditNote: CreditNoteDetail };

const Figures = ({ creditNote }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const { status, currency, due, applied, paidBack, unallocated } = creditNote;
  const figure = (name: string, value: number) => ({
    label: t(`resources.creditNotes.fields.${name}`),
    value: format.money(value, currency),
  });
  const isSent = status === 'sent';
  return (
    <KeyFigures
      label={t('creditNotes.show.overview')}
      figures={[
        figure('due', due),
        isSent && figure('applied', applied),
        isSent && paidBack > 0 && figure('paidBack', paidBack),
        isSent && figure('unallocated', unallocated),
      ]}
    />
  );
};

const CreditNoteDocument = ({ creditNote }: Props) => {
  const t = useTranslate();
  const view = useCreditNotePaper(creditNote);
  return (
    <DocumentPage
      subject="CreditNote"
      document={creditNote}
      header={<CreditNoteHeader key={creditNote.id} creditNote={creditNote} />}
      figures={<Figures creditNote={creditNote} />}
      preflight={creditNote.status === 'draft' && <CreditNoteDraftFindings creditNote={creditNote} />}
      view={view}
    >
      <Panel title={t('creditNotes.show.overview')}>
        <CreditNoteFacts creditNote={creditNote} />
      </Panel>
      <Panel title={t('creditNotes.show.use')}>
        <CreditUse creditNote={creditNote} />
      </Panel>
      {creditNote.status !== 'draft' && (
        <Suspense fallback={null}>
          <EInvoice document={creditNote} />
        </Suspense>
      )}
      <MailsPanel document={creditNote} />
    </DocumentPage>
  );
};

export const CreditNoteShow = () => (
  <DocumentShow<CreditNoteDetail> dateField="creditNoteDate" badge={({ status }) => <StatusChip status={status} />}>
    {(creditNote) => <CreditNoteDocument creditNote={creditNote} />}
  </DocumentShow>
);
