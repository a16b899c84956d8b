import type { EmailTopic } from '../mailbox/email.ts';
import { hasText } from '../sample/query.ts';
import { todoFilters, todoSorts, type TodoFilter, type TodoRecord, type TodoSort } from './todo.ts';

export type TodoChoice = { q?: string; filter?: string; tag?: string; sortBy?: string; about?: EmailTopic };
type Placed = TodoRecord & { position: number };
/** Null empties a field, or counts as left out when the field is required. */
type Fields = { [Key in keyof Omit<TodoRecord, 'id' | 'givenBy' | 'assignee'>]?: TodoRecord[Key] | null } & {
  assignee?: { fullName: string; avatar: string | null; userId?: number | null } | null;
};

/** Without a page, the list is cut off here. */
export const todoListLimit = 500;

/** The sort key of titles and names, without case and accents. Example: `sortKey('Ąžuolas')` is `azuolas`. */
export const sortKey = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** An unknown filter counts as none, which lists everything but deleted to-dos. */
export const todoFilterOf = (filter?: string): TodoFilter | undefined => todoFilters.find((one) => one === filter);
export const todoSortOf = (sortBy?: string): TodoSort => todoSorts.find((one) => one === sortBy) ?? 'latest';

/** Is a to-do in the list? Deleted ones are only in the list of deleted to-dos; an unknown tag matches none. */
export function isTodoChosen(todo: TodoRecord, { q = '', filter, tag, about }: TodoChoice): boolean {
  const flag = todoFilterOf(filter);
  if (todo.isDeleted !== (flag === 'deleted')) return false;
  if (flag === 'important' && !todo.isImportant) return false;
  if (flag === 'completed' && !todo.isCompleted) return false;
  if (tag && !todo.tags.some((one) => one === tag)) return false;
  if (about && (todo.about?.subject !== about.subject || todo.about.id !== about.id)) return false;
  return hasText(q, todo.title);
}

/**
 * Ties, and orders without a key of their own, are latest first; to-dos without an assignee or date come last; title-desc is
 * exactly title-asc reversed.
 */
export function compareTodos(sortBy?: string): (a: Placed, b: Placed) => number {
  const byKey: Record<TodoSort, (a: Placed, b: Placed) => number> = {
    latest: () => 0,
    'title-asc': byTitle,
    'title-desc': (a, b) => byTitle(b, a) || a.id - b.id,
    assignee: (a, b) => lastIfNull(a.assignee && sortKey(a.assignee.fullName), b.assignee && sortKey(b.assignee.fullName)),
    'due-date': (a, b) => lastIfNull(a.dueDate, b.dueDate),
    order: (a, b) => b.position - a.position,
  };
  const compare = byKey[todoSortOf(sortBy)];
  return (a, b) => compare(a, b) || b.id - a.id;
}

const byTitle = (a: TodoRecord, b: TodoRecord): number => compareTexts(sortKey(a.title), sortKey(b.title));
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const lastIfNull = (a: string | null, b: string | null): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : compareTexts(a, b);

/** A to-do with no values yet. */
export const emptyTodo = (id: number): TodoRecord => ({
  id,
  title: '',
  dueDate: null,
  description: '',
  assignee: null,
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
});

/** The to-do after a change; values left out stay. */
export function changedTodo(todo: TodoRecord, changes: Fields): TodoRecord {
  const { title, description, tags, assignee, dueDate, isCompleted, isDeleted, isImportant } = changes;
  const about = changes.about === undefined ? todo.about : changes.about;
  const userId = assignee?.userId;
  return {
    id: todo.id,
    title: title?.trim() ?? todo.title,
    dueDate: dueDate === undefined ? todo.dueDate : dueDate,
    description: description === undefined ? todo.description : (description ?? ''),
    assignee:
      assignee === undefined
        ? todo.assignee
        : assignee && { fullName: assignee.fullName.trim(), avatar: assignee.avatar ?? null, ...(userId ? { userId } : {}) },
    tags: tags === undefined ? todo.tags : (tags ?? []),
    isCompleted: isCompleted ?? todo.isCompleted,
    isDeleted: isDeleted ?? todo.isDeleted,
    isImportant: isImportant ?? todo.isImportant,
    ...(about ? { about: { subject: about.subject, id: about.id } } : {}),
    ...(todo.givenBy ? { givenBy: todo.givenBy } : {}),
  };
}

/**
 * The listed to-dos take, in the order given, the positions that they hold now; the others keep theirs, so that a part of a list
 * can be reordered. Gives the new position of each. Example: `reordered([{ id: 1, position: 1 }, { id: 2, position: 2 }], [1,
 * 2])` puts 1 before 2: the higher position comes first.
 */
export function reordered(todos: readonly { id: number; position: number }[], ids: readonly number[]): Map<number, number> {
  const found = new Map(todos.map((todo) => [todo.id, todo.position]));
  const known = [...new Set(ids)].filter((id) => found.has(id));
  const places = known.map((id) => found.get(id) ?? 0).sort((a, b) => b - a);
  return new Map(known.map((id, index) => [id, places[index] ?? 0]));
}
