import { expect } from '@jest/globals';
import { sortKey, todoTags, type TodoAnswer, type TodoAssignee, type TodoRecord } from '@kontor/domain';
import type { Kept, Row, Step } from './contract.ts';

const shape = {
  id: expect.any(Number),
  title: expect.any(String),
  dueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  description: expect.any(String),
  tags: expect.any(Array),
  isCompleted: expect.any(Boolean),
  isDeleted: expect.any(Boolean),
  isImportant: expect.any(Boolean),
};
const idsOf = (tasks: TodoRecord[]): number[] => tasks.map(({ id }) => id);
const list = (query: string, check: (tasks: TodoRecord[], kept: Kept) => void): Step => ({
  call: `GET /apps/todo/tasks${query}`,
  check,
});
const add = (task: object, id: number): Step => ({
  call: 'POST /apps/todo/add-tasks',
  body: { task },
  status: 201,
  part: { task: { id } },
});
const count = (query: string, expected: number): Step => list(query, (tasks) => expect(tasks).toHaveLength(expected));

const starts: Row[] = [
  {
    name: 'a new person finds 18 tasks, one of them deleted, seven completed and six important',
    steps: [
      list('', (tasks) => {
        expect(idsOf(tasks)).toEqual([...idsOf(tasks)].sort((a, b) => b - a));
        expect(tasks).toEqual(tasks.map(({ assignee }) => ({ ...shape, isDeleted: false, assignee })));
        expect(new Set(tasks.flatMap(({ tags }) => tags))).toEqual(new Set(todoTags));
        const days = tasks.map(({ dueDate }) => Date.parse(dueDate ?? ''));
        expect(Math.max(...days) - Math.min(...days)).toBeLessThan(31 * 86_400_000);
      }),
      count('', 17),
      count('?filter=deleted', 1),
      count('?filter=important', 6),
      count('?filter=completed', 6),
      count('?filter=whatever', 17),
      list('?filter=deleted', (tasks) => expect(tasks[0]).toMatchObject({ isDeleted: true, isCompleted: true })),
    ],
  },
  { name: 'nobody sees tasks without a token', steps: [{ call: 'GET /apps/todo/tasks', as: 'visitor', status: 401 }] },
];

const lists: Row[] = [
  {
    name: 'tasks are found by a part of their title, by tag, and by both',
    steps: [
      list('?q=THE%20archive&filter=deleted', (tasks) => expect(tasks).toHaveLength(1)),
      list('?q=the&tag=high', (tasks) => {
        expect(tasks.length).toBeGreaterThan(1);
        for (const task of tasks)
          expect([task.title.toLowerCase().includes('the'), task.tags.includes('high')]).toEqual([true, true]);
      }),
      count('?q=%25', 0),
      count('?tag=none', 0),
      count('?tag=&q=&filter=&sortBy=', 17),
    ],
  },
  {
    name: 'tasks are put in order by title, assignee and due date',
    steps: [
      list('?sortBy=title-asc', (tasks, kept) => {
        const titles = tasks.map(({ title }) => sortKey(title));
        expect(titles).toEqual([...titles].sort());
        kept['titles'] = idsOf(tasks);
      }),
      list('?sortBy=title-desc', (tasks, kept) => expect(idsOf(tasks).reverse()).toEqual(kept['titles'])),
      list('?sortBy=due-date', (tasks) => {
        const days = tasks.map(({ dueDate }) => dueDate);
        expect(days).toEqual([...days].sort());
      }),
      list('?sortBy=assignee', (tasks) => {
        const names = tasks.map(({ assignee }) => (assignee ? sortKey(assignee.fullName) : '~'));
        expect(names).toEqual([...names].sort());
        expect(tasks.at(-1)?.assignee).toBeNull();
      }),
      list('?sortBy=latest', (tasks) => expect(tasks[0]?.id).toBeGreaterThan(tasks[1]?.id ?? 99)),
    ],
  },
  {
    name: 'a page can be asked for',
    steps: [
      list('', (tasks, kept) => void (kept['all'] = idsOf(tasks))),
      list('?perPage=5&page=2', (tasks, kept) => expect(idsOf(tasks)).toEqual((kept['all'] as number[]).slice(5, 10))),
      count('?perPage=5&page=9', 0),
    ],
  },
];

const full = {
  title: 'Water the fig',
  dueDate: '2027-02-28',
  description: 'Not too much.',
  assignee: { fullName: 'Ona Ž.', avatar: '' },
  tags: ['low'],
  isCompleted: false,
  isDeleted: false,
  isImportant: true,
};
const changes: Row[] = [
  {
    name: 'a task is added with the next id, whatever was sent, and leads the list',
    steps: [
      {
        call: 'POST /apps/todo/add-tasks',
        body: { task: { ...full, id: 3 } },
        status: 201,
        answer: { task: { ...full, id: 19 } },
      },
      list('', (tasks) => expect(tasks[0]).toEqual({ ...full, id: 19 })),
      {
        call: 'POST /apps/todo/add-tasks',
        body: { task: { title: ' Bare ', dueDate: '2027-03-01T22:00:00.000Z', anything: 1 }, more: 2 },
        status: 201,
        answer: {
          task: {
            ...full,
            id: 20,
            title: 'Bare',
            dueDate: '2027-03-01',
            description: '',
            assignee: null,
            tags: [],
            isImportant: false,
          },
        },
      },
      { call: 'GET /apps/todo/tasks', as: 'other', check: (tasks) => expect(idsOf(tasks as TodoRecord[])[0]).toBeLessThan(19) },
    ],
  },
  {
    name: 'a change keeps what was not sent, and takes the id as text',
    steps: [
      add(full, 19),
      {
        call: 'POST /apps/todo/update-task',
        body: { task: { id: '19', isCompleted: true } },
        answer: { task: { ...full, id: 19, isCompleted: true } },
      },
      {
        call: 'POST /apps/todo/update-task',
        body: { task: { id: 19, assignee: null, dueDate: null, tags: ['team', 'update'], title: 'Fig' } },
        answer: {
          task: { ...full, id: 19, isCompleted: true, assignee: null, dueDate: null, tags: ['team', 'update'], title: 'Fig' },
        },
      },
      list('?sortBy=due-date', (tasks) => expect(tasks.at(-1)?.id).toBe(19)),
      list('?sortBy=assignee', (tasks) => expect(tasks.at(-1)?.assignee).toBeNull()),
      { call: 'POST /apps/todo/update-task', body: { task: { id: 99, isCompleted: true } }, answer: {} },
      { call: 'POST /apps/todo/update-task', as: 'other', body: { task: { id: 19, title: 'Mine' } }, answer: {} },
    ],
  },
  {
    name: 'deleting is soft: by the query or the body, and a change takes the task back',
    steps: [
      { call: 'DELETE /apps/todo/delete-task?taskId=1', answer: null },
      { call: 'DELETE /apps/todo/delete-task', body: { taskId: 2 }, answer: null },
      { call: 'DELETE /apps/todo/delete-task?taskId=999', answer: null },
      { call: 'DELETE /apps/todo/delete-task', answer: null },
      count('?filter=deleted', 3),
      { call: 'POST /apps/todo/update-task', body: { task: { id: 2, isDeleted: false } } },
      count('?filter=deleted', 2),
      add({ title: 'Next' }, 19),
      { call: 'DELETE /apps/todo/delete-task?taskId=19', answer: null },
      add({ title: 'Never again 19' }, 20),
    ],
  },
  {
    name: 'a person keeps an order of their own',
    steps: [
      list('?sortBy=order', (tasks, kept) => void (kept['before'] = idsOf(tasks))),
      list('', (tasks, kept) => expect(idsOf(tasks)).toEqual(kept['before'])),
      { call: 'POST /apps/todo/reorder', body: { ids: [2, 18, 999, 10] }, answer: null },
      list('?sortBy=order', (tasks, kept) => {
        const swap: Record<number, number> = { 18: 2, 10: 18, 2: 10 };
        expect(idsOf(tasks)).toEqual((kept['before'] as number[]).map((id) => swap[id] ?? id));
      }),
      add({ title: 'New ones come first' }, 19),
      list('?sortBy=order', (tasks) => expect(idsOf(tasks).slice(0, 2)).toEqual([19, 2])),
    ],
  },
  {
    name: 'says whom a task can be given to',
    steps: [
      {
        call: 'GET /apps/todo/assignees',
        check: (people: TodoAssignee[]) => expect(people.map(({ fullName }) => fullName)).toContain('Rūta Vaitkutė'),
      },
    ],
  },
];

const refuse = (task: unknown, path: string): Step => ({
  call: 'POST /apps/todo/add-tasks',
  body: { task },
  status: 400,
  part: { code: 'error.invalid', errors: { [path]: { code: expect.stringMatching(/^\w+\.\w+$/) } } },
});
const refusals: Row[] = [
  {
    name: 'refuses what is no task, and loses no id by it',
    steps: [
      refuse(undefined, 'task'),
      refuse([full], 'task'),
      refuse({ ...full, title: '   ' }, 'task.title'),
      refuse({ ...full, title: 'x'.repeat(201) }, 'task.title'),
      refuse({ ...full, dueDate: '2026-02-30' }, 'task.dueDate'),
      refuse({ ...full, tags: ['none'] }, 'task.tags'),
      refuse({ ...full, description: 'x'.repeat(10_001) }, 'task.description'),
      refuse({ ...full, assignee: { avatar: '' } }, 'task.assignee.fullName'),
      refuse({ ...full, isCompleted: 'yes' }, 'task.isCompleted'),
      { call: 'POST /apps/todo/update-task', body: { task: { id: 'x' } }, status: 400, part: { errors: { 'task.id': {} } } },
      { call: 'POST /apps/todo/reorder', body: { ids: [1, 1] }, status: 400, part: { errors: { ids: {} } } },
      { ...add(full, 19), check: ({ task }: TodoAnswer) => expect(task?.title).toBe(full.title) },
    ],
  },
];

export const todoContract: Row[] = [...starts, ...lists, ...changes, ...refusals];
