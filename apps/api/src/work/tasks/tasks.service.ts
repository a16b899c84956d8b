import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, type TaskInput, type TaskRecord } from '@kontor/domain';
import { allow } from '../../platform/rest/allow.ts';
import { removeAll } from '../../platform/rest/bulk.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { allowFields, toChange } from '../../platform/rest/writing.ts';
import { Task } from './task.entity.ts';
import { taskList } from './tasks.list.ts';

@Injectable()
export class TasksService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<TaskRecord>> {
    return pageOf(this.em, taskList, query);
  }

  get(id: number): Promise<TaskRecord> {
    return oneOf(this.em, taskList, id);
  }

  async create(input: TaskInput): Promise<TaskRecord> {
    allowFields('create', 'Task', input);
    const task = this.em.create(Task, { ...input });
    await this.em.flush();
    return this.get(task.id);
  }

  async update(id: number, version: number, input: TaskInput): Promise<TaskRecord> {
    const task = await toChange(this.em, Task, id, 'update', 'Task', version);
    allowFields('update', 'Task', input, task);
    // Its hours are logged on the project: a task cannot take them to another one.
    if (input.projectId !== task.projectId)
      throw new DomainError('task.not_in_project', undefined, { projectId: { code: 'task.not_in_project' } });
    this.em.assign(task, input);
    allow('update', 'Task', task);
    await this.em.flush();
    return this.get(id);
  }

  async remove(id: number, version: number): Promise<TaskRecord> {
    const record = await this.get(id);
    this.em.remove(await toChange(this.em, Task, id, 'delete', 'Task', version));
    await this.em.flush();
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeAll(this.em, Task, 'Task', ids);
  }
}
