import type { EmailTopic } from '../mailbox/email.ts';

export const todoTags = ['team', 'high', 'medium', 'low', 'update'] as const;
export type TodoTag = (typeof todoTags)[number];

export const todoFilters = ['important', 'completed', 'deleted'] as const;
export type TodoFilter = (typeof todoFilters)[number];

/** `order` is the person's own order. */
export const todoSorts = ['latest', 'title-asc', 'title-desc', 'assignee', 'due-date', 'order'] as const;
export type TodoSort = (typeof todoSorts)[number];

export class TodoAssignee {
  fullName: string;
  /** The address of a picture. */
  avatar: string | null;
  /** Id of the assigned colleague, who sees the to-do on their own list. */
  userId?: number;
}

/** Something a person wants to get done; not a task of a project. */
export class TodoRecord {
  id: number;
  title: string;
  /** `YYYY-MM-DD`. */
  dueDate: string | null;
  /** Plain text, or HTML within an allow-list. */
  description: string;
  assignee: TodoAssignee | null;
  tags: TodoTag[];
  isCompleted: boolean;
  isDeleted: boolean;
  isImportant: boolean;
  /** The record of the firm that it is about. */
  about?: EmailTopic;
  /** The colleague who assigned it; only on the assignee's list. */
  givenBy?: string;
}
export class TodoAnswer {
  /** Missing for an unknown id. */
  task?: TodoRecord;
}
