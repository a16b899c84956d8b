import type { FileSubject } from '@kontor/domain';
import { Box } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { ActivityTimeline } from '../../platform/record/ActivityTimeline.tsx';
import { FilesPanel } from '../../platform/record/FilesPanel.tsx';
import { useEveryRecordTab } from '../../platform/record/useRecordTabs.tsx';
import { DocumentPaper, type PaperView } from '../paper/DocumentPaper.tsx';
import { PrintedPaper } from '../paper/PrintedPaper.tsx';
import { PdfState } from '../pdf/PdfState.tsx';
import { useDocumentResource } from '../values/useDocumentResource.ts';
import { Panel } from './Panel.tsx';

type Props = {
  subject: FileSubject;
  document: { id: number; currency: string; pdfState: Parameters<typeof PdfState>[0]['state'] };
  header: ReactNode;
  /** Shown between the header and the document. */
  figures?: ReactNode;
  /** Shown on a draft: the checks before sending. */
  preflight?: ReactNode;
  view: PaperView;
  /** Shown in place of the paper where there is none. */
  instead?: ReactNode;
  /** The kind's panels; shared panels and those of later wings follow. */
  children: ReactNode;
};

/** The page of a saved document: the paper as the customer gets it, and its facts and history beside it. */
export const DocumentPage = ({
  subject,
  document: { id, currency, pdfState },
  header,
  figures,
  preflight,
  view,
  instead,
  children,
}: Props) => {
  const t = useTranslate();
  const { name } = useDocumentResource();
  const later = useEveryRecordTab(subject, id).filter(({ needsPaper }) => !needsPaper || !instead);
  return (
    <>
      <PrintedPaper />
      {header}
      <PdfState state={pdfState} />
      {figures && <Box className="no-print">{figures}</Box>}
      {preflight && <Suspense fallback={null}>{preflight}</Suspense>}
      <Box sx={columns} className="document-columns">
        <Box sx={{ minWidth: 0 }}>{instead ?? <DocumentPaper view={view} label={t('documents.paper.document')} />}</Box>
        <Box sx={{ minWidth: 0 }} className="no-print">
          {children}
          {later.map(({ key, label, content }) => (
            <Panel key={key} title={label}>
              {content}
            </Panel>
          ))}
          {may('read', 'File') && (
            <Panel title={t('kontor.files.title')}>
              <FilesPanel subject={subject} subjectId={id} />
            </Panel>
          )}
          {may('read', 'Audit') && (
            <Panel title={t('kontor.activity.title')}>
              <ActivityTimeline subject={subject} subjectId={id} resource={name} currency={currency} />
            </Panel>
          )}
        </Box>
      </Box>
    </>
  );
};

const columns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The width of this box, not the window: the list may stand beside it.
  '@container (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
} as const;
