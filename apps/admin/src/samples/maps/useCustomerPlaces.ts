import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { countByPlace, type Living } from './places.ts';

/** As many as the API gives at once. */
const perPage = 1000;

/** Customers by country and town: those that the reader may see. */
export function useCustomerPlaces() {
  const kontor = useKontor();
  return useQuery({
    // Under the name of the resource, so that a new customer has it read again.
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
