import { useQuery } from '@tanstack/react-query';
import { openProjectStatuses, type ProjectRecord, type TaskRecord } from '@kontor/domain';
import { useDataProvider, type RaRecord } from 'react-admin';
import type { Found, Typing } from '../../platform/inputs/picker/Picker.tsx';
import { useDebounced } from '../../platform/inputs/useDebounced.ts';
import type { WeekRow } from './week/weekRows.ts';
import type { ResourceName } from '../../platform/api/resource.ts';

const page = { pagination: { page: 1, perPage: 20 }, sort: { field: 'name', order: 'ASC' as const } };

/** Open projects by the typed text, each followed by its open tasks, as rows of the grid. */
export function useProjectSearch({ text, wanted }: Typing): Found<WeekRow> {
  const dataProvider = useDataProvider();
  const q = useDebounced(text, 200);
  const { data, error } = useQuery({
    queryKey: ['projects', 'timeSearch', q],
    enabled: wanted,
    queryFn: async ({ signal }) => {
      const open = { status: [...openProjectStatuses] };
      const list = async <T extends RaRecord>(resource: ResourceName, filter: object): Promise<T[]> =>
        (await dataProvider.getList<T>(resource, { ...page, filter, signal })).data;
      const byName = await list<ProjectRecord>('projects', q ? { ...open, q } : open);
      const named = q ? await list<TaskRecord>('tasks', { q, isDone: false }) : [];
      const others = named.map(({ projectId }) => projectId).filter((id) => !byName.some((one) => one.id === id));
      const more = others.length ? await list<ProjectRecord>('projects', { ...open, id: [...new Set(others)] }) : [];
      const projects = [...byName, ...more];
      const tasks = projects.length
        ? await dataProvider.getList<TaskRecord>('tasks', {
            filter: { projectId: projects.map(({ id }) => id), isDone: false },
            pagination: { page: 1, perPage: 200 },
            sort: { field: 'position', order: 'ASC' },
            signal,
          })
        : { data: [] };
      return projects.flatMap((project): WeekRow[] => {
        const { id: projectId, name: projectName, customerName } = project;
        const whole: WeekRow = { projectId, projectName, customerName, taskId: null, taskName: null };
        const own = tasks.data.filter((task) => task.projectId === projectId);
        const wanted = byName.includes(project) ? own : own.filter((task) => named.some(({ id }) => id === task.id));
        return [whole, ...wanted.map((task) => ({ ...whole, taskId: task.id, taskName: task.name }))];
      });
    },
  });
  return { rows: data ?? [], settled: text === q && data !== undefined, problem: data ? undefined : error?.message };
}
