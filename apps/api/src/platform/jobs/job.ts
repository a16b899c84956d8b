import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

declare const payloadOf: unique symbol;
/** The name of a job and the type of its payload, shared by caller and handler. */
export type Job<Payload> = { readonly name: string; readonly [payloadOf]?: Payload };

/** Example: `export const sendMail = job<{ mailId: number }>('sendMail')`. */
export const job = <Payload extends object>(name: string): Job<Payload> => ({ name });

type Options = {
  /** Enqueued again under the same key before it runs, the job runs once. */
  key?: string;
  runAt?: Date;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  tries?: number;
};

/** After this many tries a job stays in the table as failed, and is in the error log. graphile-worker waits e^attempt seconds in between. */
export const tries = 10;

/** Enqueues a job in the caller's transaction: it runs if and only if that commits. */
export async function enqueue<Payload>(
  em: EntityManager,
  { name }: Job<Payload>,
  payload: Payload,
  options: Options = {},
): Promise<void> {
  if (!em.isInTransaction()) throw new Error(`Job ${name} was asked for outside a transaction`);
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, job_key => ${options.key ?? null}::text,
    run_at => ${options.runAt ?? null}::timestamptz, queue_name => ${options.queue ?? null}::text, max_attempts => ${options.tries ?? tries})`.execute(
    em.getKysely(),
  );
}
