import type { SearchAnswer } from '@kontor/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useKontor } from '../../api/dataProvider.ts';
import { useDebounced } from '../../inputs/useDebounced.ts';

/** Searches the records that this person may read. */
export function useRecordSearch(query: string) {
  const { call } = useKontor();
  const q = useDebounced(query.trim(), 120);
  const enabled = q.length >= 2;
  const { data, isError, isFetching } = useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => call<SearchAnswer>('GET', '/search', { query: { q }, signal }),
    enabled,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { groups: enabled ? (data?.groups ?? []) : [], failed: enabled && isError, searching: isFetching };
}
