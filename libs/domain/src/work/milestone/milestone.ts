/** A day by which a project has reached something. */
export class MilestoneRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  projectId: number;
  name: string;
  dueDate: string;
  isDone: boolean;
}
