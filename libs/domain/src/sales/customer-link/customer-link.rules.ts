import { DomainError } from '../../platform/errors/domain-error.ts';
import type { EstimateStatus } from '../estimate/estimate.status.ts';
import type { CustomerLinkInput } from './customer-link.input.ts';

const keys = {
  Customer: 'customerId',
  Invoice: 'invoiceId',
  Estimate: 'estimateId',
  RetainerInvoice: 'retainerInvoiceId',
  CreditNote: 'creditNoteId',
} as const satisfies Record<string, keyof CustomerLinkInput>;

export type LinkTarget = { subject: keyof typeof keys; id: number };

/** Returns what a link is to open. Throws DomainError `customer_link.one_of` unless exactly one is named. */
export function linkTarget(input: CustomerLinkInput): LinkTarget {
  const targets = (Object.keys(keys) as LinkTarget['subject'][]).flatMap((subject) => {
    const id = input[keys[subject]];
    return id ? [{ subject, id }] : [];
  });
  const [target, second] = targets;
  if (!target || second) throw new DomainError('customer_link.one_of');
  return target;
}

/**
 * Refuses an answer to an estimate that was answered already, or that is not the version the customer read. Throws DomainError
 * `customer_link.decided` or `customer_link.revised`.
 */
export function assertAnswerable(estimate: { status: EstimateStatus; revision: number }, readRevision: number): void {
  if (estimate.revision !== readRevision) throw new DomainError('customer_link.revised');
  if (estimate.status !== 'sent') throw new DomainError('customer_link.decided');
}
