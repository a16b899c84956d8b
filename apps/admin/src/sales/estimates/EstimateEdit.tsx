import type { EstimateDetail } from '@kontor/domain';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { useReadBasis, type Basis } from '../../documents/values/BasisContext.ts';
import { useDocumentName } from '../../documents/values/useDocumentName.ts';
import { PageMessage } from '../../platform/page/PageMessage.tsx';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import { EstimateForm } from './form/EstimateForm.tsx';
import { valuesOf } from './form/values.ts';

const Editor = ({ basis, estimate }: { basis: Basis; estimate: EstimateDetail }) => {
  const t = useTranslate();
  const nameOf = useDocumentName();
  if (estimate.status === 'draft')
    return <EstimateForm basis={basis} estimate={estimate} defaults={valuesOf(estimate)} title={nameOf(estimate)} />;
  return (
    <PageMessage icon={<LockOutlined />} title={nameOf(estimate)} text={t('estimates.frozen')}>
      <Button variant="contained" component={Link} to={`/estimates/${estimate.id}/show`}>
        {t('estimates.to_estimate')}
      </Button>
    </PageMessage>
  );
};

export const EstimateEdit = () => {
  const id = Number(useParams()['id']);
  const { basis, error: basisError, retry } = useReadBasis();
  const { data, error, refetch, isFetchedAfterMount } = useGetOne<EstimateDetail>(
    'estimates',
    { id },
    { refetchOnMount: 'always', staleTime: 0 },
  );
  // The estimate as it was when the editing began: what others save or send meanwhile must not slip into the form.
  const [begun, setBegun] = useState<EstimateDetail>();
  if (begun?.id !== id && data?.id === id && isFetchedAfterMount && !error) setBegun(data);
  if (basis && begun?.id === id) return <Editor key={id} basis={basis} estimate={begun} />;
  if (error) return <RecordFailed error={error} onRetry={() => void refetch()} />;
  if (basisError) return <RecordFailed error={basisError} onRetry={retry} />;
  return null;
};
