import type { EstimateDetail, EstimateRecord } from '@kontor/domain';
import { Box, Card, Link as TextLink, Typography } from '@mui/material';
import { lazy, Suspense, useId, type ReactNode } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { BesidePage } from '../../documents/beside/BesidePage.tsx';
import { DocumentPaper } from '../../documents/paper/DocumentPaper.tsx';
import { PrintedPaper } from '../../documents/paper/PrintedPaper.tsx';
import { useSavedPaper } from '../../documents/paper/useSavedPaper.tsx';
import { PdfState } from '../../documents/pdf/PdfState.tsx';
import { DocumentMails } from '../../documents/send/index.ts';
import { useDocumentMails } from '../../documents/send/useDocumentMails.ts';
import { may } from '../../platform/api/ability.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { ActivityTimeline } from '../../platform/record/ActivityTimeline.tsx';
import { FilesPanel } from '../../platform/record/FilesPanel.tsx';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import { useEveryRecordTab } from '../../platform/record/useRecordTabs.tsx';
import { EstimateBadge } from './EstimateBadge.tsx';
import { EstimateFacts } from './show/EstimateFacts.tsx';
import { EstimateHeader } from './show/EstimateHeader.tsx';
import { EstimateVersions } from './show/EstimateVersions.tsx';

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

/** One estimate: the document, and beside it what became of it. */
const EstimateDocument = ({ estimate }: { estimate: EstimateDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const mails = useDocumentMails(estimate);
  const later = useEveryRecordTab('Estimate', estimate.id);
  const view = useSavedPaper(
    { ...estimate, prepaid: 0, rounding: 0, due: estimate.total },
    {
      facts: [
        ['estimateDate', format.date(estimate.estimateDate)],
        ['expiryDate', format.date(estimate.expiryDate)],
        ['referenceNumber', estimate.referenceNumber],
        ['orderNumber', estimate.orderNumber],
      ],
    },
  );
  return (
    <>
      <PrintedPaper />
      <EstimateHeader
        key={estimate.id}
        estimate={estimate}
        subtitle={
          <TextLink component={Link} to={`/customers/${estimate.customerId}/show`}>
            {estimate.customerName}
          </TextLink>
        }
      />
      <PdfState state={estimate.pdfState} />
      <Box sx={columns} className="document-columns">
        <Box sx={{ minWidth: 0 }}>
          <DocumentPaper view={view} label={t('documents.paper.document')} />
        </Box>
        <Box sx={{ minWidth: 0 }} className="no-print">
          <Panel title={t('estimates.show.overview')}>
            <EstimateFacts estimate={estimate} />
          </Panel>
          {estimate.revision > 1 && (
            <Panel title={t('estimates.show.versions')}>
              <EstimateVersions estimate={estimate} />
            </Panel>
          )}
          {mails.length > 0 && (
            <Panel title={t('documents.send.mails')}>
              <Suspense fallback={null}>
                <DocumentMails mails={mails} />
              </Suspense>
            </Panel>
          )}
          {later.map(({ key, label, content }) => (
            <Panel key={key} title={label}>
              {content}
            </Panel>
          ))}
          {may('read', 'File') && (
            <Panel title={t('kontor.files.title')}>
              <FilesPanel subject="Estimate" subjectId={estimate.id} />
            </Panel>
          )}
          {may('read', 'Audit') && (
            <Panel title={t('kontor.activity.title')}>
              <ActivityTimeline subject="Estimate" subjectId={estimate.id} resource="estimates" currency={estimate.currency} />
            </Panel>
          )}
        </Box>
      </Box>
    </>
  );
};

const BesideList = lazy(() =>
  import('../../documents/beside/BesideList.tsx').then((m) => ({ default: m.BesideList<EstimateRecord> })),
);

const EstimatePage = ({ id }: { id: number }) => {
  const { data, error, refetch } = useGetOne<EstimateDetail>(
    'estimates',
    { id },
    {
      // A row of the list stands in for the record at first, without its lines: however fresh, it is not enough.
      staleTime: ({ state }) => (state.data?.lines ? 30_000 : 0),
      refetchInterval: ({ state }) => (state.data?.pdfState === 'pending' ? 3000 : false),
    },
  );
  if (!data?.lines) return error ? <RecordFailed error={error} onRetry={() => void refetch()} /> : null;
  return <EstimateDocument estimate={data} />;
};

export const EstimateShow = () => (
  <BesidePage
    list={(openId) => (
      <BesideList openId={openId} dateField="estimateDate" badge={(estimate) => <EstimateBadge estimate={estimate} />} />
    )}
  >
    {(id) => <EstimatePage id={id} />}
  </BesidePage>
);

const columns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
} as const;
