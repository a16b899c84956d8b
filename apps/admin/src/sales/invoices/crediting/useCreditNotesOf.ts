import { add, compare, type CreditNoteRecord, type InvoiceDetail } from '@kontor/domain';
import { useGetList } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { maySee } from '../../../platform/api/maySee.ts';

type Credited = {
  notes: readonly CreditNoteRecord[];
  /** Those of other invoices whose credit was used for this one. */
  used: readonly CreditNoteRecord[];
  /** Says whether something is left that this person may credit. */
  isCreditable: boolean;
  /** Says whether a credit note, a draft included, forbids to void the invoice. */
  hasLiving: boolean;
};

/** The credit notes of an invoice, and what they allow. */
export function useCreditNotesOf(invoice: InvoiceDetail): Credited {
  const isIssued = invoice.status !== 'draft' && !invoice.opening;
  const { data: notes = [] } = useGetList<CreditNoteRecord>(
    'creditNotes',
    {
      filter: { invoiceId: invoice.id },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'creditNoteDate', order: 'ASC' },
    },
    { enabled: isIssued && may('list', 'CreditNote') },
  );
  const { data: used = [] } = useGetList<CreditNoteRecord>(
    'creditNotes',
    {
      filter: { usedOnInvoiceId: invoice.id },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'creditNoteDate', order: 'ASC' },
    },
    { enabled: invoice.credited > 0 && may('list', 'CreditNote') && maySee('CreditNote', 'allocations') },
  );
  const isLeft = compare(invoice.creditedTotal, add(invoice.total, invoice.rounding)) < 0;
  return {
    notes,
    used: invoice.credited > 0 ? used : [],
    isCreditable: isIssued && invoice.status !== 'void' && isLeft && may('create', 'CreditNote'),
    hasLiving: notes.some(({ status }) => status !== 'void'),
  };
}
