import type { TodoChanges, TodoRecord } from '@kontor/domain';
import { useDeferredRows } from '../../platform/list/useDeferredRows.ts';
import { useFirst } from '../../platform/list/useFirst.tsx';
import { moved } from '../../platform/sortable/order.ts';
import { SortableList } from '../../platform/sortable/SortableList.tsx';
import { TodoRow } from './TodoRow.tsx';

type Props = {
  tasks: TodoRecord[];
  /** True in the person's own order. */
  movable: boolean;
  onOrder: (tasks: TodoRecord[]) => void;
  onChange: (changes: TodoChanges) => void;
  onEdit: (task: TodoRecord) => void;
  onRemove: (task: TodoRecord) => void;
};

// Fewer than usual, because a row has some twenty elements.
const atOnce = 40;

export const TodoList = ({ tasks, movable, onOrder, ...row }: Props) => {
  const { first, more } = useFirst(useDeferredRows(tasks), atOnce);
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
