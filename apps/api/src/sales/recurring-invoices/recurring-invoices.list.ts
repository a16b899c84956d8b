import type { RecurringInvoiceDetail, RecurringInvoiceRecord } from '@kontor/domain';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { templateDetailOnly } from '../../documents/columns.ts';
import { linesJson } from '../../documents/parts.list.ts';
import { promisedDate } from '../../documents/schedule/switched-off.ts';
import { User } from '../../people/users/user.entity.ts';
import { alphabetic, columnsNamed, columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { day, flag, shown } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { projectUserIds } from '../../work/project-members/member-conditions.ts';
import { Project } from '../../work/projects/project.entity.ts';
import { RecurringInvoice } from './recurring-invoice.entity.ts';

const q = from(RecurringInvoice, 'q');
const c = to(q, 'customerId', Customer, 'c');
const p = to(q, 'projectId', Project, 'p');
const u = to(q, 'setUpById', User, 'u');

/** A date failed, or its draft still waits because it could not be sent. Gone as soon as that is mended. */
export const hasProblem = `exists (select 1 from recurring_invoice_run r left join invoice i on i.id = r.invoice_id
  where r.recurring_invoice_id = q.id and (r.state = 'failed' or r.state = 'notSent' and i.status = 'draft'))`;

const recurringOnly = [...templateDetailOnly, 'sendTo', 'paymentTermsDays', 'hoursBy'] as const;

export const recurringInvoiceList = listOf<RecurringInvoiceRecord>('recurring-invoices', q, {
  columns: columnsOf(q, {
    customerName: alphabetic(of(c, 'name')),
    projectName: alphabetic(of(p, 'name')),
    setUpByName: alphabetic(of(u, 'displayName')),
    nextDate: day(promisedDate('recurring_invoice', 'q')),
    hasProblem: flag(hasProblem),
    ...without(...recurringOnly),
  }),
  hidden: projectUserIds('q'),
  search: ['name', 'customerName', 'orderNumber', 'projectName'],
  sort: ['nextDate', 'ASC'],
});

const runs = `(select coalesce(json_agg(x order by x.date desc), '[]'::json) from (select r.id, r.run_date as date, r.state,
    r.invoice_id as "invoiceId", i.number as "invoiceNumber", i.status as "invoiceStatus", r.problem, r.created_at as "createdAt"
  from recurring_invoice_run r left join invoice i on i.id = r.invoice_id
  where r.recurring_invoice_id = q.id order by r.run_date desc limit 100) x)`;
const skipped = `(select coalesce(json_agg(r.run_date order by r.run_date), '[]'::json) from recurring_invoice_run r
  where r.recurring_invoice_id = q.id and r.state = 'skipped' and r.run_date >= q.next_date)`;

/** One recurring invoice with its lines and dates, in one query. */
export const recurringInvoiceDetail = listOf<RecurringInvoiceDetail>('recurring-invoice', q, {
  ...recurringInvoiceList,
  columns: {
    ...recurringInvoiceList.columns,
    ...columnsNamed(q, recurringOnly),
    lines: shown(linesJson('recurring_invoice', 'q', `'sources', '[]'::json`)),
    skipped: shown(skipped),
    runs: shown(runs),
  },
});
