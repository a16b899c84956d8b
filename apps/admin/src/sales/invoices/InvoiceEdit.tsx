import type { InvoiceDetail } from '@kontor/domain';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import { PageMessage } from '../../platform/page/PageMessage.tsx';
import { useReadBasis, type Basis } from '../../documents/values/BasisContext.ts';
import { InvoiceForm } from './form/InvoiceForm.tsx';
import { valuesOf } from './form/values.ts';
import { useDocumentName } from '../../documents/values/useDocumentName.ts';

const Editor = ({ basis, invoice: begun }: { basis: Basis; invoice: InvoiceDetail }) => {
  const t = useTranslate();
  const nameOf = useDocumentName();
  if (begun.status !== 'draft')
    return (
      <PageMessage icon={<LockOutlined />} title={nameOf(begun)} text={t('invoices.frozen')}>
        <Button variant="contained" component={Link} to={`/invoices/${begun.id}/show`}>
          {t('invoices.to_invoice')}
        </Button>
      </PageMessage>
    );
  return <InvoiceForm basis={basis} invoice={begun} defaults={valuesOf(begun)} title={nameOf(begun)} />;
};

export const InvoiceEdit = () => {
  const { id = '' } = useParams();
  const { basis, error: basisError, retry } = useReadBasis();
  const {
    data: invoice,
    error,
    refetch,
    isFetchedAfterMount,
  } = useGetOne<InvoiceDetail>('invoices', { id: Number(id) }, { refetchOnMount: 'always', staleTime: 0 });
  // The invoice as it was when the editing began: what others save or send meanwhile must not slip into the form.
  const [begun, setBegun] = useState<InvoiceDetail>();
  if (begun?.id !== Number(id) && invoice?.id === Number(id) && isFetchedAfterMount && !error) setBegun(invoice);
  if (basis && begun?.id === Number(id)) return <Editor key={id} basis={basis} invoice={begun} />;
  if (error) return <RecordFailed error={error} onRetry={() => void refetch()} />;
  if (basisError) return <RecordFailed error={basisError} onRetry={retry} />;
  return null;
};
