import { lazy, type ComponentProps, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import type { BesideList as List, BesideRow } from '../beside/BesideList.tsx';
import { BesidePage } from '../beside/BesidePage.tsx';
import { useDocumentResource } from '../values/useDocumentResource.ts';

type Document = BesideRow & { lines?: readonly unknown[]; pdfState: string };
type Props<T extends Document> = Pick<ComponentProps<typeof List<T>>, 'dateField' | 'badge'> & {
  children: (document: T) => ReactNode;
};

const Loaded = <T extends Document>({ id, children }: { id: number; children: Props<T>['children'] }) => {
  const { name } = useDocumentResource();
  const { data, error, refetch } = useGetOne<T>(
    name,
    { id },
    {
      // A row of the list serves as the record at first, but it has no lines, so it is never fresh enough.
      staleTime: ({ state }) => (state.data?.lines ? 30_000 : 0),
      // A live event announces the PDF; a screen that missed it polls.
      refetchInterval: ({ state }) => (state.data?.pdfState === 'pending' ? 3000 : false),
    },
  );
  if (!data?.lines) return error ? <RecordFailed error={error} onRetry={() => void refetch()} /> : null;
  return children(data);
};

const BesideList = lazy(() => import('../beside/BesideList.tsx').then((m) => ({ default: m.BesideList }))) as typeof List;

/** The page of the document in the address, with its list beside it on a wide screen. */
export const DocumentShow = <T extends Document>({ dateField, badge, children }: Props<T>) => (
  <BesidePage list={(openId) => <BesideList<T> openId={openId} dateField={dateField} badge={badge} />}>
    {(id) => <Loaded<T> id={id}>{children}</Loaded>}
  </BesidePage>
);
