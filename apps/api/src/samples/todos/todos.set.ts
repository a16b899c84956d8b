import { sampleAssignees, sampleTodos } from '@kontor/demo-data/samples';
import type { SampleDefinition } from '../sets/sample-set.ts';
import { Todo } from './todo.entity.ts';
import { todoColumns } from './todo.record.ts';

export const todoSet: SampleDefinition = {
  name: 'todo',
  personal: true,
  tables: ['todo'],
  nextId: 19,
  load: (em, now, userId) => {
    for (const todo of sampleTodos(now.toISOString().slice(0, 10)))
      em.create(Todo, { userId: userId ?? 0, id: todo.id, position: todo.id, ...todoColumns(todo) });
  },
};

/** The sample people to assign to, besides the colleagues. */
export { sampleAssignees };
