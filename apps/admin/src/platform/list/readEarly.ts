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

/** For a list that says nothing else. */
export const perPage = 10;

type Address = { pathname: string; search: string };
type Rows = { name: string; pagination: PaginationPayload; sort: SortPayload; filter: object };

/** What react-admin's list will ask for at this address: by the address, else as this person chose before, else in the order of the resource. */
function rowsAt({ pathname, search }: Address): Rows | undefined {
  const [, name = '', rest] = pathname.split('/');
  const resource = findResource(name);
  if (rest !== 'index' || !resource?.list || !resource.sort || !may('list', resource.subject)) return undefined;
  const query = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: store.getItem<ListParams>(`${name}.listParams`),
    sort: resource.sort,
    perPage,
    filterDefaultValues: undefined,
  });
  return {
    name,
    pagination: { page: query.page, perPage: query.perPage },
    sort: { field: query.sort, order: query.order },
    filter: { ...(query.filter as object | undefined) },
  };
}

/**
 * Asks for the rows of the list at this address before its page is there: `/invoices/index?page=2`. The list asks for the same under the same
 * key, so that it finds the answer, or waits for this one. The organisation comes along: most pages ask which day it is, and in which money.
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
