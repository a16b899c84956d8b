import { useEffect, useRef, useState } from 'react';
import { useDocumentPdf, type Printable } from './useDocumentPdf.ts';

type PdfFile = { blob?: Blob; url?: string; error?: string };

/** The PDF as an object URL, revoked when the dialog closes. Read again once the stored one is ready. */
export function usePdfFile(document: Printable & { version: number }): PdfFile {
  const { load } = useDocumentPdf(document);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const [file, setFile] = useState<PdfFile>({});
  const { id, version, pdfState } = document;
  useEffect(() => {
    let url: string | undefined;
    let gone = false;
    latest.current().then(
      (blob) => {
        if (gone) return;
        url = URL.createObjectURL(blob);
        setFile({ blob, url });
      },
      (error: Error) => !gone && setFile({ error: error.message }),
    );
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [id, version, pdfState]);
  return file;
}
