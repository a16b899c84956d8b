import { useGetList, useStore, type RaRecord, type SortPayload } from 'react-admin';
import type { Found, Typing } from './Picker.tsx';
import type { ResourceName } from '../../api/resource.ts';
import { useDebounced } from '../useDebounced.ts';

const remembered = 5;
const byId: SortPayload = { field: 'id', order: 'ASC' };
const none: RaRecord['id'][] = [];

/** The records of a resource picked lately, newest first; kept in this browser. */
export function useRecents(reference: ResourceName) {
  const [ids, setIds] = useStore<RaRecord['id'][]>(`picked.${reference}`, none);
  const remember = (id: RaRecord['id']) => setIds([id, ...ids.filter((one) => one !== id)].slice(0, remembered));
  return { ids, remember };
}

/** Searches a resource with `q` for a Picker, lately picked records first. */
export function useReferenceSearch<T extends RaRecord>(
  reference: ResourceName,
  { filter, sort = byId }: { filter?: object; sort?: SortPayload },
  { text, wanted }: Typing,
): Found<T> {
  const q = useDebounced(text, 200);
  const { ids } = useRecents(reference);
  const asksRecents = wanted && q === '' && ids.length > 0;
  const { data, error } = useGetList<T>(
    reference,
    { filter: q ? { ...filter, q } : { ...filter }, pagination: { page: 1, perPage: 25 }, sort },
    { enabled: wanted },
  );
  const recents = useGetList<T>(
    reference,
    { filter: { ...filter, id: ids }, pagination: { page: 1, perPage: remembered }, sort },
    { enabled: asksRecents },
  );
  const rank = (id: RaRecord['id']): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const found = [...(asksRecents ? (recents.data ?? []) : []), ...(data ?? [])];
  const distinct = [...new Map(found.map((row) => [row.id, row])).values()];
  return {
    rows: distinct.toSorted((a, b) => rank(a.id) - rank(b.id)),
    settled: text === q && data !== undefined && !(asksRecents && recents.isPending),
    problem: data ? undefined : error?.message,
  };
}
