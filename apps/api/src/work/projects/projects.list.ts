import type { ProjectRecord } from '@kontor/domain';
import { date, moment, name, number, shown, text, whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';

export const projectList = listOf<ProjectRecord>({
  name: 'projects',
  subject: 'Project',
  table: 'project p',
  joins: { c: 'join customer c on c.id = p.customer_id' },
  columns: {
    id: whole('p.id'),
    version: shown('p.version'),
    createdAt: moment('p.created_at'),
    updatedAt: moment('p.updated_at'),
    code: text('p.code'),
    name: name('p.name'),
    customerId: whole('p.customer_id'),
    customerName: name('c.name'),
    status: text('p.status'),
    billing: text('p.billing'),
    currency: text('c.currency'),
    hourlyRate: number('p.hourly_rate'),
    budgetAmount: number('p.budget_amount'),
    budgetMinutes: whole('p.budget_minutes'),
    startDate: date('p.start_date'),
    endDate: date('p.end_date'),
    description: text('p.description'),
    // PostgreSQL puts such sums off until it has sorted and cut: they are made for the rows of the page alone.
    loggedMinutes: shown('(select coalesce(sum(t.minutes), 0) from time_entry t where t.project_id = p.id)'),
    unbilledMinutes: shown(
      '(select coalesce(sum(u.minutes), 0) from unbilled_entry u where u.project_id = p.id and not u.on_draft)',
    ),
  },
  search: ['code', 'name', 'customerName'],
  sort: ['code', 'ASC'],
});
