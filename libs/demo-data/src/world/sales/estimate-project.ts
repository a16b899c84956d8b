import { minutesOf, sum } from '@kontor/domain';
import { baseColumns, type RowOf } from '../tables.ts';

type Offered = { estimates: RowOf<'estimate'>[]; lines: RowOf<'estimate_line'>[] };
type Made = { projects: RowOf<'project'>[]; tasks: RowOf<'task'>[] };

const workdayMinutes = 480;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The project that the demo firm made from the latest accepted estimate with hours, which then belongs to it. `ids` are the first free ones. */
export function projectOfEstimate({ estimates, lines }: Offered, ids: { project: number; task: number }): Made {
  for (const estimate of [...estimates].reverse()) {
    // Its net amount is what was accepted.
    if (estimate.status !== 'accepted' || estimate.accepted_total !== estimate.total) continue;
    const counted = lines.filter((line) => line.estimate_id === estimate.id && !line.optional);
    const timed = counted.flatMap((line) => {
      const minutes = minutesOf({ unit: text(line.unit), quantity: Number(line.quantity) }, workdayMinutes);
      return minutes === null ? [] : [{ line, minutes }];
    });
    if (!timed.length) continue;
    const at = text(estimate.decided_at);
    estimate.project_id = ids.project;
    estimate.made_project_id = ids.project;
    const project: RowOf<'project'> = {
      ...baseColumns(ids.project, at),
      code: text(estimate.number),
      name: text(timed[0]?.line.description).slice(0, 200),
      customer_id: estimate.customer_id,
      status: 'active',
      billing: 'fixedPrice',
      hourly_rate: null,
      budget_amount: estimate.net,
      budget_minutes: sum(timed.map(({ minutes }) => minutes)),
      start_date: at.slice(0, 10),
      end_date: null,
      description: null,
    };
    const tasks = timed.map(({ line, minutes }, index) => ({
      ...baseColumns(ids.task + index, at),
      project_id: ids.project,
      name: text(line.description).slice(0, 200),
      estimate_minutes: minutes,
      start_date: null,
      due_date: null,
      hourly_rate: null,
      billable: true,
      is_done: false,
      position: index,
      assignee_id: null,
    }));
    return { projects: [project], tasks };
  }
  return { projects: [], tasks: [] };
}
