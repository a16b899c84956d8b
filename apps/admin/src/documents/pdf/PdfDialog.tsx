import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Alert, Box, CircularProgress, Dialog, IconButton, Link, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { saveBlob } from '../../platform/api/calls/downloadFile.ts';
import { useDocumentName } from '../values/useDocumentName.ts';
import { pdfName, type Printable } from './useDocumentPdf.ts';
import { PdfPages } from './PdfPages.tsx';
import { PdfToolbar } from './PdfToolbar.tsx';
import { printPdf } from './printPdf.ts';
import { usePdfFile } from './usePdfFile.ts';

type Props = { document: Printable & { version: number }; onClose: () => void };

/** The PDF in a dialog: pages, zoom, print, save. A browser that cannot show it gets a link. */
export const PdfDialog = ({ document, onClose }: Props) => {
  const t = useTranslate();
  const id = useId();
  const nameOf = useDocumentName();
  const { blob, url, error } = usePdfFile(document);
  const [pages, setPages] = useState(0);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [broken, setBroken] = useState(false);
  const failed = error ?? (broken ? t('documents.pdf.failed') : undefined);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby={id} slotProps={{ paper: { sx: { height: '92vh' } } }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
          flexWrap: { xs: 'wrap', md: 'nowrap' },
          // On a phone the tools get a row of their own, below the title and the close button.
          '& [role=toolbar]': { order: { xs: 1, md: 0 }, flexBasis: { xs: '100%', md: 'auto' } },
        }}
      >
        <Typography variant="h2" id={id} noWrap sx={{ flex: 1, minWidth: 0 }}>
          {t('documents.pdf.title', { name: nameOf(document) })}
        </Typography>
        <PdfToolbar
          page={page}
          pages={pages}
          zoom={zoom}
          url={url}
          onPage={setPage}
          onZoom={setZoom}
          onPrint={() => url && printPdf(url)}
          onDownload={() => blob && saveBlob(blob, pdfName(document))}
        />
        <IconButton aria-label={t('documents.pdf.close')} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box
        tabIndex={0}
        role="region"
        aria-labelledby={id}
        sx={{ flex: 1, overflow: 'auto', bgcolor: 'background.default', p: 2 }}
      >
        {failed && (
          <Alert severity="error">
            {failed}{' '}
            {url && (
              <Link href={url} target="_blank" rel="noreferrer">
                {t('documents.pdf.fallback')}
              </Link>
            )}
          </Alert>
        )}
        {!url && !failed && (
          <CircularProgress aria-label={t('documents.pdf.loading')} sx={{ display: 'block', mx: 'auto', mt: 8 }} />
        )}
        {blob && !broken && <PdfPages blob={blob} page={page} zoom={zoom} onPages={setPages} onFailed={() => setBroken(true)} />}
      </Box>
    </Dialog>
  );
};
