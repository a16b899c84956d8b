import {
  AddTodoInput,
  changedTodo,
  compareTodos,
  emptyTodo,
  idIn,
  idOf,
  isTodoChosen,
  reordered,
  ReorderTodosInput,
  sliceIn,
  sliceOf,
  textIn,
  todoListLimit,
  topicIn,
  UpdateTodoInput,
  wholeIn,
  type TodoRecord,
} from '@kontor/domain';
import { sampleAssignees, sampleTodos } from '../samples/todos.ts';
import { created, empty, ok, read, type BackendModule, type Query } from './frame.ts';

type Stored = { task: TodoRecord; position: number };

export const todoCalls: BackendModule = ({ now, personal, people }) => {
  const storeOf = personal(() => {
    const todos: Stored[] = sampleTodos(now().toISOString().slice(0, 10)).map((task) => ({ task, position: task.id }));
    return { todos, lastId: todos.length };
  });
  const change = (personId: number, id: number, changes: Parameters<typeof changedTodo>[1]): { task?: TodoRecord } => {
    const stored = storeOf(personId).todos.find(({ task }) => task.id === id);
    if (!stored) return {};
    stored.task = changedTodo(stored.task, changes);
    return { task: stored.task };
  };
  return {
    'GET /apps/todo/tasks': ({ query, personId }) => {
      const about = topicIn(textIn(query, 'aboutSubject'), idOf(textIn(query, 'aboutId')));
      const choice = { q: textIn(query, 'q'), filter: textIn(query, 'filter'), tag: textIn(query, 'tag'), about };
      const compare = compareTodos(textIn(query, 'sortBy'));
      const found = storeOf(personId)
        .todos.map(({ task, position }) => ({ ...task, position }))
        .filter((todo) => isTodoChosen(todo, choice))
        .sort(compare)
        .map(({ position: _position, ...task }) => task);
      return ok(pageOf(found, query));
    },
    'POST /apps/todo/add-tasks': async ({ body, personId }) => {
      const input = await read(AddTodoInput, body);
      const store = storeOf(personId);
      store.lastId += 1;
      const task = changedTodo(emptyTodo(store.lastId), input.task);
      store.todos.push({ task, position: task.id });
      return created({ task });
    },
    'POST /apps/todo/update-task': async ({ body, personId }) => {
      const { task } = await read(UpdateTodoInput, body);
      return ok(change(personId, task.id, task));
    },
    'DELETE /apps/todo/delete-task': ({ query, body, personId }) => {
      const id = idIn(query, body, 'taskId');
      if (id) change(personId, id, { isDeleted: true });
      return empty();
    },
    'POST /apps/todo/reorder': async ({ body, personId }) => {
      const { ids } = await read(ReorderTodosInput, body);
      const { todos } = storeOf(personId);
      const places = reordered(
        todos.map(({ task: { id }, position }) => ({ id, position })),
        ids,
      );
      for (const todo of todos) todo.position = places.get(todo.task.id) ?? todo.position;
      return empty();
    },
    'GET /apps/todo/assignees': ({ personId }) => {
      const seesAll = people().some(({ id, role }) => id === personId && role === 'admin');
      const own = people().filter(({ id }) => seesAll || id === personId);
      return ok([...own.map(({ name }) => ({ fullName: name, avatar: null })), ...sampleAssignees]);
    },
  };
};

const pageOf = <T>(rows: T[], query: Query): T[] =>
  wholeIn(query, 'perPage', 0) || wholeIn(query, 'page', 0) ? sliceOf(rows, sliceIn(query)) : rows.slice(0, todoListLimit);
