import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

declare const payloadOf: unique symbol;
/** A kind of work by its name, with the type of its payload, so that caller and worker agree. */
export type Job<Payload> = { readonly name: string; readonly [payloadOf]?: Payload };

/** Example: `export const sendMail = job<{ mailId: number }>('sendMail')`. */
export const job = <Payload extends object>(name: string): Job<Payload> => ({ name });

type Options = {
  /** Asked for again under the same key before it ran, it runs once. */
  key?: string;
  runAt?: Date;
};

/** After these the job is dead: it stays in the table and is on the error log. graphile-worker waits e^attempt seconds in between. */
export const tries = 10;

/** Asks for work in the transaction of the caller: it is done when that commits, and never when it does not. */
export async function enqueue<Payload>(
  em: EntityManager,
  { name }: Job<Payload>,
  payload: Payload,
  options: Options = {},
): Promise<void> {
  if (!em.isInTransaction()) throw new Error(`Job ${name} was asked for outside a transaction`);
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, job_key => ${options.key ?? null}::text,
    run_at => ${options.runAt ?? null}::timestamptz, max_attempts => ${tries})`.execute(em.getKysely());
}
