import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

export const eventChannel = 'kontor_events';
export const maxEventBytes = 4096;

export type LiveEvent = {
  /** `changed` says that a record is not what it was; the screens read it again. */
  type: string;
  subject: string;
  /** Without an id many records of the subject have changed. */
  id?: number | null;
  /** Only for this person. */
  userId?: number | null;
};

/** Tells every open screen of every replica, when the caller's transaction commits. Who may not read the subject hears nothing. */
export async function publish(em: EntityManager, event: LiveEvent): Promise<void> {
  const text = JSON.stringify(event);
  if (Buffer.byteLength(text) > maxEventBytes) throw new Error(`An event has at most ${maxEventBytes} bytes`);
  await sql`select pg_notify(${eventChannel}, ${text})`.execute(em.getKysely());
}
