import type { InvoiceDetail } from '@kontor/domain';
import { Alert, LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Only what is worth saying: that it is being drawn, or that it could not be. */
export const PdfState = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useTranslate();
  if (invoice.pdfState === 'pending')
    return (
      <Alert severity="info" className="no-print" sx={{ mb: 2 }} role="status">
        {t('invoices.show.pdf_pending')}
        <LinearProgress sx={{ mt: 1, minWidth: 200 }} aria-label={t('invoices.show.pdf_pending')} />
      </Alert>
    );
  if (invoice.pdfState === 'failed')
    return (
      <Alert severity="warning" className="no-print" sx={{ mb: 2 }}>
        {t('invoices.show.pdf_failed')}
      </Alert>
    );
  return null;
};
