import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { countByPlace, type Living } from './places.ts';

/** The API's largest page. */
const perPage = 1000;

/** The customers that the reader may see, by country and town. */
export function useCustomerPlaces() {
  const kontor = useKontor();
  return useQuery({
    // Under the resource's key, so that a new customer refreshes it.
    queryKey: ['customers', 'places'],
    queryFn: async ({ signal }) => {
      const all: Living[] = [];
      for (let page = 1; ; page += 1) {
        const pagination = { page, perPage };
        const sort = { field: 'id', order: 'ASC' } as const;
        const { data, total = 0 } = await kontor.getList<RaRecord & Living>('customers', {
          pagination,
          sort,
          filter: {},
          signal,
        });
        all.push(...data);
        if (data.length < perPage || all.length >= total) return countByPlace(all);
      }
    },
  });
}
