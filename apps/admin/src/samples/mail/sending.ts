import type { EmailInput } from '@kontor/domain';
import { readSession } from '../../platform/api/session/session.ts';

/** The delay of an email after "Send", during which it can be undone. */
export const undoSeconds = 10;

/** A sent email that can still be undone. Its key ensures that it is sent once, however often it is tried. */
export type Waiting = { key: string; email: EmailInput; until: number };

/** Stored in this browser by person: nobody else who signs in here sends or reads it. */
export const owned = (name: string): string => `mail.${name}.${readSession()?.userData.id ?? 0}`;

type Listener = (waiting: Waiting) => void;
const listeners = new Set<Listener>();

/** Emails of somebody who was quicker than `MailSending`, which comes after the page. */
const early: Waiting[] = [];

/** `MailSending` runs on every page, so that an email is sent even when its author has left this one. */
export const sendLater = (email: EmailInput): void => {
  const waiting = { key: crypto.randomUUID(), email, until: Date.now() + undoSeconds * 1000 };
  if (!listeners.size) early.push(waiting);
  for (const listener of listeners) listener(waiting);
};
export function onSendLater(listener: Listener): () => void {
  listeners.add(listener);
  for (const waiting of early.splice(0)) listener(waiting);
  return () => void listeners.delete(listener);
}
