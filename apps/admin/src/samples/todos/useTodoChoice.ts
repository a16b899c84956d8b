import { todoFilterOf, todoSortOf, todoTags, type TodoFilter, type TodoSort, type TodoTag } from '@kontor/domain';
import { oneOf, useChoice } from '../../platform/page/useChoice.ts';

export type TodoView = { q: string; filter: TodoFilter | 'all'; tag: TodoTag | ''; sortBy: TodoSort };

const usual: TodoView = { q: '', filter: 'all', tag: '', sortBy: 'latest' };

/** The state of the list in the address. */
export function useTodoChoice() {
  const { choice: view, choose } = useChoice(usual, { filter: todoFilterOf, tag: oneOf(todoTags), sortBy: todoSortOf });
  return { view, choose };
}
