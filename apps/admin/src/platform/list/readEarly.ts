import type { OrganisationRecord } from '@kontor/domain';
import type { QueryClient } from '@tanstack/react-query';
import {
  getQuery,
  parseQueryFromLocation,
  type DataProvider,
  type ListParams,
  type PaginationPayload,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { may } from '../api/ability.ts';
import { findResource } from '../api/resource.ts';
import { store } from '../api/session/store.ts';

/** The default page size. */
export const perPage = 10;

type Address = { pathname: string; search: string };
type Rows = { name: string; pagination: PaginationPayload; sort: SortPayload; filter: object };

/**
 * The query that react-admin's list will make at this address: from the address, else the person's last choice, else the resource's
 * order.
 */
function rowsAt({ pathname, search }: Address): Rows | undefined {
  const [, name = '', rest] = pathname.split('/');
  const resource = findResource(name);
  if (rest !== 'index' || !resource?.list || !resource.sort || !may('list', resource.subject)) return undefined;
  const query = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: store.getItem<ListParams>(`${name}.listParams`),
    sort: resource.sort,
    perPage,
    filterDefaultValues: resource.opensWith,
  });
  return {
    name,
    pagination: { page: query.page, perPage: query.perPage },
    sort: { field: query.sort, order: query.order },
    filter: { ...(query.filter as object | undefined) },
  };
}

/**
 * Fetches the rows of the list at this address before its page has loaded: `/invoices/index?page=2`. The list uses the same query key, so
 * it finds the answer or awaits it. Also fetches the organisation: most pages need its date and currency.
 */
export function readEarly(address: Address, queries: QueryClient, data: DataProvider): void {
  if (may('read', 'Organisation'))
    void queries.prefetchQuery({
      queryKey: ['settings', 'getOne', { id: '1', meta: undefined }],
      queryFn: async ({ signal }) => (await data.getOne<OrganisationRecord>('settings', { id: 1, signal })).data,
    });
  const rows = rowsAt(address);
  if (!rows) return;
  const { name, ...params } = rows;
  void queries.prefetchQuery({
    queryKey: [name, 'getList', { ...params, meta: undefined }],
    queryFn: async ({ signal }) => {
      const { data: found, total, pageInfo } = await data.getList<RaRecord>(name, { ...params, signal });
      return { data: found, total, pageInfo, meta: undefined };
    },
  });
}
