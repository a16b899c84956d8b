import { retainerInvoiceStates, type RetainerInvoiceDetail, type RetainerInvoiceRecord } from '@kontor/domain';
import { isIn } from '../../platform/facts/states.ts';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { detailOnly } from '../../documents/columns.ts';
import { linesJson, taxesJson } from '../../documents/parts.list.ts';
import { alphabetic, columnsNamed, columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { flag, number, shown } from '../../platform/rest/columns.ts';
import { gainIn } from '../../platform/orm/in-base.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { projectUserIds } from '../../work/project-members/member-conditions.ts';
import { Project } from '../../work/projects/project.entity.ts';
import { RetainerInvoice } from './retainer-invoice.entity.ts';

const r = from(RetainerInvoice, 'r');
const c = to(r, 'customerId', Customer, 'c');
const p = to(r, 'projectId', Project, 'p');

const today = '(now() at time zone (select time_zone from organisation))::date';
/** Sent and not paid in time. Served by the index on the due dates of sent retainer invoices. */
export const overdue = `(${isIn('r.status', retainerInvoiceStates.open)} and r.due_date < ${today})`;

const retainerOnly = [...detailOnly, 'terms', 'paymentReference', 'eInvoiceState', 'eInvoiceGaps', 'eInvoiceFileId'] as const;

export const retainerList = listOf<RetainerInvoiceRecord>('retainer-invoices', r, {
  columns: columnsOf(r, {
    customerName: alphabetic(of(c, 'name')),
    projectName: alphabetic(of(p, 'name')),
    available: number('(r.paid - r.applied - r.refunded)'),
    ...without('snapshot', ...retainerOnly),
  }),
  hidden: projectUserIds('r'),
  asked: { overdue: flag(overdue) },
  search: ['number', 'customerName', 'referenceNumber', 'orderNumber', 'projectName'],
  sort: ['invoiceDate', 'DESC'],
});

const applications = `(select coalesce(json_agg(json_build_object('id', a.id, 'invoiceId', a.invoice_id, 'invoiceNumber', i.number, 'amount', a.amount,
    'minutes', a.minutes, 'applicationDate', a.application_date, 'isFinal', a.is_final,
    'exchangeDifference', ${gainIn('a.amount', { at: 'r', than: 'i' })}) order by a.id), '[]'::json)
  from retainer_application a join invoice i on i.id = a.invoice_id where a.retainer_invoice_id = r.id and a.released_date is null)`;
const refunds = `(select coalesce(json_agg(json_build_object('id', f.id, 'refundDate', f.refund_date, 'amount', f.amount, 'method', f.method,
    'reference', f.reference, 'creditNoteId', n.id, 'creditNoteNumber', n.number) order by f.id), '[]'::json)
  from retainer_refund f left join credit_note n on n.retainer_refund_id = f.id where f.retainer_invoice_id = r.id)`;

const delivered = `exists (select 1 from e_invoice_delivery d where d.subject_type = 'RetainerInvoice' and d.subject_id = r.id
  and d.tried_at is not null and d.state <> 'rejected')`;

/** One retainer invoice with all its parts, in one query. */
export const retainerDetail = listOf<RetainerInvoiceDetail>('retainer-invoice', r, {
  ...retainerList,
  columns: {
    ...retainerList.columns,
    ...columnsNamed(r, retainerOnly),
    isDelivered: shown(delivered),
    lines: shown(linesJson('retainer_invoice', 'r', `'sources', '[]'::json`)),
    taxes: shown(taxesJson('retainer_invoice', 'r')),
    applications: shown(applications),
    refunds: shown(refunds),
  },
});
