import type { EntityManager } from '@mikro-orm/postgresql';
import { tellAtCommit } from '../messages/messages.ts';

export const eventChannel = 'kontor_events';
const maxEventBytes = 4096;

export type LiveEvent = {
  /** `changed` means that a record changed and that screens should read it again. */
  type: string;
  subject: string;
  /** Without an id, many records of the subject changed. */
  id?: number | null;
  /** Only for this person. */
  userId?: number | null;
};

/**
 * Sends an event that is not in the history to every open screen of every replica, after the caller's transaction commits. Only
 * readers of the subject get it.
 */
export function publish(em: EntityManager, event: LiveEvent): void {
  const payload = JSON.stringify(event);
  if (Buffer.byteLength(payload) > maxEventBytes) throw new Error(`An event has at most ${maxEventBytes} bytes`);
  const transaction = em.getTransactionContext<object>();
  if (!transaction) throw new Error(`${event.type} ${event.subject} was published outside a transaction`);
  tellAtCommit(transaction, { channel: eventChannel, payload });
}
