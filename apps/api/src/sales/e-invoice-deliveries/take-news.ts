import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { secondsToNextQuestion, stateAfterNews, type EInvoiceDeliveryState } from '@kontor/domain';
import type { Subject } from '@kontor/abilities';
import type { DeliveryNews } from '../../firm/access-point/access-point.port.ts';
import { notify } from '../../people/notifications/notify.ts';
import { whoMay } from '../../people/users/who-may.ts';
import { note } from '../../platform/audit/note.ts';
import { clock } from '../../platform/context/clock.ts';
import { recordOf } from '../../platform/rest/record-access.ts';
import { lockDocument } from './delivery-document.ts';
import { EInvoiceDelivery } from './e-invoice-delivery.entity.ts';

/** Says in the history of the document that its e-invoice came into another state; open pages learn it from there. */
export const noteState = (em: EntityManager, of: EInvoiceDelivery, from: EInvoiceDeliveryState | null): void =>
  note(em, {
    verb: 'deliver',
    subject: of.subjectType,
    subjectId: of.subjectId,
    changes: { eInvoiceDelivery: [from, of.state] },
  });

/** Notifies the readers of the document that its e-invoice did not arrive. */
export async function tellFailure(
  em: EntityManager,
  { id, subjectType, subjectId, edition, state }: EInvoiceDelivery,
  number: string,
) {
  const subject = subjectType as Exclude<Subject, 'all'>;
  const record = (await recordOf(em, subject, subjectId)) ?? {};
  await notify(em, await whoMay(em, 'read', subject, record), {
    kind: 'eInvoiceRejected',
    params: { number },
    subject,
    subjectId,
    dedupeKey: `eInvoiceRejected ${id} ${edition} ${state}`,
  });
}

/** Locks a delivery after its document. */
export const lockDelivery = (em: EntityManager, id: number): Promise<EInvoiceDelivery> =>
  em.findOneOrFail(EInvoiceDelivery, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });

/**
 * Takes what the access point tells of an e-invoice, however late, often and out of order. Returns the words for the error log if it was rejected now.
 */
export function takeNews(
  em: EntityManager,
  { id, subjectType, subjectId }: EInvoiceDelivery,
  news: DeliveryNews,
): Promise<string | null> {
  return em.transactional(async (inner) => {
    const { number } = await lockDocument(inner, subjectType, subjectId);
    const delivery = await lockDelivery(inner, id);
    const before = delivery.state;
    const [now, state] = [clock.now(), stateAfterNews(before, news.state)];
    const sentAt = delivery.sentAt ?? now;
    const isOnItsWay = state === 'sent' || state === 'accepted';
    const wait = isOnItsWay ? secondsToNextQuestion((now.getTime() - sentAt.getTime()) / 1000) : null;
    const nextAskAt = wait === null ? null : new Date(now.getTime() + wait * 1000);
    inner.assign(delivery, { state, sentAt, nextAskAt, problem: null, claimedUntil: null });
    if (state === before) return null;
    const reason = state === 'rejected' ? (news.reason?.slice(0, 500) ?? null) : null;
    inner.assign(delivery, { stateAt: now, reason });
    noteState(inner, delivery, before);
    if (state !== 'rejected') return null;
    await inner.flush();
    await tellFailure(inner, delivery, number);
    return `The e-invoice of ${number} was rejected${reason ? `: ${reason}` : ''}`;
  });
}
