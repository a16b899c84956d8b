import { Alert, Box, CircularProgress, Link } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PdfToolbar } from '../../../documents/pdf/PdfToolbar.tsx';
import { printPdf } from '../../../documents/pdf/printPdf.ts';
import { saveBlob } from '../../../platform/api/calls/downloadFile.ts';
import { part } from '../../../platform/page/page.ts';
import { isDrawn, type Paper } from './papers.ts';
import { usePaper } from './usePaper.ts';

const PdfPages = part(() => import('../../../documents/pdf/PdfPages.tsx').then((m) => m.PdfPages));

/** A picture or PDF, with pages and zoom; any other file can be downloaded. */
export const PaperView = ({ paper }: { paper: Paper }) => {
  const t = useTranslate();
  const { blob, url, error } = usePaper(paper);
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [broken, setBroken] = useState(false);
  const isPdf = paper.mimeType === 'application/pdf';
  const failed = error ?? (broken ? t('documents.pdf.failed') : undefined);
  const download = () => blob && saveBlob(blob, paper.name);
  if (!isDrawn(paper))
    return (
      <Box sx={{ p: 2 }}>
        {t('bills.paper.not_drawn')}{' '}
        <Link component="button" type="button" onClick={download}>
          {t('documents.pdf.download')}
        </Link>
      </Box>
    );
  return (
    <>
      <PdfToolbar
        page={page}
        pages={pages}
        zoom={zoom}
        url={url}
        onPage={setPage}
        onZoom={setZoom}
        onPrint={() => url && printPdf(url)}
        onDownload={download}
      />
      <Box tabIndex={0} role="region" aria-label={paper.name} sx={sheet}>
        {failed && (
          <Alert severity="error">
            {t(failed, { _: failed })}{' '}
            {url && (
              <Link href={url} target="_blank" rel="noreferrer">
                {t('documents.pdf.fallback')}
              </Link>
            )}
          </Alert>
        )}
        {!url && !failed && (
          <CircularProgress aria-label={t('bills.paper.loading')} sx={{ display: 'block', mx: 'auto', mt: 4 }} />
        )}
        {blob && isPdf && !broken && (
          <Suspense fallback={null}>
            <PdfPages blob={blob} page={page} zoom={zoom} onPages={setPages} onFailed={() => setBroken(true)} />
          </Suspense>
        )}
        {url && !isPdf && !broken && (
          <img
            src={url}
            alt={paper.name}
            onError={() => setBroken(true)}
            style={{ display: 'block', width: `${zoom * 100}%`, margin: '0 auto' }}
          />
        )}
      </Box>
    </>
  );
};

const sheet = { flex: 1, minHeight: 120, overflow: 'auto', bgcolor: 'background.default', p: 1 } as const;
