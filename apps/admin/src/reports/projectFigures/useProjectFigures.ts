import type { ProjectFigures } from '@kontor/domain';
import { useQuery } from '@tanstack/react-query';
import { useKontor } from '../../platform/api/dataProvider.ts';

/** The figures of a project; read again with the project. */
export function useProjectFigures(id: number) {
  const kontor = useKontor();
  return useQuery({
    queryKey: ['projects', 'figures', id],
    queryFn: ({ signal }) => kontor.call<ProjectFigures>('GET', `/projects/${id}/figures`, { signal }),
  });
}
