import { leftMinutesOf, type RetainerInvoiceDetail } from '@kontor/domain';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { EInvoice } from '../../documents/eInvoice/index.ts';
import { DocumentPage } from '../../documents/page/DocumentPage.tsx';
import { DocumentShow } from '../../documents/page/DocumentShow.tsx';
import { MailsPanel } from '../../documents/page/MailsPanel.tsx';
import { Panel } from '../../documents/page/Panel.tsx';
import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { KeyFigures } from '../../platform/record/KeyFigures.tsx';
import { RetainerDraftFindings } from './preflight/index.ts';
import { RetainerUse } from './money/RetainerUse.tsx';
import { RetainerBadges } from './RetainerBadges.tsx';
import { RetainerCredit } from './show/RetainerCredit.tsx';
import { RetainerFacts } from './show/RetainerFacts.tsx';
import { RetainerHeader } from './show/RetainerHeader.tsx';
import { RetainerPayments } from './show/RetainerPayments.tsx';
import { useRetainerPaper } from './show/useRetainerPaper.ts';

type Props = { retainer: RetainerInvoiceDetail };

const Figures = ({ retainer }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const money = (value: number) => format.money(value, retainer.currency);
  const field = (name: string) => t(`resources.retainerInvoices.fields.${name}`);
  const isIssued = retainer.status !== 'draft';
  const isAwaited = retainer.status === 'draft' || retainer.status === 'sent';
  return (
    <KeyFigures
      label={t('retainerInvoices.show.overview')}
      figures={[
        { label: field('total'), value: money(retainer.total) },
        isIssued && { label: field('paid'), value: money(retainer.paid) },
        retainer.applied > 0 && { label: field('applied'), value: money(retainer.applied) },
        retainer.refunded > 0 && { label: field('refunded'), value: money(retainer.refunded) },
        isIssued && { label: field('available'), value: money(retainer.available) },
        retainer.prepaidMinutes > 0 && {
          label: field('prepaidMinutes'),
          value: format.duration(retainer.prepaidMinutes),
          ...(retainer.status === 'paid' &&
            maySee('RetainerInvoice', 'available') && {
              hint:
                leftMinutesOf(retainer) === 0
                  ? t('retainerInvoices.show.hours_gone')
                  : t('retainerInvoices.show.hours', {
                      used: format.duration(retainer.drawnMinutes),
                      left: format.duration(leftMinutesOf(retainer)),
                    }),
            }),
        },
        {
          label: field('dueDate'),
          value: format.date(retainer.dueDate),
          ...(isAwaited && { hint: format.relative(retainer.dueDate) }),
        },
      ]}
    />
  );
};

const RetainerDocument = ({ retainer }: Props) => {
  const t = useTranslate();
  const view = useRetainerPaper(retainer);
  return (
    <DocumentPage
      subject="RetainerInvoice"
      document={retainer}
      header={<RetainerHeader key={retainer.id} retainer={retainer} />}
      figures={<Figures retainer={retainer} />}
      preflight={retainer.status === 'draft' && <RetainerDraftFindings retainer={retainer} />}
      view={view}
    >
      <Panel title={t('retainerInvoices.show.overview')}>
        <RetainerFacts retainer={retainer} />
      </Panel>
      {retainer.status !== 'draft' && may('read', 'Payment') && (
        <Panel title={t('retainerInvoices.show.payments')}>
          <RetainerPayments retainer={retainer} />
          <RetainerCredit retainer={retainer} />
        </Panel>
      )}
      {retainer.paid > 0 && (
        <Panel title={t('retainerInvoices.show.use')}>
          <RetainerUse retainer={retainer} />
        </Panel>
      )}
      {retainer.carriesTax && retainer.status !== 'draft' && (
        <Suspense fallback={null}>
          <EInvoice document={retainer} />
        </Suspense>
      )}
      <MailsPanel document={retainer} />
    </DocumentPage>
  );
};

export const RetainerShow = () => (
  <DocumentShow<RetainerInvoiceDetail> dateField="invoiceDate" badge={(retainer) => <RetainerBadges retainer={retainer} />}>
    {(retainer) => <RetainerDocument retainer={retainer} />}
  </DocumentShow>
);
