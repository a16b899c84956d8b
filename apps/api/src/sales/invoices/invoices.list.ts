import { invoiceSortFields, invoiceStates, type InvoiceDetail, type InvoiceRecord } from '@kontor/domain';
import { detailOnly } from '../../documents/columns.ts';
import { linesJson, taxesJson } from '../../documents/parts.list.ts';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { isIn } from '../../platform/facts/states.ts';
import { alphabetic, columnsNamed, columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { flag, number, shown } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { projectUserIds } from '../../work/project-members/member-conditions.ts';
import { Project } from '../../work/projects/project.entity.ts';
import { sourceColumns } from './invoice-source.entity.ts';
import { Invoice } from './invoice.entity.ts';

const i = from(Invoice, 'i');
const c = to(i, 'customerId', Customer, 'c');
const p = to(i, 'projectId', Project, 'p');

/** Today where the organisation is: overdue begins with its midnight, not with the server's. */
const today = '(now() at time zone (select time_zone from organisation))::date';

/** Overdue, for the list, the counts and the notifications alike. Served by the index on the due dates of sent invoices. */
export const overdue = `(${isIn('i.status', invoiceStates.open)} and i.due_date < ${today})`;

const invoiceOnly = [
  ...detailOnly,
  'terms',
  'disputeReason',
  'paymentReference',
  'eInvoiceState',
  'eInvoiceGaps',
  'eInvoiceFileId',
  'roundPayableTo',
  'hoursAnnex',
  'correctedInvoiceId',
] as const;

export const invoiceList = listOf<InvoiceRecord>('invoices', i, {
  columns: columnsOf(i, {
    customerName: alphabetic(of(c, 'name')),
    projectName: alphabetic(of(p, 'name')),
    due: number('(i.total - i.prepaid + i.rounding)'),
    ...without('snapshot', 'priceBelowCostById', ...invoiceOnly),
  }),
  hidden: projectUserIds('i'),
  asked: { overdue: flag(overdue), open: flag(`(${isIn('i.status', invoiceStates.open)})`) },
  search: ['number', 'customerName', 'referenceNumber', 'orderNumber', 'projectName'],
  sort: ['invoiceDate', 'DESC'],
  sortFields: invoiceSortFields,
});

const kindOf = Object.entries(sourceColumns).map(([kind, column]) => `when s.${column} is not null then '${kind}'`);
const idOf = `coalesce(${Object.values(sourceColumns)
  .map((column) => `s.${column}`)
  .join(', ')})`;
/** SQL of the kind and the id of a source `s`, and of all sources of a query as JSON. */
export const sourceKind = `(case ${kindOf.join(' ')} end)`;
export const sourceId = idOf;
export const sourcesJson = `coalesce(json_agg(json_build_object('kind', ${sourceKind}, 'id', ${sourceId}) order by ${sourceId}), '[]'::json)`;
/** SQL of the retainer invoice whose advance a line `l` deducts. */
const fromRetainer = `(select a.retainer_invoice_id from (select retainer_application_id, invoice_line_id from retainer_application_line
    union all select retainer_application_id, invoice_line_id from retainer_hours_line) x
  join retainer_application a on a.id = x.retainer_application_id where x.invoice_line_id = l.id)`;
/** SQL of the retainer invoice whose advance a line `l` deducts before tax. */
export const advanceOf = `(select a.retainer_invoice_id from retainer_application_line x
  join retainer_application a on a.id = x.retainer_application_id where x.invoice_line_id = l.id)`;
const sources = `'sources', (select ${sourcesJson} from invoice_source s where s.invoice_line_id = l.id and (s.held or i.status = 'void')),
  'advanceOf', ${fromRetainer}`;

/**
 * An email with it has left or is about to with its PDF, or the customer has opened it by a link, or all their open invoices since it was sent. An email that
 * is kept where there is no mail server never leaves.
 */
const delivered = `(exists (select 1 from mail m where m.subject_type = 'Invoice' and m.subject_id = i.id
    and (m.state = 'sent' or m.state = 'queued' and m.attachments <> '[]'))
  or exists (select 1 from e_invoice_delivery d where d.subject_type = 'Invoice' and d.subject_id = i.id
    and d.tried_at is not null and d.state <> 'rejected')
  or exists (select 1 from customer_link k where k.invoice_id = i.id and k.seen_at is not null)
  or exists (select 1 from customer_link k where k.customer_id = i.customer_id and num_nonnulls(k.invoice_id, k.estimate_id, k.retainer_invoice_id, k.credit_note_id) = 0
    and k.last_seen_at >= i.sent_at))`;

const madeBy = '(select r.recurring_invoice_id from recurring_invoice_run r where r.invoice_id = i.id)';

/** The one sent or still to be sent that repeats it after a credit; the newest where there are several. */
const correction = (field: 'id' | 'number'): string =>
  `(select n.${field} from invoice n where n.corrected_invoice_id = i.id and ${isIn('n.status', invoiceStates.living)} order by n.id desc limit 1)`;

/** One invoice with all its parts, in one query. */
export const invoiceDetail = listOf<InvoiceDetail>('invoice', i, {
  ...invoiceList,
  columns: {
    ...invoiceList.columns,
    ...columnsNamed(i, invoiceOnly),
    isDelivered: shown(delivered),
    recurringInvoiceId: shown(madeBy),
    correctedInvoiceNumber: shown('(select n.number from invoice n where n.id = i.corrected_invoice_id)'),
    correctionId: shown(correction('id')),
    correctionNumber: shown(correction('number')),
    lines: shown(linesJson('invoice', 'i', sources)),
    taxes: shown(taxesJson('invoice', 'i')),
  },
});
