import { LockMode } from '@mikro-orm/postgresql';
import { DomainError } from '@kontor/domain';
import { sql } from 'kysely';
import { exchangeInvariants } from '../../documents/exchange.invariants.ts';
import { eInvoicesAreThere } from '../../documents/e-invoice/e-invoice.proof.ts';
import { indexedOrLatest } from '../../platform/search/matching.ts';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { memberConditions } from '../../work/project-members/member-conditions.ts';
import { RetainerApplication } from './retainer-application.entity.ts';
import { RetainerApplicationLine } from './retainer-application-line.entity.ts';
import { RetainerHoursLine } from './retainer-hours-line.entity.ts';
import { RetainerRefund } from './retainer-refund.entity.ts';
import { RetainerInvoiceLine } from './retainer-invoice-line.entity.ts';
import { RetainerInvoiceTax } from './retainer-invoice-tax.entity.ts';
import { RetainerInvoice } from './retainer-invoice.entity.ts';

export const retainerInvoiceSubject = defineSubject({
  entity: RetainerInvoice,
  page: 'retainerInvoices',
  parts: [
    { entity: RetainerInvoiceLine, key: 'retainerInvoice' },
    { entity: RetainerInvoiceTax },
    { entity: RetainerApplication, key: 'retainerInvoice' },
    { entity: RetainerApplicationLine },
    { entity: RetainerHoursLine },
    { entity: RetainerRefund, key: 'retainerInvoice' },
  ],
  // The progress of the PDF does not change the retainer invoice, and the number already names the series.
  quiet: ['snapshot', 'pdfState', 'pdfFileId', 'eInvoiceState', 'eInvoiceGaps', 'eInvoiceFileId', 'numberSeriesId'],
  files: { telling: 'total' },
  conditions: memberConditions,
  search: {
    group: 'documents',
    place: 33,
    id: 'r.id',
    find: (
      { text, has },
      allowed,
      limit,
    ) => sql`select r.id, r.number as title, c.name as subtitle, '/retainerInvoices/' || r.id || '/show' as link
      from ${indexedOrLatest('retainer_invoice', text)} r join customer c on c.id = r.customer_id where ${has('r.number')} and ${allowed} order by r.id desc limit ${limit}`,
  },
  assertMailable: async (em, id) => {
    const retainer = await em.findOne(RetainerInvoice, { id }, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
    if (retainer?.status === 'void') throw new DomainError('retainer_invoice.cannot_send', { status: retainer.status });
  },
  constraints: {
    retainer_invoice_number_unique: { code: 'number_series.number_given' },
    retainer_invoice_reference_unique: { code: 'document.reference_in_use', field: 'referenceNumber' },
    retainer_invoice_due_after_date: { code: 'invoice.due_before_issue', field: 'dueDate' },
    retainer_invoice_frozen: { code: 'retainer_invoice.frozen' },
    retainer_invoice_available: { code: 'retainer_invoice.over_available' },
    retainer_invoice_hours: { code: 'retainer_invoice.no_hours_left' },
  },
  proofs: [eInvoicesAreThere('retainer_invoice', 'RetainerInvoice', 'd.carries_tax')],
  invariants: [
    ...exchangeInvariants('retainer_invoice', 'Retainer invoice', "d.status <> 'draft'"),
    {
      about: 'the total is not what the lines and charges come to',
      sql: `select r.id, 'Retainer invoice ' || r.id || ': ' || r.subtotal || ' instead of ' || coalesce(sum(l.net), 0) as what
        from retainer_invoice r left join retainer_invoice_line l on l.retainer_invoice_id = r.id
        group by r.id having r.subtotal <> coalesce(sum(l.net), 0)`,
    },
    {
      about: 'the tax is not what its rates come to',
      sql: `select r.id, 'Retainer invoice ' || r.id || ': ' || r.tax || ' instead of ' || coalesce(sum(x.amount), 0) as what
        from retainer_invoice r left join retainer_invoice_tax x on x.retainer_invoice_id = r.id
        group by r.id having r.tax <> coalesce(sum(x.amount), 0)`,
    },
    {
      about: 'paid differs from the payments of the retainer invoice',
      sql: `select r.id, 'Retainer invoice ' || r.id || ': ' || r.paid || ' instead of ' || coalesce(a.amount, 0) as what
        from retainer_invoice r
        left join (select retainer_invoice_id, sum(amount) as amount from retainer_payment group by 1) a on a.retainer_invoice_id = r.id
        where r.paid <> coalesce(a.amount, 0)`,
    },
    {
      about: 'the money that invoices use differs from the applications of the retainer invoice',
      sql: `select r.id, 'Retainer invoice ' || r.id || ': ' || r.applied || ' instead of ' || coalesce(a.amount, 0) as what
        from retainer_invoice r
        left join (select retainer_invoice_id, sum(amount) as amount from retainer_application where released_date is null group by 1) a on a.retainer_invoice_id = r.id
        where r.applied <> coalesce(a.amount, 0)`,
    },
    {
      about: 'the prepaid hours differ from its lines, or what invoices draw of them from its applications',
      sql: `select r.id, 'Retainer invoice ' || r.id || ': ' || r.prepaid_minutes || ' and ' || r.drawn_minutes || ' minutes instead of '
          || coalesce(l.minutes, 0) || ' and ' || coalesce(a.minutes, 0) as what
        from retainer_invoice r
        left join (select retainer_invoice_id, sum(round(quantity * 60)) as minutes from retainer_invoice_line
          where unit = 'HUR' and quantity > 0 group by 1) l on l.retainer_invoice_id = r.id
        left join (select retainer_invoice_id, sum(minutes) as minutes from retainer_application where released_date is null group by 1) a
          on a.retainer_invoice_id = r.id
        where r.prepaid_minutes <> coalesce(l.minutes, 0) or r.drawn_minutes <> coalesce(a.minutes, 0)`,
    },
    {
      about: 'what was paid back differs from the refunds of the retainer invoice',
      sql: `select r.id, 'Retainer invoice ' || r.id || ': ' || r.refunded || ' instead of ' || coalesce(a.amount, 0) as what
        from retainer_invoice r
        left join (select retainer_invoice_id, sum(amount) as amount from retainer_refund group by 1) a on a.retainer_invoice_id = r.id
        where r.refunded <> coalesce(a.amount, 0)`,
    },
    {
      about: 'the advances of an invoice differ from what retainer invoices pay of it',
      sql: `select i.id, 'Invoice ' || i.id || ': ' || i.advanced || ' instead of ' || coalesce(a.amount, 0) as what
        from invoice i left join (select a.invoice_id, sum(a.amount) as amount from retainer_application a
          join retainer_invoice r on r.id = a.retainer_invoice_id where not a.is_final and not r.carries_tax group by 1) a on a.invoice_id = i.id
        where i.advanced <> coalesce(a.amount, 0)`,
    },
    {
      about: 'the lines that deduct an advance with tax do not come to its application, or are not what they deduct',
      sql: `select a.id, 'Retainer invoice ' || a.retainer_invoice_id || ' and invoice ' || a.invoice_id || ': ' || a.amount || ' instead of '
          || coalesce(sum(x.base + x.amount), 0) as what
        from retainer_application a join retainer_invoice r on r.id = a.retainer_invoice_id join invoice i on i.id = a.invoice_id
        left join retainer_application_line x on x.retainer_application_id = a.id left join invoice_line l on l.id = x.invoice_line_id
        where r.carries_tax group by a.id having a.amount <> coalesce(sum(x.base + x.amount), 0)
          or bool_or(l.invoice_id <> a.invoice_id or -l.net <> x.base + case when i.prices_include_tax then x.amount else 0 end
            or l.tax_category <> x.category or l.tax_percent is distinct from x.percent)`,
    },
    {
      about: 'an advance of one customer pays the invoice of another, or in another currency, or is final on a draft',
      sql: `select r.id, 'Retainer invoice ' || r.id || ' and invoice ' || i.id as what
        from retainer_application a join retainer_invoice r on r.id = a.retainer_invoice_id join invoice i on i.id = a.invoice_id
        where r.customer_id <> i.customer_id or r.currency <> i.currency or i.status = 'void' and a.released_date is null or a.is_final and i.status = 'draft'`,
    },
  ],
});
