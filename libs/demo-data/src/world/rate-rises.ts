import type { Customer } from './customers/customers.ts';
import type { Project } from './projects.ts';
import { baseColumns, type RowOf } from './tables.ts';

type Rate = RowOf<'dated_rate'>;
const nobody = { organisation_id: null, customer_id: null, project_id: null, task_id: null, project_member_id: null };

/** Rates that rise at New Year: the firm's own, and some of customers, projects, tasks and members. */
export function rateRiseRows(customers: readonly Customer[], projects: readonly Project[], today: string, at: string): Rate[] {
  const newYear = `${Number(today.slice(0, 4)) + 1}-01-01`;
  const rises: Partial<Rate>[] = [{ organisation_id: 1, hourly_rate: 75 }];
  for (const { id, hourlyRate } of customers.filter(({ id: n }) => n % 6 === 1))
    rises.push({ customer_id: id, hourly_rate: dearer(hourlyRate) });
  let members = 0;
  for (const { hourlyRate, tasks, members: team } of projects) {
    const first = members;
    members += team.length;
    if (hourlyRate !== null) continue;
    for (const task of tasks.slice(0, 1))
      if (task.hourlyRate !== null) rises.push({ task_id: task.id, hourly_rate: dearer(task.hourlyRate) });
    team.slice(0, 1).forEach((member, index) => {
      if (member.hourlyRate !== null)
        rises.push({ project_member_id: first + index + 1, hourly_rate: dearer(member.hourlyRate) });
    });
  }
  for (const { id, hourlyRate, status } of projects)
    if (hourlyRate !== null && status === 'active' && id % 2 === 1)
      rises.push({ project_id: id, hourly_rate: dearer(hourlyRate) });
  return rises.map((rise, index) => ({ ...baseColumns(index + 1, at), ...nobody, valid_from: newYear, ...rise }) as Rate);
}

const dearer = (rate: number): number => rate + (rate > 300 ? 50 : 5);
