import { DomainError } from '../../platform/errors/domain-error.ts';
import type { EstimateStatus } from '../estimate/estimate.status.ts';
import type { CustomerLinkInput } from './customer-link.input.ts';

export type LinkTarget = { subject: 'Customer' | 'Invoice' | 'Estimate'; id: number };

/** What a link is to open. Throws DomainError `customer_link.one_of` unless exactly one is named. */
export function linkTarget({ customerId, invoiceId, estimateId }: CustomerLinkInput): LinkTarget {
  const targets: LinkTarget[] = [];
  if (customerId) targets.push({ subject: 'Customer', id: customerId });
  if (invoiceId) targets.push({ subject: 'Invoice', id: invoiceId });
  if (estimateId) targets.push({ subject: 'Estimate', id: estimateId });
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
