import { Amount, Id } from '../shared/validators.ts';

export class ProjectMemberInput {
  @Id({ code: 'document.select_project' }) projectId: number;
  @Id() userId: number;
  @Amount({ optional: true }) hourlyRate?: number | null;
}
