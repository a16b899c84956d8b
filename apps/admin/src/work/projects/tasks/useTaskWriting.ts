import type { TaskRecord } from '@kontor/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';

/** Changes of tasks that need no form. Each awaits the answer, so that the list shows what is stored. */
export function useTaskWriting(tasks: readonly TaskRecord[]) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const { mutate, isPending } = useMutation({
    mutationFn: async (changed: readonly TaskRecord[]) => {
      for (const task of changed) await dataProvider.update('tasks', { id: task.id, data: task, previousData: task });
    },
    onSuccess: () => notify('kontor.form.saved', { type: 'success' }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tasks'] }),
  });
  return {
    busy: isPending,
    toggle: (task: TaskRecord) => mutate([{ ...task, isDone: !task.isDone }]),
    /** Renumbers the rows and saves those that moved. */
    move: (from: number, step: -1 | 1) => {
      const order = [...tasks];
      const [moved] = order.splice(from, 1);
      if (!moved || from + step < 0 || from + step > order.length) return;
      order.splice(from + step, 0, moved);
      mutate(
        order
          .map((task, index) => ({ ...task, position: index + 1 }))
          .filter((task) => tasks.some(({ id, position }) => id === task.id && position !== task.position)),
      );
    },
  };
}
