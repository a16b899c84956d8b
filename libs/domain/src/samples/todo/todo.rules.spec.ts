import { describe, expect, it } from '@jest/globals';
import { changedTodo, compareTodos, emptyTodo, isTodoChosen, reordered, sortKey } from './todo.rules.ts';
import type { TodoRecord } from './todo.ts';

const aTodo = (change: Partial<TodoRecord> = {}): TodoRecord => ({ ...emptyTodo(1), title: 'Call the bank', ...change });

describe('the to-dos of a list', () => {
  const [done, gone, star] = [{ isCompleted: true }, { isDeleted: true }, { isImportant: true }];
  it.each<[string, Partial<TodoRecord>, Parameters<typeof isTodoChosen>[1], boolean]>([
    ['all that are not deleted', {}, {}, true],
    ['no deleted one', gone, {}, false],
    ['deleted ones where they are asked for', gone, { filter: 'deleted' }, true],
    ['only those', {}, { filter: 'deleted' }, false],
    ['completed ones', done, { filter: 'completed' }, true],
    ['no open one among them', {}, { filter: 'completed' }, false],
    ['no deleted one among them', { ...done, ...gone }, { filter: 'completed' }, false],
    ['important ones', star, { filter: 'important' }, true],
    ['no deleted one among those', { ...star, ...gone }, { filter: 'important' }, false],
    ['an unknown filter is none', {}, { filter: 'x' }, true],
    ['a tag', { tags: ['team', 'high'] }, { tag: 'high' }, true],
    ['another tag', { tags: ['team'] }, { tag: 'high' }, false],
    ['a part of the title in any case', {}, { q: 'THE B' }, true],
    ['nothing of the description', { description: 'zzz' }, { q: 'zzz' }, false],
  ])('%s', (_, todo, choice, expected) => expect(isTodoChosen(aTodo(todo), choice)).toBe(expected));
});

describe('the order of to-dos', () => {
  const todos = [
    { ...aTodo({ id: 1, title: 'b', dueDate: '2026-02-01', assignee: { fullName: 'Ąž', avatar: null } }), position: 3 },
    { ...aTodo({ id: 2, title: 'Ä', dueDate: null, assignee: null }), position: 1 },
    { ...aTodo({ id: 3, title: 'B', dueDate: '2026-01-01', assignee: { fullName: 'Az', avatar: null } }), position: 2 },
  ];
  it.each([
    ['latest', [3, 2, 1]],
    ['', [3, 2, 1]],
    ['x', [3, 2, 1]],
    ['title-asc', [2, 3, 1]],
    ['title-desc', [1, 3, 2]],
    ['assignee', [3, 1, 2]],
    ['due-date', [3, 1, 2]],
    ['order', [1, 3, 2]],
  ])('by "%s" is %j', (sortBy, ids) => expect([...todos].sort(compareTodos(sortBy)).map(({ id }) => id)).toEqual(ids));
  it('ignores accents', () => expect(['Ąžuolas', 'ŠALTIS', 'Øl'].map(sortKey)).toEqual(['azuolas', 'saltis', 'øl']));
});

describe('a change of a to-do', () => {
  const before = aTodo({ dueDate: '2026-01-01', description: 'x', tags: ['low'], assignee: { fullName: 'Ona', avatar: null } });
  it.each<[string, Parameters<typeof changedTodo>[1], Partial<TodoRecord>]>([
    ['nothing', {}, {}],
    ['the title', { title: ' New ' }, { title: 'New' }],
    ['no title', { title: null }, {}],
    ['no due date', { dueDate: null }, { dueDate: null }],
    [
      'no description, tags and assignee',
      { description: null, tags: null, assignee: null },
      { description: '', tags: [], assignee: null },
    ],
    ['a flag', { isDeleted: true }, { isDeleted: true }],
    ['no flag', { isCompleted: null }, {}],
  ])('%s', (_, changes, expected) => expect(changedTodo(before, changes)).toEqual({ ...before, ...expected }));
});

it('reorders a part of a list and leaves the rest in place', () => {
  const todos = [1, 2, 3, 4].map((id) => ({ id, position: id * 10 }));
  expect([...reordered(todos, [1, 9, 4, 1])]).toEqual([
    [1, 40],
    [4, 10],
  ]);
  expect([...reordered(todos, [])]).toEqual([]);
});
