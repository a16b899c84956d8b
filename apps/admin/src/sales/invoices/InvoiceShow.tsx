import type { InvoiceDetail, InvoiceRecord } from '@kontor/domain';
import { Box, Card, Link as TextLink, Typography } from '@mui/material';
import { lazy, Suspense, useId, type ReactNode } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { ActivityTimeline } from '../../platform/record/ActivityTimeline.tsx';
import { FilesPanel } from '../../platform/record/FilesPanel.tsx';
import { KeyFigures } from '../../platform/record/KeyFigures.tsx';
import { useEveryRecordTab } from '../../platform/record/useRecordTabs.tsx';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { DocumentPaper } from '../../documents/paper/DocumentPaper.tsx';
import { BilledHours } from './hours/BilledHours.tsx';
import { InvoiceFacts } from './show/InvoiceFacts.tsx';
import { InvoiceHeader } from './show/InvoiceHeader.tsx';
import { DocumentMails } from '../../documents/send/index.ts';
import { useDocumentMails } from '../../documents/send/useDocumentMails.ts';
import { BesidePage } from '../../documents/beside/BesidePage.tsx';
import { PrintedPaper } from '../../documents/paper/PrintedPaper.tsx';
import { InvoiceBadges } from './InvoiceBadges.tsx';
import { InvoicePayments } from './show/InvoicePayments.tsx';
import { PdfState } from '../../documents/pdf/PdfState.tsx';
import { CreditLine } from './show/UseCredit.tsx';
import { WriteOffs } from './show/WriteOffs.tsx';
import { useInvoicePaper } from './show/useInvoicePaper.ts';

const Panel = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} className="no-print" sx={{ p: 2, mb: 2 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
};

/** One invoice: the document, and beside it what happened to it. */
export const InvoiceDocument = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const view = useInvoicePaper(invoice);
  const mails = useDocumentMails(invoice);
  const later = useEveryRecordTab('Invoice', invoice.id);
  const money = (value: number) => format.money(value, invoice.currency);
  const field = (name: string) => t(`resources.invoices.fields.${name}`);
  const hasHours = invoice.lines.some(({ sources }) => sources.length > 0);
  return (
    <>
      <PrintedPaper />
      <InvoiceHeader
        key={invoice.id}
        invoice={invoice}
        subtitle={
          <TextLink component={Link} to={`/customers/${invoice.customerId}/show`}>
            {invoice.customerName}
          </TextLink>
        }
      />
      <PdfState state={invoice.pdfState} />
      <Box className="no-print">
        <KeyFigures
          label={t('invoices.show.overview')}
          figures={[
            { label: field('total'), value: money(invoice.total) },
            invoice.status !== 'draft' && { label: field('paid'), value: money(invoice.paid) },
            invoice.writtenOff > 0 && { label: field('writtenOff'), value: money(invoice.writtenOff) },
            invoice.status !== 'draft' && { label: field('balance'), value: money(invoice.balance) },
            { label: field('dueDate'), value: format.date(invoice.dueDate), hint: format.relative(invoice.dueDate) },
          ]}
        />
      </Box>
      <Box sx={columns} className="document-columns">
        <Box sx={{ minWidth: 0 }}>
          <DocumentPaper view={view} label={t('documents.paper.document')} />
        </Box>
        <Box sx={{ minWidth: 0 }} className="no-print">
          <Panel title={t('invoices.show.overview')}>
            <InvoiceFacts invoice={invoice} />
          </Panel>
          {invoice.status !== 'draft' && may('read', 'Payment') && (
            <Panel title={t('invoices.show.payments')}>
              <InvoicePayments invoice={invoice} />
              <WriteOffs invoice={invoice} />
              <CreditLine invoice={invoice} />
            </Panel>
          )}
          {mails.length > 0 && (
            <Panel title={t('documents.send.mails')}>
              <Suspense fallback={null}>
                <DocumentMails mails={mails} />
              </Suspense>
            </Panel>
          )}
          {hasHours && may('list', 'TimeEntry') && (
            <Panel title={t('invoices.show.hours')}>
              <BilledHours invoice={invoice} />
            </Panel>
          )}
          {later.map(({ key, label, content }) => (
            <Panel key={key} title={label}>
              {content}
            </Panel>
          ))}
          {may('read', 'File') && (
            <Panel title={t('kontor.files.title')}>
              <FilesPanel subject="Invoice" subjectId={invoice.id} />
            </Panel>
          )}
          {may('read', 'Audit') && (
            <Panel title={t('kontor.activity.title')}>
              <ActivityTimeline subject="Invoice" subjectId={invoice.id} resource="invoices" currency={invoice.currency} />
            </Panel>
          )}
        </Box>
      </Box>
    </>
  );
};

const BesideList = lazy(() =>
  import('../../documents/beside/BesideList.tsx').then((m) => ({ default: m.BesideList<InvoiceRecord> })),
);

const InvoicePage = ({ id }: { id: number }) => {
  const {
    data: invoice,
    error,
    refetch,
  } = useGetOne<InvoiceDetail>(
    'invoices',
    { id },
    {
      // A row of the list stands in for the record at first, without its lines: however fresh, it is not enough.
      staleTime: ({ state }) => (state.data?.lines ? 30_000 : 0),
      // The live event says when the PDF is there; a screen that missed it asks again.
      refetchInterval: ({ state }) => (state.data?.pdfState === 'pending' ? 3000 : false),
    },
  );
  if (!invoice?.lines) return error ? <RecordFailed error={error} onRetry={() => void refetch()} /> : null;
  return <InvoiceDocument invoice={invoice} />;
};

export const InvoiceShow = () => (
  <BesidePage
    list={(openId) => (
      <BesideList openId={openId} dateField="invoiceDate" badge={(invoice) => <InvoiceBadges invoice={invoice} />} />
    )}
  >
    {(id) => <InvoicePage id={id} />}
  </BesidePage>
);

const columns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The room beside the document, not of the window: the list may stand there too.
  '@container (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
} as const;
