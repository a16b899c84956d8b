import LockOutlined from '@mui/icons-material/LockOutlined';
import { Button } from '@mui/material';
import { Fragment, useState, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { PageMessage } from '../../platform/page/PageMessage.tsx';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import { useReadBasis, type Basis } from '../values/BasisContext.ts';
import { useDocumentName } from '../values/useDocumentName.ts';
import { useDocumentResource } from '../values/useDocumentResource.ts';

type Document = { id: number; number: string | null; status: string };
type Props<T> = {
  /** Why it can no longer be edited, and the label of the link to its page. */
  frozen: { text: string; link: string };
  children: (document: T, basis: Basis, title: string) => ReactNode;
};

/** Reads the draft in the address and draws its form; an issued document says that it is locked. */
export const DocumentEdit = <T extends Document>({ frozen, children }: Props<T>) => {
  const id = Number(useParams()['id']);
  const { name } = useDocumentResource();
  const nameOf = useDocumentName();
  const { basis, error: basisError, retry } = useReadBasis();
  const { data, error, refetch, isFetchedAfterMount } = useGetOne<T>(name, { id }, { refetchOnMount: 'always', staleTime: 0 });
  // The document as of the start of editing: changes by others must not slip into the form.
  const [begun, setBegun] = useState<T>();
  if (begun?.id !== id && data?.id === id && isFetchedAfterMount && !error) setBegun(data);
  if (!basis || begun?.id !== id) {
    if (error) return <RecordFailed error={error} onRetry={() => void refetch()} />;
    return basisError ? <RecordFailed error={basisError} onRetry={retry} /> : null;
  }
  if (begun.status === 'draft') return <Fragment key={id}>{children(begun, basis, nameOf(begun))}</Fragment>;
  return (
    <PageMessage icon={<LockOutlined />} title={nameOf(begun)} text={frozen.text}>
      <Button variant="contained" component={Link} to={`/${name}/${id}/show`}>
        {frozen.link}
      </Button>
    </PageMessage>
  );
};
