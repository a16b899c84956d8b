import { Amount, CalendarDate, Flag, Id, Text, Whole } from '../../platform/input/validators.ts';
import { DatedRates, type DatedRateInput } from '../../firm/dated-rate/dated-rate.input.ts';
import { Predecessors, type TaskDependencyInput } from './task-dependency.input.ts';

export class TaskInput {
  @Id({ code: 'document.select_project' }) projectId: number;
  @Text(200) name: string;
  @Whole(0, 10_000_000, { optional: true }) estimateMinutes?: number | null;
  @CalendarDate({ optional: true }) startDate?: string | null;
  @CalendarDate({ optional: true }) dueDate?: string | null;
  @Id({ optional: true }) assigneeId?: number | null;
  @Predecessors() predecessors?: TaskDependencyInput[] | null;
  @Amount({ optional: true }) hourlyRate?: number | null;
  @DatedRates() rates?: DatedRateInput[] | null;
  @Flag() billable: boolean;
  @Flag() isDone: boolean;
  @Whole(0, 10_000) position: number;
}
