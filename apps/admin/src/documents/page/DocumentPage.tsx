import type { FileSubject } from '@kontor/domain';
import { Box } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { DocumentPaper, type PaperView } from '../paper/DocumentPaper.tsx';
import { PrintedPaper } from '../paper/PrintedPaper.tsx';
import { PdfState } from '../pdf/PdfState.tsx';
import { useDocumentResource } from '../values/useDocumentResource.ts';
import { DocumentTabs } from './index.ts';

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
  /** The kind's panels beside the paper; what every record has stands in tabs below it. */
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
  return (
    <>
      <PrintedPaper />
      {header}
      <PdfState state={pdfState} />
      {figures && <Box className="no-print">{figures}</Box>}
      {preflight && <Suspense fallback={null}>{preflight}</Suspense>}
      <Box sx={columns} className="document-columns">
        <Box sx={{ minWidth: 0 }}>{instead ?? <DocumentPaper view={view} label={t('documents.paper.document')} />}</Box>
        <Box sx={beside} className="no-print">
          {children}
        </Box>
        <Box sx={below} className="no-print">
          <Suspense fallback={null}>
            <DocumentTabs subject={subject} id={id} resource={name} currency={currency} withoutPaper={Boolean(instead)} />
          </Suspense>
        </Box>
      </Box>
    </>
  );
};

/** The width of the box, not of the window: the list may stand beside it. */
const wide = '@container (min-width: 900px)';

const columns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gridTemplateRows: 'auto 1fr' },
} as const;
const beside = { minWidth: 0, [wide]: { gridColumn: 2, gridRow: '1 / span 2' } } as const;
const below = { minWidth: 0, [wide]: { gridColumn: 1, gridRow: 2 } } as const;
