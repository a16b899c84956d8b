import { todoFilterOf, todoSortOf, todoTags, type TodoFilter, type TodoSort, type TodoTag } from '@kontor/domain';
import { useSearchParams } from 'react-router-dom';

export type TodoView = { q: string; filter: TodoFilter | 'all'; tag: TodoTag | ''; sortBy: TodoSort };

const usual: Record<keyof TodoView, string> = { q: '', filter: 'all', tag: '', sortBy: 'latest' };

/** What the list shows, kept in the address so that it can be shared and comes back with the browser's own button. */
export function useTodoChoice(): { view: TodoView; choose: (change: Partial<TodoView>) => void } {
  const [params, setParams] = useSearchParams();
  const view: TodoView = {
    q: params.get('q') ?? '',
    filter: todoFilterOf(params.get('filter') ?? '') ?? 'all',
    tag: todoTags.find((tag) => tag === params.get('tag')) ?? '',
    sortBy: todoSortOf(params.get('sortBy') ?? ''),
  };
  const choose = (change: Partial<TodoView>) => {
    const next = Object.entries({ ...view, ...change }).filter(([key, value]) => value !== usual[key as keyof TodoView]);
    setParams(Object.fromEntries(next), { replace: 'q' in change });
  };
  return { view, choose };
}
