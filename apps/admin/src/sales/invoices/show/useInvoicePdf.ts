import type { InvoiceDetail } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { fetchBlob, saveBlob } from '../../../platform/api/downloadFile.ts';

/** The stored PDF where there is one; otherwise one that is drawn for the occasion. */
export const pdfPath = ({ id, pdfState }: Pick<InvoiceDetail, 'id' | 'pdfState'>): string =>
  pdfState === 'ready' ? `/invoices/${id}/pdf` : `/invoices/${id}/preview-pdf`;

export const pdfName = ({ id, number }: Pick<InvoiceDetail, 'id' | 'number'>): string => `${number ?? `draft-${id}`}.pdf`;

export function useInvoicePdf(invoice: InvoiceDetail) {
  const t = useTranslate();
  const load = async (): Promise<Blob> => {
    try {
      return await fetchBlob(pdfPath(invoice));
    } catch (error) {
      throw new Error(t((error as Error).message, { _: t('invoices.pdf.failed') }), { cause: error });
    }
  };
  return { load, download: async () => saveBlob(await load(), pdfName(invoice)) };
}
