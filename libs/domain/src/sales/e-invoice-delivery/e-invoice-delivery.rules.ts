import { DomainError } from '../../platform/errors/domain-error.ts';
import type { EInvoiceDeliveryState, ToldDeliveryState } from './e-invoice-delivery.ts';

const rank: Record<EInvoiceDeliveryState, number> = { queued: 0, failed: 0, sent: 1, accepted: 2, delivered: 3, rejected: 3 };

/**
 * Returns the state after the access point told one. News come late, twice and out of order: what is older than what is known changes nothing, and
 * delivered and rejected are final. Example: `stateAfterNews('delivered', 'accepted')` is `'delivered'`.
 */
export const stateAfterNews = (known: EInvoiceDeliveryState, told: ToldDeliveryState): EInvoiceDeliveryState =>
  rank[told] > rank[known] ? told : known;

/** Lets only what was rejected or could not be handed over be sent again. Throws DomainError `e_invoice_delivery.on_its_way`. */
export function assertDeliverableAgain(state: EInvoiceDeliveryState | undefined): void {
  if (state !== 'rejected' && state !== 'failed') throw new DomainError('e_invoice_delivery.on_its_way');
}

const minute = 60;
const day = 24 * 60 * minute;
/** Within these days the recipient's side answers, or nobody does. */
const patienceDays = 30;

/**
 * Returns after how many seconds the access point is asked again about what it took `age` seconds ago: often at first, once a day in the end; null
 * when no answer is to be expected any more. Example: `secondsToNextQuestion(3600)` is 900.
 */
export const secondsToNextQuestion = (age: number): number | null =>
  age > patienceDays * day ? null : Math.min(Math.max(Math.round(age / 4), minute), day);
