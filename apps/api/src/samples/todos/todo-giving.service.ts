import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { TodoAssigneeInput } from '@kontor/domain';
import { person } from '../../platform/context/actor.ts';
import { publish } from '../../platform/events/publish.ts';
import { User } from '../../people/users/user.entity.ts';
import { SampleSets } from '../sets/sample-sets.ts';
import { Todo } from './todo.entity.ts';
import { todoSet } from './todos.set.ts';

type Assignee = Pick<TodoAssigneeInput, 'userId'> | null | undefined;

/** A to-do given to a colleague is on both lists: content and completion are shared, tags and position are each person's own. */
@Injectable()
export class TodoGiving {
  constructor(private readonly sets: SampleSets) {}

  /**
   * Loads and locks a to-do and its copy on the other list. Lock order: by user id, so that changes from both ends wait instead
   * of deadlocking.
   */
  async hold(em: EntityManager, userId: number, id: number): Promise<Todo | null> {
    const { rows } = await sql<{ partnerUserId: number | null; partnerId: number | null }>`
      select partner_user_id as "partnerUserId", partner_id as "partnerId" from todo where user_id = ${userId} and id = ${id}`.execute(
      em.getKysely(),
    );
    const [own] = rows;
    if (!own) return null;
    const keys = [
      { userId, id },
      ...(own.partnerUserId && own.partnerId ? [{ userId: own.partnerUserId, id: own.partnerId }] : []),
    ];
    const locked = await em.find(
      Todo,
      { $or: keys },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { userId: 'asc', id: 'asc' } },
    );
    return locked.find((todo) => todo.userId === userId) ?? null;
  }

  /** Applies a change to the other list. `assignee` is undefined when it did not change. */
  async follow(em: EntityManager, todo: Todo, assignee: Assignee): Promise<void> {
    publish(em, { type: 'changed', subject: 'Todo', userId: todo.userId });
    const isNamedAnew = assignee !== undefined && !todo.isGiven && (assignee?.userId ?? null) !== (todo.partnerUserId ?? null);
    if (isNamedAnew) {
      await this.take(em, todo);
      if (assignee?.userId) await this.give(em, todo, assignee.userId);
      return;
    }
    const other = await otherOf(em, todo);
    if (!other) return;
    Object.assign(other, sharedOf(todo));
    // The person who assigned a task may withdraw it; the assignee only removes it from their own list.
    if (!todo.isGiven) other.isDeleted = todo.isDeleted;
    publish(em, { type: 'changed', subject: 'Todo', userId: other.userId });
  }

  private async give(em: EntityManager, todo: Todo, userId: number): Promise<void> {
    if (userId === todo.userId || !person().ability.can('read', 'User')) return;
    if ((await em.count(User, { id: userId, active: true })) === 0) return;
    await this.sets.ready(todoSet, userId);
    const id = await this.sets.takeId(em, todoSet, userId);
    const { tags, isImportant, isDeleted } = todo;
    const back = { partnerUserId: todo.userId, partnerId: todo.id, isGiven: true };
    em.create(Todo, { userId, id, position: id, ...sharedOf(todo), tags, isImportant, isDeleted, ...back });
    Object.assign(todo, { partnerUserId: userId, partnerId: id });
    publish(em, { type: 'given', subject: 'Todo', id, userId });
  }

  private async take(em: EntityManager, todo: Todo): Promise<void> {
    const other = await otherOf(em, todo);
    Object.assign(todo, { partnerUserId: null, partnerId: null });
    if (!other) return;
    Object.assign(other, { isDeleted: true, isGiven: false, partnerUserId: null, partnerId: null });
    publish(em, { type: 'changed', subject: 'Todo', userId: other.userId });
  }
}

const otherOf = (em: EntityManager, { partnerUserId, partnerId }: Todo): Promise<Todo | null> =>
  partnerUserId && partnerId
    ? em.findOne(Todo, { userId: partnerUserId, id: partnerId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : Promise.resolve(null);

const sharedOf = (todo: Todo) => {
  const { title, titleKey, dueDate, description, isCompleted, aboutSubject, aboutId } = todo;
  const { assigneeName, assigneeKey, assigneeAvatar } = todo;
  return { title, titleKey, dueDate, description, isCompleted, aboutSubject, aboutId, assigneeName, assigneeKey, assigneeAvatar };
};
