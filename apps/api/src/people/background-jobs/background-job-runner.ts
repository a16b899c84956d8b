import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { DomainError, type AbilityRule } from '@kontor/domain';
import { context, runWith } from '../../platform/context/context.ts';
import { toAnswer, type Answer } from '../../platform/errors/to-answer.ts';
import { FILE_STORE, type FileStore, type Stored } from '../../platform/files/file-store.ts';
import { removeStoredFile } from '../../platform/files/stored-files.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { enqueue, job } from '../../platform/jobs/job.ts';
import { notify } from '../notifications/notify.ts';
import { enqueueRun, publishChange, runBackgroundJob, type BackgroundJobKind, type Result, type Work } from './background-job.ts';
import { actorOf, Cancelled, Interrupted, Progress } from './progress.ts';

const sweepBackgroundJobs = job<object>('sweepBackgroundJobs');

type Begun = {
  id: number;
  userId: number;
  kind: string;
  title: string;
  input: object;
  done: number;
  rules: AbilityRule[];
  active: boolean;
};
type Kept = { result: Result; stored: Stored | undefined };

/** Does the work of background jobs, in the name and with the rights of the person who started each. */
@Injectable()
export class BackgroundJobRunner implements OnModuleInit, OnModuleDestroy {
  private readonly kinds = new Map<string, { work: Work<never>; mayHaveFile: () => boolean }>();
  private isStopping = false;

  constructor(
    private readonly orm: MikroORM,
    private readonly registry: JobRegistry,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  onModuleInit(): void {
    this.registry.register(runBackgroundJob, ({ id, sessionId }, em, isLastTry) => this.run(em, id, sessionId, isLastTry));
    this.registry.register(sweepBackgroundJobs, (_, em) => sweep(em), '23 * * * *');
  }

  /** Comes before the runner of all jobs waits for those that run. */
  onModuleDestroy(): void {
    this.isStopping = true;
  }

  /** Modules register the work of their kinds in `onModuleInit`. */
  register<Input>({ name, mayHaveFile }: BackgroundJobKind<Input>, work: Work<Input>): void {
    if (this.kinds.has(name)) throw new Error(`Two modules do the background job ${name}`);
    this.kinds.set(name, { work, mayHaveFile });
  }

  mayHaveFile(kind: string): boolean {
    return this.kinds.get(kind)?.mayHaveFile() ?? false;
  }

  private async run(em: EntityManager, id: number, sessionId: number, isLastTry: boolean): Promise<void> {
    const begun = await em.transactional((inner) => begin(inner, id));
    if (!begun) return;
    try {
      const kept = await this.asPerson(begun, sessionId, (progress) => this.work(begun, progress));
      const isKept = await em.transactional((inner) => finish(inner, begun, kept));
      if (!isKept && kept.stored) await this.store.remove(kept.stored.key);
    } catch (error) {
      if (error instanceof Cancelled) return;
      if (error instanceof Interrupted) return em.transactional((inner) => enqueueRun(inner, id, sessionId));
      const answer = toAnswer(error);
      if (answer.status >= 500 && !isLastTry) throw error;
      await em.transactional((inner) => fail(inner, begun, answer));
      if (answer.unknown) throw error;
    }
  }

  private async work({ kind, input, active }: Begun, progress: Progress): Promise<Kept> {
    const work = this.kinds.get(kind)?.work as Work<object> | undefined;
    if (!work) throw new Error(`Nobody does the background job ${kind}`);
    if (!active) throw new DomainError('background_job.rights_lost');
    const result = await work(input, progress);
    return { result, stored: result.file && (await this.store.put(result.file.content)) };
  }

  private asPerson<T>(begun: Begun, sessionId: number, work: (progress: Progress) => Promise<T>): Promise<T> {
    const { id, userId, kind, done, rules } = begun;
    const actor = actorOf(userId, sessionId, rules);
    const progress = new Progress(this.orm, { id, done }, actor, () => this.isStopping);
    const { requestId = `background-job-${id}` } = context() ?? {};
    return runWith({ requestId, route: `background job ${kind}`, actor, root: this.orm.em }, () => work(progress));
  }
}

/** Undefined when it was cancelled, or has ended in another try. */
async function begin(em: EntityManager, id: number): Promise<Begun | undefined> {
  const { rows } = await sql<Begun>`update background_job b set state = 'running', started_at = coalesce(started_at, now())
    from user_account u join role r on r.id = u.role_id where b.id = ${id} and b.ended_at is null and u.id = b.user_id
    returning b.id, b.user_id as "userId", b.kind, b.title, b.input, b.done, r.rules, u.active`.execute(em.getKysely());
  if (rows[0]) publishChange(em, id, rows[0].userId);
  return rows[0];
}

/** False when it was cancelled meanwhile. */
async function finish(em: EntityManager, begun: Begun, { result, stored }: Kept): Promise<boolean> {
  const { file, link = null } = result;
  const { numAffectedRows } =
    await sql`update background_job set state = 'done', ended_at = now(), done = coalesce(total, done), link = ${link},
      file_name = ${file?.name ?? null}, mime_type = ${file?.mimeType ?? null}, storage_key = ${stored?.key ?? null}, sha256 = ${stored?.sha256 ?? null},
      file_size = ${stored?.size ?? null}, file_until = now() + ${stored ? '3 days' : null}::interval
      where id = ${begun.id} and state = 'running'`.execute(em.getKysely());
  if (!numAffectedRows) return false;
  await tell(em, begun, 'backgroundJobDone');
  return true;
}

async function fail(em: EntityManager, begun: Begun, { code, params }: Answer): Promise<void> {
  const { numAffectedRows } =
    await sql`update background_job set state = 'failed', ended_at = now(), error_code = ${code}, error_params = ${JSON.stringify(params ?? null)}::jsonb
      where id = ${begun.id} and ended_at is null`.execute(em.getKysely());
  if (numAffectedRows) await tell(em, begun, 'backgroundJobFailed');
}

async function tell(
  em: EntityManager,
  { id, userId, title }: Pick<Begun, 'id' | 'userId' | 'title'>,
  kind: 'backgroundJobDone' | 'backgroundJobFailed',
): Promise<void> {
  await notify(em, [userId], {
    kind,
    params: { name: title },
    subject: 'BackgroundJob',
    subjectId: id,
    dedupeKey: `background job ${id}`,
  });
  publishChange(em, id, userId);
}

/** Ends those whose job is gone, deletes files after three days, and the rest after thirty. */
async function sweep(em: EntityManager): Promise<void> {
  const lost =
    await sql<Begun>`select b.id, b.user_id as "userId", b.title from background_job b where b.ended_at is null and not exists (
      select from graphile_worker.jobs q where q.key = 'background job ' || b.id and (q.locked_at is not null or q.attempts < q.max_attempts))`.execute(
      em.getKysely(),
    );
  for (const begun of lost.rows)
    await em.transactional((inner) => fail(inner, begun, { status: 409, code: 'background_job.interrupted' }));
  await em.transactional(async (inner) => {
    const db = inner.getKysely();
    const { rows } = await sql<{ key: string }>`with expired as (select id, storage_key as key from background_job
        where storage_key is not null and file_until < now() for update)
      update background_job b set storage_key = null, file_until = null from expired where b.id = expired.id returning expired.key`.execute(
      db,
    );
    for (const { key } of rows) await enqueue(inner, removeStoredFile, { key });
    await sql`delete from background_job where storage_key is null and ended_at < now() - interval '30 days'`.execute(db);
  });
}
