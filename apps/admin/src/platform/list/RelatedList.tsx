import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, useListContext, type SortPayload } from 'react-admin';
import { ListFailed, NothingYet } from './ListStates.tsx';
import { withoutToast } from './listContext.ts';
import { Paging } from './Paging.tsx';
import type { ResourceName } from '../api/resource.ts';

type Props = {
  resource: ResourceName;
  filter: object;
  sort: SortPayload;
  emptyText: string;
  /** Button for the first record, or for another one. */ action?: ReactNode;
  /** A KontorTable. */ children: ReactNode;
};

const Body = ({ emptyText, action, children }: Pick<Props, 'emptyText' | 'action' | 'children'>) => {
  const { isPending, error, total } = useListContext();
  if (error) return <ListFailed />;
  if (!isPending && total === 0) return <NothingYet text={emptyText}>{action}</NothingYet>;
  return (
    <>
      {action && <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, px: 2, pt: 2 }}>{action}</Box>}
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      <Paging />
    </>
  );
};

/** The records that belong to the page's record, inside a tab. Leaves the address and the remembered list settings alone. */
export const RelatedList = ({ resource, filter, sort, ...rest }: Props) => (
  <ListBase
    resource={resource}
    filter={filter}
    sort={sort}
    perPage={10}
    queryOptions={withoutToast}
    disableSyncWithLocation
    storeKey={false}
    // The page has checked the right already; react-admin would ask about the page's record instead of these.
    disableAuthentication
  >
    <Body {...rest} />
  </ListBase>
);
