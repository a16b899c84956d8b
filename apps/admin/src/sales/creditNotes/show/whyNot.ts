import type { CreditNoteDetail } from '@kontor/domain';

type State = Pick<CreditNoteDetail, 'isDelivered' | 'paidBack' | 'retainerInvoiceId' | 'invoiceId' | 'allocations'>;

/** Why a sent credit note cannot be voided, in words; undefined when it can. */
export function whyNotVoid(creditNote: State, t: (key: string) => string): string | undefined {
  const { isDelivered, paidBack, retainerInvoiceId, invoiceId, allocations } = creditNote;
  if (retainerInvoiceId !== null) return t('creditNotes.why.refund');
  if (isDelivered) return t('creditNotes.why.delivered');
  if (paidBack > 0) return t('creditNotes.why.paid_back');
  return allocations.some((part) => part.invoiceId !== invoiceId) ? t('creditNotes.why.used') : undefined;
}
