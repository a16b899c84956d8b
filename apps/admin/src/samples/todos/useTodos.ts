import {
  changedTodo,
  isTodoChosen,
  type EmailTopic,
  type TodoAnswer,
  type TodoAssignee,
  type TodoChanges,
  type TodoRecord,
} from '@kontor/domain';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useLive } from '../../platform/api/live/useLive.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import type { TodoView } from './useTodoChoice.ts';

export type { TodoView as TodoChoice } from './useTodoChoice.ts';

const all = ['todos'];

/** The listed to-dos and their changes, shown at once and then sent. */
export function useTodos(view: TodoView, about?: EmailTopic) {
  const kontor = useKontor();
  const client = useQueryClient();
  const notify = useNotify();
  const queryKey = [...all, view, about];
  const asked = { ...view, ...(about && { aboutSubject: about.subject, aboutId: about.id }) };
  useLive('Todo', () => void client.invalidateQueries({ queryKey: all }));
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => kontor.sample<TodoRecord[]>('GET', '/apps/todo/tasks', { query: asked, signal }),
    placeholderData: keepPreviousData,
  });
  const show = async (change: (tasks: TodoRecord[]) => TodoRecord[]) => {
    await client.cancelQueries({ queryKey: all });
    client.setQueryData<TodoRecord[]>(queryKey, (tasks = []) => change(tasks));
  };
  const onError = (error: Error) => notify(error.message, { type: 'error' });
  const onSettled = () => client.invalidateQueries({ queryKey: all });

  const { mutate: change } = useMutation({
    mutationFn: (task: TodoChanges) => kontor.sample<TodoAnswer>('POST', '/apps/todo/update-task', { body: { task } }),
    onMutate: (changes) =>
      show((tasks) =>
        tasks
          .map((task) => (task.id === changes.id ? changedTodo(task, changes) : task))
          .filter((task) => isTodoChosen(task, { ...view, about })),
      ),
    onError,
    onSettled,
  });
  const { mutateAsync: add, isPending: isAdding } = useMutation({
    mutationFn: (task: { title: string; tags: string[]; isImportant: boolean; about?: EmailTopic }) =>
      kontor.sample<TodoAnswer>('POST', '/apps/todo/add-tasks', { body: { task } }),
    onError,
    onSettled,
  });
  const { mutate: order } = useMutation({
    mutationFn: (tasks: TodoRecord[]) =>
      kontor.sample('POST', '/apps/todo/reorder', { body: { ids: tasks.map(({ id }) => id) } }),
    onMutate: (tasks) => show(() => tasks),
    onError,
    onSettled,
  });
  /** Awaits the server and throws refusals, so that the form can show them. */
  const save = async (task: TodoChanges) => {
    await kontor.sample('POST', '/apps/todo/update-task', { body: { task } });
    await onSettled();
  };
  return { ...list, tasks: list.data ?? [], change, add, isAdding, order, save };
}

const fiveMinutes = 300_000;

/** The people to whom a to-do can be assigned. */
export function useAssignees(): TodoAssignee[] {
  const kontor = useKontor();
  const { data } = useQuery({
    queryKey: ['todoAssignees'],
    queryFn: ({ signal }) => kontor.sample<TodoAssignee[]>('GET', '/apps/todo/assignees', { signal }),
    staleTime: fiveMinutes,
  });
  return data ?? [];
}
