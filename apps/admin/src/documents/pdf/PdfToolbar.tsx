import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';

type Props = {
  page: number;
  pages: number;
  zoom: number;
  url: string | undefined;
  onPage: (page: number) => void;
  onZoom: (zoom: number) => void;
  onPrint: () => void;
  onDownload: () => void;
};

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

const Tool = ({ label, off, run, children }: { label: string; off?: boolean; run: () => void; children: ReactNode }) => (
  <Tooltip title={label}>
    <span>
      <IconButton aria-label={label} disabled={off} onClick={run}>
        {children}
      </IconButton>
    </span>
  </Tooltip>
);

export const PdfToolbar = ({ page, pages, zoom, url, onPage, onZoom, onPrint, onDownload }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const at = steps.indexOf(zoom);
  const zoomTo = (index: number) => onZoom(steps[index] ?? zoom);
  return (
    <Box
      role="toolbar"
      aria-label={t('documents.pdf.title', { name: '' })}
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Tool label={t('documents.pdf.previous')} off={page <= 1} run={() => onPage(page - 1)}>
        <ChevronLeftOutlined />
      </Tool>
      <Typography variant="body2" role="status" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {t('documents.pdf.page', { page, pages: pages || '…' })}
      </Typography>
      <Tool label={t('documents.pdf.next')} off={page >= pages} run={() => onPage(page + 1)}>
        <ChevronRightOutlined />
      </Tool>
      <Tool label={t('documents.pdf.zoom_out')} off={at <= 0} run={() => zoomTo(at - 1)}>
        <ZoomOutOutlined />
      </Tool>
      <Typography variant="body2" sx={{ minWidth: 44, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>
        {format.percent(zoom * 100)}
      </Typography>
      <Tool label={t('documents.pdf.zoom_in')} off={at >= steps.length - 1} run={() => zoomTo(at + 1)}>
        <ZoomInOutlined />
      </Tool>
      <Tool label={t('documents.pdf.download')} off={!url} run={onDownload}>
        <DownloadOutlined />
      </Tool>
      <Tool label={t('documents.pdf.print')} off={!url} run={onPrint}>
        <PrintOutlined />
      </Tool>
      <Tool label={t('documents.pdf.open')} off={!url} run={() => window.open(url, '_blank', 'noopener')}>
        <OpenInNewOutlined />
      </Tool>
    </Box>
  );
};
