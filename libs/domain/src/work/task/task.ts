export class TaskRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  projectId: number;
  name: string;
  estimateMinutes: number | null;
  startDate: string | null;
  dueDate: string | null;
  hourlyRate: number | null;
  billable: boolean;
  isDone: boolean;
  position: number;
  loggedMinutes: number;
}
