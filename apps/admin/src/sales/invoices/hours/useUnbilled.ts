import { sourceIds, type UnbilledProject } from '@kontor/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { may } from '../../../platform/api/ability.ts';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import type { LineValues } from '../../../documents/values/lineValues.ts';

/** The customer's hours that are on no invoice and no line of this form yet, by project. */
export function useUnbilled() {
  const kontor = useKontor();
  const [customerId, projectId, lines] = useWatch({ name: ['customerId', 'projectId', 'lines'] }) as [
    number | null,
    number | null,
    LineValues[] | undefined,
  ];
  const query = useQuery({
    queryKey: ['timeSheets', 'unbilled', customerId, projectId],
    queryFn: ({ signal }) =>
      kontor.call<UnbilledProject[]>('GET', '/time-entries/unbilled', { query: { customerId, projectId }, signal }),
    enabled: Boolean(customerId) && may('create', 'Invoice'),
  });
  const taken = (lines ?? []).flatMap((line) => sourceIds(line, 'timeEntry')).join();
  const projects = useMemo(() => {
    const used = new Set(taken.split(',').map(Number));
    return (query.data ?? [])
      .map((project) => ({ ...project, entries: project.entries.filter(({ id }) => !used.has(id)) }))
      .filter(({ entries }) => entries.length > 0);
  }, [query.data, taken]);
  const minutes = projects.flatMap(({ entries }) => entries).reduce((total, entry) => total + entry.minutes, 0);
  return { projects, minutes, isPending: query.isPending && query.fetchStatus !== 'idle', isError: query.isError };
}
