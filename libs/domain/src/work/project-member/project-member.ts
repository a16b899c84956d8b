export class ProjectMemberRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  projectId: number;
  userId: number;
  userName: string;
  /** Wins over every other rate of this person on this project. */
  hourlyRate: number | null;
}
