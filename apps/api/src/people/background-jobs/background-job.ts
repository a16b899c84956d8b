import type { EntityManager } from '@mikro-orm/postgresql';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { DomainError, type BackgroundJobRecord, type Language } from '@kontor/domain';
import { person } from '../../platform/context/actor.ts';
import { notFound } from '../../platform/errors/api-error.ts';
import { publish } from '../../platform/events/publish.ts';
import { enqueue, job } from '../../platform/jobs/job.ts';
import type { Progress } from './progress.ts';

/** A kind of long work that a person starts: `title` says it in their language. */
export type BackgroundJobKind<Input> = {
  name: string;
  title: Record<Language, (input: Input) => string>;
  /** Whether the actor may have its file: rights can be taken away after it was made. */
  mayHaveFile: () => boolean;
};

/** The result: a file to download, the page of the screen that shows it, both or neither. */
export type Result = { file?: { name: string; mimeType: string; content: Readable }; link?: string };
export type Work<Input> = (input: Input, progress: Progress) => Promise<Result>;

export const runBackgroundJob = job<{ id: number; sessionId: number }>('runBackgroundJob');

const mostOpen = 5;
/** Some tries bridge a short outage; afterwards the person learns that it failed. */
const tries = 4;
/** One such job at a time, so that the others of the runner are free for mails and papers. */
const queue = 'background jobs';
const shown = `id, created_at as "createdAt", kind, title, state, done, total, started_at as "startedAt", ended_at as "endedAt", problems,
  error_code as "errorCode", error_params as "errorParams", link, file_name as "fileName", file_size::float8 as "fileSize", file_until as "fileUntil"`;

/** Starts long work in the name of the person who acts, in the caller's transaction; it goes on when they have left. */
export async function startBackgroundJob<Input extends object>(
  em: EntityManager,
  { name, title }: BackgroundJobKind<Input>,
  input: Input,
  total: number | null = null,
): Promise<BackgroundJobRecord> {
  const { userId, sessionId } = person();
  const db = em.getKysely();
  const { rows } = await sql<{ language: Language }>`select language from user_account where id = ${userId} for update`.execute(
    db,
  );
  const { language = 'en' } = rows[0] ?? {};
  await assertFewOpen(em, userId);
  const { rows: stored } = await sql<{ id: number }>`insert into background_job (user_id, kind, title, input, total)
    values (${userId}, ${name}, ${title[language](input).slice(0, 200)}, ${JSON.stringify(input)}::jsonb, ${total}) returning id`.execute(
    db,
  );
  const id = stored[0]?.id ?? 0;
  await enqueueRun(em, id, sessionId);
  publishChange(em, id, userId);
  return ownBackgroundJob(em, id);
}

/** Counts in a statement of its own: the one that waited for the lock does not see what was started meanwhile. */
async function assertFewOpen(em: EntityManager, userId: number): Promise<void> {
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from background_job
    where user_id = ${userId} and ended_at is null`.execute(em.getKysely());
  if ((rows[0]?.open ?? 0) >= mostOpen) throw new DomainError('background_job.too_many', { max: mostOpen });
}

export const enqueueRun = (em: EntityManager, id: number, sessionId: number): Promise<void> =>
  enqueue(em, runBackgroundJob, { id, sessionId }, { key: `background job ${id}`, queue, tries });

/** The screens of the person read the job again after the commit. */
export const publishChange = (em: EntityManager, id: number, userId: number): void =>
  publish(em, { type: 'changed', subject: 'BackgroundJob', id, userId });

/** The latest background jobs of the person who acts. */
export async function ownBackgroundJobs(em: EntityManager): Promise<BackgroundJobRecord[]> {
  const { rows } = await sql<BackgroundJobRecord>`select ${sql.raw(shown)} from background_job
    where user_id = ${person().userId} order by id desc limit 50`.execute(em.getKysely());
  return rows;
}

/** A background job of the person who acts; nobody else's is found. */
export async function ownBackgroundJob(em: EntityManager, id: number): Promise<BackgroundJobRecord> {
  const { rows } = await sql<BackgroundJobRecord>`select ${sql.raw(shown)} from background_job
    where id = ${id} and user_id = ${person().userId}`.execute(em.getKysely());
  if (!rows[0]) throw notFound();
  return rows[0];
}
