import type { EmailInput } from '@kontor/domain';
import { readSession } from '../../platform/api/session/session.ts';

/** How long a mail waits after "Send", so that it can be taken back. */
export const undoSeconds = 10;

/** A mail that was sent and can still be taken back. Under its key it leaves once, however often it is tried. */
export type Waiting = { key: string; email: EmailInput; until: number };

/** Kept in this browser under the person: nobody else who signs in here sends it, or reads what they write. */
export const owned = (name: string): string => `mail.${name}.${readSession()?.userData.id ?? 0}`;

type Listener = (waiting: Waiting) => void;
const listeners = new Set<Listener>();

/** `MailSending` stands beside every page, so that a mail leaves also when its writer has gone to another. */
export const sendLater = (email: EmailInput): void => {
  const waiting = { key: crypto.randomUUID(), email, until: Date.now() + undoSeconds * 1000 };
  for (const listener of listeners) listener(waiting);
};
export function onSendLater(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
