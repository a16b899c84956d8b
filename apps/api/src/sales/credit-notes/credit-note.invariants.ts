import { creditNoteStates, invoiceStates } from '@kontor/domain';
import { isIn } from '../../platform/facts/states.ts';
import { movesFitLines } from '../../stock/moves/document.invariants.ts';
import type { Invariant } from '../../platform/subjects/subject.ts';

/** What `verify` counts again: the credit of each note, and what each invoice and each of its tax groups and lines gave back. */
export const creditNoteInvariants: readonly Invariant[] = [
  {
    about: 'the rate of a credit note is not that of its invoice',
    sql: `select n.id, 'Credit note ' || n.id as what from credit_note n join invoice i on i.id = n.invoice_id
      where n.status <> 'draft' and (n.currency, n.exchange_rate, n.exchange_rate_inverted) <> (i.currency, i.exchange_rate, i.exchange_rate_inverted)`,
  },
  {
    about: 'a credit note is not what was paid back of its advance',
    sql: `select n.id, 'Credit note ' || n.id || ': ' || n.total || ' instead of ' || f.amount as what
      from credit_note n join retainer_refund f on f.id = n.retainer_refund_id join retainer_invoice r on r.id = f.retainer_invoice_id
      where r.id <> n.retainer_invoice_id or not r.carries_tax or r.customer_id <> n.customer_id
        or (n.total, n.paid_back, n.credit_note_date, n.paid_back_date) <> (f.amount, f.amount, f.refund_date, f.refund_date)
        or (n.currency, n.exchange_rate, n.exchange_rate_inverted) <> (r.currency, r.exchange_rate, r.exchange_rate_inverted)`,
  },
  {
    about: 'more was deducted and paid back at a rate of an advance than it has',
    sql: `select r.id, 'Retainer invoice ' || r.id || ', ' || u.category || ' ' || coalesce(u.percent::text, '') || ': ' || u.base || ' and ' || u.amount as what
      from (select retainer_invoice_id, category, percent, sum(base) as base, sum(amount) as amount from (
          select a.retainer_invoice_id, x.category, x.percent, x.base, x.amount from retainer_application a
            join retainer_application_line x on x.retainer_application_id = a.id where a.released_date is null
          union all select n.retainer_invoice_id, x.category, x.percent, x.base, x.amount from credit_note n
            join credit_note_tax x on x.credit_note_id = n.id where n.retainer_invoice_id is not null and ${isIn('n.status', creditNoteStates.counted)}) p
        group by 1, 2, 3) u
      join retainer_invoice r on r.id = u.retainer_invoice_id
      left join retainer_invoice_tax t on t.retainer_invoice_id = r.id and t.category = u.category and t.percent is not distinct from u.percent
      where u.base > coalesce(t.base, 0) or u.amount > coalesce(t.amount, 0)`,
  },
  {
    about: 'the amount deducted from invoices differs from the allocations of the credit note',
    sql: `select n.id, 'Credit note ' || n.id || ': ' || n.applied || ' instead of ' || coalesce(a.amount, 0) as what
      from credit_note n left join (select credit_note_id, sum(amount) as amount from credit_allocation group by 1) a on a.credit_note_id = n.id
      where n.applied <> coalesce(a.amount, 0)`,
  },
  {
    about: 'the credited amount differs from the credit used on the invoice',
    sql: `select i.id, 'Invoice ' || i.id || ': ' || i.credited || ' instead of ' || coalesce(a.amount, 0) as what
      from invoice i left join (select invoice_id, sum(amount) as amount from credit_allocation group by 1) a on a.invoice_id = i.id
      where i.credited <> coalesce(a.amount, 0)`,
  },
  {
    about: 'the credited total differs from the credit notes of the invoice',
    sql: `select i.id, 'Invoice ' || i.id || ': ' || i.credited_total || ' instead of ' || coalesce(n.amount, 0) as what
      from invoice i left join (select invoice_id, sum(total + rounding) as amount from credit_note where ${isIn('status', creditNoteStates.counted)} group by 1) n on n.invoice_id = i.id
      where i.credited_total <> coalesce(n.amount, 0)`,
  },
  {
    about: 'the amounts of a credit note are not what its lines and taxes come to',
    sql: `select n.id, 'Credit note ' || n.id as what from credit_note n
      left join (select credit_note_id, sum(net) as net from credit_note_line group by 1) l on l.credit_note_id = n.id
      left join (select credit_note_id, sum(discount) as discount, sum(charge) as charge, sum(base) as base, sum(amount) as amount
        from credit_note_tax group by 1) x on x.credit_note_id = n.id
      where (n.subtotal, n.discount, n.charge, n.net, n.tax) is distinct from
        (coalesce(l.net, 0), coalesce(x.discount, 0), coalesce(x.charge, 0), coalesce(x.base, 0), coalesce(x.amount, 0))`,
  },
  {
    about: 'more was credited of a tax group than the invoice has in it',
    sql: `select i.id, 'Invoice ' || i.id || ', ' || c.category || ' ' || coalesce(c.percent::text, '') || ': ' || c.base || ' and ' || c.amount || ' of ' || coalesce(t.base, 0) || ' and ' || coalesce(t.amount, 0) as what
      from (select n.invoice_id, x.category, x.percent, sum(x.base) as base, sum(x.amount) as amount
        from credit_note n join credit_note_tax x on x.credit_note_id = n.id where ${isIn('n.status', creditNoteStates.counted)} group by 1, 2, 3) c
      join invoice i on i.id = c.invoice_id
      left join invoice_tax t on t.invoice_id = i.id and t.category = c.category and t.percent is not distinct from c.percent
      where abs(c.base) > abs(coalesce(t.base, 0)) or abs(c.amount) > abs(coalesce(t.amount, 0))`,
  },
  {
    about: 'more was credited of a line than the invoice has on it',
    sql: `select l.id, 'Line ' || l.position || ' of invoice ' || l.invoice_id || ': ' || c.quantity || ' and ' || c.net || ' of ' || l.quantity || ' and ' || l.net as what
      from (select d.invoice_line_id, sum(abs(d.quantity)) filter (where not d.is_by_amount) as quantity, sum(d.net) as net
        from credit_note n join credit_note_line d on d.credit_note_id = n.id where ${isIn('n.status', creditNoteStates.counted)} group by 1) c
      join invoice_line l on l.id = c.invoice_line_id
      where coalesce(c.quantity, 0) > abs(l.quantity) or abs(c.net) > abs(l.net)`,
  },
  {
    about: 'all lines of an invoice are credited, but not its whole amount',
    sql: `select i.id, 'Invoice ' || i.id || ': ' || i.credited_total || ' of ' || i.total + i.rounding as what
      from invoice i where i.credited_total > 0 and i.credited_total <> i.total + i.rounding and not exists (
        select 1 from invoice_line l where l.invoice_id = i.id and l.net <> coalesce((select sum(d.net) from credit_note_line d
          join credit_note n on n.id = d.credit_note_id where d.invoice_line_id = l.id and ${isIn('n.status', creditNoteStates.counted)}), 0))`,
  },
  {
    about: 'a credit note is for a line of another invoice',
    sql: `select n.id, 'Credit note ' || n.id || ' and invoice ' || l.invoice_id as what from credit_note n
      join credit_note_line d on d.credit_note_id = n.id join invoice_line l on l.id = d.invoice_line_id where l.invoice_id <> n.invoice_id`,
  },
  {
    about: 'credit of one customer pays the invoice of another, or in another currency, or one that is not issued',
    sql: `select n.id, 'Credit note ' || n.id || ' and invoice ' || i.id as what
      from credit_allocation a join credit_note n on n.id = a.credit_note_id join invoice i on i.id = a.invoice_id
      where n.customer_id <> i.customer_id or n.currency <> i.currency or not (${isIn('i.status', invoiceStates.counted)}) or n.status <> 'sent'`,
  },
  {
    about: 'a source that a credit note set free is still held by its line',
    sql: `select n.id, 'Credit note ' || n.id || ' and source ' || s.id as what
      from credit_note n join credit_note_line d on d.credit_note_id = n.id join credit_note_source f on f.credit_note_line_id = d.id
      join invoice_source s on s.id = f.invoice_source_id
      where s.invoice_line_id <> d.invoice_line_id or ${isIn('n.status', creditNoteStates.counted)} and s.held`,
  },
  movesFitLines({
    table: 'credit_note',
    subject: 'CreditNote',
    counts: `${isIn('d.status', creditNoteStates.counted)} and d.goods_returned`,
    quantity: 'case when l.is_by_amount then 0 else l.quantity end',
  }),
];
