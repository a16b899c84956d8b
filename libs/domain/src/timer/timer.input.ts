import { Flag, Id, Text } from '../shared/validators.ts';

/** Starting a timer stops and logs the one that runs. */
export class TimerInput {
  @Id({ code: 'time_entry.select_project' }) projectId: number;
  @Id({ optional: true }) taskId?: number | null;
  @Text(2000, { optional: true }) note?: string | null;
  @Flag() billable: boolean;
}
