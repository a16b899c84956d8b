import type { InvoiceDetail, InvoiceRecord } from '@kontor/domain';
import { linesJson, taxesJson } from '../../documents/parts.list.ts';
import { date, flag, moment, name, number, shown, text, whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';

/** Today where the organisation is: overdue begins with its midnight, not with the server's. */
const today = '(now() at time zone (select time_zone from organisation))::date';

/** The same question for the list, the counts and whoever reminds. Served by the index on the due dates of sent invoices. */
export const overdue = `(i.status = 'sent' and i.due_date < ${today})`;

export const invoiceList = listOf<InvoiceRecord>({
  name: 'invoices',
  subject: 'Invoice',
  table: 'invoice i',
  joins: { c: 'join customer c on c.id = i.customer_id', p: 'left join project p on p.id = i.project_id' },
  columns: {
    id: whole('i.id'),
    version: shown('i.version'),
    createdAt: moment('i.created_at'),
    updatedAt: moment('i.updated_at'),
    status: text('i.status'),
    number: text('i.number'),
    customerId: whole('i.customer_id'),
    customerName: name('c.name'),
    contactId: whole('i.contact_id'),
    projectId: whole('i.project_id'),
    projectName: name('p.name'),
    referenceNumber: text('i.reference_number'),
    orderNumber: text('i.order_number'),
    invoiceDate: date('i.invoice_date'),
    dueDate: date('i.due_date'),
    currency: text('i.currency'),
    exchangeRate: number('i.exchange_rate'),
    language: text('i.language'),
    pricesIncludeTax: flag('i.prices_include_tax'),
    discountPercent: number('i.discount_percent'),
    discountAmount: number('i.discount_amount'),
    subtotal: number('i.subtotal'),
    discount: number('i.discount'),
    net: number('i.net'),
    tax: number('i.tax'),
    total: number('i.total'),
    paid: number('i.paid'),
    writtenOff: number('i.written_off'),
    balance: number('i.balance'),
    sentAt: moment('i.sent_at'),
    paidAt: moment('i.paid_at'),
    pdfState: text('i.pdf_state'),
  },
  asked: { overdue: flag(overdue), open: flag(`(i.status = 'sent')`) },
  search: ['number', 'customerName', 'referenceNumber', 'orderNumber', 'projectName'],
  sort: ['invoiceDate', 'DESC'],
});

const hours = `'timeEntryIds', (select coalesce(json_agg(s.time_entry_id order by s.time_entry_id), '[]'::json)
  from invoice_source s where s.invoice_line_id = l.id)`;

/** One invoice with all its parts, in one query. */
export const invoiceDetail = listOf<InvoiceDetail>({
  ...invoiceList,
  name: 'invoice',
  columns: {
    ...invoiceList.columns,
    customerNotes: text('i.customer_notes'),
    terms: text('i.terms'),
    internalNote: text('i.internal_note'),
    paymentReference: text('i.payment_reference'),
    pdfFileId: whole('i.pdf_file_id'),
    lines: shown(linesJson('invoice', 'i', hours)),
    taxes: shown(taxesJson('invoice', 'i')),
  },
});
