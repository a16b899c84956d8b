import type { PdfState as State } from '@kontor/domain';
import { Alert, LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Shows the state of the PDF only while it is being created or has failed. */
export const PdfState = ({ state }: { state: State }) => {
  const t = useTranslate();
  if (state === 'pending')
    return (
      <Alert severity="info" className="no-print" sx={{ mb: 2 }} role="status">
        {t('documents.pdf.pending')}
        <LinearProgress sx={{ mt: 1, minWidth: 200 }} aria-label={t('documents.pdf.pending')} />
      </Alert>
    );
  if (state === 'failed')
    return (
      <Alert severity="warning" className="no-print" sx={{ mb: 2 }}>
        {t('documents.pdf.not_created')}
      </Alert>
    );
  return null;
};
