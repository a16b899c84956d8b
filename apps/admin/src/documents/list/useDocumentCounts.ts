import { useQuery } from '@tanstack/react-query';
import { useKontor } from '../../platform/api/dataProvider.ts';
import type { ResourceName } from '../../platform/api/resource.ts';

/** What the tabs of a list show as long as nothing else is filtered: one short question for all of them. */
export function useDocumentCounts(resource: ResourceName): Record<string, number> {
  const kontor = useKontor();
  const { data } = useQuery({
    queryKey: [resource, 'counts'],
    queryFn: () => kontor.call<Record<string, number>>('GET', `/${resource}/counts`),
  });
  return data ? { ...data, '': data['all'] ?? 0 } : {};
}
