import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { JobRegistry } from './job-registry.ts';
import { lease } from './job-runner.ts';
import { job } from './job.ts';

export const unlockJobs = job<object>('unlockJobs');
export const forgetOldKeys = job<object>('forgetOldKeys');

/** Clears away what has had its time: locks of killed workers, idempotency keys of yesterday, counted attempts, spent tokens and links. */
@Injectable()
export class Sweeping implements OnModuleInit {
  constructor(private readonly registry: JobRegistry) {}

  onModuleInit(): void {
    this.registry.register(unlockJobs, unlock, '* * * * *');
    this.registry.register(forgetOldKeys, forget, '17 * * * *');
  }
}

/** A killed worker leaves its job locked for hours; after the lease another one may have it. */
async function unlock(_: object, em: EntityManager): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs where locked_at < now() - ${lease}::interval having count(*) > 0`.execute(em.getKysely());
}

/** A spent token is kept for a day after its end, so that a thief who brings it back is still recognised. */
async function forget(_: object, em: EntityManager): Promise<void> {
  const db = em.getKysely();
  await sql`delete from idempotency_key where created_at < now() - interval '24 hours'`.execute(db);
  await sql`delete from attempt where ends_at < now() - interval '1 hour'`.execute(db);
  await sql`delete from account_link where expires_at < now() - interval '30 days'`.execute(db);
  await sql`delete from refresh_token where expires_at < now() - interval '1 day'`.execute(db);
}
