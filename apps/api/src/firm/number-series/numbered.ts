import type { DocumentKind } from '@kontor/domain';

type Numbered = { table: string; subject: string; date: string };

/** The table of each kind of document, as `d`, and the date that its number was given for. */
export const numbered: Record<DocumentKind, Numbered> = {
  invoice: { table: 'invoice', subject: 'Invoice', date: 'd.invoice_date' },
  retainerInvoice: { table: 'retainer_invoice', subject: 'RetainerInvoice', date: 'd.invoice_date' },
  creditNote: { table: 'credit_note', subject: 'CreditNote', date: 'd.credit_note_date' },
  estimate: {
    table: 'estimate',
    subject: 'Estimate',
    date: `coalesce((select (v.document->>'estimateDate')::date from estimate_version v where v.estimate_id = d.id and v.revision = 1), d.estimate_date)`,
  },
};

/** SQL for a history row `a` that raised the next number of a series in use. */
export const isSkip = `a.subject = 'NumberSeries' and a.verb = 'update' and a.changes ? 'nextNumber' and a.changes ? 'reason'`;
