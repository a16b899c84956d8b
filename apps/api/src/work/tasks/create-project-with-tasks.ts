import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProjectInput, TaskInput } from '@kontor/domain';
import { createAll, createOne } from '../../platform/rest/writing.ts';
import { leadNewProject } from '../projects/lead-new-project.ts';
import { Project } from '../projects/project.entity.ts';
import { Task } from './task.entity.ts';

/** Creates a project with its tasks, in the transaction of its caller and with the rights of the actor to create both. */
export async function createProjectWithTasks(
  em: EntityManager,
  { rates: _, ...input }: ProjectInput,
  tasks: readonly Omit<TaskInput, 'projectId' | 'predecessors'>[],
): Promise<number> {
  const { id } = await createOne(em, Project, input);
  await leadNewProject(em, id);
  await createAll(
    em,
    Task,
    tasks.map(({ rates: __, ...task }) => ({ ...task, projectId: id })),
  );
  return id;
}
