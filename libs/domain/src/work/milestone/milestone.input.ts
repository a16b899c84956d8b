import { Amount, CalendarDate, Flag, Id, Text } from '../../platform/input/validators.ts';

export class MilestoneInput {
  @Id({ code: 'document.select_project' }) projectId: number;
  @Text(200) name: string;
  @CalendarDate() dueDate: string;
  @Flag() isDone: boolean;
  @Amount({ optional: true }) amount?: number | null;
}
