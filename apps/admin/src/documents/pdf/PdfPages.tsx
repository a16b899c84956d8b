import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

type Props = { blob: Blob; page: number; zoom: number; onPages: (pages: number) => void; onFailed: () => void };

/** One page at a time, filling the width at 100 %, with text to select and read aloud. */
export const PdfPages = ({ blob, page, zoom, onPages, onFailed }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Box
      ref={box}
      sx={{ '& .react-pdf__Page': { mx: 'auto', width: 'fit-content', boxShadow: 3 }, '& canvas': { display: 'block' } }}
    >
      <Document
        file={blob}
        onLoadSuccess={({ numPages }) => onPages(numPages)}
        onLoadError={onFailed}
        loading={null}
        error={null}
      >
        {room > 0 && (
          <Page pageNumber={page} width={Math.min(room, 860) * zoom} renderTextLayer renderAnnotationLayer loading={null} />
        )}
      </Document>
    </Box>
  );
};
