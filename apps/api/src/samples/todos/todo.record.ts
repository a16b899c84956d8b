import { sortKey, type TodoRecord } from '@kontor/domain';
import type { Todo } from './todo.entity.ts';

export const todoRecord = (todo: Todo): TodoRecord => ({
  id: todo.id,
  title: todo.title,
  dueDate: todo.dueDate ?? null,
  description: todo.description,
  assignee: todo.assigneeName ? { fullName: todo.assigneeName, avatar: todo.assigneeAvatar ?? null } : null,
  tags: todo.tags,
  isCompleted: todo.isCompleted,
  isDeleted: todo.isDeleted,
  isImportant: todo.isImportant,
});

/** The columns that a record stands for. */
export const todoColumns = ({ id: _id, assignee, ...same }: TodoRecord) => ({
  ...same,
  titleKey: sortKey(same.title),
  assigneeName: assignee?.fullName ?? null,
  assigneeKey: assignee ? sortKey(assignee.fullName) : null,
  assigneeAvatar: assignee?.avatar ?? null,
});
