import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { JobRegistry } from './job-registry.ts';
import { job } from './job.ts';

const forgetOldKeys = job<object>('forgetOldKeys');

/** Deletes expired data: idempotency keys of yesterday, counted attempts, spent tokens and links. */
@Injectable()
export class Sweeping implements OnModuleInit {
  constructor(private readonly registry: JobRegistry) {}

  onModuleInit(): void {
    this.registry.register(forgetOldKeys, forget, '17 * * * *');
  }
}

/** A spent token is kept for a day after its expiry, so that its use by a thief is still recognised. */
async function forget(_: object, em: EntityManager): Promise<void> {
  const db = em.getKysely();
  await sql`delete from idempotency_key where created_at < now() - interval '24 hours'`.execute(db);
  await sql`delete from attempt where ends_at < now() - interval '1 hour'`.execute(db);
  await sql`delete from account_link where expires_at < now() - interval '30 days'`.execute(db);
  await sql`delete from refresh_token where expires_at < now() - interval '1 day'`.execute(db);
}
