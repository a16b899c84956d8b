import type { TodoChanges, TodoRecord } from '@kontor/domain';
import { useCalm } from '../../platform/list/useCalm.ts';
import { useFirst } from '../../platform/list/useFirst.tsx';
import { moved } from '../../platform/sortable/order.ts';
import { SortableList } from '../../platform/sortable/SortableList.tsx';
import { TodoRow } from './TodoRow.tsx';

type Props = {
  tasks: TodoRecord[];
  /** In the person's own order a task can be put elsewhere. */
  movable: boolean;
  onOrder: (tasks: TodoRecord[]) => void;
  onChange: (changes: TodoChanges) => void;
  onEdit: (task: TodoRecord) => void;
  onRemove: (task: TodoRecord) => void;
};

// A row of it has some twenty elements.
const atOnce = 40;

export const TodoList = ({ tasks, movable, onOrder, ...row }: Props) => {
  const { first, more } = useFirst(useCalm(tasks), atOnce);
  return (
    <>
      <SortableList
        rows={first}
        total={tasks.length}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        onMove={movable ? (from, to) => onOrder(moved(tasks, from, to)) : undefined}
      >
        {(task, place) => <TodoRow task={task} place={place} {...row} />}
      </SortableList>
      {more}
    </>
  );
};
