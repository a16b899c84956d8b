/** Finish to start: the task begins after the end of another. */
export class TaskDependency {
  /** The task that has to end first. */
  taskId: number;
  /** Calendar days between the end of that task and the start of this one; negative when they may overlap. */
  lagDays: number;
}
