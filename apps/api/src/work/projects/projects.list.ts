import type { ProjectRecord } from '@kontor/domain';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { rateColumns } from '../../firm/dated-rates/rate-columns.ts';
import { alphabetic, columnsOf, of } from '../../platform/rest/columns-of.ts';
import { shown } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { Project } from './project.entity.ts';

const p = from(Project, 'p');
const c = to(p, 'customerId', Customer, 'c');

export const projectList = listOf<ProjectRecord>('projects', p, {
  columns: columnsOf(p, {
    name: alphabetic,
    customerName: alphabetic(of(c, 'name')),
    currency: of(c, 'currency'),
    ...rateColumns({ key: 'project_id', alias: 'p' }),
    // PostgreSQL computes these sums after sorting and cutting: only for the rows of the page.
    loggedMinutes: shown('(select coalesce(sum(t.minutes), 0) from time_entry t where t.project_id = p.id)'),
    unbilledMinutes: shown(
      '(select coalesce(sum(u.minutes), 0) from unbilled_entry u where u.project_id = p.id and not u.on_draft)',
    ),
  }),
  search: ['code', 'name', 'customerName'],
  sort: ['code', 'ASC'],
});
