import { LockMode } from '@mikro-orm/postgresql';
import { billStates, expenseStates, invoiceStates, assertMailable } from '@kontor/domain';
import { isIn } from '../../platform/facts/states.ts';
import { sql } from 'kysely';
import { exchangeInvariants } from '../../documents/exchange.invariants.ts';
import { indexedOrLatest } from '../../platform/search/matching.ts';
import { eInvoicesAreThere } from '../../documents/e-invoice/e-invoice.proof.ts';
import { due } from '../../documents/constraints.ts';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { memberConditions } from '../../work/project-members/member-conditions.ts';
import { movesFitLines } from '../../stock/moves/document.invariants.ts';
import { Invoice } from './invoice.entity.ts';
import { InvoiceLine } from './invoice-line.entity.ts';
import { InvoiceSource } from './invoice-source.entity.ts';
import { InvoiceTax } from './invoice-tax.entity.ts';
import { invoicesAddUp } from './invoice.proof.ts';

export const invoiceSubject = defineSubject({
  entity: Invoice,
  page: 'invoices',
  parts: [{ entity: InvoiceLine, key: 'invoice' }, { entity: InvoiceSource }, { entity: InvoiceTax }],
  // The state of the PDF is no change of the invoice, and the number already tells the series.
  quiet: ['snapshot', 'pdfState', 'pdfFileId', 'eInvoiceState', 'eInvoiceGaps', 'eInvoiceFileId', 'numberSeriesId'],
  tells: { priceBelowCostById: ['Item', 'purchasePrice'] },
  files: { telling: 'total' },
  conditions: memberConditions,
  search: {
    group: 'documents',
    place: 30,
    id: 'i.id',
    find: (
      { text, has },
      allowed,
      limit,
    ) => sql`select i.id, i.number as title, c.name as subtitle, '/invoices/' || i.id || '/show' as link
      from ${indexedOrLatest('invoice', text)} i join customer c on c.id = i.customer_id where ${has('i.number')} and ${allowed} order by i.id desc limit ${limit}`,
  },
  assertMailable: async (em, id) => {
    const invoice = await em.findOne(Invoice, { id }, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
    if (invoice) assertMailable(invoice.status);
  },
  constraints: {
    invoice_number_unique: { code: 'number_series.number_given' },
    invoice_reference_unique: { code: 'document.reference_in_use', field: 'referenceNumber' },
    invoice_due_after_date: { code: 'invoice.due_before_issue', field: 'dueDate' },
    invoice_frozen: { code: 'invoice.frozen' },
    invoice_credited_range: { code: 'credit_note.exceeds' },
    invoice_void_unadvanced: { code: 'invoice.has_advances' },
    invoice_void_uncredited: { code: 'invoice.has_credit_notes' },
    invoice_source_time_entry_unique: { code: 'invoice.hours_taken' },
    invoice_source_bill_line_unique: { code: 'invoice.cost_taken' },
    invoice_source_expense_unique: { code: 'invoice.cost_taken' },
    invoice_source_milestone_unique: { code: 'invoice.milestone_taken' },
  },
  proofs: [invoicesAddUp, eInvoicesAreThere('invoice', 'Invoice')],
  invariants: [
    ...exchangeInvariants('invoice', 'Invoice', "d.status <> 'draft'"),
    {
      about: 'paid differs from the payments of the invoice',
      sql: `select i.id, 'Invoice ' || i.id || ': ' || i.paid || ' instead of ' || coalesce(a.paid, 0) as what
        from invoice i left join (select invoice_id, sum(amount) as paid from payment_allocation group by 1) a on a.invoice_id = i.id
        where i.paid <> coalesce(a.paid, 0)`,
    },
    {
      about: 'the balance is not what is left to pay',
      sql: `select id, 'Invoice ' || id || ': ' || balance as what from invoice
        where balance <> case when status = 'void' then 0 else ${due} - paid - written_off - credited - advanced end`,
    },
    {
      about: 'the status does not fit the balance',
      sql: `select id, 'Invoice ' || id || ': ' || status || ' with ' || balance || ' to pay' as what from invoice
        where ${isIn('status', invoiceStates.counted)} and (status = 'paid') <> (balance = 0)`,
    },
    {
      about: 'a void invoice still holds hours',
      sql: `select distinct i.id, 'Invoice ' || i.id as what
        from invoice_source s join invoice_line l on l.id = s.invoice_line_id join invoice i on i.id = l.invoice_id where i.status = 'void' and s.held`,
    },
    {
      about: 'hours are on an invoice of another customer, or are not billable',
      sql: `select t.id, 'Time entry ' || t.id || ' on invoice ' || i.id as what
        from invoice_source s join time_entry t on t.id = s.time_entry_id join project p on p.id = t.project_id
        join invoice_line l on l.id = s.invoice_line_id join invoice i on i.id = l.invoice_id
        where s.held and (p.customer_id <> i.customer_id or not t.billable)`,
    },
    {
      about: 'costs are on an invoice of another customer, are not billable, or their bill is not open',
      sql: `select b.id, 'Line ' || b.position || ' of bill ' || b.bill_id || ' on invoice ' || i.id as what
        from invoice_source s join bill_line b on b.id = s.bill_line_id join bill h on h.id = b.bill_id
        join invoice_line l on l.id = s.invoice_line_id join invoice i on i.id = l.invoice_id
        where s.held and (b.customer_id is distinct from i.customer_id or not b.billable or not (${isIn('h.status', billStates.counted)}))`,
    },
    {
      about: 'expenses are on an invoice of another customer, are not billable, or are not approved',
      sql: `select e.id, 'Expense ' || e.id || ' on invoice ' || i.id as what
        from invoice_source s join expense e on e.id = s.expense_id
        join invoice_line l on l.id = s.invoice_line_id join invoice i on i.id = l.invoice_id
        where s.held and (e.customer_id is distinct from i.customer_id or not e.billable or not (${isIn('e.status', expenseStates.counted)}))`,
    },
    {
      about: 'the list of unbilled hours differs from the hours',
      sql: `select coalesce(t.id, u.time_entry_id) as id, 'Time entry ' || coalesce(t.id, u.time_entry_id) as what
        from (select e.*, i.id is not null as on_draft from time_entry e left join (invoice_source s join invoice_line l on l.id = s.invoice_line_id
            join invoice i on i.id = l.invoice_id) on s.time_entry_id = e.id and s.held where e.billable and coalesce(i.status, 'draft') = 'draft') t
        full join unbilled_entry u on u.time_entry_id = t.id
        where t.id is null or u.time_entry_id is null
          or (t.on_draft, t.project_id, t.user_id, t.task_id, t.work_date, t.minutes, t.billing_rate)
            is distinct from (u.on_draft, u.project_id, u.user_id, u.task_id, u.work_date, u.minutes, u.billing_rate)`,
    },
    movesFitLines({
      table: 'invoice',
      subject: 'Invoice',
      counts: isIn('d.status', invoiceStates.counted),
      quantity: '-l.quantity',
    }),
  ],
});
