import { isCost, type InvoiceDetail, type SourceRecord } from '@kontor/domain';
import { Alert } from '@mui/material';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { EInvoice } from '../../documents/eInvoice/index.ts';
import { DocumentPage } from '../../documents/page/DocumentPage.tsx';
import { DocumentShow } from '../../documents/page/DocumentShow.tsx';
import { MailsPanel } from '../../documents/page/MailsPanel.tsx';
import { Panel } from '../../documents/page/Panel.tsx';
import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { part } from '../../platform/page/page.ts';
import { KeyFigures } from '../../platform/record/KeyFigures.tsx';
import { InvoiceAdvances } from '../retainerInvoices/money/index.ts';
import { LateInterestPanel } from '../lateInterest/index.ts';
import { RemindersPanel } from '../reminders/index.ts';
import { BilledCosts } from './costs/index.ts';
import { InvoiceBadges } from './InvoiceBadges.tsx';
import { InvoiceDraftFindings } from './preflight/index.ts';
import { InvoiceFacts } from './show/InvoiceFacts.tsx';
import { InHand, InvoiceCreditNotes } from './crediting/index.ts';
import { InvoiceHeader } from './show/InvoiceHeader.tsx';
import { InvoicePayments } from './show/InvoicePayments.tsx';
import { useInvoicePaper } from './show/useInvoicePaper.ts';
import { CreditLine } from './show/UseCredit.tsx';
import { WriteOffs } from './show/WriteOffs.tsx';

const BilledHours = part(() => import('./hours/BilledHours.tsx').then((m) => m.BilledHours));

type Props = { invoice: InvoiceDetail };

const Figures = ({ invoice }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const money = (value: number) => format.money(value, invoice.currency);
  const field = (name: string) => t(`resources.invoices.fields.${name}`);
  const isIssued = invoice.status !== 'draft';
  const isAwaited = invoice.status === 'draft' || invoice.status === 'sent';
  return (
    <KeyFigures
      label={t('invoices.show.overview')}
      figures={[
        { label: field('total'), value: money(invoice.total) },
        isIssued && { label: field('paid'), value: money(invoice.paid) },
        invoice.writtenOff > 0 && { label: field('writtenOff'), value: money(invoice.writtenOff) },
        isIssued && invoice.prepaid > 0 && { label: field('prepaid'), value: money(invoice.prepaid) },
        invoice.advanced > 0 && { label: field('advanced'), value: money(invoice.advanced) },
        invoice.credited > 0 && { label: field('credited'), value: money(invoice.credited) },
        isIssued && { label: field('balance'), value: money(invoice.balance) },
        {
          label: field('dueDate'),
          value: format.date(invoice.dueDate),
          ...(isAwaited && { hint: format.relative(invoice.dueDate) }),
        },
      ]}
    />
  );
};

/** Could the invoice have late interest? The API knows from whom the organisation claims it. */
function useMayBeLate({ status, dueDate }: InvoiceDetail): boolean {
  const isClaimed = (useOrganisation()?.lateInterestPayers ?? 'nobody') !== 'nobody';
  const isOver = dueDate < useToday();
  return isClaimed && isOver && (status === 'sent' || status === 'paid') && maySee('Invoice', 'balance');
}

const InvoiceDocument = ({ invoice }: Props) => {
  const t = useTranslate();
  const view = useInvoicePaper(invoice);
  const isLate = useMayBeLate(invoice);
  const bills = (fits: (source: SourceRecord) => boolean) => invoice.lines.some(({ sources }) => sources.some(fits));
  return (
    <DocumentPage
      subject="Invoice"
      document={invoice}
      header={
        <>
          <InvoiceHeader key={invoice.id} invoice={invoice} />
          {invoice.status === 'void' && invoice.isDelivered && (
            <Suspense fallback={null}>
              <InHand invoice={invoice} />
            </Suspense>
          )}
        </>
      }
      figures={<Figures invoice={invoice} />}
      preflight={invoice.status === 'draft' && <InvoiceDraftFindings invoice={invoice} />}
      view={view}
      instead={invoice.opening ? <Alert severity="info">{t('invoices.show.opening')}</Alert> : undefined}
    >
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
      {!invoice.opening && may('list', 'RetainerInvoice') && (
        <Suspense fallback={null}>
          <InvoiceAdvances invoice={invoice} />
        </Suspense>
      )}
      {invoice.status !== 'draft' && may('list', 'CreditNote') && (
        <Suspense fallback={null}>
          <InvoiceCreditNotes invoice={invoice} />
        </Suspense>
      )}
      {invoice.status !== 'draft' && !invoice.opening && (
        <Suspense fallback={null}>
          <EInvoice document={invoice} />
        </Suspense>
      )}
      {isLate && (
        <Suspense fallback={null}>
          <LateInterestPanel key={invoice.id} invoice={invoice} />
        </Suspense>
      )}
      {invoice.status === 'sent' && (
        <Suspense fallback={null}>
          <RemindersPanel invoice={invoice} />
        </Suspense>
      )}
      <MailsPanel document={invoice} />
      {bills(isCost) && (
        <Suspense fallback={null}>
          <BilledCosts invoice={invoice} />
        </Suspense>
      )}
      {bills(({ kind }) => kind === 'timeEntry') && may('list', 'TimeEntry') && (
        <Panel title={t('invoices.show.hours')}>
          <Suspense fallback={null}>
            <BilledHours invoice={invoice} />
          </Suspense>
        </Panel>
      )}
    </DocumentPage>
  );
};

export const InvoiceShow = () => (
  <DocumentShow<InvoiceDetail> dateField="invoiceDate" badge={(invoice) => <InvoiceBadges invoice={invoice} />}>
    {(invoice) => <InvoiceDocument invoice={invoice} />}
  </DocumentShow>
);
