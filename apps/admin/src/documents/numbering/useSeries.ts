import type { DocumentKind, NumberSeriesRecord } from '@kontor/domain';
import { useGetList } from 'react-admin';
import { may } from '../../platform/api/ability.ts';

/** The series that number documents of a kind; undefined while they load, none without the right to see them. */
export function useSeries(documentKind: DocumentKind): NumberSeriesRecord[] | undefined {
  const mayList = may('list', 'NumberSeries');
  const { data, isPending } = useGetList<NumberSeriesRecord>(
    'numberSeries',
    { filter: { documentKind }, pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' } },
    { enabled: mayList },
  );
  return mayList && isPending ? undefined : (data ?? []);
}
