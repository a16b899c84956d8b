import { Suspense, type ComponentProps } from 'react';
import type { BulkDeleteWithConfirmButton } from 'react-admin';
import { part } from './page.ts';

type Props = ComponentProps<typeof BulkDeleteWithConfirmButton>;

const Delete = part<Props>(() => import('./bulkActions.ts').then((m) => m.BulkDeleteWithConfirmButton));

/** Deletes the chosen rows, after a question. */
export const BulkDelete = (props: Omit<Props, 'mutationMode' | 'ref'>) => (
  <Suspense fallback={null}>
    <Delete mutationMode="pessimistic" {...props} />
  </Suspense>
);
