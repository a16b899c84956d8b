import type { EntityManager } from '@mikro-orm/postgresql';
import { actor } from '../../platform/context/actor.ts';
import { ProjectMember } from './project-member.entity.ts';

/**
 * Makes the actor the first member of the project that they add, in their transaction, if their rights rest on membership: nobody
 * else of their role could add them.
 */
export async function leadNewProject(em: EntityManager, projectId: number): Promise<void> {
  const { userId, ability } = actor();
  const leads = ability.rules.some(({ conditions }) => conditions && 'projectUserIds' in conditions);
  if (userId === null || !leads) return;
  em.create(ProjectMember, { projectId, userId });
  await em.flush();
}
