import { ProjectMember } from '../../src/work/projects/project-member.entity.ts';
import { Project } from '../../src/work/projects/project.entity.ts';
import { Task } from '../../src/work/tasks/task.entity.ts';
import { aCustomer } from './customer.ts';
import { next, rowsOf } from './store.ts';
import { aUser } from './user.ts';

export const aProject = rowsOf(Project)(() => {
  const code = `P-${next()}`;
  return { customerId: aCustomer(), code, name: `Project ${code}`, status: 'active' };
});
export const aProjectMember = rowsOf(ProjectMember)(() => ({ projectId: aProject(), userId: aUser() }));
export const aTask = rowsOf(Task)(() => ({ projectId: aProject(), name: 'Design' }));
