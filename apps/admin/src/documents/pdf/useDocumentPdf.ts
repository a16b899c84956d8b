import type { PdfState } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { fetchBlob, saveBlob } from '../../platform/api/calls/downloadFile.ts';
import { pathOf } from '../../platform/api/subjects.ts';
import { useDocumentResource } from '../values/useDocumentResource.ts';

/** A document with a PDF. */
export type Printable = { id: number; number: string | null; pdfState: PdfState };

/** The stored PDF if there is one; otherwise a preview created on request. */
const pdfPath = (resource: string, { id, pdfState }: Printable): string =>
  `/${pathOf(resource)}/${id}/${pdfState === 'ready' ? 'pdf' : 'preview-pdf'}`;

export const pdfName = ({ id, number }: Pick<Printable, 'id' | 'number'>): string => `${number ?? `draft-${id}`}.pdf`;

export function useDocumentPdf(document: Printable) {
  const t = useTranslate();
  const { name } = useDocumentResource();
  const load = async (): Promise<Blob> => {
    try {
      return await fetchBlob(pdfPath(name, document));
    } catch (error) {
      throw new Error(t((error as Error).message, { _: t('documents.pdf.failed') }), { cause: error });
    }
  };
  return { load, download: async () => saveBlob(await load(), pdfName(document)) };
}
