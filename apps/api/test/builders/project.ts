import { ProjectMember } from '../../src/work/projects/project-member.entity.ts';
import { ChangeOrder } from '../../src/work/projects/change-order.entity.ts';
import { Milestone } from '../../src/work/milestones/milestone.entity.ts';
import { Project } from '../../src/work/projects/project.entity.ts';
import { TaskDependency } from '../../src/work/tasks/task-dependency.entity.ts';
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
export const aMilestone = rowsOf(Milestone)(() => ({ projectId: aProject(), name: 'Delivery', dueDate: '2026-12-31' }));
export const aChangeOrder = rowsOf(ChangeOrder)(() => ({
  projectId: aProject({ billing: 'fixedPrice', budgetAmount: 1000 }),
  name: 'One more integration',
  orderDate: '2026-03-31',
  amount: 200,
  agreedBy: 'Ona Onaitė',
}));
export const aTaskDependency = rowsOf(TaskDependency)(() => ({ taskId: aTask(), predecessorId: aTask() }));
