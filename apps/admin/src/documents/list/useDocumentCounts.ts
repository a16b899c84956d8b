import { useQuery } from '@tanstack/react-query';
import { useKontor } from '../../platform/api/dataProvider.ts';
import type { ResourceName } from '../../platform/api/resource.ts';
import { pathOf } from '../../platform/api/subjects.ts';

/** The counts of a list's tabs while no other filter is set, from one short call. */
export function useDocumentCounts(resource: ResourceName): Record<string, number> {
  const kontor = useKontor();
  const { data } = useQuery({
    queryKey: [resource, 'counts'],
    queryFn: () => kontor.call<Record<string, number>>('GET', `/${pathOf(resource)}/counts`),
  });
  return data ? { ...data, '': data['all'] ?? 0 } : {};
}
