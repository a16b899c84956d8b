import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useKontor } from '../../platform/api/dataProvider.ts';

const all = 'samplePages';
type Query = Record<string, string | number | undefined>;

/** Fetches a call of the sample pages. */
export function useSamplePage<T>(path: string, query?: Query) {
  const kontor = useKontor();
  return useQuery({
    queryKey: [all, path, query],
    queryFn: ({ signal }) => kontor.sample<T>('GET', path, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Sends a change and refreshes the pages that show it. Throws refusals. */
export function useChangeSample(): (path: string, body: object, query?: Query) => Promise<void> {
  const kontor = useKontor();
  const client = useQueryClient();
  return async (path, body, query) => {
    await kontor.sample('POST', path, { body, query });
    await client.invalidateQueries({ queryKey: [all] });
  };
}
