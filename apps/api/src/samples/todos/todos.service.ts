import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  changedTodo,
  emptyTodo,
  reordered,
  type NewTodo,
  type TodoAnswer,
  type TodoAssignee,
  type TodoChanges,
  type TodoRecord,
} from '@kontor/domain';
import { inTransaction } from '../../platform/rest/retry.ts';
import { SampleSets } from '../sets/sample-sets.ts';
import { person } from '../../platform/context/actor.ts';
import { cleanHtml } from '../../platform/html/html.ts';
import { Todo } from './todo.entity.ts';
import { TodoGiving } from './todo-giving.service.ts';
import { todoColumns, todoRecord } from './todo.record.ts';
import { selectTodos } from './todos.query.ts';
import { sampleAssignees, todoSet } from './todos.set.ts';

const mostAssignees = 500;
type Row = Omit<TodoRecord, 'about' | 'givenBy'> & { [Key in 'about' | 'givenBy']: TodoRecord[Key] | null };

/** Each person has a list of their own, which nobody else sees; a to-do given to a colleague is on theirs too. */
@Injectable()
export class TodosService {
  constructor(
    private readonly em: EntityManager,
    private readonly sets: SampleSets,
    private readonly giving: TodoGiving,
  ) {}

  async list(query: object): Promise<TodoRecord[]> {
    await this.sets.ready(todoSet);
    const { rows } = await selectTodos<Row>(person().userId, query).execute(this.em.getKysely());
    return rows.map(({ about, givenBy, ...task }) => ({ ...task, ...(about && { about }), ...(givenBy && { givenBy }) }));
  }

  async add(input: NewTodo): Promise<TodoAnswer> {
    await this.sets.ready(todoSet);
    return inTransaction(this.em, async (em) => {
      const id = await this.sets.takeId(em, todoSet);
      const task = changedTodo(emptyTodo(id), safe(input));
      const todo = em.create(Todo, { userId: person().userId, id, position: id, ...todoColumns(task) });
      await this.giving.follow(em, todo, input.assignee);
      return { task: todoRecord(todo) };
    });
  }

  /** An unknown to-do gives an empty answer. */
  async update({ id, ...changes }: TodoChanges): Promise<TodoAnswer> {
    await this.sets.ready(todoSet);
    return inTransaction(this.em, async (em) => {
      const todo = await this.giving.hold(em, person().userId, id);
      if (!todo) return {};
      const task = changedTodo(todoRecord(todo), safe(changes));
      em.assign(todo, todoColumns(task));
      await this.giving.follow(em, todo, changes.assignee);
      return { task: todoRecord(todo) };
    });
  }

  async remove(id: number): Promise<void> {
    await this.update({ id, isDeleted: true });
  }

  async reorder(ids: readonly number[]): Promise<void> {
    await this.sets.ready(todoSet);
    await inTransaction(this.em, async (em) => {
      await this.sets.turn(em, todoSet);
      const todos = await em.find(Todo, { userId: person().userId, id: { $in: [...ids] } });
      const places = reordered(todos, ids);
      for (const todo of todos) todo.position = places.get(todo.id) ?? todo.position;
    });
  }

  /** Sample people, the colleagues that the person may see, and always the person. */
  async assignees(): Promise<TodoAssignee[]> {
    const { userId: id, ability } = person();
    const seen = ability.can('read', 'User') ? sql`true` : sql`id = ${id}`;
    const { rows } =
      await sql<TodoAssignee>`select coalesce(nullif(full_name, ''), display_name) as "fullName", avatar, id as "userId" from user_account
      where active and ${seen} order by 1, id limit ${mostAssignees}`.execute(this.em.getKysely());
    return [...rows, ...sampleAssignees];
  }
}

/** Plain text stays as it is; markup is sanitised. */
function safe<T extends { description?: string | null }>(input: T): T {
  const { description } = input;
  return description && /<[a-z!/?]/i.test(description)
    ? { ...input, description: cleanHtml(description).slice(0, 10_000) }
    : input;
}
