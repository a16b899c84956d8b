import type { InvoiceDetail, MailRecord } from '@kontor/domain';
import { Box, Card, GlobalStyles, Link as TextLink, Typography, useMediaQuery, type Theme } from '@mui/material';
import { lazy, Suspense, useId, type ReactNode } from 'react';
import { useGetList, useGetOne, useTranslate } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { ActivityTimeline } from '../../platform/record/ActivityTimeline.tsx';
import { FilesPanel } from '../../platform/record/FilesPanel.tsx';
import { KeyFigures } from '../../platform/record/KeyFigures.tsx';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { InvoicePaper } from './InvoicePaper.tsx';
import { BilledHours } from './show/BilledHours.tsx';
import { InvoiceFacts } from './show/InvoiceFacts.tsx';
import { InvoiceHeader } from './show/InvoiceHeader.tsx';
import { InvoiceMails } from './show/InvoiceMails.tsx';
import { InvoicePayments } from './show/InvoicePayments.tsx';
import { PdfState } from './show/PdfState.tsx';
import { CreditLine } from './show/UseCredit.tsx';
import { WriteOffs } from './show/WriteOffs.tsx';
import { usePaperView } from './show/usePaperView.tsx';

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
  const view = usePaperView(invoice);
  const { data: mails = [] } = useGetList<MailRecord>(
    'mails',
    {
      filter: { subjectType: 'Invoice', subjectId: invoice.id },
      pagination: { page: 1, perPage: 20 },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    {
      enabled: invoice.status !== 'draft' && may('list', 'Mail'),
      // A mail waits for the PDF and then leaves; nobody is told when.
      refetchInterval: ({ state }) => (state.data?.data.some(({ state: of }) => of === 'queued') ? 3000 : false),
    },
  );
  const money = (value: number) => format.money(value, invoice.currency);
  const field = (name: string) => t(`resources.invoices.fields.${name}`);
  const hasHours = invoice.lines.some(({ sources }) => sources.length > 0);
  return (
    <>
      <GlobalStyles styles={printed} />
      <InvoiceHeader
        key={invoice.id}
        invoice={invoice}
        subtitle={
          <TextLink component={Link} to={`/customers/${invoice.customerId}/show`}>
            {invoice.customerName}
          </TextLink>
        }
      />
      <PdfState invoice={invoice} />
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
      <Box sx={columns} className="invoice-columns">
        <Box sx={{ minWidth: 0 }}>
          <InvoicePaper view={view} label={t('invoices.show.document')} />
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
            <Panel title={t('invoices.show.mails')}>
              <InvoiceMails mails={mails} />
            </Panel>
          )}
          {hasHours && may('list', 'TimeEntry') && (
            <Panel title={t('invoices.show.hours')}>
              <BilledHours invoice={invoice} />
            </Panel>
          )}
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

const BesideList = lazy(() => import('./show/BesideList.tsx').then((m) => ({ default: m.BesideList })));

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

/** Opened from the list, and where the screen has the room, the list stays beside the document. */
export const InvoiceShow = () => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up(1200));
  const isBeside = isWide && search.get('beside') === 'list';
  return (
    <Box className="invoice-columns" sx={isBeside ? split : undefined}>
      {isBeside && (
        <Suspense fallback={<span />}>
          <BesideList openId={Number(id)} />
        </Suspense>
      )}
      <Box sx={{ minWidth: 0, containerType: 'inline-size' }}>
        <InvoicePage id={Number(id)} />
      </Box>
    </Box>
  );
};

const split = { display: 'grid', gap: 2.5, alignItems: 'start', gridTemplateColumns: '300px minmax(0, 1fr)' } as const;
const columns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The room beside the document, not of the window: the list may stand there too.
  '@container (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
} as const;
const printed = {
  '@media print': {
    '@page': { margin: '16mm' },
    '.invoice-paper': {
      border: '0 !important',
      padding: '0 !important',
      color: '#000 !important',
      background: '#fff !important',
    },
    '.invoice-paper *': { color: '#000 !important' },
    '.invoice-columns': { display: 'block !important' },
  },
} as const;
