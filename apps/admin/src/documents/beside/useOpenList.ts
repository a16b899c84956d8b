import { useGetList, useStore, type RaRecord } from 'react-admin';

type Order = { sort: string; order: 'ASC' | 'DESC' };
type Params = Order & { filter: object; page: number; perPage: number };

/** The list of a resource with its last filter, order and page, shared by both places. */
export function useOpenList<T extends RaRecord>(resource: string, usual: Order) {
  const first: Params = { ...usual, filter: {}, page: 1, perPage: 10 };
  const [kept, setKept] = useStore<Partial<Params>>(`${resource}.listParams`, first);
  const params = { ...first, ...kept };
  const { filter, sort: field, order, page, perPage } = params;
  const { data, total = 0 } = useGetList<T>(
    resource,
    { filter, sort: { field, order }, pagination: { page, perPage } },
    { placeholderData: (before: { data: T[]; total?: number } | undefined) => before },
  );
  const pages = Math.ceil(total / perPage);
  return { rows: data, total, page, perPage, pages, turnTo: (next: number) => setKept({ ...params, page: next }) };
}
