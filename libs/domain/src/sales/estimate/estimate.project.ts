import type { ProjectInput } from '../../work/project/project.input.ts';
import type { TaskInput } from '../../work/task/task.input.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { multiply, round, sum } from '../../platform/values/money.ts';
import { countedLines, totalsWith } from './estimate.options.ts';
import type { EstimateStatus } from './estimate.status.ts';
import type { EstimateDetail, EstimateLineRecord } from './estimate.ts';

type Around = { workdayMinutes: number; customerCurrency: string };
export type ProjectOfEstimate = { project: ProjectInput; tasks: Omit<TaskInput, 'projectId'>[] };

/**
 * Refuses a project unless the estimate is accepted and has none. Throws DomainError `estimate.cannot_make_project`, and
 * `estimate.has_project` where it was written for a project or one was made from it.
 */
export function assertMakesProject(estimate: {
  status: EstimateStatus;
  projectId?: number | null;
  madeProjectId?: number | null;
}): void {
  const { status, projectId, madeProjectId } = estimate;
  if (status !== 'accepted') throw new DomainError('estimate.cannot_make_project', { status });
  if (projectId || madeProjectId) throw new DomainError('estimate.has_project');
}

/** Returns the minutes of work that a line offers; null for a line that is not priced by time. Example: 1.5 `HUR` are 90. */
export function minutesOf(
  { unit, quantity }: Pick<EstimateLineRecord, 'unit' | 'quantity'>,
  workdayMinutes: number,
): number | null {
  const lengths: Record<string, number> = { MIN: 1, HUR: 60, DAY: workdayMinutes };
  const each = lengths[unit];
  return each === undefined || quantity <= 0 ? null : round(multiply(quantity, each), 0);
}

/**
 * Returns the project for an accepted estimate: at a fixed price, because its invoice is made from the estimate. Each line that is priced by
 * time becomes a task with its hours, and all of them are the budget of hours. What was accepted, without tax, is the budget in money, where
 * estimate and customer have the same currency.
 */
export function projectOf(
  estimate: EstimateDetail,
  { code, name }: { code: string; name: string },
  { workdayMinutes, customerCurrency }: Around,
): ProjectOfEstimate {
  const chosen = estimate.chosenLines ?? [];
  const timed = countedLines(estimate.lines, chosen).flatMap((line) => {
    const estimateMinutes = minutesOf(line, workdayMinutes);
    return estimateMinutes === null ? [] : [{ line, estimateMinutes }];
  });
  return {
    project: {
      code: code.trim(),
      name: name.trim(),
      customerId: estimate.customerId,
      billing: 'fixedPrice',
      budgetAmount: estimate.currency === customerCurrency ? totalsWith(estimate, chosen).net : null,
      budgetMinutes: timed.length ? sum(timed.map(({ estimateMinutes }) => estimateMinutes)) : null,
    },
    tasks: timed.map(({ line, estimateMinutes }, position) => ({
      name: nameOf(line),
      estimateMinutes,
      billable: true,
      isDone: false,
      position,
    })),
  };
}

/** The first line of the description, cut to the length of a task's name. */
const nameOf = ({ description }: EstimateLineRecord): string => description.trim().split('\n')[0]?.trim().slice(0, 200) ?? '';
