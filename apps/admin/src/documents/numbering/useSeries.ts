import type { DocumentKind, NumberSeriesRecord } from '@kontor/domain';
import { useGetList } from 'react-admin';
import { may } from '../../platform/api/ability.ts';

/** Reads the series that number documents of a kind; nothing is read without the right to see them. */
export const useReadSeries = (documentKind: DocumentKind) =>
  useGetList<NumberSeriesRecord>(
    'numberSeries',
    { filter: { documentKind }, pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' } },
    { enabled: may('list', 'NumberSeries') },
  );

/** The series of a document kind; undefined while they load, and empty without the right to see them. */
export function useSeries(documentKind: DocumentKind): NumberSeriesRecord[] | undefined {
  const { data, isPending } = useReadSeries(documentKind);
  return may('list', 'NumberSeries') && isPending ? undefined : (data ?? []);
}
