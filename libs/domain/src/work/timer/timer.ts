/** A person's running timer; each person has at most one. */
export class TimerRecord {
  userId: number;
  projectId: number;
  projectName: string;
  taskId: number | null;
  taskName: string | null;
  note: string | null;
  billable: boolean;
  startedAt: string;
}

export class CurrentTimer {
  timer: TimerRecord | null;
}
