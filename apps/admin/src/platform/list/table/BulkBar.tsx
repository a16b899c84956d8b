import { Suspense, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { part } from '../../page/page.ts';

const Toolbar = part(() => import('./bulkActions.ts').then((m) => m.BulkActionsToolbar));

/** What can be done with the chosen rows; there only while some are chosen. */
export const BulkBar = ({ children }: { children: ReactNode }) => {
  const { selectedIds = [] } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toolbar>{children}</Toolbar>
    </Suspense>
  );
};
