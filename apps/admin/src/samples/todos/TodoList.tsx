import type { TodoChanges, TodoRecord } from '@kontor/domain';
import { DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Box } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFirst } from '../../platform/list/useFirst.tsx';
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

export const TodoList = ({ tasks, movable, onOrder, ...row }: Props) => {
  const t = useTranslate();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const { first, more } = useFirst(tasks);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

  const shift = (from: number, to: number) => {
    const task = tasks[from];
    if (!task || to < 0 || to >= tasks.length || from === to) return;
    const focused = document.activeElement;
    onOrder(arrayMove(tasks, from, to));
    setSaid(t('todo.moved', { name: task.title, position: to + 1, total: tasks.length }));
    // The row is put elsewhere in the page, and the browser forgets where the reader was.
    requestAnimationFrame(() => focused instanceof HTMLElement && list.current?.contains(focused) && focused.focus());
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const placeOf = (id: unknown) => tasks.findIndex((task) => task.id === id);
    if (over) shift(placeOf(active.id), placeOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={drop}
      accessibility={{ screenReaderInstructions: { draggable: t('todo.keys') }, announcements: silent }}
    >
      <SortableContext items={first.map(({ id }) => id)} strategy={verticalListSortingStrategy} disabled={!movable}>
        <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {first.map((task, index) => (
            <TodoRow
              key={task.id}
              task={task}
              {...(movable ? { place: { index, isLast: index === tasks.length - 1, onMove: (to) => shift(index, to) } } : {})}
              {...row}
            />
          ))}
        </Box>
      </SortableContext>
      {more}
      <Box role="status" sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {said}
      </Box>
    </DndContext>
  );
};

// The page says itself where a task went, in the reader's language.
const nothing = () => undefined;
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
