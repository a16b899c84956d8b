import { sortKey, type TodoRecord } from '@kontor/domain';
import type { Todo } from './todo.entity.ts';

export const todoRecord = (todo: Todo): TodoRecord => ({
  id: todo.id,
  title: todo.title,
  dueDate: todo.dueDate ?? null,
  description: todo.description,
  assignee: todo.assigneeName
    ? {
        fullName: todo.assigneeName,
        avatar: todo.assigneeAvatar ?? null,
        ...(todo.partnerUserId && !todo.isGiven ? { userId: todo.partnerUserId } : {}),
      }
    : null,
  tags: todo.tags,
  isCompleted: todo.isCompleted,
  isDeleted: todo.isDeleted,
  isImportant: todo.isImportant,
  ...(todo.aboutSubject && todo.aboutId ? { about: { subject: todo.aboutSubject, id: todo.aboutId } } : {}),
});

/** The columns for a record. */
export const todoColumns = ({ id: _id, assignee, about, givenBy: _givenBy, ...same }: TodoRecord) => ({
  ...same,
  titleKey: sortKey(same.title),
  assigneeName: assignee?.fullName ?? null,
  assigneeKey: assignee ? sortKey(assignee.fullName) : null,
  assigneeAvatar: assignee?.avatar ?? null,
  aboutSubject: about?.subject ?? null,
  aboutId: about?.id ?? null,
});
