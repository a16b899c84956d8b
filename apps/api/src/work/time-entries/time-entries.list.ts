import type { TimeEntryRecord } from '@kontor/domain';
import { date, flag, moment, name, number, text, whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';

/** Billed is the link to an invoice line, never a flag; an annulled invoice has no links. */
const billingState = `(case when i.status = 'draft' then 'reserved' when i.status in ('sent', 'paid') then 'billed' when t.billable then 'unbilled' else 'notBillable' end)`;

export const timeEntryList = listOf<TimeEntryRecord>({
  name: 'time-entries',
  subject: 'TimeEntry',
  table: 'time_entry t',
  joins: {
    u: 'join user_account u on u.id = t.user_id',
    p: 'join project p on p.id = t.project_id',
    c: 'join customer c on c.id = p.customer_id',
    k: 'left join task k on k.id = t.task_id',
    s: 'left join invoice_source s on s.time_entry_id = t.id',
    l: 'left join invoice_line l on l.id = s.invoice_line_id',
    i: 'left join invoice i on i.id = l.invoice_id',
  },
  columns: {
    id: whole('t.id'),
    version: whole('t.version'),
    createdAt: moment('t.created_at'),
    updatedAt: moment('t.updated_at'),
    userId: whole('t.user_id'),
    userName: name('u.display_name'),
    customerId: whole('p.customer_id'),
    customerName: name('c.name'),
    projectId: whole('t.project_id'),
    projectName: name('p.name'),
    taskId: whole('t.task_id'),
    taskName: name('k.name'),
    workDate: date('t.work_date'),
    minutes: whole('t.minutes'),
    startAt: moment('t.start_at'),
    endAt: moment('t.end_at'),
    note: name('t.note'),
    billable: flag('t.billable'),
    billingState: text(billingState),
    invoiceId: whole('i.id'),
    invoiceNumber: text('i.number'),
    billingRate: number('t.billing_rate'),
    costRate: number('t.cost_rate'),
    currency: text('c.currency'),
  },
  search: ['note', 'projectName', 'taskName', 'customerName', 'userName'],
  sort: ['workDate', 'DESC'],
});
