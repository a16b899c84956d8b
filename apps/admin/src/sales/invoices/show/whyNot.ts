import { invoiceMachine, type InvoiceRecord, type InvoiceVerb } from '@kontor/domain';

type State = Pick<InvoiceRecord, 'status' | 'paid' | 'writtenOff'> & {
  /** A credit note that is not void. */ hasLiving: boolean;
};

/** Why the status forbids an action, in words; undefined when it does not. */
export function whyNot(
  verb: InvoiceVerb,
  { status, paid, writtenOff, hasLiving }: State,
  t: (key: string) => string,
): string | undefined {
  if (verb === 'void' && status !== 'draft' && paid !== 0) return t('invoices.why.has_payments');
  if (verb === 'void' && status !== 'draft' && writtenOff !== 0) return t('invoices.why.has_write_offs');
  if (verb === 'void' && status !== 'void' && hasLiving) return t('invoices.why.has_credit_notes');
  if (invoiceMachine.actionsFrom(status).includes(verb)) return undefined;
  if (status === 'paid') return t('invoices.why.paid');
  if (status === 'void') return t('invoices.why.void');
  return t(status === 'draft' ? 'invoices.why.not_sent' : 'invoices.why.not_draft');
}
