import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, type TaskInput, type TaskRecord } from '@kontor/domain';
import { saveRates } from '../../firm/dated-rates/save-rates.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { createOne, removeMany, removeOne, updateOne } from '../../platform/rest/writing.ts';
import { savePredecessors } from './save-predecessors.ts';
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

  async create({ rates, predecessors, ...input }: TaskInput): Promise<TaskRecord> {
    const id = await this.em.transactional(async (em) => {
      const created = await createOne(em, Task, input);
      await saveRates(em, 'taskId', created, rates);
      await savePredecessors(em, created, predecessors);
      return created.id;
    });
    return this.get(id);
  }

  update(id: number, version: number, { rates, predecessors, ...input }: TaskInput): Promise<TaskRecord> {
    return readAfter(this.em, taskList, id, async (em) => {
      const changed = await updateOne(em, Task, {
        id,
        version,
        input,
        // Its hours are logged on its project, so a task cannot move to another.
        check: ({ projectId }) => {
          if (input.projectId !== projectId)
            throw new DomainError('task.not_in_project', undefined, { projectId: { code: 'task.not_in_project' } });
        },
      });
      await saveRates(em, 'taskId', changed, rates);
      await savePredecessors(em, changed, predecessors);
    });
  }

  async remove(id: number, version: number): Promise<TaskRecord> {
    const record = await this.get(id);
    await removeOne(this.em, Task, id, version);
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeMany(this.em, Task, ids);
  }
}
