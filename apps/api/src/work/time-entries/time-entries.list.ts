import { invoiceStates, timeEntrySortFields, type TimeEntryRecord } from '@kontor/domain';
import { isIn } from '../../platform/facts/states.ts';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { managerIds } from '../../people/users/manager-conditions.ts';
import { User } from '../../people/users/user.entity.ts';
import { later } from '../../platform/subjects/definition.ts';
import { alphabetic, columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { shown, text } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { back, from, to } from '../../platform/rest/table.ts';
import { Project } from '../projects/project.entity.ts';
import { Task } from '../tasks/task.entity.ts';
import { TimeEntry } from './time-entry.entity.ts';
import { weekStatusSql } from './week-status.ts';

const t = from(TimeEntry, 't');
const u = to(t, 'userId', User, 'u');
const p = to(t, 'projectId', Project, 'p');
const c = to(p, 'customerId', Customer, 'c');
const k = to(t, 'taskId', Task, 'k');
const s = back(
  t,
  later('invoice_source', { timeEntryId: 'whole', invoiceLineId: 'whole', held: 'flag' }),
  'timeEntryId',
  's',
  'held',
);
const l = to(s, 'invoiceLineId', later('invoice_line', { invoiceId: 'whole' }), 'l');
const i = to(l, 'invoiceId', later('invoice', { id: 'whole', number: 'text' }), 'i');

/** Derived from the link to an invoice line, never stored; a void invoice has no links. */
export const billingState = `(case when i.status = 'draft' then 'reserved' when ${isIn('i.status', invoiceStates.counted)} then 'billed' when t.billable then 'unbilled' else 'notBillable' end)`;

export const timeEntryList = listOf<TimeEntryRecord>('time-entries', t, {
  columns: columnsOf(t, {
    userName: alphabetic(of(u, 'displayName')),
    customerId: of(p, 'customerId'),
    customerName: alphabetic(of(c, 'name')),
    projectName: alphabetic(of(p, 'name')),
    taskName: alphabetic(of(k, 'name')),
    note: alphabetic,
    billingState: text(billingState, i),
    invoiceId: of(i, 'id'),
    invoiceNumber: of(i, 'number'),
    weekStatus: shown(weekStatusSql('t.user_id', 't.work_date')),
    lockDate: shown('(select o.lock_date from organisation o)'),
    currency: of(c, 'currency'),
    ...without('importId', 'importKey'),
  }),
  hidden: managerIds('t'),
  search: ['note', 'projectName', 'taskName', 'customerName', 'userName'],
  sort: ['workDate', 'DESC'],
  sortFields: timeEntrySortFields,
});
