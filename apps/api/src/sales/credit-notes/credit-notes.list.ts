import type { CreditNoteDetail, CreditNoteRecord } from '@kontor/domain';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { detailOnly } from '../../documents/columns.ts';
import { linesJson, taxesJson } from '../../documents/parts.list.ts';
import { alphabetic, columnsNamed, columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { day, linked, number, shown, text } from '../../platform/rest/columns.ts';
import { gainIn } from '../../platform/orm/in-base.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { projectUserIds } from '../../work/project-members/member-conditions.ts';
import { Project } from '../../work/projects/project.entity.ts';
import { Invoice } from '../invoices/invoice.entity.ts';
import { RetainerInvoice } from '../retainer-invoices/retainer-invoice.entity.ts';
import { sourcesJson } from '../invoices/invoices.list.ts';
import { CreditNote } from './credit-note.entity.ts';

const n = from(CreditNote, 'n');
const i = to(n, 'invoiceId', Invoice, 'i');
const r = to(n, 'retainerInvoiceId', RetainerInvoice, 'r');
const c = to(n, 'customerId', Customer, 'c');
const p = to(n, 'projectId', Project, 'p');

/** The invoices whose balances it reduced, its own first. */
const allocations = `(select coalesce(json_agg(json_build_object('invoiceId', a.invoice_id, 'invoiceNumber', v.number, 'amount', a.amount,
    'allocationDate', a.allocation_date, 'exchangeDifference', ${gainIn('a.amount', { at: 'n', than: 'v' })}) order by a.id), '[]'::json)
  from credit_allocation a join invoice v on v.id = a.invoice_id where a.credit_note_id = n.id)`;

const usedOn = 'credit_allocation a join credit_note o on o.id = a.credit_note_id and o.invoice_id <> a.invoice_id';

const creditNoteOnly = [
  ...detailOnly,
  'reason',
  'paidBackDate',
  'paidBackMethod',
  'paidBackReference',
  'goodsReturned',
  'eInvoiceState',
  'eInvoiceGaps',
  'eInvoiceFileId',
] as const;

export const creditNoteList = listOf<CreditNoteRecord>('credit-notes', n, {
  columns: columnsOf(n, {
    invoiceNumber: text('coalesce(i.number, r.number)', i, r),
    invoiceDate: day('coalesce(i.invoice_date, r.invoice_date)', i, r),
    customerName: alphabetic(of(c, 'name')),
    projectName: alphabetic(of(p, 'name')),
    due: number('(n.total + n.rounding)'),
    allocations: shown(allocations),
    ...without('snapshot', 'retainerRefundId', ...creditNoteOnly),
  }),
  hidden: projectUserIds('n'),
  asked: { usedOnInvoiceId: linked('n.id', usedOn, 'a.credit_note_id', 'a.invoice_id') },
  search: ['number', 'invoiceNumber', 'customerName', 'projectName'],
  sort: ['creditNoteDate', 'DESC'],
});

const lines = `'invoiceLineId', l.invoice_line_id, 'isByAmount', l.is_by_amount, 'sources', (select ${sourcesJson}
  from credit_note_source f join invoice_source s on s.id = f.invoice_source_id where f.credit_note_line_id = l.id)`;

/** Of `n`: an email with it was sent or is about to be, with its PDF, the customer opened it by a link, or the access point got it. A kept email is never sent. */
export const creditNoteDelivered = `(exists (select 1 from mail m where m.subject_type = 'CreditNote' and m.subject_id = n.id
  and (m.state = 'sent' or m.state = 'queued' and m.attachments <> '[]'))
  or exists (select 1 from customer_link k where k.credit_note_id = n.id and k.seen_at is not null)
  or exists (select 1 from e_invoice_delivery d where d.subject_type = 'CreditNote' and d.subject_id = n.id
    and d.tried_at is not null and d.state <> 'rejected'))`;

/** One credit note with all its parts, in one query. */
export const creditNoteDetail = listOf<CreditNoteDetail>('credit-note', n, {
  ...creditNoteList,
  columns: {
    ...creditNoteList.columns,
    ...columnsNamed(n, creditNoteOnly),
    isDelivered: shown(creditNoteDelivered),
    lines: shown(linesJson('credit_note', 'n', lines)),
    taxes: shown(taxesJson('credit_note', 'n')),
  },
});
