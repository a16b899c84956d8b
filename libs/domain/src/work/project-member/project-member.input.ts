import { Amount, Id } from '../../platform/input/validators.ts';

export class ProjectMemberInput {
  @Id({ code: 'document.select_project' }) projectId: number;
  @Id() userId: number;
  @Amount({ optional: true }) hourlyRate?: number | null;
}
