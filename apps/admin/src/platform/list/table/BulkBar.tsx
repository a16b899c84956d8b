import { Suspense, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { part } from '../../page/page.ts';

const Toolbar = part(() => import('./bulkActions.ts').then((m) => m.BulkActionsToolbar));

/** Actions for the selected rows; hidden without a selection. */
export const BulkBar = ({ children }: { children: ReactNode }) => {
  const { selectedIds = [] } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toolbar>{children}</Toolbar>
    </Suspense>
  );
};
