import type { InvoiceRecord } from '@kontor/domain';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate, useUnselectAll } from 'react-admin';
import { useStartJob } from '../../../people/backgroundJobs/useStartJob.tsx';

/** Puts the PDFs of the chosen invoices into one file, as a background job. */
export const BulkPdfs = ({ invoices }: { invoices: readonly InvoiceRecord[] }) => {
  const t = useTranslate();
  const start = useStartJob();
  const unselect = useUnselectAll('invoices');
  const [busy, setBusy] = useState(false);
  const collect = async () => {
    setBusy(true);
    if (await start('/invoices/pdfs', { ids: invoices.map(({ id }) => id) })) unselect();
    setBusy(false);
  };
  return (
    <Button size="small" loading={busy} onClick={() => void collect()}>
      {t('invoices.bulk.pdfs', { smart_count: invoices.length })}
    </Button>
  );
};
